import type { Logger } from 'pino';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { KeySource } from '../store/key-sources.ts';
import { openStore, type Store } from '../store/store.ts';
import { forgetPutInPlace, putInPlaceWhenAsked } from './put-in-place.ts';
import { rotateWhenAsked, tellFailedRotation } from './rotation-request.ts';

interface OpenedAtStart {
  readonly store: Store;
  /** Logs what was done before the services existed. */
  tell(parts: { audit: AuditLog; logger: Logger }): void;
}

/**
 * Opens a data folder for a long-running program. First does what needs exclusive access, if requested: a restore and a
 * change of the keys.
 *
 * @throws StationError STORAGE_FAILED
 */
export async function openAtStart(
  dataFolder: string,
  source: KeySource,
  clock: Clock,
): Promise<OpenedAtStart> {
  const restored = putInPlaceWhenAsked(dataFolder);
  let store = await openStore(dataFolder, source, clock);
  const rotation = await rotateWhenAsked(store, source, clock);
  if (rotation) store = await openStore(dataFolder, source, clock);
  return {
    store,
    tell: (parts) => {
      if (restored) {
        const { actor, createdAt, former } = restored;
        parts.audit.append({ actor, action: 'station.restored', details: { createdAt, former } });
        forgetPutInPlace(dataFolder);
      }
      if (rotation?.failure) tellFailedRotation(parts, rotation.failure);
    },
  };
}
