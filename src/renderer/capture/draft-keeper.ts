import { useSyncExternalStore } from 'react';
import { DraftTable } from '../../contract/drafts.ts';
import { RequestFailure, station } from '../connection/client.ts';
import { draftFiles, keptFor } from './draft.ts';

/**
 * Keeps the draft's files in the station as it is made, and restores them after a reload, a crash or the next sign-in:
 * nothing is lost when the window closes (docs/adr/0074). Changes are sent one at a time, so the station never sees
 * them out of order.
 */
const RETRY_MS = 4_000;
const Kept = DraftTable.shape.files;

/** Files that the station refused for good, by draft id. */
const unkeepable = new Set<number>();
/** Ids that the station holds, as far as known here. */
let held = new Set<string>();
let written = '';
let running = false;
let again = false;
const listeners = new Set<() => void>();

/** Starts keeping; returns a function that stops it. */
export function keepDrafts(): () => void {
  return draftFiles.listen(() => void carryOver());
}

/** Fetches the signed-in operator's draft from the station and adds what this window lacks. */
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
  // Somebody else may have signed in during the download.
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
    // Locked, or the station is restarting: retry; the files stay in this window.
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

/** Refused because of the file itself, not of user or time. */
function isForGood(thrown: unknown): boolean {
  return thrown instanceof RequestFailure && [400, 413, 415, 422].includes(thrown.problem.status);
}

/** Does the station hold the whole draft? */
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
