import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScreeningRequest } from '../../contract/screening.ts';
import { resultViews } from '../cases/case-results.ts';
import type { Station } from '../station.ts';
import { importList, offeredFiles, recognise } from './import-lists.ts';
import { listsRepository } from './lists-repository.ts';
import { by, screeningStation } from './screening.fixture.ts';
import type { Operator } from '../operators/permissions.ts';
import { EXTRA, person, unList } from './un-list.fixture.ts';

const caller = { actor: 'test', requestId: 'r-1' };

let test: Awaited<ReturnType<typeof screeningStation>>;
let station: Station;
const file = (name: string, text: string): string => {
  const where = path.join(test.folder, name);
  writeFileSync(where, text);
  return where;
};
const screen = (request: Record<string, unknown>) =>
  station.screening.screen(ScreeningRequest.parse(request), caller);

beforeAll(async () => {
  test = await screeningStation({});
  station = test.station;
});
afterAll(() => test.close());

const CLERK: Operator = { id: 'clerk-1', name: 'Clerk', role: 'clerk' };
const SUPERVISOR: Operator = { id: 'supervisor-1', name: 'Supervisor', role: 'supervisor' };

describe('screening', () => {
  it('never calls anybody clear without a list', async () => {
    await expect(screen({ name: 'Thabo Example' })).rejects.toMatchObject({
      code: 'SCREENING_LISTS_STALE',
      details: { reason: 'SCREENING_LISTS_STALE' },
    });
  });

  it('finds a listed person, explains the score, and calls others clear', async () => {
    const {
      lists: [imported],
    } = await station.screening.importLists(
      [file('un.xml', unList(person('TSi.001', 'SPECIMEN', 'WRONGDOER', EXTRA)))],
      {},
      by,
    );
    expect(imported).toMatchObject({ list: 'un', entries: 1, date: '2026-11-01' });

    const hit = await screen({
      name: 'Wrongdoer, Specimen',
      dateOfBirth: '1970-05-06',
      nationality: 'Botswana',
    });
    expect(hit).toMatchObject({ outcome: 'MATCH', riskLevel: 'HIGH', totalHits: 1 });
    expect(hit.hits[0]).toMatchObject({ entryId: 'TSi.001', countries: ['BW'] });
    expect(hit.hits[0]!.explanation.map((e) => e.part)).toEqual(['name', 'dateOfBirth', 'country']);
    expect(hit.listsUsed[0]).toMatchObject({ list: 'un', date: '2026-11-01', ageDays: 20 });

    expect((await screen({ name: 'Neo Somebody' })).outcome).toBe('CLEAR');
  });

  it('gives 1.0 only to the exact name with nothing against it', async () => {
    const score = async (request: Record<string, unknown>): Promise<number> =>
      (await screen(request)).hits[0]!.score;
    expect(await score({ name: 'SPECIMEN WRONGDOER' })).toBe(1);
    expect(await score({ name: 'WRONGDOER SPECIMEN' })).toBeLessThan(1);
    expect(await score({ name: 'SPECIMEN WRONGDOER', dateOfBirth: '1991-01-01' })).toBeLessThan(0.9);
    expect(await score({ name: 'S WRONGDOER', documentNumber: 'zz 0001112' })).toBeGreaterThanOrEqual(0.97);
  });

  it('the case of a hit that was decided holds who said what and why, beside the screening as it was', async () => {
    const asked = await screen({ name: 'Specimen Wrongdoer' });
    const { case_id: caseId } = station.store.database
      .prepare<[string], { case_id: string }>('SELECT case_id FROM screenings WHERE screening_id = ?')
      .get(asked.screeningId)!;
    const shown = () => resultViews(station.cases.results.of(caseId));
    const decide = (outcome: 'true-match' | 'false-positive', person: Operator) =>
      station.screening.decide(
        {
          screeningId: asked.screeningId,
          list: 'un',
          entryId: 'TSi.001',
          outcome,
          reason: 'other birth place',
        },
        person,
      );
    decide('false-positive', SUPERVISOR);
    decide('false-positive', CLERK);
    expect(shown()).toMatchObject([
      {
        body: {
          result: {
            outcome: 'CLEAR',
            riskLevel: 'LOW',
            hits: [
              { disposition: { outcome: 'false-positive', author: 'Clerk', reason: 'other birth place' } },
            ],
          },
        },
      },
    ]);
    decide('true-match', CLERK);
    expect(shown()).toMatchObject([{ body: { result: { outcome: 'MATCH', riskLevel: 'HIGH' } } }]);
    const stored = station.cases.results.of(caseId);
    expect(stored).toHaveLength(3);
    expect(stored[0]!.body).toMatchObject({ result: { outcome: asked.outcome, hits: asked.hits } });
    const [record] = station.audit.list({ caseId, action: 'screening.hit-decided', limit: 1 });
    expect(record!.hashes).toEqual({ result: stored[2]!.sha256 });
  });

  it('remembers a false positive until the entry changes', async () => {
    const subject = { name: 'Specimen Wrongdoer', dateOfBirth: '1970-05-06' };
    const first = await screen(subject);
    for (const person of [SUPERVISOR, CLERK])
      station.screening.decide(
        {
          screeningId: first.screeningId,
          list: 'un',
          entryId: 'TSi.001',
          outcome: 'false-positive',
          reason: 'other birth place',
        },
        person,
      );
    expect(await screen(subject)).toMatchObject({ outcome: 'CLEAR', totalHits: 1 });
    await station.screening.importLists(
      [
        file(
          'un2.xml',
          unList(person('TSi.001', 'SPECIMEN', 'WRONGDOER', '<COMMENTS1>changed</COMMENTS1>'), '2026-11-20'),
        ),
      ],
      {},
      by,
    );
    expect((await screen(subject)).outcome).toBe('MATCH');
    expect(station.screening.difference('un')).toMatchObject({
      added: [],
      removed: [],
      changed: [{ id: 'TSi.001' }],
    });
  });

  it('searches persons and companies when nobody says which it is', async () => {
    const list =
      'id,name,type,list_date\n1,Tadow Star Freight LLC,company,2026-11-20\n2,Orsolya Tadow,person,2026-11-20\n';
    await station.screening.importLists([file('mixed.csv', list)], { list: 'mixed' }, by);
    const found = async (more: Record<string, unknown>) =>
      (await screen({ options: { lists: ['mixed'] }, name: 'Tadow Star Freight', ...more })).hits.map(
        (hit) => hit.entryId,
      );
    expect(await found({})).toEqual(['1']);
    expect(await found({ type: 'person' })).toEqual([]);
    expect(await found({ name: 'Orsolya Tadow' })).toEqual(['2']);
  });

  it('says when no list of politically exposed persons was searched', async () => {
    const NONE = 'No list of politically exposed persons was searched.';
    const without = await screen({ name: 'Neo Somebody' });
    expect(without).toMatchObject({ outcome: 'CLEAR', pepSearched: false });
    expect(without.message).toContain(NONE);
    const list = 'name,kind,list_date\nPolitical Specimen,pep,2026-11-20\n';
    await station.screening.importLists([file('pep.csv', list)], { list: 'pep' }, by);
    expect(await screen({ name: 'Neo Somebody' })).toMatchObject({ pepSearched: true });
    const unwanted = await screen({ name: 'Political Specimen', options: { pep: false } });
    expect(unwanted).toMatchObject({ outcome: 'CLEAR', pepSearched: false });
  });

  it('finds an alias of single characters', async () => {
    const list = 'name,type,list_date\nG-9,company,2026-11-20\n';
    await station.screening.importLists([file('short.csv', list)], { list: 'short' }, by);
    expect((await screen({ name: 'G-9', type: 'company', options: { lists: ['short'] } })).outcome).toBe(
      'MATCH',
    );
  });

  it('changes nothing when an import is cut off', async () => {
    const before = station.screening.lists();
    const cut = unList(person('TSi.002', 'ANOTHER', 'ENTRY')).slice(0, -40);
    await expect(station.screening.importLists([file('cut.xml', cut)], {}, by)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
    expect(station.screening.lists()).toEqual(before);
  });

  it('takes back what it had written when a long list ends in the middle', async () => {
    const rows = () =>
      station.store.database.prepare('SELECT count(*) FROM screening_entries').pluck().get() as number;
    const before = rows();
    const people = Array.from({ length: 1_200 }, (_, i) => person(`TSi.${i}`, 'SPECIMEN', `NUMBER${i}`)).join(
      '',
    );
    await expect(
      station.screening.importLists([file('long.xml', unList(people).slice(0, -40))], {}, by),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST', details: { reason: 'LIST_DAMAGED' } });
    expect(rows()).toBe(before);
  });

  it('raises an alert when a new version lists a customer who was clear', async () => {
    await screen({ name: 'Known Customerson' });
    await station.screening.importLists(
      [
        file(
          'un3.xml',
          unList(
            person('TSi.001', 'SPECIMEN', 'WRONGDOER') + person('TSi.009', 'KNOWN', 'CUSTOMERSON'),
            '2026-11-21',
          ),
        ),
      ],
      {},
      by,
    );
    expect(station.screening.alerts().map((a) => a.entryId)).toContain('TSi.009');
  });

  it('compares customers with a list also when the one after it is damaged', async () => {
    await screen({ name: 'Second Customerson' });
    const good = file('un4.xml', unList(person('TSi.010', 'SECOND', 'CUSTOMERSON'), '2026-11-21'));
    const empty = file('empty.csv', 'id,name,list_date\n');
    const { left } = await station.screening.importLists([good, empty], {}, by);
    expect(left).toMatchObject([{ file: 'empty.csv', reason: 'REFUSED' }]);
    expect(station.screening.alerts()).toContainEqual(expect.objectContaining({ entryId: 'TSi.010' }));
  });

  it('compares customers at the next start when the station stopped after a list was imported', async () => {
    await screen({ name: 'Third Customerson' });
    const [source] = recognise(
      await offeredFiles([file('late.csv', 'id,name,list_date\n2,Third Customerson,2026-11-20\n')]),
    );
    const lists = listsRepository(station.store.database);
    await importList(station.store, lists, source!, { list: 'late' }, '2026-11-21T10:00:00.000Z', (list) =>
      station.audit.append({
        actor: by,
        action: 'screening.list-imported',
        details: { list: list.list, unchanged: list.unchanged },
      }),
    );
    const compared = () => station.audit.list({ action: 'screening.customers-compared' }).length;
    const before = compared();
    for (let starts = 0; starts < 2; starts++) await station.screening.finishComparing(by);
    expect(station.screening.alerts()).toContainEqual(
      expect.objectContaining({ list: 'late', entryId: '2' }),
    );
    expect(compared()).toBe(before + 1);
  });

  it('takes no list with a date that is none: it would never be too old', async () => {
    const before = station.screening.lists();
    for (const date of ['2026-02-30', 'yesterday', '01/11/2026', '2026-11-23', '2030-01-01'])
      await expect(
        station.screening.importLists(
          [file('dated.csv', 'id,name\n1,Specimen Undated\n')],
          { list: 'dated', date },
          by,
        ),
      ).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(station.screening.lists()).toEqual(before);
  });

  it('keeps the newer of two lists, unless somebody says otherwise, and says when a list holds no date', async () => {
    const list = (name: string): string => file(`${name}.csv`, `id,name\n1,${name} Specimen\n`);
    const take = (name: string, date: string, more = {}) =>
      station.screening.importLists([list(name)], { list: 'dated', date, ...more }, by);
    await take('New', '2026-11-20');
    await expect(take('Old', '2026-11-01')).rejects.toMatchObject({ details: { reason: 'EDITION_OLDER' } });
    const dateOf = () => station.screening.lists().find((l) => l.list === 'dated')?.date;
    expect(dateOf()).toBe('2026-11-20');
    // The same bytes with another date: the first one was wrong.
    await take('New', '2026-11-10');
    expect(dateOf()).toBe('2026-11-10');
    await take('Old', '2026-11-01', { anyway: true });
    expect(dateOf()).toBe('2026-11-01');
    const imports = station.audit
      .list({ order: 'oldest' })
      .filter(({ action }) => action === 'screening.list-imported');
    expect(imports.slice(-2).map(({ details }) => details['anyway'])).toEqual([undefined, true]);
    const {
      lists: [undated],
    } = await station.screening.importLists([list('Undated')], { list: 'undated' }, by);
    expect(undated!.notes).toEqual([expect.stringContaining('The files hold no date')]);
  });

  it('refuses to acquit by a list older than the policy, but still accuses', async () => {
    await station.screening.importLists(
      [file('old.xml', unList(person('TSi.001', 'SPECIMEN', 'WRONGDOER'), '2024-01-01'))],
      { anyway: true },
      by,
    );
    await expect(screen({ name: 'Neo Somebody' })).rejects.toMatchObject({ code: 'SCREENING_LISTS_STALE' });
    expect((await screen({ name: 'Specimen Wrongdoer' })).outcome).toBe('MATCH');
  });
});
