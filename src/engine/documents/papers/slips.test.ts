import { describe, expect, it } from 'vitest';
import { bestOf, viewOfPages } from '../testing/find-in.ts';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';
import { companyName } from '../../values/company-name.ts';
import { payLines } from '../find/pay/pay-lines.ts';

/** A slip that names its particulars by place: employee and lines of pay beside each other, no label over either. */
const SLIP: readonly PrintedLine[] = [
  [549, 111, 'Sunrise Example Centres'],
  [601, 164, 'Your pay, 30 April 2026'],
  [108, 259, 'Net pay'],
  [436, 259, 'P6,402.08'],
  [108, 299, 'Gross pay'],
  [436, 299, 'P6,900.00'],
  [108, 339, 'Deductions'],
  [436, 339, 'P497.92'],
  [108, 425, 'Lerato Example-Sample'],
  [108, 456, 'Agent II'],
  [108, 487, 'Employee no. SC-10442'],
  [108, 518, 'Omang 418226670'],
  [736, 421, 'What came off'],
  [739, 456, 'PAYE P127.92'],
  [739, 487, 'Pension P345.00'],
  [739, 518, 'Tea fund P25.00'],
];

describe("slips of strangers' making", () => {
  it('the employee heads the block with the staff number; the day of the pay is its month', () => {
    const paper = readPrinted(SLIP);
    expect(valueIn(paper, 'employeeName')).toBe('Lerato Example-Sample');
    expect(valueIn(paper, 'payPeriod')).toBe('2026-04');
  });

  it('particulars beside the lines of pay are no names of them', () => {
    expect(bestOf(payLines('deductions'), viewOfPages([pageOf(SLIP)]))).toEqual([
      { name: 'PAYE', amount: 127.92 },
      { name: 'Pension', amount: 345 },
      { name: 'Tea fund', amount: 25 },
    ]);
  });

  it('an amount that a reader joined with initials behind it, and titles with each other', () => {
    const view = viewOfPages([
      pageOf([
        [97, 307, 'Income'],
        [828, 307, 'AmountDeduction'],
        [1693, 307, 'Amount'],
        [98, 352, 'Basic'],
        [823, 352, '7 850.00 P.A.Y.E.'],
        [1710, 352, '374.02'],
        [99, 395, 'Standby'],
        [851, 395, '300.00'],
        [956, 395, 'BOMAID'],
        [1712, 395, '410.00'],
      ]),
    ]);
    expect(bestOf(payLines('earnings'), view)).toEqual([
      { name: 'Basic', amount: 7850 },
      { name: 'Standby', amount: 300 },
    ]);
    expect(bestOf(payLines('deductions'), view)).toEqual([
      { name: 'P.A.Y.E', amount: 374.02 },
      { name: 'BOMAID', amount: 410 },
    ]);
  });

  it('a holder beside balances that say what they are; the year of rows on the line after their period', () => {
    const paper = readPrinted([
      [68, 60, 'Access Bank Botswana Limited'],
      [60, 104, 'Statement of account for the quarter ended 30 September'],
      [60, 130, '2026'],
      [71, 190, 'IKAGENG EXAMPLE (PTY) LTD'],
      [650, 190, 'Acc: 1010 5588 214'],
      [1100, 190, 'Opening: P2,410.00'],
      [71, 216, 'Unit 3, Main Mall, Gaborone'],
      [1100, 216, 'Closing: P2,560.00'],
      [60, 300, 'Date'],
      [260, 300, 'Transaction'],
      [750, 300, 'Out'],
      [950, 300, 'In'],
      [1150, 300, 'Balance'],
      [60, 340, '15 Jul'],
      [260, 340, 'Agent deposit'],
      [940, 340, '600.00'],
      [1140, 340, '3,010.00'],
      [60, 380, '2 Aug'],
      [260, 380, 'Withdrawal'],
      [740, 380, '450.00'],
      [1140, 380, '2,560.00'],
    ]);
    expect(valueIn(paper, 'accountHolderName')).toBe('IKAGENG EXAMPLE (PTY) LTD');
    expect(valueIn(paper, 'transactions')).toMatchObject([{ date: '2026-07-15' }, { date: '2026-08-02' }]);
  });

  it('the heading of a column of rates is no tariff', () => {
    const bill = (...lines: PrintedLine[]) =>
      readPrinted([[60, 60, 'Water Utilities Corporation'], [60, 100, 'TAX INVOICE'], ...lines]);
    const table = bill(
      [60, 300, 'Description'],
      [460, 300, 'Quantity'],
      [660, 300, 'Tariff'],
      [860, 300, 'Amount (P)'],
      [60, 340, 'Potable water 0 - 5 kl'],
      [460, 340, '5'],
      [660, 340, '3.50'],
      [860, 340, '17.50'],
    );
    expect(valueIn(table, 'tariff')).toBeNull();
    expect(valueIn(bill([60, 300, 'Tariff: Domestic'], [60, 340, 'Water 17.50']), 'tariff')).toBe('Domestic');
  });

  it('the line that a name was filled in on, and an article in it, are no end of a company', () => {
    const whole = new RegExp(`^${companyName.inText}$`, 'u');
    for (const name of ['Shoshong _ Beef Example (Proprietary) Limited', 'Children of the Kalahari Trust'])
      expect(whole.test(name), name).toBe(true);
  });
});
