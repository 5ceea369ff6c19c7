import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MOST_COUNTED } from '../../contract/cases.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import { omangRead } from '../verification/verification.fixture.ts';
import { openCounter, type Counter } from './counter.fixture.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.remove());

describe('the list of cases', () => {
  it('is searched by name, type and whole number, filtered, and paged without gaps', async () => {
    counter.time.now += DAY_MS;
    const { station, caseId, clerk } = await counter.begin();
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
    station.cases.learn(caseId, { subject: 'KEFILWE LOAGO BAREI' });
    for (const search of ['kefilwe barei', 'barei kefilwe', 'Barei, Kefilwe', '  barei  ', 'kef rei'])
      expect(found(search), search).toEqual([caseId]);
    expect(found('kefilwe example')).toEqual([]);
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
    const check = station.cases.open({
      kind: 'liveness',
      actor: { kind: 'operator', id: clerk.id },
      author: clerk.name,
    });
    expect(station.cases.list({ ...today, limit: 10 }).total).toBe(7);
    station.store.write(() => station.cases.links.add(caseId, check));
    expect(station.cases.list({ ...today, limit: 10 }).total).toBe(6);
    expect(found(check)).toEqual([check]);
    expect(() => station.cases.list({ limit: 2, cursor: 'nonsense' })).toThrow(/cursor/);
  });

  it('finds a name by any part of it, as it is now, and no name that was erased', async () => {
    const { station, caseId } = await counter.begin();
    const found = (search: string): string[] =>
      station.cases.list({ search, limit: 10 }).cases.map((one) => one.id);
    station.cases.learn(caseId, { subject: 'MPHO "O\'NEIL" Zibani*-Żółw' });
    for (const search of [
      'iban',
      'ZIBANI',
      '"o\'n',
      "o'neil zib",
      'żółw',
      'ŻÓŁ',
      'ho zi',
      '*-ż',
      'bani* mph',
    ])
      expect(found(search), search).toEqual([caseId]);
    // A NUL stands between words, and is part of none.
    for (const search of ['zibani\0', '\0zibani', 'mpho\0zibani', 'zi\0mph\0ho'])
      expect(found(search), JSON.stringify(search)).toEqual([caseId]);
    for (const search of ['zibani\0nobody', 'no\0zibani', 'nobody\0', 'qq\0'])
      expect(found(search), JSON.stringify(search)).toEqual([]);
    for (const search of [
      'zibanix',
      'mpho OR nobody',
      'NEAR(mpho zibani)',
      'name:mpho',
      'zib*x',
      '"'.repeat(3),
    ])
      expect(found(search), search).toEqual([]);

    station.cases.learn(caseId, { subject: 'THABO QWELI' });
    expect(found('zibani')).toEqual([]);
    expect(found('qwel')).toEqual([caseId]);
    station.store.database.prepare('UPDATE cases SET subject = NULL WHERE id = ?').run(caseId);
    expect(found('qwel')).toEqual([]);
    // Neither the table of names nor the pages of its index hold anything of it.
    const names = station.store.database.prepare('SELECT name FROM case_subjects').pluck().all();
    expect(names.join()).not.toContain('qweli');
    const index = station.store.database
      .prepare<[], Buffer>('SELECT block FROM case_search_data')
      .pluck()
      .all();
    expect(Buffer.concat(index).includes('qwe')).toBe(false);
  });

  it('finds what very many cases have in common, newest first, counted to a thousand', async () => {
    const { station, caseId } = await counter.begin();
    const { database } = station.store;
    const insert = database.prepare(
      `INSERT INTO cases (id, kind, progress, created_at, updated_at, actor_kind, actor_id, author, subject, document_types)
       VALUES (?, 'verification', 'ready', ?, ?, 'operator', 'x', ?, ?, '["WATER_BILL"]')`,
    );
    station.store.write(() => {
      for (let i = 0; i < 2_500; i++) {
        const at = new Date(Date.UTC(2020, 0, 1) + 60_000 * i).toISOString();
        const author = i === 7 ? 'Somebody Else' : 'Clerk';
        insert.run(`many-${String(i).padStart(4, '0')}`, at, at, author, `QUINTUS QALA ${i}`);
      }
    });
    const list = (query: { search: string; author?: string; limit?: number; cursor?: string }) =>
      station.cases.list({ limit: 3, ...query });
    // By an indexed part of a name, by two letters, by both, by a type of paper.
    for (const search of ['quintus', 'qu', 'qal qu', 'water bill']) {
      const { cases, total, next } = list({ search });
      expect(
        cases.map(({ id }) => id),
        search,
      ).toEqual(['many-2499', 'many-2498', 'many-2497']);
      expect(total, search).toBe(MOST_COUNTED);
      expect(list({ search, cursor: next! }).cases[0]!.id, search).toBe('many-2496');
      const others = list({ search, author: 'Somebody Else' });
      expect([others.total, others.cases.map(({ id }) => id)], search).toEqual([1, ['many-0007']]);
    }
    // The one case of another name is not among them, and is found by its own.
    station.cases.learn(caseId, { subject: 'QALA ONLY' });
    expect(list({ search: 'qala only' })).toMatchObject({ total: 1, cases: [{ id: caseId }] });
    expect(list({ search: 'quintus only' }).total).toBe(0);
    const exported = [...station.cases.csv({ search: 'quintus' }, { kind: 'operator', id: 'x' })].join('');
    expect(exported.trimEnd().split('\n')).toHaveLength(2_501);
  });

  it('reads no index of all cases for a search that finds few', () => {
    const { station } = counter;
    const { database } = station.store;
    const prepare = vi.spyOn(database, 'prepare');
    for (const search of ['lesedi', 'nobody has this', 'bank statement', 'abcd', '123 416 789'])
      station.cases.list({ search, limit: 10 });
    const asked = [...new Set(prepare.mock.calls.map(([sql]) => sql))];
    prepare.mockRestore();
    expect(asked.length).toBeGreaterThan(3);
    for (const sql of asked) {
      const values = Array.from({ length: sql.split('?').length - 1 }, () => '[]');
      const plan = database
        .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...values)
        .map(({ detail }) => detail);
      expect(
        plan.filter((step) => /^SCAN cases\b/.test(step)),
        sql,
      ).toEqual([]);
    }
  });

  it('finds a paper by any kind that a case holds, beside many others', async () => {
    const { station } = await counter.begin();
    const insert = station.store.database.prepare(
      `INSERT INTO cases (id, kind, progress, created_at, updated_at, actor_kind, actor_id, author, document_types)
       VALUES (?, 'verification', 'ready', ?, ?, 'operator', 'x', 'Clerk', ?)`,
    );
    const kinds = ['[]', '["ARMY_CARD"]', '["ARMY_CARD","SHOOTING_LICENCE"]', '["ZOO_PASS"]'];
    kinds.forEach((types, i) => {
      const at = new Date(Date.UTC(2019, 0, 1) + i).toISOString();
      insert.run(`kind-${i}`, at, at, types);
    });
    const found = (search: string): string[] =>
      station.cases.list({ search, limit: 10 }).cases.map((one) => one.id);
    expect(found('army card')).toEqual(['kind-2', 'kind-1']);
    expect(found('shooting')).toEqual(['kind-2']);
    expect(found('zoo pas')).toEqual(['kind-3']);
    expect(found('100%_')).toEqual([]);
  });

  it('names who sent a case on, also after an approval of it was refused', async () => {
    const { station, caseId, clerk, supervisor, settle } = await counter.begin(() =>
      omangRead({ verdict: 'TAMPERED' }),
    );
    const { decisions } = station.cases;
    const colleague = { ...supervisor, id: 'colleague', name: 'A colleague' };
    const sentOn = () => station.cases.list({ limit: 500 }).cases.find(({ id }) => id === caseId)?.sentOn;
    expect(sentOn()).toBeNull();
    decisions.decide(caseId, { outcome: 'refer', reason: 'The photo is unclear' }, clerk);
    const referred = { by: 'The clerk', reason: 'The photo is unclear' };
    expect(sentOn()).toEqual(referred);
    settle(caseId);
    decisions.decide(caseId, { outcome: 'accept', reason: 'Known to me' }, colleague);
    expect(sentOn()).toEqual({ by: 'A colleague', reason: 'Known to me' });
    decisions.approve(caseId, { approve: false, reason: 'Not to me' }, supervisor);
    expect(station.cases.summary(caseId).state).toBe('referred');
    expect(sentOn()).toEqual(referred);
  });

  it('asks who sent cases on with one statement for a list, and not for a file', async () => {
    const { station, caseId, clerk } = await counter.begin();
    station.cases.decisions.decide(caseId, { outcome: 'refer', reason: 'The photo is unclear' }, clerk);
    const prepare = vi.spyOn(station.store.database, 'prepare');
    const asked = () => prepare.mock.calls.filter(([sql]) => sql.includes('case_decisions')).length;
    expect(station.cases.list({ state: 'referred', limit: 500 }).cases.length).toBeGreaterThan(1);
    expect(asked()).toBe(1);
    expect([...station.cases.csv({}, { kind: 'operator', id: 'x' })].join('')).toContain(caseId);
    expect(asked()).toBe(1);
    prepare.mockRestore();
    expect(station.cases.detail(caseId)).not.toHaveProperty('sentOn');
  });
});
