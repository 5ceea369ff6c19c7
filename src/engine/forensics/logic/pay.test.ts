import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { amountsOf } from './amounts.ts';
import { netPay } from './net-pay.ts';
import { pageOf, right, sure, unsure } from '../testing/printed-page.ts';

/** 4,000 + 1,000 = 5,000; 400 + 200 = 600; 5,000 − 600 = 4,400. */
const payslip = (net: string, gross = '5,000.00', basic = '4,000.00'): ReadPage =>
  pageOf([
    [10, 100, 'Basic Salary'],
    right(100, basic),
    [10, 140, 'Housing'],
    right(140, '1,000.00'),
    [10, 180, 'Gross Pay'],
    right(180, gross),
    [10, 300, 'PAYE'],
    right(300, '400.00', 1200),
    [10, 340, 'Pension'],
    right(340, '200.00', 1200),
    [10, 380, 'Total Deductions'],
    right(380, '600.00', 1200),
    [10, 500, 'NET PAY'],
    right(500, `P${net}`),
  ]);

describe('amounts', () => {
  it('reads thousands and cents, and leaves dates, percentages and bare numbers alone', () => {
    const amounts = amountsOf(
      pageOf([
        [
          0,
          0,
          'P1,234.50 and 12 345.00 (7.25) on 01.02.2026 at 7.50% ref 1234567 BWP 22, 081.00 BWP,7,762.48',
        ],
      ]),
    );
    expect(amounts.map((a) => a.cents)).toEqual([123450, 1234500, 725, 2208100, 776248]);
    expect(amounts[2]!.negative).toBe(true);
  });
});

describe('net pay', () => {
  it('says nothing when gross less deductions is net', async () => {
    expect(await netPay.judge(payslip('4,400.00'), sure)).toEqual([]);
  });

  it('finds a changed net pay and says what it should be', async () => {
    const [found] = await netPay.judge(payslip('9,400.00'), sure);
    expect(found).toMatchObject({ strength: 'strong', before: 'P4,400.00', after: 'P9,400.00' });
  });

  it('finds a changed gross by its lines, and a changed line by the totals', async () => {
    expect(
      (await netPay.judge(payslip('4,400.00', '8,000.00'), sure)).some(
        (f) => f.strength === 'strong' && f.before === 'P5,000.00',
      ),
    ).toBe(true);
    expect(
      (await netPay.judge(payslip('4,400.00', '5,000.00', '7,000.00'), sure)).some(
        (f) => f.strength === 'strong',
      ),
    ).toBe(true);
  });

  it('names the line that one digit explains, of two tables in one column', async () => {
    const lines = (pension: string): ReadPage =>
      pageOf([
        ...(['4,000.00', '1,000.00'] as const).map((t, k) => right(100 + 40 * k, t)),
        [10, 180, 'Gross Pay'],
        right(180, '5,000.00'),
        [10, 280, 'Deductions'],
        [10, 320, 'PAYE'],
        right(320, '400.00'),
        [10, 360, 'Pension'],
        right(360, pension),
        [10, 400, 'Total Deductions'],
        right(400, '600.00'),
        [10, 500, 'NET PAY'],
        right(500, '4,400.00'),
      ]);
    expect(await netPay.judge(lines('200.00'), sure)).toEqual([]);
    expect(await netPay.judge(lines('900.00'), sure)).toMatchObject([
      { strength: 'strong', before: 'P600.00', after: 'P1,300.00', box: { y: 360 } },
    ]);
    // A line over the others whose amount was not read may be what is missing.
    const less = lines('100.00');
    expect(await netPay.judge(less, sure)).toMatchObject([{ strength: 'strong', after: 'P500.00' }]);
    const unread = less.lines.map((l) => (l.text === 'Deductions' ? { ...l, text: 'Union' } : l));
    expect(await netPay.judge({ ...less, lines: unread }, sure)).toEqual([]);
  });

  it('is not misled by a total copied over one of its lines', async () => {
    const page = payslip('4,400.00');
    const copied = {
      ...page,
      lines: page.lines.map((l) =>
        l.text === '200.00' ? { ...l, ...pageOf([right(340, '600.00', 1200)]).lines[0]! } : l,
      ),
    };
    expect((await netPay.judge(copied, sure)).map((f) => f.strength)).toEqual(['strong']);
  });

  it('never accuses on figures that the second reader does not confirm', async () => {
    expect((await netPay.judge(payslip('9,400.00'), unsure)).map((f) => f.strength)).toEqual(['weak']);
  });
});

describe('payslips of other makings', () => {
  const lines = (net: string, paye = '1,200.00', total: string | null = '1,500.00'): ReadPage =>
    pageOf([
      [10, 100, 'Basic Salary: BWP 9,000.00'],
      [10, 140, 'Acting Allowance: BWP 600.00'],
      [10, 180, 'Gross Pay: BWP 9,600.00'],
      [10, 260, `P.A.Y.E.: BWP ${paye}`],
      [10, 300, 'Medical Aid: BWP 300.00'],
      ...(total ? [[10, 340, `Total Deductions: BWP ${total}`] as const] : []),
      [10, 380, `Net Pay: BWP ${net}`],
    ]);

  it('are judged in running text, whose amounts stand under nothing', async () => {
    expect(await netPay.judge(lines('8,100.00'), sure)).toEqual([]);
    expect(await netPay.judge(lines('9,100.00'), sure)).toMatchObject([{ strength: 'strong' }]);
    expect(await netPay.judge(lines('8,100.00', '1,700.00'), sure)).toMatchObject([
      { strength: 'strong', before: 'P1,500.00', after: 'P2,000.00' },
    ]);
    expect(await netPay.judge(lines('8,100.00', '1,200.00', '4,500.00'), sure)).toMatchObject([
      { strength: 'strong', before: 'P1,500.00', after: 'P4,500.00' },
    ]);
  });

  it('need not name the sum of their deductions', async () => {
    expect(await netPay.judge(lines('8,100.00', '1,200.00', null), sure)).toEqual([]);
    expect(await netPay.judge(lines('9,100.00', '1,200.00', null), sure)).toMatchObject([
      { strength: 'strong', before: 'P8,100.00' },
    ]);
    expect((await netPay.judge(lines('8,347.12', '1,200.00', null), sure)).map((f) => f.strength)).toEqual([
      'weak',
    ]);
    const changed = lines('8,100.00', '1,200.00', null);
    for (const [from, to] of [
      ['9,000.00', '9,900.00'],
      ['Pay: BWP 9,600.00', 'Pay: BWP 7,600.00'],
    ] as const)
      expect(
        await netPay.judge(
          {
            ...changed,
            lines: changed.lines.map((l) => ({ ...l, text: l.text.replace(from, to) })),
          },
          sure,
        ),
        to,
      ).toMatchObject([{ strength: 'strong', after: `P${/[\d,.]+$/.exec(to)![0]}` }]);
  });

  const signedList = (paye: string): ReadPage =>
    pageOf([
      [10, 60, 'Description'],
      [10, 100, 'BASIC'],
      right(100, '9 600.00'),
      [10, 140, 'GROSS'],
      right(140, '9 600.00'),
      [10, 180, 'PAYE'],
      right(180, `-${paye}`),
      [10, 220, 'TOTAL DEDUCTIONS'],
      right(220, '-1 500.00'),
      [10, 260, 'NET / MADI A A AMOGETSWENG'],
      right(260, 'P 8100.00'),
    ]);

  it('may print deductions with a minus, one line, and the net pay in two languages', async () => {
    expect(await netPay.judge(signedList('1 500.00'), sure)).toEqual([]);
    expect(await netPay.judge(signedList('1 900.00'), sure)).toMatchObject([
      { strength: 'strong', box: { y: 180 } },
    ]);
  });

  it('hold this month against this month, not the year', async () => {
    const page = (gross: string): ReadPage =>
      pageOf([
        ...[
          ['Basic', '9,000.00', '27,000.00'],
          ['Overtime', '600.00', '1,800.00'],
          ['Total earnings', gross, '28,800.00'],
        ].flatMap(([label, month, year], k) => [
          [10, 100 + 40 * k, label!] as const,
          right(100 + 40 * k, month!),
          right(100 + 40 * k, year!, 1200),
        ]),
        [10, 300, 'Total deductions'],
        right(300, '1,500.00'),
        right(300, '4,500.00', 1200),
        [10, 400, 'Amount paid to your bank: 8,100.00'],
      ]);
    expect(await netPay.judge(page('9,600.00'), sure)).toEqual([]);
    expect(await netPay.judge(page('3,600.00'), sure)).toMatchObject([
      { strength: 'strong', before: 'P9,600.00', after: 'P3,600.00' },
    ]);
  });

  it('accuse nobody where a line of a list was not read', async () => {
    const page = payslip('4,400.00');
    for (const unread of ['4,000.00', '1,000.00', '400.00', '200.00'])
      expect(
        await netPay.judge({ ...page, lines: page.lines.filter((l) => l.text !== unread) }, sure),
        unread,
      ).toEqual([]);
  });

  it('are not read where dirt tears a number in two', () => {
    const read = (text: string): number[] => amountsOf(pageOf([[0, 0, text]])).map((a) => a.cents);
    expect(read('Opening balance 4 -929.68')).toEqual([]);
    expect(read('Opening balance -929.68')).toEqual([92968]);
    expect(read('300.00 -929.68')).toEqual([30000, 92968]);
    expect(read('BWP 9.090.36 on 01.02.2026 and 10.713,99')).toEqual([909036, 1071399]);
  });

  it('may print whole pula', () => {
    const amounts = amountsOf(pageOf([[0, 0, 'Basic P12,500 Housing 1,500 BWP 950 on Plot 1234 in 2026']]));
    expect(amounts.map((a) => a.cents)).toEqual([1250000, 150000, 95000]);
    expect(amountsOf(pageOf([[0, 0, 'Basic 12,500.00 of 12,500']])).map((a) => a.cents)).toEqual([1250000]);
  });

  it('may say more in a label than its name', async () => {
    const page = payslip('9,400.00');
    const labelled = page.lines.map((l) =>
      l.text === 'NET PAY' ? pageOf([[10, 500, 'NET PAY for the month of May']]).lines[0]! : l,
    );
    expect(await netPay.judge({ ...page, lines: labelled }, sure)).toMatchObject([{ strength: 'strong' }]);
  });

  it('names its totals behind an amount that a reader took into the line', async () => {
    const page = (net: string): ReadPage =>
      pageOf([
        [10, 60, 'Income'],
        [10, 100, 'Basic'],
        [500, 100, '4,000.00 Income tax'],
        right(100, '400.00', 1200),
        [10, 140, 'Housing'],
        [500, 140, '1,000.00 Funeral'],
        right(140, '200.00', 1200),
        [10, 180, 'Gross income'],
        [500, 180, '5,000.00 Total'],
        right(180, '600.00', 1200),
        [10, 300, `Net amount paid: P${net}`],
      ]);
    expect(await netPay.judge(page('4,400.00'), sure)).toEqual([]);
    expect(await netPay.judge(page('7,400.00'), sure)).toMatchObject([
      { strength: 'strong', before: 'P4,400.00' },
    ]);
    const [, income, ...rest] = amountsOf(page('4,400.00'));
    expect(income!.start).toBeGreaterThan(580);
    expect(rest.length).toBeGreaterThan(4);
  });

  it('have rows whose middles are even, however tall readers draw their boxes', async () => {
    const page = pageOf([
      ...['Basic', 'Housing', 'Transport'].map((label, k) => [10, 100 + 30 * k, label] as const),
      ...['7,000.00', '1,000.00', '500.00'].map((amount, k) => right(100 + 30 * k, amount)),
      [10, 240, 'Gross pay'],
      right(240, '5,500.00'),
      [10, 280, 'Total deductions'],
      right(280, '600.00'),
      [10, 340, 'Net pay'],
      right(340, '4,900.00'),
    ]);
    const tall = page.lines.map((l) =>
      l.text === '1,000.00' ? { ...l, box: { ...l.box, y: l.box.y - 14, height: l.box.height + 28 } } : l,
    );
    expect(await netPay.judge(page, sure)).toMatchObject([{ strength: 'strong', box: { y: 100 } }]);
    expect(await netPay.judge({ ...page, lines: tall }, sure)).toMatchObject([
      { strength: 'strong', box: { y: 100 } },
    ]);
  });

  it('accuse nobody where something was paid beside the gross pay', async () => {
    const claim = (net: string): ReadPage =>
      pageOf([
        ...[
          ['Basic', '9,200.00'],
          ['Housing', '1,500.00'],
          ['Taxable gross pay', '10,700.00'],
          ['Travel claim', '640.75'],
          ['PAYE', '1,023.40'],
          ['Pension', '644.00'],
          ['Net salary', net],
        ].flatMap(([label, amount], k) => [
          [10, 100 + 40 * k, label!] as const,
          right(100 + 40 * k, amount!),
        ]),
      ]);
    expect(await netPay.judge(claim('9,673.35'), sure)).toEqual([]);
    expect(await netPay.judge(claim('7,673.35'), sure)).not.toEqual([]);
    const { lines } = payslip('4,750.00');
    const refund = pageOf([[10, 440, 'Refund of expenses'], right(440, '350.00')]).lines;
    expect(await netPay.judge({ ...payslip('4,750.00'), lines: [...lines, ...refund] }, sure)).toEqual([]);
    expect(await netPay.judge(payslip('4,750.00'), sure)).toMatchObject([{ before: 'P4,400.00' }]);
  });

  it('accuse nobody whose pay is paid out in parts', async () => {
    const paidOut = (first: string, second: string): ReadPage => {
      const page = payslip('4,400.00');
      const parts = pageOf([
        [10, 540, `Paid to bank ${first}`],
        [10, 580, `Paid to bank ${second}`],
      ]).lines;
      return { ...page, lines: [...page.lines, ...parts] };
    };
    expect(await netPay.judge(paidOut('3,000.00', '1,400.00'), sure)).toEqual([]);
    expect(await netPay.judge(paidOut('9,400.00', '1,400.00'), sure)).not.toEqual([]);
  });
});
