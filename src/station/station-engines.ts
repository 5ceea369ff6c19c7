import { inEnglish } from '../contract/messages/in-language.ts';
import type { Logger } from 'pino';
import type { StationConfig } from '../contract/config.ts';
import { lacksInstructions, processorWarning } from '../engine/processor.ts';
import type { StartEngineProcess } from '../engine/protocol.ts';
import { createEngine, type Engine } from './engine.ts';
import { countOutcomes, type CallOutcomes } from './health/call-outcomes.ts';
import { queueKeyFile, readQueueKey } from './queue/queue-key.ts';
import type { SharedQueue } from './queue/shared-queue.ts';

interface StationEnginesOptions {
  readonly start: StartEngineProcess;
  readonly config: StationConfig;
  /** Null: no shared queue; the station does its own work. */
  readonly shared: SharedQueue | null;
  /** The data folder, with the key of the shared queue. */
  readonly folder: string;
  readonly logger: Logger;
}

/** The engines of a station: of its documents and faces, and of its card readers. */
export function createStationEngines({ start, config, shared, folder, logger }: StationEnginesOptions): {
  readonly outcomes: CallOutcomes;
  /** Never shared with other stations: the reader stands here. */
  readonly readerEngine: Engine;
} {
  const processor = processorWarning();
  if (processor) logger.warn(inEnglish(processor));
  const local = createEngine(
    start,
    config.engine,
    (why) =>
      logger.warn(
        { why },
        lacksInstructions(why)
          ? 'engine process replaced: this processor lacks instructions (AVX) that the models need'
          : 'engine process replaced',
      ),
    (warning) => logger.warn(warning),
  );
  const outcomes = countOutcomes(
    shared
      ? shared.createSharedEngine(local, {
          url: config.queue,
          key: readQueueKey(queueKeyFile(folder), true),
          onError: (error) => logger.warn({ error: error.name }, 'queue connection'),
        })
      : local,
    logger,
  );
  const readerEngine = createEngine(start, { ...config.engine, processes: READER_PROCESSES }, (why) =>
    logger.warn({ why }, 'process of the card readers replaced'),
  );
  return { outcomes, readerEngine };
}

/** Cards are read one at a time; listing readers waits for it. */
const READER_PROCESSES = 1;
