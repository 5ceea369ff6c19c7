import { describe, expect, it } from 'vitest';
import { date } from '../../../values/date.ts';
import { reference } from '../../../values/identifiers.ts';
import { personName } from '../../../values/person-name.ts';
import type { ValueKind } from '../../../values/kind.ts';
import { text } from '../../../values/words.ts';
import { valuesOf, viewOfPages } from '../../testing/find-in.ts';
import { lines, pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { readPrinted, valueIn } from '../../testing/request.ts';
import { documentTypes } from '../../document-types.ts';
import { columnItems } from '../tables/column-items.ts';
import { findLabels, labelledCandidates } from './labelled.ts';
import { labelsOn } from './labels.ts';
import { restOfLine } from './rest-of-line.ts';
import { letterDate } from '../letters/letter-date.ts';
import { numberUnderTitle } from '../number-under-title.ts';
import { valueRegions } from './value-regions.ts';

const typeOf = (name: string) => documentTypes.find(({ documentType }) => documentType === name)!;

describe('addresses', () => {
  it('who keeps the post is no part of one', () => {
    const block = ['Estate Late M Example', 'c/o Ms L Example', 'Plot 10477, Block 7', 'FRANCISTOWN'];
    const bill = readPrinted([
      [60, 60, 'FRANCISTOWN CITY COUNCIL'],
      [60, 100, 'Assessment rates - statement of account'],
      ...block.map((text, i): PrintedLine => [60, 160 + 25 * i, text]),
    ]);
    expect(valueIn(bill, 'address')).toBe('Plot 10477, Block 7, FRANCISTOWN');
  });
});

describe('tables', () => {
  const row = (y: number, ...cells: string[]): PrintedLine[] =>
    cells.map((cell, i): PrintedLine => [60 + 220 * i, y, cell]);

  it('a title of a column may be a short sentence', () => {
    const wide: PrintedLine[] = [
      [60, 60, 'Resolution'],
      [300, 60, 'Those who are to carry it out before next meeting'.slice(0, 45)],
      [60, 100, 'That the lorry be sold'],
      [300, 100, 'Kago Example'],
    ];
    expect(valuesOf(columnItems(/^resolution$/i), wide, text)).toEqual([['That the lorry be sold']]);
  });

  it('running text below ends one, though it stops before the last column', () => {
    const minutes = [
      ...row(60, 'Resolution', 'Proposed', 'Seconded', 'Vote'),
      ...row(90, 'Sell the lorry', 'K. Example', 'N. Specimen', 'All'),
      [60, 120, 'The meeting was then closed by the chairman at noon'] as PrintedLine,
    ];
    expect(valuesOf(columnItems(/^resolution$/i), minutes, text)).toEqual([['Sell the lorry']]);
  });
});

describe('numbers', () => {
  it('a label that asks for a number needs no colon before one', () => {
    const type = typeOf('COUNCIL_BILL');
    const field = type.fields.find(({ name }) => name === 'accountNumber')!;
    const sure = (line: string): number =>
      labelledCandidates(findLabels(viewOfPages([pageOf(lines(line))]), type), field)[0]!.score;
    expect(sure('Account No EX/20417')).toBeGreaterThan(0.8 * sure('Account No: EX/20417'));
    expect(sure('Reference EX/20417')).toBeLessThan(0.8 * sure('Reference: EX/20417'));
  });

  it('a bare number beside the title of a paper is the paper’s own', () => {
    const head: PrintedLine[] = [
      [60, 60, 'TAX INVOICE'],
      [200, 60, 'No. 20881'],
    ];
    expect(valuesOf(numberUnderTitle(/^tax invoice$/i), head, reference)).toEqual(['20881']);
  });

  it('two labels of one field over each other, each beside a number of its own, are two', () => {
    const [page] = viewOfPages([
      pageOf([
        [60, 60, 'Cust No'],
        [300, 60, '0044187'],
        [60, 85, 'Contract'],
        [300, 85, '5511048'],
      ]),
    ]).pages;
    const hits = [...labelsOn(page!, typeOf('UTILITY_BILL')).values()].flat();
    expect(hits.map(({ segment, cell }) => [segment.text, cell])).toEqual([
      ['Cust No', undefined],
      ['Contract', undefined],
    ]);
  });

  it('what an account takes off is labelled as what it is', () => {
    const [page] = viewOfPages([pageOf(lines('Less: Approved Pension Fund Contributions 1,200.00'))]).pages;
    const hits = [...labelsOn(page!, typeOf('P60')).values()].flat();
    expect(hits.find(({ field }) => field === 'pensionContribution')?.strength).toBeGreaterThan(0.7);
  });
});

it('a day at the end of a sentence is not that of the letter', () => {
  const lease = lines('1 October 2026', 'The lease of the house ends on').map(
    ([x, y, text]) => [x, y, text] as const,
  );
  const end: PrintedLine = [60, 125, '30 April 2027.'];
  expect(valuesOf(letterDate(), [...lease, end], date)).toEqual(['2026-10-01']);
});

it('of two lines beside a label set halfway between them on a slant, the upper one comes first', () => {
  const [page] = viewOfPages([
    pageOf([
      [60, 40, 'PAYSLIP'],
      [400, 100, 'MOLEFE, KAGO'],
      [60, 113.2, 'Name / Leina'],
      [400, 117, 'LESEGO'],
    ]),
  ]).pages;
  const labels = labelsOn(page!, typeOf('PAYSLIP'));
  const hit = [...labels.values()].flat().find(({ field }) => field === 'employeeName')!;
  const [first] = valueRegions(hit, page!, labels, personName);
  expect(first?.text).toBe('MOLEFE, KAGO LESEGO');
});

describe('what the money is called, behind a label', () => {
  /** The words behind "Class:" as a value of a kind. */
  const behind = (printed: string, kind: ValueKind): string | undefined => {
    const [page] = viewOfPages([pageOf(lines(`Class: ${printed}`))]).pages;
    const segment = page!.segments[0]!;
    const hit = { field: 'class', phrase: 'class', from: 0, to: 6, strength: 1, colon: true, weight: 1 };
    return restOfLine({ ...hit, segment }, undefined, kind)?.text;
  };
  const letter: ValueKind = {
    name: 'class',
    strict: true,
    lines: 1,
    parse: (raw) => (/^[A-Z]$/.test(raw) ? { value: raw, raw, quality: 1, notes: [] } : null),
  };

  it.each(['P', 'BWP', 'pula', 'N$', '(P)', 'USD'])('is no value of words: %s', (printed) => {
    expect(behind(printed, text)).toBeUndefined();
  });

  it('is one where the field has just such values, as M is a man and the loti of Lesotho', () => {
    expect(behind('P', letter)).toBe('P');
    expect(behind('BWP', letter)).toBeUndefined();
  });
});

describe('groups of digits', () => {
  const bill = (printed: PrintedLine[]) =>
    readPrinted([
      [60, 30, 'VELDT POWER'],
      [60, 80, 'Electricity Bill'],
      [60, 120, 'Bill date 3 March 2026'],
      ...printed,
      [60, 450, 'Electricity used'],
      [500, 450, '143 kWh'],
      [60, 510, 'Total Amount Due'],
      [500, 510, '22.45'],
    ]);

  it('are one number down to the last digit', () => {
    const under = bill([
      [60, 300, 'Account Number'],
      [60, 325, '6184 205 337 4'],
    ]);
    expect(valueIn(under, 'accountNumber')).toBe('6184 205 337 4');
  });
});
