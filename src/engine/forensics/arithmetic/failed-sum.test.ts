import { expect, it } from 'vitest';
import type { ExtractedField, VerifiedDocument } from '../../../contract/verification.ts';
import type { PageEvidence } from '../detector.ts';
import { pageOf, rows } from '../testing/printed-page.ts';
import { weightOfFailedSum } from './failed-sum.ts';

/** Gross 10,000.00 less 1,025.00 is 8,975.00. */
const AMOUNTS: readonly (readonly [label: string, amount: string])[] = [
  ['Basic salary', '10,000.00'],
  ['Gross pay', '10,000.00'],
  ['PAYE', '525.00'],
  ['Pension', '500.00'],
  ['Total deductions', '1,025.00'],
];

/** Weight of the finding for a payslip in this currency with another net pay. */
function weightOf(sign: string, net: string) {
  const printed = pageOf(rows(100, [...AMOUNTS, ['Net pay', net]]));
  const page = {
    pageInFile: 0,
    reading: { ...printed, report: { ...printed.report, index: 0 } },
  } as PageEvidence;
  const field = (name: string, row: number, raw: string): ExtractedField => ({
    name,
    value: Number(raw.replace(',', '')),
    raw,
    confidence: 0.99,
    page: 0,
    box: printed.lines[2 * row + 1]!.box,
    source: 'text-layer',
    agreement: 'once',
    alternatives: [],
    notes: [],
  });
  const fields = [
    field('grossSalary', 1, '10,000.00'),
    field('totalDeductions', 4, '1,025.00'),
    field('netSalary', 5, net),
  ];
  const check = {
    id: 'gross-less-deductions-is-net',
    outcome: 'failed',
    explanation: 'It fails.',
    expected: `${sign}8,975.00`,
    actual: `${sign}${net}`,
    fields: fields.map(({ name }) => name),
  } as const;
  const document = { pages: [0], fields, checks: [check] } as unknown as VerifiedDocument;
  return weightOfFailedSum(check, fields, document, [page]);
}

it.each(['P', 'N$', 'BWP', 'NAD '])('a sum that fails weighs alike in %s', (sign) => {
  expect(weightOf(sign, '9,875.00')).toBe('strong');
  // 500.00 more is the pension, which may have been paid separately.
  expect(weightOf(sign, '9,475.00')).toBe('note');
});
