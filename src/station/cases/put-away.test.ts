import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorAccount } from '../../contract/people.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import { omangRead } from '../verification/verification.fixture.ts';
import { unread } from '../verification/files-read.ts';
import { openCounter, type Counter } from './counter.fixture.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.remove());

const failing = (): never => {
  throw new StationError('DAMAGED_DOCUMENT');
};
const onTable = (): string[] =>
  counter.station.cases.list({ onTable: true, limit: 100 }).cases.map(({ id }) => id);

/** A case whose only reading failed; `text` is its file. */
async function failed(
  text: string,
  { who = counter.clerk, reads = failing }: { who?: OperatorAccount; reads?: () => never } = {},
): Promise<string> {
  counter.reads(reads);
  let caseId = '';
  await counter.station.verification
    .verify({
      files: [{ name: 'card.jpg', bytes: Buffer.from(text) }],
      category: 'IDENTITY',
      mode: 'BATCH',
      actor: { kind: 'operator', id: who.id },
      author: who.name,
      onCase: (opened) => (caseId = opened),
    })
    .catch(() => undefined);
  return caseId;
}

describe('a case of which nothing was read', () => {
  it('says so, leaves the table when it is put away, is kept, and comes back', async () => {
    const { station, clerk, auditor } = counter;
    const caseId = await failed('one');
    expect(station.cases.summary(caseId)).toMatchObject({ progress: 'failed', putAway: false });
    expect(onTable()).toContain(caseId);
    expect(() => station.cases.table.putAway(caseId, auditor)).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
    station.cases.table.putAway(caseId, clerk);
    station.cases.table.putAway(caseId, clerk);
    expect(onTable()).not.toContain(caseId);
    expect(station.cases.list({ limit: 100 }).cases.map(({ id }) => id)).toContain(caseId);
    expect(station.cases.files.read(caseId, 'source', 0).bytes.toString()).toBe('one');
    station.cases.table.bringBack(caseId, clerk);
    expect(onTable()).toContain(caseId);
    expect(
      station.audit
        .list({ caseId, order: 'oldest' })
        .map(({ action }) => action)
        .slice(-2),
    ).toEqual(['case.put-away', 'case.brought-back']);
  });

  it('says that it was cancelled, not that it failed, until it is read again', async () => {
    const { station } = counter;
    const cancel = (): never => {
      throw new StationError('CONFLICT', unkeyed('The request was cancelled.'), { reason: 'CANCELLED' });
    };
    const caseId = await failed('cancelled', { reads: cancel });
    expect(station.cases.summary(caseId)).toMatchObject({ progress: 'failed', cancelled: true });
    station.cases.learn(caseId, { progress: 'processing' });
    expect(station.cases.summary(caseId)).toMatchObject({ progress: 'processing', cancelled: false });
    station.cases.learn(caseId, { progress: 'ready' });
    expect(station.cases.summary(await failed('damaged'))).toMatchObject({ cancelled: false });
  });

  it('is read again from the files it holds, and then lies on the table as any other', async () => {
    const { station, clerk } = counter;
    const caseId = await failed('two');
    station.cases.table.putAway(caseId, clerk);
    const { files, category } = unread(station, caseId);
    expect(files.map(({ name, bytes }) => [name, String(bytes)])).toEqual([['card.jpg', 'two']]);
    expect(category).toBe('IDENTITY');
    counter.reads(() => omangRead());
    await station.verification.verify({
      files: [],
      alongside: files,
      category,
      mode: 'BATCH',
      actor: { kind: 'operator', id: clerk.id },
      caseId,
    });
    expect(station.cases.summary(caseId)).toMatchObject({ progress: 'ready', putAway: false });
    expect(station.cases.files.list(caseId, 'source')).toHaveLength(1);
    expect(onTable()).toContain(caseId);
    expect(() => unread(station, caseId)).toThrow(/was read/);
    expect(() => station.cases.table.putAway(caseId, clerk)).toThrow(/nothing was read/);
  });

  it('leaves the table by itself when the same person read all its files in another case', async () => {
    const { station, clerk, supervisor } = counter;
    const mine = await failed('three');
    const theirs = await failed('three', { who: supervisor });
    counter.reads(() => omangRead());
    await station.verification.verify({
      files: [{ name: 'again.jpg', bytes: Buffer.from('three') }],
      category: null,
      mode: 'BATCH',
      actor: { kind: 'operator', id: clerk.id },
    });
    expect(onTable()).not.toContain(mine);
    expect(onTable()).toContain(theirs);
  });

  it('whose files are gone cannot be read again, and says why', async () => {
    const { station } = counter;
    const caseId = await failed('four');
    station.store.database.prepare('DELETE FROM case_blobs WHERE case_id = ?').run(caseId);
    expect(() => unread(station, caseId)).toThrow(/not kept any more/);
  });
});
