import { expect, it } from 'vitest';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest } from '../testing/request.ts';
import { understand } from '../understand.ts';

const card = (x: number, surname: string, number: string): PrintedLine[] => [
  [x, 40, 'NATIONAL IDENTITY CARD'],
  [x, 100, 'SURNAME'],
  [x, 125, surname],
  [x, 170, 'FORENAMES'],
  [x, 195, 'NEO'],
  [x, 240, 'ID NUMBER'],
  [x, 265, number],
];
const warningsOf = (...printed: PrintedLine[][]): string[] => {
  const { documents } = understand([pageOf(printed.flat())], anyRequest);
  return documents.flatMap((d) => d.checks).flatMap((c) => (c.outcome === 'failed' ? [c.id] : []));
};

it('two cards that were taken for one are told by their numbers', () => {
  expect(warningsOf(card(60, 'EXAMPLE', '662914870'), card(560, 'SAMPLE', '462 318 805'))).toEqual([
    'one-holder',
  ]);
});

it('one number printed twice, once with a misread digit, is one holder', () => {
  expect(warningsOf(card(60, 'EXAMPLE', '662914870'), [[60, 320, '662974870']])).toEqual([]);
});
