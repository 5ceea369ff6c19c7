/** A station with the quick engine as a process of its own, for tests that kill it. Arguments: data folder. */
import { pino } from 'pino';
import { createApi } from '../../../src/api/app.ts';
import { startServer } from '../../../src/api/server.ts';
import { StationConfig } from '../../../src/contract/config.ts';
import { systemActor } from '../../../src/station/actor.ts';
import { createStation } from '../../../src/station/station.ts';
import { quickEngine } from './quick-engine.ts';

const [, , dataFolder = ''] = process.argv;
const config = StationConfig.parse({ engine: { processes: 2 } });
const station = await createStation({
  dataFolder,
  config,
  logger: pino({ level: 'silent' }),
  startEngine: quickEngine,
});
const options = { dataFolder, port: 0, tls: false, hosts: [], requestTimeoutSeconds: 30, now: Date.now() };
const server = await startServer(createApi(station), options);
station.jobs.start();
station.webhooks.start();
const known = station.access.list().length > 0;
const credentials = known
  ? null
  : station.access.register(systemActor('test'), { name: 'test', plan: 'enterprise' });
process.send?.({ baseUrl: server.baseUrl, credentials });
