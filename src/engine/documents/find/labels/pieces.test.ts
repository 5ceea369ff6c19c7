import { expect, it } from 'vitest';
import { viewOfPages } from '../../testing/find-in.ts';
import { pageOf } from '../../testing/page-of.ts';
import { withSides, type Piece } from './pieces.ts';

/** A row of a description, and an amount beside it. */
const row = (words: string, amount: string): Piece[] => {
  const [left, right] = viewOfPages([
    pageOf([
      [60, 100, words],
      [600, 100, amount],
    ]),
  ]).pages[0]!.segments;
  return [
    { shape: 'words', segment: left! },
    { shape: 'money', segment: right! },
  ];
};

it.each([
  ['Card purchase -', '240.00', ['Card purchase', '-240.00']],
  ['Card purchase - P', '240.00', ['Card purchase', '-240.00']],
  ['Transfer in P', '240.00', ['Transfer in', '240.00']],
  ['Card purchase -', '-240.00', ['Card purchase -', '-240.00']],
])('a sign or mark in the cell before its amount is joined to it: %s | %s', (words, amount, joined) => {
  expect(withSides(row(words, amount)).map(({ segment }) => segment.text)).toEqual(joined);
});
