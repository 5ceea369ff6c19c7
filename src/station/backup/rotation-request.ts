import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { systemActor } from '../actor.ts';
import { openAuditLog } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import { writeDurably } from '../store/durable-file.ts';
import { defaultKeyFile, renewedFileKeySource, type KeySource } from '../store/key-sources.ts';
import type { Store } from '../store/store.ts';
import { rotateKeys } from './rotate-keys.ts';

const requestFile = (folder: string): string => path.join(folder, 'rotate-keys');

/** Keys change while nothing else has the folder open: the next start of the station does it first. */
export function requestRotation(folder: string): void {
  writeDurably(requestFile(folder), 'Every key is changed at the next start of the station.\n');
}

export const rotationRequested = (folder: string): boolean => existsSync(requestFile(folder));

/**
 * Changes every key of the folder that was just opened, when somebody has asked for it. The new key is kept where the
 * old one was (keychain, key file, passphrase); other ways in end. Afterwards the store is closed: open it again.
 *
 * @returns whether the store was closed.
 * @throws StationError CONFLICT when another process has the folder open; the request stays.
 */
export async function rotateWhenAsked(store: Store, source: KeySource, clock: Clock): Promise<boolean> {
  const { folder } = store;
  if (!rotationRequested(folder)) return false;
  const newSource = source.kind === 'file' ? renewedFileKeySource(defaultKeyFile(folder)) : source;
  await rotateKeys(
    { store, audit: openAuditLog(store, clock) },
    { newSource, actor: systemActor('key-rotation') },
  );
  rmSync(requestFile(folder), { force: true });
  return true;
}
