import { describe, expect, test } from 'vitest';
import { assessmentOf, pointOf } from '../testing/assessment-of.ts';
import { verdictWord } from '../../contract/verdict-word.ts';
import { chipState, openPoints, progressOf, shownAspects } from './open-points.ts';

const SETTLED = { point: 'x', reason: 'Seen', author: 'Neo Example', at: '2026-11-22T08:05:00.000Z' };

describe('the word of the verdict', () => {
  test.each([
    ['passed', []],
    ['review', [pointOf('fields', 'review', 'surname')]],
    ['fraud', [pointOf('forensics', 'failed')]],
    [
      'fraud',
      [
        pointOf('checks', 'failed'),
        pointOf('duplicates', 'failed', undefined, { key: 'duplicates.otherFace' }),
      ],
    ],
    // An expired card or a listed name is no forgery.
    ['refuse', [pointOf('checks', 'failed')]],
    ['refuse', [pointOf('screening', 'failed')]],
    ['unfinished', [pointOf('face', 'not_done')]],
    ['unfinished', [pointOf('checks', 'cannot_tell')]],
  ] as const)('%s', (word, points) => {
    expect(verdictWord(assessmentOf(points))).toBe(word);
  });

  test('a settled point does not speak any more', () => {
    expect(verdictWord(assessmentOf([pointOf('checks', 'review', undefined, { settlement: SETTLED })]))).toBe(
      'passed',
    );
  });
});

test('doubts come first, then fields, then the original', () => {
  const points = openPoints(
    assessmentOf([
      pointOf('forensics', 'not_done'),
      pointOf('fields', 'review', 'surname'),
      pointOf('checks', 'review'),
    ]),
  );
  expect(points.map(({ aspect }) => aspect)).toEqual(['checks', 'fields', 'forensics']);
});

test('what people settled counts as checked', () => {
  const assessment = assessmentOf([
    pointOf('fields', 'review', 'surname', { settlement: SETTLED }),
    pointOf('fields', 'review', 'idNumber'),
    pointOf('forensics', 'not_done'),
  ]);
  expect(progressOf(assessment)).toEqual({ done: 1, all: 3 });
});

test('a chip that nothing was looked at for is not done, and never passed', () => {
  const assessment = assessmentOf([pointOf('fields', 'review', 'surname')]);
  const chips = shownAspects(assessment).map((one) => [one.aspect, chipState(one)]);
  expect(chips).toEqual([
    ['document', 'passed'],
    ['fields', 'review'],
    ['face', 'not_done'],
    ['screening', 'not_done'],
  ]);
});
