/**
 * `node appender.ts DATA_FOLDER NAME COUNT START`: at the moment START (milliseconds since the epoch) opens the folder, and
 * appends COUNT audit records one by one, beside others that do the same.
 */
import { pino } from 'pino';
import { createStation } from '../../src/station/station.ts';

const [dataFolder, name, count, start] = process.argv.slice(2);
// Not a timer: the processes are to meet in the same millisecond.
while (Date.now() < Number(start));
const station = await createStation({ dataFolder: dataFolder!, logger: pino({ level: 'silent' }) });
for (let i = 0; i < Number(count); i++)
  station.audit.append({ actor: { kind: 'client', id: name! }, action: 'test.shared', details: { i } });
await station.close();
