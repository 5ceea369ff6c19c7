import { expect, it } from 'vitest';
import type { PageMark } from '../../../contract/pages.ts';
import type { CheckInput } from '../document-type.ts';
import { ghostShowsHolder } from './portraits.ts';

const mark = (page: number, kind: PageMark['kind']) => ({
  page,
  mark: { kind, box: { x: 0, y: 0, width: 10, height: 10 }, confidence: 0.9 },
});
const outcomes = (...marks: ReturnType<typeof mark>[]) =>
  ghostShowsHolder({ view: { marks } } as unknown as CheckInput).map((check) => check.outcome);

it('says nothing of a card with one portrait only', () => {
  expect(outcomes(mark(0, 'portrait'), mark(0, 'stamp'), mark(1, 'ghost-portrait'))).toEqual([]);
});

it('passes a ghost image and notes a second person on the same side', () => {
  expect(outcomes(mark(0, 'portrait'), mark(0, 'ghost-portrait'))).toEqual(['passed']);
  expect(outcomes(mark(0, 'portrait'), mark(0, 'portrait'))).toEqual(['note']);
  expect(outcomes(mark(0, 'portrait'), mark(1, 'portrait'))).toEqual([]);
});
