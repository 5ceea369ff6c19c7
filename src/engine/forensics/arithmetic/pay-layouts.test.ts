import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { amountsOf } from '../../ledger/amounts.ts';
import { netPay } from './net-pay.ts';
import { pageOf, right, rows, sure } from '../testing/printed-page.ts';
import { payslip } from '../testing/payslip-page.ts';

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
      { strength: 'strong', before: '1,500.00', after: '2,000.00' },
    ]);
    expect(await netPay.judge(lines('8,100.00', '1,200.00', '4,500.00'), sure)).toMatchObject([
      { strength: 'strong', before: '1,500.00', after: '4,500.00' },
    ]);
  });

  it('say in brackets which total it is', async () => {
    const inBrackets = (gross: string): ReadPage => {
      const page = lines('8,100.00');
      const named = (text: string): string =>
        text.replace('Gross Pay: BWP 9,600.00', `Total remuneration (gross) BWP ${gross}`);
      return { ...page, lines: page.lines.map((line) => ({ ...line, text: named(line.text) })) };
    };
    expect(await netPay.judge(inBrackets('9,600.00'), sure)).toEqual([]);
    expect(await netPay.judge(inBrackets('19,600.00'), sure)).toMatchObject([
      { strength: 'strong', before: '9,600.00', after: '19,600.00' },
    ]);
  });

  it('need not name the sum of their deductions', async () => {
    expect(await netPay.judge(lines('8,100.00', '1,200.00', null), sure)).toEqual([]);
    expect(await netPay.judge(lines('9,100.00', '1,200.00', null), sure)).toMatchObject([
      { strength: 'strong', before: '8,100.00' },
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
      ).toMatchObject([{ strength: 'strong', after: `${/[\d,.]+$/.exec(to)![0]}` }]);
  });

  const signedList = (paye: string): ReadPage =>
    pageOf([
      [10, 60, 'Description'],
      ...rows(100, [
        ['BASIC', '9 600.00'],
        ['GROSS', '9 600.00'],
        ['PAYE', `-${paye}`],
        ['TOTAL DEDUCTIONS', '-1 500.00'],
        ['NET / MADI A A AMOGETSWENG', 'P 8100.00'],
      ]),
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
      { strength: 'strong', before: '9,600.00', after: '3,600.00' },
    ]);
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
      { strength: 'strong', before: '4,400.00' },
    ]);
    const [, income, ...rest] = amountsOf(page('4,400.00'));
    expect(income!.start).toBeGreaterThan(580);
    expect(rest.length).toBeGreaterThan(4);
  });

  it('have rows whose middles are even, however tall readers draw their boxes', async () => {
    const page = pageOf([
      ...rows(
        100,
        [
          ['Basic', '7,000.00'],
          ['Housing', '1,000.00'],
          ['Transport', '500.00'],
        ],
        { pitch: 30 },
      ),
      ...rows(240, [
        ['Gross pay', '5,500.00'],
        ['Total deductions', '600.00'],
      ]),
      ...rows(340, [['Net pay', '4,900.00']]),
    ]);
    const tall = page.lines.map((l) =>
      l.text === '1,000.00' ? { ...l, box: { ...l.box, y: l.box.y - 14, height: l.box.height + 28 } } : l,
    );
    expect(await netPay.judge(page, sure)).toMatchObject([{ strength: 'strong', box: { y: 100 } }]);
    expect(await netPay.judge({ ...page, lines: tall }, sure)).toMatchObject([
      { strength: 'strong', box: { y: 100 } },
    ]);
  });

  it('may call the sum of their deductions by that word alone, in two languages', async () => {
    const bilingual = (gross: string, deductions = '415.00'): ReadPage =>
      pageOf(
        rows(100, [
          ['Basic pay / Tuelo', 'P6,100.00'],
          ['Transport / Dipalangwa', 'P400.00'],
          ['Gross / Madi otlhe', `P${gross}`],
          ['Tax / Lekgetho', 'P110.00'],
          ['Pension / Phensene', 'P305.00'],
          ['Deductions / Tse di gogilweng', `P${deductions}`],
          ['Net pay / Tse di amogelwang', 'P6,085.00'],
        ]),
      );
    expect(await netPay.judge(bilingual('6,500.00'), sure)).toEqual([]);
    expect(await netPay.judge(bilingual('9,500.00'), sure)).toMatchObject([
      { strength: 'strong', before: '6,500.00', after: '9,500.00' },
    ]);
    expect(await netPay.judge(bilingual('6,500.00', '815.00'), sure)).toMatchObject([
      { strength: 'strong', before: '415.00', after: '815.00' },
    ]);
  });

  it('may head the list of their deductions by that word, which is no sum', async () => {
    const headed = pageOf([
      ...rows(100, [
        ['Basic pay', '6,100.00'],
        ['Gross pay', '6,500.00'],
      ]),
      [10, 200, 'Deductions'],
      right(232, '110.00', 110),
      ...rows(300, [
        ['Pension', '305.00'],
        ['Net pay', '6,085.00'],
      ]),
    ]);
    expect(await netPay.judge(headed, sure)).toEqual([]);
  });
});
