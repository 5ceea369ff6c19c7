import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { StationError } from '../../contract/errors/station-error.ts';
import { systemActor } from '../actor.ts';
import { openAuditLog, type AuditLog } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import { writeDurably } from '../store/durable-file.ts';
import { asStorageFailure } from '../store/failures.ts';
import { defaultKeyFile, renewedFileKeySource, type KeySource } from '../store/key-sources.ts';
import type { Store } from '../store/store.ts';
import { rotateKeys } from './rotate-keys.ts';

const requestFile = (folder: string): string => path.join(folder, 'rotate-keys');

/** Changing keys needs exclusive access: the next start of the station does it first. */
export function requestRotation(folder: string): void {
  writeDurably(requestFile(folder), 'Every key is changed at the next start of the station.\n');
}

export const rotationRequested = (folder: string): boolean => existsSync(requestFile(folder));

/**
 * Changes every key of the folder just opened, if requested. The new key is kept where the old one was (keychain, key
 * file, passphrase); other ways in end. A failure (disk full, folder in use) must not keep the counter closed: the
 * request stays for the next start.
 *
 * @returns null when nobody has asked. Otherwise the store is closed, to be opened again.
 */
export async function rotateWhenAsked(
  store: Store,
  source: KeySource,
  clock: Clock,
): Promise<{ readonly failure: StationError | null } | null> {
  const { folder } = store;
  if (!rotationRequested(folder)) return null;
  const newSource = source.kind === 'file' ? renewedFileKeySource(defaultKeyFile(folder)) : source;
  try {
    await rotateKeys(
      { store, audit: openAuditLog(store, clock) },
      { newSource, actor: systemActor('key-rotation') },
    );
    rmSync(requestFile(folder), { force: true });
    return { failure: null };
  } catch (thrown) {
    store.close();
    return { failure: StationError.from(asStorageFailure(thrown)) };
  }
}

/** Logs why the requested change of keys was not made. */
export function tellFailedRotation(
  { audit, logger }: { audit: AuditLog; logger: Logger },
  { code, details }: StationError,
): void {
  const reason = details.reason ?? code;
  logger.warn({ reason }, 'the keys could not be changed; the next start tries again');
  audit.append({
    actor: systemActor('key-rotation'),
    action: 'keys.rotated',
    outcome: 'failure',
    details: { reason },
  });
}
