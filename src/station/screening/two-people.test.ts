import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('one person clears what is only alike', async () => {
    const { screeningId, hits } = await test.screen({ name: 'Mpho Wrongdoer', dateOfBirth: '1991-01-01' });
    expect(hits[0]!.score).toBeLessThan(0.9);
    const decision = { screeningId, list: 'own', entryId: '2', reason: 'Other birth' } as const;
    expect(test.station.screening.decide({ ...decision, outcome: 'false-positive' }, test.clerk)).toBe(
      'stands',
    );
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
