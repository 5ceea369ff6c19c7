/**
 * A process that is going to be killed: `node writer.ts DATA_FOLDER CONFIRMED`. It works like a busy counter and appends
 * to the file CONFIRMED what it has confirmed, one line each, before anything else happens (the file is no part of the
 * station, and what was written to it outlives the process):
 *   record SEQUENCE HASH     an audit record        case ID BLOB    a case with a file
 */
import { randomBytes } from 'node:crypto';
import { openSync, writeSync } from 'node:fs';
import { pino } from 'pino';
import { createStation } from '../../src/station/station.ts';

const confirmed = openSync(process.argv[3]!, 'a');
const say = (line: string): void => void writeSync(confirmed, `${line}\n`);
const station = await createStation({ dataFolder: process.argv[2]!, logger: pino({ level: 'silent' }) });
const actor = { kind: 'client', id: 'writer' } as const;
say('open');

for (let i = 0; ; i++) {
  switch (i % 4) {
    case 0: {
      const appended = station.audit.append({ actor, action: 'test.single', details: { i } });
      say(`record ${appended.sequence} ${appended.hash}`);
      break;
    }
    case 1: {
      const appended = station.audit.appendAll(
        Array.from({ length: 20 }, (_, n) => ({ actor, action: 'test.batch', details: { i, n } })),
      );
      for (const one of appended) say(`record ${one.sequence} ${one.hash}`);
      break;
    }
    case 2: {
      const bytes = randomBytes(20_000);
      const caseId = station.store.write(() => {
        const id = station.cases.open({
          kind: 'verification',
          actor,
          author: 'writer',
          progress: 'processing',
        });
        station.cases.files.add(id, [{ role: 'source', bytes, mediaType: 'image/jpeg' }]);
        return id;
      });
      say(`case ${caseId} ${station.cases.files.list(caseId)[0]!.blob}`);
      break;
    }
    case 3:
      station.audit.head();
      break;
  }
  // Lets the event loop turn, as a server's does.
  await new Promise((resolve) => setImmediate(resolve));
}
