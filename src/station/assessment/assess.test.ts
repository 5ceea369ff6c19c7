import { describe, expect, it } from 'vitest';
import { Assessment, type AspectName } from '../../contract/assessment.ts';
import { ASSESSMENT_REASONS } from '../../contract/assessment-reasons.ts';
import { assess } from './assess.ts';
import type { AssessmentInput } from './input.ts';
import { inputOf, readingOf } from './input.fixture.ts';

const by = (point: string) => ({ point, reason: 'Seen', author: 'Kagiso', at: '2026-11-21T08:10:00.000Z' });
const aspectOf = (input: AssessmentInput, name: AspectName) =>
  assess(input).aspects.find(({ aspect }) => aspect === name)!;

describe('an ordinary honest customer', () => {
  it('has one open step, the comparison with the original, and is green with it', () => {
    const before = assess(inputOf());
    expect(Assessment.parse(before)).toEqual(before);
    expect(before).toMatchObject({ verdict: 'not_done', accept: 'refused' });
    expect(before.open).toHaveLength(1);
    const after = assess(inputOf({ settlements: [by(before.open[0]!)] }));
    expect(after).toMatchObject({ verdict: 'passed', accept: 'allowed', open: [] });
    expect(after.aspects.find(({ aspect }) => aspect === 'forensics')!.points[0]!.settlement).toMatchObject({
      author: 'Kagiso',
    });
  });

  it('a further file opens the comparison again', () => {
    const { open } = assess(inputOf());
    const more = assess(
      inputOf({
        settlements: [by(open[0]!)],
        readings: [readingOf(), readingOf({ requestId: 'r-2' })],
      }),
    );
    expect(more.open).toHaveLength(1);
    expect(more.verdict).toBe('not_done');
  });

  it('a file that proves itself leaves nothing to compare', () => {
    const proved = readingOf({ verdict: 'AUTHENTIC', channel: 'born-digital-pdf' });
    expect(assess(inputOf({ readings: [proved] }))).toMatchObject({ verdict: 'passed', accept: 'allowed' });
  });

  it.each(['camera', 'scan', 'messenger', 'born-digital-pdf', 'scanned-pdf'] as const)(
    'a file of the channel %s without signs of change is a step and no warning',
    (channel) => {
      const input = inputOf({ readings: [readingOf({ channel })] });
      expect(aspectOf(input, 'forensics')).toMatchObject({ state: 'not_done' });
      expect(aspectOf(input, 'forensics').points[0]).toMatchObject({
        settledBy: ['compare-original'],
        who: 'clerk',
      });
    },
  );
});

describe('the verdict', () => {
  it('is the worst of the required aspects', () => {
    const failed = readingOf({ checks: [{ outcome: 'failed', explanation: 'No.' }], unsure: ['fullName'] });
    expect(assess(inputOf({ readings: [failed] }))).toMatchObject({ verdict: 'failed' });
    expect(assess(inputOf({ readings: [readingOf({ unsure: ['fullName'] })] }))).toMatchObject({
      verdict: 'review',
    });
  });

  it('a case of which nothing was found out is not done, whatever its kind', () => {
    for (const kind of [
      'document',
      'person',
      'company',
      'face',
      'screening',
      'registry',
      'forensics',
    ] as const) {
      const empty = assess(inputOf({ kind, readings: [] }));
      expect(empty.verdict, kind).toBe('not_done');
      expect(empty.accept, kind).toBe('refused');
    }
  });

  it('what failed alone is for two people; what is doubtful as well is settled first', () => {
    const proved = { verdict: 'AUTHENTIC', checks: [{ outcome: 'failed' }] } as const;
    expect(assess(inputOf({ readings: [readingOf(proved)] })).accept).toBe('second-person');
    expect(assess(inputOf({ readings: [readingOf({ ...proved, unsure: ['fullName'] })] })).accept).toBe(
      'refused',
    );
    const policy = { ...inputOf().policy, twoPeopleAgainstFailed: false };
    expect(assess(inputOf({ policy, readings: [readingOf(proved)] })).accept).toBe('allowed');
  });

  it('policy adds aspects, and says whose doubts a supervisor settles', () => {
    const policy = { ...inputOf().policy, supervisor: ['fields' as const] };
    policy.document = [...policy.document, 'screening'];
    const assessed = assess(inputOf({ policy, readings: [readingOf({ verdict: 'AUTHENTIC' })] }));
    expect(assessed.verdict).toBe('not_done');
    expect(assessed.open).toEqual(['screening:missing']);
    const unsure = inputOf({ policy, readings: [readingOf({ verdict: 'SUSPICIOUS' })] });
    expect(aspectOf(unsure, 'forensics').points[0]).toMatchObject({ state: 'review', who: 'clerk' });
  });
});

it('every sentence is written: none has a hole', () => {
  for (const [aspect, texts] of Object.entries(ASSESSMENT_REASONS))
    for (const [key, text] of Object.entries(texts)) expect(text, `${aspect}.${key}`).not.toBe('');
  const points = assess(
    inputOf({ readings: [readingOf({ unsure: ['fullName'], fields: { fullName: 'A B' } })] }),
  ).aspects.flatMap((one) => one.points);
  for (const { sentence } of points) expect(sentence).not.toMatch(/\{\{|^$/);
});
