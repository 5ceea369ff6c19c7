/** A process that writes to a data folder until it is ended: two records in each transaction. */
import { setImmediate as turn } from 'node:timers/promises';
import { openAuditLog } from '../audit/audit-log.ts';
import { systemClock } from '../clock.ts';
import { defaultKeySource } from '../store/key-sources.ts';
import { openStore } from '../store/store.ts';

const folder = process.argv[2]!;
const store = await openStore(folder, defaultKeySource(folder), systemClock);
const audit = openAuditLog(store, systemClock);
const actor = { kind: 'system', id: 'test' } as const;
for (let i = 0; ; i++) {
  store.write(() => {
    audit.append({ actor, action: 'test.left', details: { i, text: 'x'.repeat(2_000) } });
    audit.append({ actor, action: 'test.right', details: { i } });
  });
  if (i === 0) process.stdout.write('writing\n');
  await turn();
}
