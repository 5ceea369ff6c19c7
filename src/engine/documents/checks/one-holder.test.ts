import { expect, it } from 'vitest';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, valueIn } from '../testing/request.ts';
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
  const faint: PrintedLine[] = [
    [560, 125, 'SAMPLE'],
    [560, 265, '462 318 805'],
  ];
  expect(warningsOf(card(60, 'EXAMPLE', '662914870'), faint)).toEqual(['one-holder']);
});

it('two cards whose labels are read are two documents', () => {
  const pages = [pageOf([...card(60, 'EXAMPLE', '662914870'), ...card(560, 'SAMPLE', '462318805')])];
  const { documents } = understand(pages, anyRequest);
  expect(documents.map((d) => valueIn(d, 'surname'))).toEqual(['EXAMPLE', 'SAMPLE']);
  expect(documents.flatMap((d) => d.checks).map((c) => c.id)).not.toContain('one-holder');
});

it('one number printed twice, once with a misread digit, is one holder', () => {
  expect(warningsOf(card(60, 'EXAMPLE', '662914870'), [[60, 320, '662974870']])).toEqual([]);
});
