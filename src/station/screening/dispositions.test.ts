import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screeningStation } from './screening.fixture.ts';

let test: Awaited<ReturnType<typeof screeningStation>>;
beforeAll(async () => {
  test = await screeningStation();
  await test.publish('own', ['1,Thabo Specimen,']);
});
afterAll(() => test.close());

describe('what was decided about a hit', () => {
  it('without birth date and number clears nobody else of the name, and is shown to whoever decides next', async () => {
    const first = await test.screen({ name: 'Thabo Specimen' });
    test.clear(first.screeningId, 'own', '1');
    const other = await test.screen({ name: 'Specimen, Thabo' });
    expect(other).toMatchObject({
      outcome: 'MATCH',
      hits: [
        {
          disposition: null,
          earlierDecision: {
            outcome: 'false-positive',
            author: 'Clerk',
            at: '2026-11-21T10:00:00.000Z',
            caseId: first.caseId,
          },
        },
      ],
    });
    expect(JSON.stringify(other)).not.toContain('other birth place');
    expect(await test.screen({ name: 'Thabo Specimen' }, other.caseId)).toMatchObject({
      hits: [{ disposition: null }],
    });
  });

  it('holds for the name in the same case', async () => {
    const { screeningId, caseId } = await test.screen({ name: 'Thabo Specimen' });
    test.clear(screeningId, 'own', '1');
    expect(await test.screen({ name: 'Thabo Specimen' }, caseId)).toMatchObject({
      outcome: 'CLEAR',
      hits: [{ disposition: { outcome: 'false-positive' }, earlierDecision: null }],
    });
  });

  it('a year of birth is shared by as many', async () => {
    const subject = { name: 'Thabo Specimen', dateOfBirth: '1987' };
    test.clear((await test.screen(subject)).screeningId, 'own', '1');
    expect((await test.screen(subject)).outcome).not.toBe('CLEAR');
  });

  it.each([{ dateOfBirth: '1987-03-14' }, { documentNumber: '123 456 789' }])(
    'holds in every case for one person: %o',
    async (known) => {
      const subject = { name: 'Thabo Specimen', ...known };
      test.clear((await test.screen(subject)).screeningId, 'own', '1');
      expect(await test.screen(subject)).toMatchObject({ outcome: 'CLEAR', totalHits: 1 });
      expect((await test.screen({ name: 'Thabo Specimen' })).outcome).not.toBe('CLEAR');
    },
  );
});
