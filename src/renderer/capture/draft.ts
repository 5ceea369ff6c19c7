import { useSyncExternalStore } from 'react';
import { ACCEPTED_MEDIA_TYPES, MAX_FILE_BYTES, MAX_FILES } from '../../contract/limits.ts';

/** A file that waits to be verified. */
export interface DraftFile {
  readonly id: number;
  readonly file: File;
  /** Object URL for the thumbnail; null for a PDF. */
  readonly preview: string | null;
}

export type Refusal =
  { readonly kind: 'too-large' | 'wrong-type'; readonly name: string } | { readonly kind: 'too-many' };

interface Draft {
  readonly owner: string | null;
  readonly files: readonly DraftFile[];
}

let draft: Draft = { owner: null, files: [] };
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: Draft): void {
  draft = next;
  for (const listener of listeners) listener();
}

function drop(files: readonly DraftFile[]): void {
  for (const { preview } of files) if (preview) URL.revokeObjectURL(preview);
}

/** Splits chosen files into those that fit the limits of the interface and the reasons for the others. */
export function sortOut(files: readonly File[], room: number): { taken: File[]; refused: Refusal[] } {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    if (!(ACCEPTED_MEDIA_TYPES as readonly string[]).includes(file.type))
      refused.push({ kind: 'wrong-type', name: file.name });
    else if (file.size > MAX_FILE_BYTES) refused.push({ kind: 'too-large', name: file.name });
    else if (taken.length >= room) {
      if (!refused.some((r) => r.kind === 'too-many')) refused.push({ kind: 'too-many' });
    } else taken.push(file);
  }
  return { taken, refused };
}

/** The files of the task at hand. They outlive the screen, a lock of the counter and a failed verification. */
export const draftFiles = {
  add(files: readonly File[]): Refusal[] {
    const { taken, refused } = sortOut(files, MAX_FILES - draft.files.length);
    const added = taken.map((file) => ({
      id: nextId++,
      file,
      preview: file.type === 'application/pdf' ? null : URL.createObjectURL(file),
    }));
    change({ ...draft, files: [...draft.files, ...added] });
    return refused;
  },
  replace(id: number, file: File): void {
    drop(draft.files.filter((f) => f.id === id));
    const files = draft.files.map((f) =>
      f.id === id ? { id, file, preview: URL.createObjectURL(file) } : f,
    );
    change({ ...draft, files });
  },
  remove(id: number): void {
    drop(draft.files.filter((f) => f.id === id));
    change({ ...draft, files: draft.files.filter((f) => f.id !== id) });
  },
  move(id: number, by: -1 | 1): void {
    const from = draft.files.findIndex((f) => f.id === id);
    const to = from + by;
    if (from < 0 || to < 0 || to >= draft.files.length) return;
    const files = [...draft.files];
    [files[from], files[to]] = [files[to]!, files[from]!];
    change({ ...draft, files });
  },
  clear(): void {
    drop(draft.files);
    change({ ...draft, files: [] });
  },
  /** Another operator starts with an empty table. */
  belongsTo(owner: string): void {
    if (draft.owner === owner) return;
    drop(draft.files);
    change({ owner, files: [] });
  },
};

export function useDraft(): readonly DraftFile[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => draft.files,
  );
}
