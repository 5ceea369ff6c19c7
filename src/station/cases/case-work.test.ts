import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Station } from '../station.ts';
import { omangRead } from '../verification/verification.fixture.ts';
import { commitmentHash } from './commitment.ts';
import { openCounter, type Counter } from './counter.fixture.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.remove());

describe('corrections', () => {
  it('keep the reading, its box and the author; null takes them back; a decided case takes none', async () => {
    const { station, caseId, clerk } = await counter.begin();
    const { work } = station.cases;
    work.correct(caseId, { document: 0, field: 'fullName', value: 'KEABETSWE MOGAPI-SMITH' }, clerk);
    work.correct(caseId, { document: 0, field: 'placeOfBirth', value: 'MAUN' }, clerk);
    expect(station.cases.detail(caseId).corrections).toEqual([
      {
        document: 0,
        field: 'fullName',
        original: 'KEABETSWE MOGAPI',
        value: 'KEABETSWE MOGAPI-SMITH',
        author: 'The clerk',
        at: '2026-11-21T08:00:00.000Z',
      },
      {
        document: 0,
        field: 'placeOfBirth',
        original: null,
        value: 'MAUN',
        author: 'The clerk',
        at: '2026-11-21T08:00:00.000Z',
      },
    ]);
    expect(work.corrections(caseId)[0]!.originalField?.box).toEqual({ x: 10, y: 20, width: 200, height: 22 });
    expect(work.correct(caseId, { document: 0, field: 'fullName', value: null }, clerk)).toBeNull();
    expect(work.corrections(caseId).map((one) => one.field)).toEqual(['placeOfBirth']);
    const records = station.audit.list({ caseId });
    expect(JSON.stringify(records)).not.toContain('MAUN');
    const [salt] = station.store.database
      .prepare<[string], Buffer>("SELECT salt FROM case_corrections WHERE case_id = ? AND value = 'MAUN'")
      .pluck()
      .all(caseId);
    const corrected = records.find(({ details }) => details['field'] === 'placeOfBirth');
    expect(corrected!.hashes['value']).toBe(commitmentHash('MAUN', salt!));
    counter.settle(caseId);
    station.cases.decisions.decide(caseId, { outcome: 'accept', reason: '' }, clerk);
    expect(() => work.correct(caseId, { document: 0, field: 'fullName', value: 'X' }, clerk)).toThrow(
      /decided/,
    );
  });
});

it('a field that documents of this type do not have is refused, and keeps nothing', async () => {
  const { station, caseId, clerk } = await counter.begin();
  for (const field of ['fullname', 'netSalary', 'constructor'])
    expect(() => station.cases.work.correct(caseId, { document: 0, field, value: 'X' }, clerk)).toThrow(
      'no such field',
    );
  expect(station.cases.work.corrections(caseId)).toEqual([]);
});

describe('what is typed for a day', () => {
  it.each(['soon', '31.02.2030', 'N/A', '12', 'KEABETSWE', '2999-01-01'])(
    'is refused when it is none: %s',
    async (value) => {
      const { station, caseId, clerk } = await counter.begin();
      for (const field of ['dateOfBirth', 'expiryDate'])
        expect(() => station.cases.work.correct(caseId, { document: 0, field, value }, clerk)).toThrow(
          'This is not a valid date between 1850 and 2200.',
        );
      expect(station.cases.work.corrections(caseId)).toEqual([]);
    },
  );

  it.each(['1990-02-03', '3 February 1990', '03/02/1990'])(
    'is taken as people write it: %s',
    async (value) => {
      const { station, caseId, clerk } = await counter.begin();
      station.cases.work.correct(caseId, { document: 0, field: 'dateOfBirth', value }, clerk);
      expect(station.cases.work.corrections(caseId)).toHaveLength(1);
    },
  );
});

describe('a corrected value', () => {
  it('is checked, and the case is found by it until it is taken back', async () => {
    const { station, caseId, clerk } = await counter.begin();
    const { work } = station.cases;
    const found = (search: string) =>
      station.cases.list({ search, limit: 100 } as never).cases.some((one) => one.id === caseId);
    const type = (field: string, value: string | null) =>
      work.correct(caseId, { document: 0, field, value }, clerk);
    type('fullName', 'KEABETSWE SPECIMEN-SMITH');
    type('idNumber', '000020000');
    expect([found('Specimen-Smith'), found('000020000')]).toEqual([true, true]);
    expect(station.retention.findSubject({ number: '000020000' })).toContain(caseId);
    expect(station.retention.findSubject({ name: 'Keabetswe Specimen-Smith' })).toContain(caseId);
    type('fullName', null);
    type('idNumber', null);
    expect([found('Specimen-Smith'), found('000020000')]).toEqual([false, false]);
    expect(found('KEABETSWE MOGAPI')).toBe(true);
    type('expiryDate', '2020-01-01');
    const checksNow = station.cases.detail(caseId).verification!.documents[0]!.checks;
    expect(checksNow.find(({ id }) => id === 'not-expired')).toMatchObject({
      outcome: 'failed',
      explanation: 'Expired on 2020-01-01.',
    });
    expect(work.verification(caseId)!.verification.documents[0]!.checks).not.toEqual(checksNow);
  });
});

describe('corrections of a case that is read again', () => {
  const FILE = { name: 'b', bytes: Buffer.from('b') };
  const typed = (of: { station: Station; caseId: string }) =>
    of.station.cases
      .detail(of.caseId)
      .corrections.map(({ document, field, value, original }) => [document, field, value, original]);

  it('do not change another document that is read in the same case, and can be taken back there', async () => {
    const made = await counter.begin();
    const { station, caseId, clerk } = made;
    const { work } = station.cases;
    work.correct(caseId, { document: 0, field: 'fullName', value: 'KEABETSWE SMITH' }, clerk);
    const by = { actor: { kind: 'operator', id: clerk.id }, author: clerk.name, caseId } as const;
    await station.verification.verify({ files: [FILE], category: 'ADDRESS', mode: 'BATCH', ...by });
    expect(typed(made)).toEqual([]);
    expect(work.earlierCorrections(caseId).map(({ value }) => value)).toEqual(['KEABETSWE SMITH']);
    work.correct(caseId, { document: 0, field: 'fullName', value: 'ANOTHER' }, clerk);
    work.correct(caseId, { document: 0, field: 'fullName', value: null }, clerk);
    expect(typed(made)).toEqual([]);
    const report = station.reports.json(caseId, by.actor);
    expect(report.corrections).toEqual([]);
    expect(report.earlierCorrections).toMatchObject([{ field: 'fullName', value: 'KEABETSWE SMITH' }]);
  });

  it('stay with their document when it is read together with its other side', async () => {
    const made = await counter.begin();
    const { station, caseId, clerk } = made;
    station.cases.work.correct(caseId, { document: 0, field: 'fullName', value: 'KEABETSWE SMITH' }, clerk);
    counter.reads(() => {
      const read = omangRead();
      const [card] = read.documents;
      return { ...read, documents: [{ ...card!, documentType: 'UTILITY_BILL' }, card!] };
    });
    const by = { actor: { kind: 'operator', id: clerk.id }, author: clerk.name, caseId } as const;
    await station.verification.verify({
      files: [FILE],
      alongside: [{ name: 'a', bytes: Buffer.from('a') }],
      category: 'IDENTITY',
      mode: 'BATCH',
      ...by,
    });
    expect(typed(made)).toEqual([[1, 'fullName', 'KEABETSWE SMITH', 'KEABETSWE MOGAPI']]);
    station.cases.work.correct(caseId, { document: 1, field: 'fullName', value: null }, clerk);
    expect(typed(made)).toEqual([]);
  });
});

it('the newest reading of a case is the last one, whatever the clock said', async () => {
  const { station, caseId } = await counter.begin();
  counter.time.now -= 3_600_000;
  try {
    const again = await station.verification.verify({
      files: [{ name: 'b', bytes: Buffer.from('b') }],
      category: 'IDENTITY',
      mode: 'BATCH',
      actor: { kind: 'client', id: 'bank' },
      caseId,
    });
    expect(station.cases.detail(caseId).verification?.requestId).toBe(again.requestId);
  } finally {
    counter.time.now += 3_600_000;
  }
});
