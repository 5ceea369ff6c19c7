import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { defaultKeySource } from '../store/key-sources.ts';
import { openStore, type Store } from '../store/store.ts';
import { openAuditLog, type AuditLog } from './audit-log.ts';

const actor = { kind: 'system', id: 'test' } as const;
let folder: string;
let store: Store;
let audit: AuditLog;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-audit-'));
  store = await openStore(folder, defaultKeySource(folder), systemClock);
  audit = openAuditLog(store, systemClock);
  audit.appendAll(
    Array.from({ length: 2_000 }, (_, i) => ({ actor, action: 'test.filled', details: { i } })),
  );
});
afterEach(async () => {
  await audit.close();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('gives the answer of a verification in the station itself, which goes on working meanwhile', async () => {
  const expected = audit.verify();
  let turns = 0;
  let done = false;
  const count = (): void => {
    turns++;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  const answer = await audit.verifyAside();
  done = true;
  expect(answer).toEqual(expected);
  expect(answer).toMatchObject({ holds: true, records: 2_000 });
  expect(turns).toBeGreaterThan(10);
});

it('is one verification for everybody who asks while it is at work, and a new one afterwards', async () => {
  const first = audit.verifyAside();
  expect(audit.verifyAside()).toBe(first);
  await first;
  audit.append({ actor, action: 'test.later' });
  expect(await audit.verifyAside()).toMatchObject({ holds: true, records: 2_001 });
});

it('names the record that was edited behind the guards', async () => {
  store.database.exec('DROP TRIGGER audit_log_no_update');
  store.database.exec("UPDATE audit_log SET body = replace(body, 'filled', 'forged') WHERE sequence = 7");
  expect(await audit.verifyAside()).toMatchObject({
    holds: false,
    firstBreak: { kind: 'edited', sequence: 7 },
  });
});

it('ends with the station', async () => {
  const answer = audit.verifyAside();
  const refused = expect(answer).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  await audit.close();
  await refused;
});
