import type { Logger } from 'pino';
import { causeInWords } from '../../contract/errors/cause.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import type { Clock } from '../clock.ts';
import { repeat } from '../repeat.ts';
import { missingScanners } from '../scanners/index.ts';
import type { Store } from '../store/store.ts';
import { createCertificateFacts, type CertificateFacts } from './certificate-facts.ts';
import { createClockWatch } from './clock-watch.ts';
import { damagedModels } from './model-files.ts';
import { createScrub, SCRUB_EVERY_MS, type Scrub } from './scrub.ts';

const MODELS_EVERY_MS = DAY_MS;
const SCANNERS_EVERY_MS = 5 * 60_000;

/** Results of the background checks, as last seen. */
export interface Watch {
  damagedModels(): readonly string[];
  missingScanners(): readonly string[];
  failuresInARow(): number;
  clock(): 'ahead' | 'back' | null;
  certificate(): CertificateFacts;
  readonly scrub: Scrub;
  /** Hashes the model files now. `folder`: default that of the program. */
  lookAtModels(folder?: string): Promise<void>;
  lookAtScanners(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export interface WatchOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly failuresInARow: () => number;
  /** When the newest record was written; null in a new station. */
  readonly lastKnown: number | null;
  /** Is the clock too far ahead to erase anything by it? */
  readonly isClockDoubtful: () => boolean;
}

export function createWatch({ store, clock, logger, failuresInARow, ...time }: WatchOptions): Watch {
  const scrub = createScrub(store, clock, (part, count) =>
    logger.error({ part, count }, 'stored data are damaged'),
  );
  let models: readonly string[] = [];
  let scanners: readonly string[] = [];
  let stops: (() => void)[] = [];
  let scrubbing: Promise<void> | null = null;
  const failed = (task: string) => (thrown: unknown) =>
    logger.error({ task, cause: causeInWords(thrown) }, 'housekeeping failed');
  const lookAtModels = async (folder?: string): Promise<void> => {
    models = await damagedModels(folder);
    if (models.length > 0) logger.error({ models }, 'model files are damaged or missing');
  };
  const lookAtScanners = async (): Promise<void> => void (scanners = await missingScanners());
  const scrubOn = (): void => {
    scrubbing ??= scrub
      .turn()
      .catch(failed('scrub'))
      .finally(() => (scrubbing = null));
  };
  return {
    failuresInARow,
    clock: createClockWatch(() => clock.now(), time.lastKnown, time.isClockDoubtful),
    certificate: createCertificateFacts(store.folder),
    scrub,
    damagedModels: () => models,
    missingScanners: () => scanners,
    lookAtModels,
    lookAtScanners,
    start: () => {
      if (stops.length > 0) return;
      stops = [
        repeat(MODELS_EVERY_MS, () => void lookAtModels().catch(failed('models')), { atOnce: true }),
        repeat(SCANNERS_EVERY_MS, () => void lookAtScanners().catch(failed('scanners')), { atOnce: true }),
        repeat(SCRUB_EVERY_MS, scrubOn),
      ];
    },
    stop: async () => {
      for (const stop of stops) stop();
      stops = [];
      await scrubbing;
    },
  };
}
