import { expect, test } from 'vitest';
import { wordedAmount } from '../../values/worded-amount.ts';
import { lines } from '../testing/page-of.ts';
import { fieldIn, readPrinted } from '../testing/request.ts';

test.each([
  ['Forty One Thousand Six Hundred Pula Only', 41_600],
  ['Net pay in words: Nine Thousand and Twelve Pula and Fifty Thebe', 9_012],
  ['Rupees Two Lakh Five Thousand One', 205_001],
  ['One Hundred and Five', 105],
  ['Two Thousand Six', 2_006],
  ['Forty One Thousand Six Hundred and Bob', null],
  ['Two Hundred', null],
  ['Seven days a week', null],
])('%s: %s', (line, amount) => {
  expect(wordedAmount(line)).toBe(amount);
});

const slip = (words: string) =>
  readPrinted(
    lines(
      'SPECIMEN FENCING (PTY) LTD',
      'PAYSLIP',
      'Employee Name: Kago Example',
      'Pay Period: October 2026',
      'Gross Pay: 9,400.00',
      'Total Deductions: 1,100.00',
      'Net Pay: 8,300.00',
      words,
    ),
  );

test.each([
  ['Eight Thousand Three Hundred Pula Only', 'passed', false],
  ['Seven Thousand Three Hundred Pula Only', 'failed', true],
  ['Nine Thousand Four Hundred Pula Only', undefined, false],
])('a net pay of 8,300.00 and the words %s: %s', (words, outcome, isHeld) => {
  const paper = slip(words);
  expect(paper.checks.find(({ id }) => id === 'said-in-words')?.outcome).toBe(outcome);
  expect(fieldIn(paper, 'netSalary')!.confidence < 0.6).toBe(isHeld);
});
