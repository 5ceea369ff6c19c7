import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorAccount } from '../../contract/operator.ts';
import type { Station } from '../station.ts';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';
import { commitmentHash } from './commitment.ts';

type Verdict = 'TAMPERED' | undefined;
interface Counter {
  station: Station;
  clerk: OperatorAccount;
  supervisor: OperatorAccount;
  auditor: OperatorAccount;
}

/** One station with one person of each role for every test: hashing passwords is slow on purpose. */
let verdict: Verdict;
let made: Awaited<ReturnType<typeof stationFor>>;
let counter: Counter;
beforeAll(async () => {
  made = await stationFor({ verify: () => omangRead(verdict ? { verdict } : {}) });
  const { operators } = made.station;
  const administrator = await operators.setUp({ name: 'Administrator', password: 'correct horse' });
  const add = (role: 'clerk' | 'supervisor' | 'auditor'): Promise<OperatorAccount> =>
    operators.create(administrator, { name: `The ${role}`, password: 'battery staple', role });
  counter = {
    station: made.station,
    clerk: await add('clerk'),
    supervisor: await add('supervisor'),
    auditor: await add('auditor'),
  };
});
afterAll(() => made.remove());

/** A new case that the clerk has read a document for. */
async function begin(found?: 'TAMPERED'): Promise<Counter & { caseId: string }> {
  verdict = found;
  const { station, clerk } = counter;
  const { caseId } = await station.verification.verify({
    files: [{ name: 'a', bytes: Buffer.from('a') }],
    category: 'IDENTITY',
    mode: 'BATCH',
    actor: { kind: 'operator', id: clerk.id },
    author: clerk.name,
  });
  return { ...counter, caseId: caseId! };
}

describe('decisions', () => {
  it('a clerk accepts a case of low risk alone', async () => {
    const { station, caseId, clerk } = await begin();
    expect(
      station.cases.decisions.decide(caseId, { outcome: 'accept', reason: '' }, clerk).approval,
    ).toBeNull();
    expect(station.cases.summary(caseId).state).toBe('accepted');
    expect(() =>
      station.cases.decisions.decide(caseId, { outcome: 'reject', reason: 'Again' }, clerk),
    ).toThrow(/decided already/);
  });

  it('above the risk of 50, or with a TAMPERED verdict, a second person has to approve', async () => {
    const { station, caseId, clerk, supervisor } = await begin('TAMPERED');
    const { decisions } = station.cases;
    decisions.decide(caseId, { outcome: 'accept', reason: 'Known to us' }, clerk);
    expect(station.cases.summary(caseId).state).toBe('waiting');
    expect(() => decisions.approve(caseId, { approve: true, reason: '' }, clerk)).toThrow(/role/);
    expect(decisions.approve(caseId, { approve: true, reason: 'Seen' }, supervisor).approval).toMatchObject({
      approved: true,
      author: 'The supervisor',
    });
    expect(station.cases.summary(caseId).state).toBe('accepted');
  });

  it('the one who decided cannot approve, supervisor or not', async () => {
    const { station, caseId, supervisor } = await begin('TAMPERED');
    station.cases.decisions.decide(caseId, { outcome: 'accept', reason: '' }, supervisor);
    expect(() => station.cases.decisions.approve(caseId, { approve: true, reason: '' }, supervisor)).toThrow(
      /another person/,
    );
  });

  it('four eyes stay four when the clock was set back between two decisions', async () => {
    const { station, caseId, clerk, supervisor } = await begin('TAMPERED');
    const { decisions } = station.cases;
    decisions.decide(caseId, { outcome: 'accept', reason: 'Known to us' }, clerk);
    decisions.approve(caseId, { approve: false, reason: 'The photo differs' }, supervisor);
    made.time.now -= 3_600_000;
    try {
      expect(decisions.decide(caseId, { outcome: 'accept', reason: 'Mine' }, supervisor)).toMatchObject({
        author: 'The supervisor',
      });
      expect(() => decisions.approve(caseId, { approve: true, reason: '' }, supervisor)).toThrow(
        /another person/,
      );
    } finally {
      made.time.now += 3_600_000;
    }
  });

  it('a refused approval opens the case again, with a reason', async () => {
    const { station, caseId, clerk, supervisor } = await begin('TAMPERED');
    station.cases.decisions.decide(caseId, { outcome: 'accept', reason: '' }, clerk);
    expect(() => station.cases.decisions.approve(caseId, { approve: false, reason: '' }, supervisor)).toThrow(
      /why/,
    );
    station.cases.decisions.approve(caseId, { approve: false, reason: 'The photo differs' }, supervisor);
    expect(station.cases.summary(caseId).state).toBe('open');
  });

  it('a supervisor overrides with a reason, a clerk cannot, and the log tells it apart', async () => {
    const { station, caseId, clerk, supervisor } = await begin('TAMPERED');
    expect(() =>
      station.cases.decisions.override(caseId, { outcome: 'accept', reason: 'Please' }, clerk),
    ).toThrow(/role/);
    expect(() =>
      station.cases.decisions.override(caseId, { outcome: 'accept', reason: ' ' }, supervisor),
    ).toThrow(/why/);
    station.cases.decisions.override(
      caseId,
      { outcome: 'accept', reason: 'Original seen by me' },
      supervisor,
    );
    expect(station.audit.list({ caseId, limit: 1 })[0]).toMatchObject({
      action: 'case.overridden',
      details: { outcome: 'accept', before: 'open', verdict: 'TAMPERED', riskScore: 97 },
    });
  });

  it('the log proves the words of a reason without containing them', async () => {
    const { station, caseId, clerk } = await begin();
    station.cases.decisions.decide(caseId, { outcome: 'reject', reason: 'Mpho says it is not hers' }, clerk);
    const record = station.audit.list({ caseId, limit: 1 })[0]!;
    expect(JSON.stringify(record)).not.toContain('Mpho');
    const salt = station.store.database
      .prepare<[string], Buffer>('SELECT salt FROM case_decisions WHERE case_id = ?')
      .pluck()
      .get(caseId)!;
    expect(record.hashes['reason']).toBe(commitmentHash('Mpho says it is not hers', salt));
  });

  it('an auditor sees everything and changes nothing', async () => {
    const { station, caseId, auditor } = await begin();
    const attempts = [
      () => station.cases.decisions.decide(caseId, { outcome: 'accept', reason: '' }, auditor),
      () => station.cases.work.note(caseId, 'A note', auditor),
      () => station.cases.work.correct(caseId, { document: 0, field: 'fullName', value: 'X' }, auditor),
      () => station.retention.hold(caseId, 'Hold it', auditor),
    ];
    for (const attempt of attempts) expect(attempt).toThrow(/role/);
    expect(station.cases.detail(caseId).verification).not.toBeNull();
  });
});

describe('corrections', () => {
  it('keep the reading, its box and the author; null takes them back; a decided case takes none', async () => {
    const { station, caseId, clerk } = await begin();
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
    station.cases.decisions.decide(caseId, { outcome: 'accept', reason: '' }, clerk);
    expect(() => work.correct(caseId, { document: 0, field: 'fullName', value: 'X' }, clerk)).toThrow(
      /decided/,
    );
  });
});

it('the newest reading of a case is the last one, whatever the clock said', async () => {
  const { station, caseId } = await begin();
  made.time.now -= 3_600_000;
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
    made.time.now += 3_600_000;
  }
});

describe('the list of cases', () => {
  it('is searched by name, type and whole number, filtered, and paged without gaps', async () => {
    made.time.now += 86_400_000;
    const { station, caseId, clerk } = await begin();
    station.cases.learn(caseId, { subject: 'LESEDI EXAMPLE' });
    for (let i = 0; i < 5; i++)
      station.cases.open({
        kind: 'verification',
        actor: { kind: 'operator', id: clerk.id },
        author: clerk.name,
      });
    const today = { from: '2026-11-22', to: '2026-11-22' };
    const found = (search: string): string[] =>
      station.cases.list({ search, ...today, limit: 10 }).cases.map((one) => one.id);
    for (const search of ['lesedi', 'omang', '123 416 789', caseId.slice(0, 8)])
      expect(found(search), search).toEqual([caseId]);
    expect(found('12341678')).toEqual([]);
    station.cases.learn(caseId, { subject: 'TŠHEGOFATSO EXAMPLE' });
    // Small letters, and the sign with its mark as a letter of its own.
    for (const search of ['tšhegofatso', 's\u030chego', 'fatso e'])
      expect(found(search), search).toEqual([caseId]);
    expect(station.retention.findSubject({ name: ' Ts\u030chegofatso Example ' })).toEqual([caseId]);
    station.cases.learn(caseId, { subject: 'LESEDI EXAMPLE' });
    expect(found('%')).toEqual([]);
    expect(station.cases.list({ category: 'IDENTITY', state: 'open', ...today, limit: 10 }).total).toBe(1);
    // Days at the counter are moments: the first is included, the last is not.
    const { createdAt } = station.cases.list({ limit: 1 }).cases[0]!;
    const later = new Date(Date.parse(createdAt) + 1).toISOString();
    expect(station.cases.list({ from: createdAt, to: later, limit: 10 }).total).toBe(6);
    expect(station.cases.list({ ...today, to: createdAt, limit: 10 }).total).toBe(0);
    const seen: string[] = [];
    for (let cursor: string | undefined, page = 0; page < 9; page++) {
      const { cases, next } = station.cases.list({ ...today, limit: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...cases.map((one) => one.id));
      if (!next) break;
      cursor = next;
    }
    expect(new Set(seen).size).toBe(6);
    expect(seen).toHaveLength(6);
    expect(() => station.cases.list({ limit: 2, cursor: 'nonsense' })).toThrow(/cursor/);
  });
});
