import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { UNDO_SECONDS } from '../../contract/cases.ts';
import { ACCEPTED_MEDIA_TYPES, MAX_FILE_BYTES, MAX_FILES, MAX_TABLE_FILES } from '../../contract/limits.ts';

/** A file that waits to be verified. */
export interface DraftFile {
  readonly id: number;
  readonly file: File;
  /** Object URL for the thumbnail; null for what is no picture. */
  readonly preview: string | null;
  /** Its id in the station's draft; null until uploaded (draft-keeper.ts). */
  readonly kept: string | null;
}

export type Refusal =
  | { readonly kind: 'too-large' | 'empty' | 'wrong-type'; readonly name: string }
  /** The task has its ten; or files left from before it take the room of the station. */
  | { readonly kind: 'too-many' | 'no-room' };

export interface Draft {
  readonly owner: string | null;
  /** The task the files are for: the query of the capture screen's address. */
  readonly place: string;
  readonly files: readonly DraftFile[];
  /** Ids of files left from before another customer's task began: not part of it unless confirmed. */
  readonly earlier: readonly number[];
  /** Files being read, until the outcome is known: the draft is free for the next customer. */
  readonly sent: {
    readonly run: string;
    readonly place: string;
    readonly files: readonly DraftFile[];
  } | null;
  /** The last deletion while it can be undone. The station has deleted the files. */
  readonly deleted: Deletion | null;
}

interface Deletion {
  readonly files: readonly DraftFile[];
  /** Ids of all files before it, in order. */
  readonly order: readonly number[];
  readonly earlier: readonly number[];
  /** Until when they can be put back, as `Date.now()` says it. */
  readonly until: number;
}

const EMPTY = { place: '', files: [], earlier: [], sent: null, deleted: null } as const;
let draft: Draft = { owner: null, ...EMPTY };
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

const caseOf = (place: string): string | null => new URLSearchParams(place).get('case');

/** Splits chosen files into those within the interface's limits and the reasons against the others. */
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

/** All files that the station keeps for this operator: the draft and those being read. */
export const keptFor = ({ files, sent }: Draft): readonly DraftFile[] => [...files, ...(sent?.files ?? [])];

/** Draft files of the current task, without an earlier customer's. */
const ofTask = ({ files, earlier }: Draft): readonly DraftFile[] =>
  earlier.length === 0 ? files : files.filter(({ id }) => !earlier.includes(id));

/** How many files the task may still take, and which limit says so. Files left from before it are not part of it. */
function roomOf(now: Draft): { room: number; limit: 'too-many' | 'no-room' } {
  const ofThis = MAX_FILES - ofTask(now).length;
  const ofAll = MAX_TABLE_FILES - now.files.length;
  return ofAll < ofThis ? { room: ofAll, limit: 'no-room' } : { room: ofThis, limit: 'too-many' };
}

/** The last deletion can no longer be undone. */
function endDeletion(): void {
  if (!draft.deleted) return;
  drop(draft.deleted.files);
  change({ ...draft, deleted: null });
}

/** As it would be with the last deletion undone. */
const withDeleted = (now: Draft): Draft =>
  now.deleted === null
    ? now
    : {
        ...now,
        files: [...now.files, ...now.deleted.files],
        earlier: [...now.earlier, ...now.deleted.earlier],
      };

function takeAway(isGone: (file: DraftFile) => boolean): void {
  const gone = draft.files.filter(isGone);
  if (gone.length === 0) return;
  drop(draft.deleted?.files ?? []);
  const { files, earlier } = draft;
  const deleted: Deletion = {
    // Restored files are uploaded again.
    files: gone.map((file) => ({ ...file, kept: null })),
    order: files.map(({ id }) => id),
    earlier,
    until: Date.now() + UNDO_SECONDS * 1_000,
  };
  change({
    ...draft,
    files: files.filter((file) => !isGone(file)),
    earlier: earlier.filter((id) => !gone.some((file) => file.id === id)),
    deleted,
  });
  setTimeout(() => {
    if (draft.deleted === deleted) endDeletion();
  }, UNDO_SECONDS * 1_000);
}

/** Files of the current task. They survive the screen, a lock and a failed verification. */
export const draftFiles = {
  add(files: readonly File[]): Refusal[] {
    const { room, limit } = roomOf(draft);
    const { taken, refused } = sortOut(files, room);
    change({ ...draft, files: [...draft.files, ...taken.map((file) => entry(file, null))] });
    if (roomOf(withDeleted(draft)).room < 0) endDeletion();
    return refused.map((one) => (one.kind === 'too-many' ? { kind: limit } : one));
  },
  replace(id: number, file: File): void {
    drop(draft.files.filter((f) => f.id === id));
    change({ ...draft, files: draft.files.map((f) => (f.id === id ? { ...entry(file, null), id } : f)) });
  },
  remove(id: number): void {
    takeAway((file) => file.id === id);
  },
  move(id: number, by: -1 | 1): void {
    const own = ofTask(draft);
    const at = own.findIndex((f) => f.id === id);
    const [one, other] = [own[at], own[at + by]];
    if (!one || !other) return;
    const swapped = new Map([
      [one, other],
      [other, one],
    ]);
    change({ ...draft, files: draft.files.map((f) => swapped.get(f) ?? f) });
  },
  clear(): void {
    takeAway(() => true);
  },
  /** Restores the last deletion in place; files added since come after it. */
  putBack(): void {
    const { deleted, files, earlier } = draft;
    if (!deleted) return;
    const placeOf = ({ id }: DraftFile): number => (deleted.order.indexOf(id) + 1 || Infinity) - 1;
    change({
      ...draft,
      files: [...deleted.files, ...files].toSorted((a, b) => placeOf(a) - placeOf(b) || 0),
      earlier: [
        ...earlier,
        ...deleted.files.map(({ id }) => id).filter((id) => deleted.earlier.includes(id)),
      ],
      deleted: null,
    });
  },
  endDeletion,
  /** The task's files are being read; an earlier customer's stay separate. */
  sendOff(run: string): void {
    const { place, earlier } = draft;
    drop([...(draft.sent?.files ?? []), ...(draft.deleted?.files ?? [])]);
    const left = draft.files.filter(({ id }) => earlier.includes(id));
    change({ ...draft, ...EMPTY, files: left, earlier, sent: { run, place, files: ofTask(draft) } });
  },
  /** On failure, return the files to the draft, unless the next customer's are there; their case holds them as well. */
  comeBack(run: string): void {
    const { sent, files } = draft;
    if (sent?.run !== run || ofTask(draft).length > 0) return;
    endDeletion();
    change({ ...draft, place: sent.place, files: [...files, ...sent.files], sent: null });
  },
  /** @param kept what was sent, by the ids of the table in the station: after a reload nothing else tells it apart */
  wereRead(run: string, kept: readonly string[]): void {
    const isOf = (file: DraftFile): boolean => file.kept !== null && kept.includes(file.kept);
    const sent = draft.sent?.run === run ? draft.sent.files : [];
    drop([...sent, ...draft.files.filter(isOf)]);
    const files = draft.files.filter((file) => !isOf(file));
    change({ ...draft, files, sent: draft.sent?.run === run ? null : draft.sent });
  },
  /** Another operator starts with an empty draft. Returns whether that happened. */
  belongsTo(owner: string): boolean {
    if (draft.owner === owner) return false;
    drop([...draft.files, ...(draft.sent?.files ?? []), ...(draft.deleted?.files ?? [])]);
    change({ owner, ...EMPTY });
    return true;
  },
  /** The screen that the files are captured on says which task they are for. */
  isFor(place: string): void {
    if (draft.place === place) return;
    if (caseOf(draft.place) === caseOf(place)) return change({ ...draft, place });
    endDeletion();
    change({ ...draft, place, earlier: draft.files.map(({ id }) => id) });
  },
  /** Files are chosen for somebody new, while others may lie there still. */
  newCustomer(): void {
    endDeletion();
    change({ ...draft, place: '', earlier: draft.files.map(({ id }) => id) });
  },
  /** Confirms that the earlier files belong to this task. */
  keepEarlier(): void {
    change({ ...draft, earlier: [] });
  },
  /** Removes the earlier files. */
  removeEarlier(): void {
    const { earlier } = draft;
    takeAway(({ id }) => earlier.includes(id));
  },
  /** Restored files come before those added meanwhile. */
  restore(place: string, files: readonly { file: File; kept: string }[]): void {
    const restored = files.map(({ file, kept }) => entry(file, kept));
    change({ ...draft, place: draft.place || place, files: [...restored, ...draft.files] });
  },
  /** The station has stored the file. */
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

/** How many files the current task may still take. */
export function useRoom(): number {
  return useSyncExternalStore(draftFiles.listen, () => roomOf(draft).room);
}

/** Draft files of the current task. */
export function useTaskFiles(): readonly DraftFile[] {
  const now = useSyncExternalStore(draftFiles.listen, draftFiles.now);
  return useMemo(() => ofTask(now), [now]);
}

/** The files of a reading; after a reload they return to the draft. */
export function useFilesOf(run: string): readonly DraftFile[] {
  const { files, sent } = useSyncExternalStore(draftFiles.listen, draftFiles.now);
  return sent?.run === run ? sent.files : files;
}

/** Number of files left from before the current task. */
export function useEarlierFiles(): number {
  const { files, earlier } = useSyncExternalStore(draftFiles.listen, draftFiles.now);
  return files.filter(({ id }) => earlier.includes(id)).length;
}

/** The last deletion, if it can be undone; otherwise null. */
export function useDeleted(): Deletion | null {
  return useSyncExternalStore(draftFiles.listen, () => draft.deleted);
}

export function useDraftPlace(): string {
  return useSyncExternalStore(draftFiles.listen, () => draft.place);
}

/** For screens that add files: sets their task from the address. */
export function useTaskOfFiles(search: string): void {
  useEffect(() => draftFiles.isFor(search), [search]);
}
