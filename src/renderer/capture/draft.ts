import { useSyncExternalStore } from 'react';
import { ACCEPTED_MEDIA_TYPES, MAX_FILE_BYTES, MAX_FILES } from '../../contract/limits.ts';

/** A file that waits to be verified. */
export interface DraftFile {
  readonly id: number;
  readonly file: File;
  /** Object URL for the thumbnail; null for what is no picture. */
  readonly preview: string | null;
  /** Its id on the operator's table in the station; null until it has arrived there (draft-keeper.ts). */
  readonly kept: string | null;
}

export type Refusal =
  | { readonly kind: 'too-large' | 'empty' | 'wrong-type'; readonly name: string }
  | { readonly kind: 'too-many' };

export interface Draft {
  readonly owner: string | null;
  /** The task the files are for: the query of the capture screen's address. */
  readonly place: string;
  readonly files: readonly DraftFile[];
}

let draft: Draft = { owner: null, place: '', files: [] };
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: Draft): void {
  draft = next;
  for (const listener of listeners) listener();
}

function drop(files: readonly DraftFile[]): void {
  for (const { preview } of files) if (preview) URL.revokeObjectURL(preview);
}

const entry = (file: File, kept: string | null): DraftFile => ({
  id: nextId++,
  file,
  preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
  kept,
});

/** Splits chosen files into those that fit the limits of the interface and the reasons for the others. */
export function sortOut(files: readonly File[], room: number): { taken: File[]; refused: Refusal[] } {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    if (!(ACCEPTED_MEDIA_TYPES as readonly string[]).includes(file.type))
      refused.push({ kind: 'wrong-type', name: file.name });
    else if (file.size === 0) refused.push({ kind: 'empty', name: file.name });
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
    change({ ...draft, files: [...draft.files, ...taken.map((file) => entry(file, null))] });
    return refused;
  },
  replace(id: number, file: File): void {
    drop(draft.files.filter((f) => f.id === id));
    change({ ...draft, files: draft.files.map((f) => (f.id === id ? { ...entry(file, null), id } : f)) });
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
  /** Another operator starts with an empty table. Tells whether that happened. */
  belongsTo(owner: string): boolean {
    if (draft.owner === owner) return false;
    drop(draft.files);
    change({ owner, place: '', files: [] });
    return true;
  },
  /** The screen that the files are captured on says which task they are for. */
  isFor(place: string): void {
    if (draft.place !== place) change({ ...draft, place });
  },
  /** What the station kept comes before what was added meanwhile. */
  restore(place: string, files: readonly { file: File; kept: string }[]): void {
    const restored = files.map(({ file, kept }) => entry(file, kept));
    change({ ...draft, place: draft.place || place, files: [...restored, ...draft.files] });
  },
  /** The station has the file now. */
  arrived(id: number, kept: string): void {
    change({ ...draft, files: draft.files.map((f) => (f.id === id ? { ...f, kept } : f)) });
  },
  now: (): Draft => draft,
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useDraft(): readonly DraftFile[] {
  return useSyncExternalStore(draftFiles.listen, () => draft.files);
}

export function useDraftPlace(): string {
  return useSyncExternalStore(draftFiles.listen, () => draft.place);
}
