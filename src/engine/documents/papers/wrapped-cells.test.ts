import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('what a sentence says of somebody beside an address or a sum', () => {
  it.each([
    ['maintains account number 34365471316 with our branch', 'Plot 166, Great East Road, Livingstone'],
    ['holds the savings account 9060004412 with us', 'Plot 12, Block 6, Gaborone'],
  ])('… %s', (words, where) => {
    const letter = readLines(
      'Tswapong Savings Bank',
      '14 May 2026',
      'TO WHOM IT MAY CONCERN',
      "RE: BANKER'S REFERENCE",
      `We confirm that Kago Example of ${where} ${words}.`,
      'Yours faithfully',
      'Lesego Sample',
      'Branch Manager',
    );
    expect([where, undefined, null]).toContain(valueIn(letter, 'address'));
  });
});

describe('who writes and who is written about', () => {
  it('joins no name of a bank over its last word and a town below', () => {
    const letter = readLines(
      'Makgadikgadi Bank Limited',
      'Private Bag 12, Gaborone',
      '25 January 2026',
      'The Branch Manager',
      'Kgalagadi Commercial Bank',
      'Gaborone',
      'Reference letter',
      'We confirm that Kago Example maintains account number 19643861307 with our branch.',
      'Yours faithfully',
      'Thuso Sample',
      'Branch Manager',
    );
    expect(valueIn(letter, 'bankName')).not.toMatch(/^Bank Gaborone/);
  });
});
