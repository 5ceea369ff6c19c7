import { pino } from 'pino';
import { StationConfig } from '../../../src/contract/config.ts';
import { noEngine } from '../../../src/station/no-engine.fixture.ts';
import { createStation, type Station } from '../../../src/station/station.ts';

/** A station without reading engines that takes lists of any age, in a folder of its own. */
export const openStation = (dataFolder: string): Promise<Station> =>
  createStation({
    dataFolder,
    config: StationConfig.parse({
      engine: { processes: 1 },
      screening: { requiredLists: [], maxListAgeDays: 3_650 },
    }),
    clock: { now: () => Date.now() },
    startEngine: noEngine,
    logger: pino({ level: 'silent' }),
  });
