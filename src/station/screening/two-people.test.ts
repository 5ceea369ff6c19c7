import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeFormats } from '../../contract/formats.ts';
import type { Operator } from '../operators/permissions.ts';
import { screeningStation } from './screening.fixture.ts';

let test: Awaited<ReturnType<typeof screeningStation>>;
beforeAll(async () => {
  test = await screeningStation();
  await test.publish('own', ['1,Thabo Specimen,', '2,Mpho Wrongdoer,1960-01-01']);
});
afterAll(() => test.close());

const OTHER_CLERK: Operator = { id: 'clerk-2', name: 'Other', role: 'clerk' };
const AUDITOR: Operator = { id: 'auditor-1', name: 'Auditor', role: 'auditor' };

const screened = async (name: string, entryId = '1') => {
  const { screeningId, caseId, hits } = await test.screen({ name });
  const decide = (by: Operator, outcome: 'false-positive' | 'true-match' = 'false-positive') =>
    test.station.screening.decide({ screeningId, list: 'own', entryId, outcome, reason: 'Other birth' }, by);
  const aspect = () =>
    test.station.cases.assessments.of(caseId).aspects.find((one) => one.aspect === 'screening')!;
  return { caseId, hits, decide, aspect };
};

describe('a name that is exactly on a list', () => {
  it('is cleared by two people, of whom one may approve', async () => {
    const { decide, aspect } = await screened('Thabo Specimen');
    expect(aspect()).toMatchObject({ state: 'review', points: [{}, { who: 'two-people' }] });
    expect(decide(test.clerk)).toBe('waits');
    expect(aspect()).toMatchObject({ state: 'review' });
    expect(aspect().points.map(({ key }) => key)).toContain('screening.waitsForSecond');
    expect(() => decide(test.clerk)).toThrow(/another person/);
    expect(() => decide(OTHER_CLERK)).toThrow(/supervisor/);
    expect(() => decide(AUDITOR)).toThrow(/role/);
    expect(decide(test.supervisor)).toBe('stands');
    expect(aspect()).toMatchObject({ state: 'passed' });
  });

  it('is confirmed by one, and then cleared by two again', async () => {
    const { decide, aspect } = await screened('Thabo Specimen');
    expect(decide(test.clerk, 'true-match')).toBe('stands');
    expect(aspect()).toMatchObject({ state: 'failed' });
    expect(decide(test.supervisor)).toBe('waits');
    expect(decide(test.clerk)).toBe('stands');
    expect(aspect()).toMatchObject({ state: 'passed' });
  });

  it('stays open when another spelling that is less alike is cleared, or another name is screened', async () => {
    const { caseId, aspect } = await screened('Mpho Wrongdoer', '2');
    const other = await test.screen({ name: 'Mpho Wrongdor', dateOfBirth: '1960' }, caseId);
    expect(other.hits[0]!.score).toBeLessThan(1);
    for (const person of [test.clerk, test.supervisor])
      test.station.screening.decide(
        {
          screeningId: other.screeningId,
          list: 'own',
          entryId: '2',
          outcome: 'false-positive',
          reason: 'Other name',
        },
        person,
      );
    await test.screen({ name: 'Nobody Known' }, caseId);
    expect(aspect()).toMatchObject({ state: 'review' });
  });

  it('is told with the list and the share that its hit shows, rounded down', async () => {
    const { hits, aspect } = await screened('Mpho Wrongdor', '2');
    const share = makeFormats().percent(hits[0]!.score);
    expect(Math.round(hits[0]!.score * 100)).toBeGreaterThan(Number.parseInt(share, 10));
    const { values } = aspect().points.find(({ key }) => key === 'screening.hit')!;
    expect(values).toEqual({ name: 'Mpho Wrongdoer', list: 'OWN', score: Number.parseInt(share, 10) });
  });

  it('one person clears what is only alike', async () => {
    const { screeningId, hits } = await test.screen({ name: 'Mpho Wrongdoer', dateOfBirth: '1991-01-01' });
    expect(hits[0]!.score).toBeLessThan(0.9);
    const decision = { screeningId, list: 'own', entryId: '2', reason: 'Other birth' } as const;
    expect(test.station.screening.decide({ ...decision, outcome: 'false-positive' }, test.clerk)).toBe(
      'stands',
    );
  });
});

describe('several hits dismissed together', () => {
  it('are each held against the policy, each in the audit log, and kept once', async () => {
    await test.publish('many', [
      '1,Oteng Sameword,1986-01-01',
      '2,Oteng Samewort,',
      '3,Otengg Samewort,1986-01-01',
    ]);
    const { screeningId, caseId, hits } = await test.screen({
      name: 'Oteng Samewort',
      dateOfBirth: '1991-01-01',
    });
    expect(hits.map(({ entryId }) => entryId).toSorted()).toEqual(['1', '2', '3']);
    const { screening, audit, cases } = test.station;
    const kept = cases.results.of(caseId, 'screening').length;
    const all = hits.map(({ list, entryId }) => ({ list, entryId }));
    const dismiss = (by: Operator) =>
      screening
        .dismiss(
          { screeningId, hits: [...all, { list: 'many', entryId: 'gone' }], reason: 'Other birth' },
          by,
        )
        .hits.toSorted((a, b) => a.entryId.localeCompare(b.entryId))
        .map(({ decided }) => decided);
    // Entry 2 is the very name: it takes a second person. The last is on no list.
    const alone = hits.filter(({ score }) => score >= 0.9).map(({ entryId }) => entryId);
    expect(alone).toEqual(['2']);
    expect(dismiss(test.clerk)).toEqual(['stands', 'waits', 'stands', 'refused']);
    expect(cases.results.of(caseId, 'screening')).toHaveLength(kept + 1);
    expect(dismiss(test.clerk)[1]).toBe('refused');
    expect(dismiss(test.supervisor).slice(0, 3)).toEqual(['stands', 'stands', 'stands']);
    const records = (action: string) => audit.list({ action, caseId, limit: 20 }).length;
    expect(records('screening.hit-proposed')).toBe(alone.length);
    expect(() => dismiss(AUDITOR)).toThrow(/role/);
    expect(cases.assessments.of(caseId).aspects.find(({ aspect }) => aspect === 'screening')).toMatchObject({
      state: 'passed',
    });
  });

  /** A screening of whom nobody cleared before, and what dismisses hits of it, by their ids. */
  const alike = async (list: string, name: string) => {
    await test.publish(list, [`1,${name.replace(/t$/, 'd')},1986-01-01`, `2,${name},`]);
    const { screeningId, caseId } = await test.screen({ name, dateOfBirth: '1991-01-01' });
    const { screening, audit } = test.station;
    return {
      caseId,
      dismiss: (by: Operator, ...ids: string[]) =>
        screening
          .dismiss(
            { screeningId, hits: ids.map((entryId) => ({ list, entryId })), reason: 'Other birth' },
            by,
          )
          .hits.map(({ entryId, decided }) => `${entryId} ${decided}`),
      records: (action: 'decided' | 'proposed') =>
        audit
          .list({ action: `screening.hit-${action}`, caseId, limit: 20 })
          .toReversed()
          .map(({ details, hashes }) => ({ entryId: details['entryId'], result: hashes['result'] })),
    };
  };

  it('that are sent more than once are decided once, and each is answered', async () => {
    const { dismiss, records } = await alike('twice', 'Pule Doublewort');
    expect(dismiss(test.clerk, '1', '2', '1', 'gone', '2', 'gone')).toEqual([
      '1 stands',
      '2 waits',
      '1 stands',
      'gone refused',
      '2 waits',
      'gone refused',
    ]);
    expect(records('decided').map(({ entryId }) => entryId)).toEqual(['1']);
    expect(records('proposed').map(({ entryId }) => entryId)).toEqual(['2']);
  });

  it('name the kept screening in the audit log where it shows them, and there alone', async () => {
    const { caseId, dismiss, records } = await alike('newer', 'Tiro Newwort');
    await test.publish('newer', [
      '1,Tiro Newword,1986-01-01',
      '2,Tiro Newwort,',
      '3,Tiro Newwork,1986-01-01',
    ]);
    expect(dismiss(test.clerk, '3', '1', '2')).toEqual(['3 stands', '1 stands', '2 waits']);
    const { sha256 } = test.station.cases.results.latest(caseId, 'screening')!;
    expect(records('decided')).toEqual([
      { entryId: '3', result: undefined },
      { entryId: '1', result: sha256 },
    ]);
    expect(records('proposed')).toEqual([{ entryId: '2', result: undefined }]);
  });

  it('are announced unless every one was refused', async () => {
    const { caseId, dismiss } = await alike('told', 'Neo Toldwort');
    const told = vi.spyOn(test.station.cases.assessments, 'announce');
    try {
      expect(dismiss(test.clerk, 'gone', 'lost')).toEqual(['gone refused', 'lost refused']);
      expect(told).not.toHaveBeenCalled();
      expect(dismiss(test.clerk, 'gone', '2')).toEqual(['gone refused', '2 waits']);
      expect(told).toHaveBeenCalledExactlyOnceWith(caseId);
    } finally {
      told.mockRestore();
    }
  });
});

it('shows what the entry says of whom it means', async () => {
  const header = 'id,name,aliases,date_of_birth,nationality,gender,document_number';
  await test.publish('facts', ['7,Kago Factsheet,Kaygo Factsheet,1971-02-03,Zimbabwe,M,AB123456'], header);
  const { hits } = await test.screen({ name: 'Kago Factsheet' });
  expect(hits.find(({ list }) => list === 'facts')).toMatchObject({
    aliases: [{ name: 'Kaygo Factsheet' }],
    gender: 'M',
    identifiers: [{ number: 'AB123456' }],
    dateOfBirth: ['1971-02-03'],
    countries: ['ZW'],
  });
});

it('says of a person that an organisation has the very name, and is not green', async () => {
  await test.publish('bodies', ['9,Base of the Sand,,entity'], 'id,name,date_of_birth,type');
  const asked = await test.screen({ type: 'person', name: 'Base of the Sand' });
  expect(asked).toMatchObject({ otherKind: 1, hits: [] });
  expect(asked.message).toContain('An organisation of this very name is listed');
  expect(test.station.cases.assessments.of(asked.caseId)).toMatchObject({ verdict: 'review' });
  expect(await test.screen({ type: 'person', name: 'Base of the Salt' })).toMatchObject({ otherKind: 0 });
});
