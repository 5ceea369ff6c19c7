import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import type { SourceFile } from '../../engine/raster/page.ts';
import { openCounter, type Counter } from '../cases/counter.fixture.ts';
import { filesRead } from './files-read.ts';
import { omangRead } from './verification.fixture.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.remove());

const PAPER = { name: 'payslip.png', bytes: Buffer.from('a payslip') };

/** Hands over one more paper to a case that was read. */
const add = (caseId: string, alongside: readonly SourceFile[] = filesRead(counter.station, caseId)) =>
  counter.station.verification.verify({
    files: [PAPER],
    alongside,
    category: null,
    mode: 'BATCH',
    actor: { kind: 'operator', id: counter.clerk.id },
    author: counter.clerk.name,
    caseId,
  });
const withPayslip = () => {
  const read = omangRead();
  const payslip = { ...read.documents[0]!, documentType: 'PAYSLIP', category: 'INCOME' as const };
  return { ...read, documents: [...read.documents, payslip] };
};

describe('a paper that is handed over later', () => {
  it('is read with the others, and the history says that it was added', async () => {
    const { station, caseId } = await counter.begin();
    counter.reads(withPayslip);
    await add(caseId);
    const detail = station.cases.detail(caseId);
    expect(detail).toMatchObject({ documentTypes: ['OMANG', 'PAYSLIP'], progress: 'ready' });
    expect(detail.verification).toMatchObject({ totalFiles: 2 });
    const begun = detail.history.filter(({ action }) => action === 'verification.requested');
    expect(begun.map(({ detail: { files, added } }) => [files, added])).toEqual([
      [1, undefined],
      [2, 1],
    ]);
    expect(filesRead(station, caseId).map(({ bytes }) => String(bytes))).toEqual(['a', 'a payslip']);
  });

  it('leaves the name of the case as somebody typed it over the reading', async () => {
    const { station, caseId, clerk } = await counter.begin();
    station.cases.work.correct(caseId, { document: 0, field: 'fullName', value: 'KEABETSWE SMITH' }, clerk);
    counter.reads(withPayslip);
    await add(caseId);
    expect(station.cases.summary(caseId).subject).toBe('KEABETSWE SMITH');
  });

  it('waits until the one before it was read: of two readings the later would be without the other’s paper', async () => {
    const { station, caseId } = await counter.begin();
    station.cases.learn(caseId, { progress: 'processing' });
    await expect(add(caseId)).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'PROCESSING' } });
    station.cases.learn(caseId, { progress: 'ready' });
  });

  it('is not added to a case that was decided', async () => {
    const { station, caseId, clerk } = await counter.begin();
    counter.settle(caseId);
    station.cases.decisions.decide(caseId, { outcome: 'accept', reason: '' }, clerk);
    await expect(add(caseId)).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'DECIDED' } });
    expect(station.cases.files.list(caseId, 'source')).toHaveLength(1);
  });

  it('cannot be read with the others when those are not kept any more', async () => {
    const { station, caseId } = await counter.begin();
    station.store.database
      .prepare("DELETE FROM case_blobs WHERE case_id = ? AND role = 'source'")
      .run(caseId);
    expect(() => filesRead(station, caseId)).toThrow(/not kept any more/);
  });

  it('that could not be read leaves the case as it was', async () => {
    const { station, caseId } = await counter.begin();
    counter.reads(() => {
      throw new StationError('DAMAGED_DOCUMENT', unkeyed('Damaged.'), { fileIndex: 1 });
    });
    await expect(add(caseId)).rejects.toMatchObject({ code: 'DAMAGED_DOCUMENT', details: { fileIndex: 0 } });
    expect(station.cases.detail(caseId)).toMatchObject({ documentTypes: ['OMANG'], progress: 'ready' });
    expect(filesRead(station, caseId)).toHaveLength(1);
  });

  it('whose reading was cancelled is told from one that failed', async () => {
    const { station, caseId } = await counter.begin();
    counter.reads(() => {
      throw new StationError('CONFLICT', unkeyed('The request was cancelled.'), { reason: 'CANCELLED' });
    });
    await expect(add(caseId)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(station.cases.detail(caseId).history.at(-1)).toMatchObject({
      action: 'verification.failed',
      detail: { cancelled: true },
    });
  });
});
