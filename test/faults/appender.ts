/** `node appender.ts DATA_FOLDER NAME COUNT`: appends COUNT audit records one by one, beside others that do the same. */
import { pino } from 'pino';
import { createStation } from '../../src/station/station.ts';

const [dataFolder, name, count] = process.argv.slice(2);
const station = await createStation({ dataFolder: dataFolder!, logger: pino({ level: 'silent' }) });
for (let i = 0; i < Number(count); i++)
  station.audit.append({ actor: { kind: 'client', id: name! }, action: 'test.shared', details: { i } });
await station.close();
