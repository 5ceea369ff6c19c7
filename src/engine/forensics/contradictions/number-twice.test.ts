import { describe, expect, it } from 'vitest';
import { pageOf, sure } from '../testing/printed-page.ts';
import { numberTwice } from './number-twice.ts';

const judged = async (...lines: readonly string[]): Promise<string[]> =>
  (
    await numberTwice.judge(pageOf(lines.map((text, k) => [10, 40 * k, text])), sure, undefined, '2026-11-26')
  ).map((f) => `${f.strength} ${f.explanation}`);

describe('a number that is named twice', () => {
  it('a digit apart is one that was changed', async () => {
    expect(await judged('Account number: 62148048541', 'Pay into account 62148048571 by Friday.')).toEqual([
      'strong The account number is 62148048541 in one place and 62148048571 in another.',
    ]);
  });
  it('is named by what stands over it on cards', async () => {
    const card = (omang: string): Promise<unknown[]> =>
      numberTwice.judge(
        pageOf([
          [10, 40, 'ID NUMBER'],
          [10, 65, '414711185'],
          [10, 200, 'Omang No.'],
          [400, 200, 'Licence Number'],
          [10, 225, omang],
          [400, 225, '982238'],
        ]),
        sure,
      );
    expect(await card('414711185')).toEqual([]);
    expect(await card('414721185')).toHaveLength(1);
  });
  it('is another one in each register of a taxpayer', async () => {
    const certificate = (label: string): Promise<unknown[]> =>
      numberTwice.judge(
        pageOf([
          [10, 40, 'TIN'],
          [10, 65, 'C59039580017'],
          [10, 200, label],
          [10, 225, 'C59039580037'],
        ]),
        sure,
      );
    expect(await certificate('PAYE TIN')).toEqual([]);
    expect(await certificate('Taxpayer TIN')).toHaveLength(1);
  });
  it('may be the next of a series, another kind of number, or one of many', async () => {
    const silent: readonly (readonly string[])[] = [
      ['Account number: 62148048541', 'Savings account number: 62148048542'],
      ['Account number: 62148048541', 'Savings account number: 62190317755'],
      ['Cheque account: 62148048541', 'Savings account: 62148048571'],
      ['Account 62148048541 (current)', 'Account 62148048571 (loan)'],
      ['From account: 62148048541', 'To account: 62148048571'],
      ['VAT number: C31201701111', 'TIN: C31201701011'],
      ['TIN C31201701111', 'PAYE TIN C31201701131'],
      ['Account number 6210001', 'Account number 6210031', 'Account number 6210061'],
      ['Our ref: HR/197/2024', 'Your ref: HR/127/2024'],
      ['Telephone 3912345', 'Fax 3912645'],
    ];
    for (const lines of silent) expect(await judged(...lines)).toEqual([]);
  });
});
