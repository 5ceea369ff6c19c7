import { useSyncExternalStore } from 'react';
import { DraftTable } from '../../contract/drafts.ts';
import { RequestFailure, station } from '../connection/client.ts';
import { draftFiles, keptFor } from './draft.ts';

/**
 * Keeps the table of files in the station while it is made, and brings it back after a reload, a crash or the next
 * sign-in: nothing is lost when the window is closed in the middle (docs/adr/0074). One change is carried over at a
 * time, so the station never sees them in another order.
 */
const RETRY_MS = 4_000;
const Kept = DraftTable.shape.files;

/** Files that the station will never take, by their id on the table: it said what is wrong with them. */
const unkeepable = new Set<number>();
/** Ids that the station holds, as far as this window knows. */
let held = new Set<string>();
let written = '';
let running = false;
let again = false;
const listeners = new Set<() => void>();

/** Starts keeping; returns the end of it. */
export function keepDrafts(): () => void {
  return draftFiles.listen(() => void carryOver());
}

/** Fetches what the station has on the signed-in operator's table, and puts there what is missing in this window. */
export async function restoreDrafts(owner: string): Promise<void> {
  held = new Set();
  written = '';
  const { place, files } = await station.get('/drafts', DraftTable);
  const known = keptFor(draftFiles.now()).map(({ kept }) => kept);
  for (const { id } of files) held.add(id);
  const fetched = await Promise.all(
    files
      .filter(({ id }) => !known.includes(id))
      .map(async ({ id, name, mediaType }) => {
        const blob = await station.file('GET', `/drafts/${id}`);
        return { kept: id, file: new File([blob], name, { type: mediaType }) };
      }),
  );
  // Somebody else may have signed in while the files came.
  if (draftFiles.now().owner !== owner) return;
  if (fetched.length > 0) draftFiles.restore(place, fetched);
}

async function carryOver(): Promise<void> {
  if (running) {
    again = true;
    return;
  }
  running = true;
  try {
    do {
      again = false;
      await reconcile();
    } while (again);
  } catch {
    // Locked, or the station is starting anew: the files are in this window until it answers.
    setTimeout(() => void carryOver(), RETRY_MS);
  } finally {
    running = false;
    for (const listener of listeners) listener();
  }
}

async function reconcile(): Promise<void> {
  const { owner } = draftFiles.now();
  const same = (): boolean => draftFiles.now().owner === owner;
  for (const { id, file } of draftFiles.now().files.filter((f) => f.kept === null && !unkeepable.has(f.id))) {
    const form = new FormData();
    form.append('documents', file, file.name);
    const sent = await station.send('POST', '/drafts', form, Kept).catch((thrown: unknown) => {
      if (!isForGood(thrown)) throw thrown;
      unkeepable.add(id);
      return null;
    });
    if (!same()) return;
    const entry = sent?.[0];
    if (!entry) continue;
    held.add(entry.id);
    draftFiles.arrived(id, entry.id);
  }
  const ids = keptFor(draftFiles.now()).flatMap((f) => (f.kept === null ? [] : [f.kept]));
  for (const id of [...held].filter((one) => !ids.includes(one))) {
    await station.tell('DELETE', `/drafts/${id}`);
    held.delete(id);
  }
  const { place } = draftFiles.now();
  const order = JSON.stringify([place, ids]);
  if (ids.length > 0 && order !== written && same()) {
    await station.send('PUT', '/drafts', { place, ids }, DraftTable);
    written = order;
  }
}

/** Refused for what the file is, not for who asks or when. */
function isForGood(thrown: unknown): boolean {
  return thrown instanceof RequestFailure && [400, 413, 415, 422].includes(thrown.problem.status);
}

/** Is everything that lies on the table in the station, too? */
export function useAllKept(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      const stop = draftFiles.listen(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    () => draftFiles.now().files.every((file) => file.kept !== null),
  );
}
