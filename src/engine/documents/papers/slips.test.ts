import { describe, expect, it } from 'vitest';
import { bestOf, viewOfPages } from '../testing/find-in.ts';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
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

  it('the line that a name was filled in on, and an article in it, are no end of a company', () => {
    const whole = new RegExp(`^${companyName.inText}$`, 'u');
    for (const name of ['Shoshong _ Beef Example (Proprietary) Limited', 'Children of the Kalahari Trust'])
      expect(whole.test(name), name).toBe(true);
  });
});
