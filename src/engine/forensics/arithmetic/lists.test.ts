import { describe, expect, it } from 'vitest';
import { pageOf, right, rows, sure, unsure } from '../testing/printed-page.ts';
import { lessLines } from './less-lines.ts';
import { listTotal } from './list-total.ts';
import { meterReading } from './meter-reading.ts';
import { productRows } from './product-rows.ts';
import { sharesOfWhole } from './shares-of-whole.ts';
import { taxAtRate } from './tax-at-rate.ts';

const said = (found: readonly { strength: string; explanation: string }[]): string[] =>
  found.map((f) => `${f.strength} ${f.explanation}`);

describe('what is taken from an amount', () => {
  const owed = (rest: string): ReturnType<typeof pageOf> =>
    pageOf(
      rows(100, [
        ['Amount owed', '3,800.00'],
        ['Less: this payment', '3,100.00'],
        ['Balance owed', rest],
      ]),
    );

  it('leaves the rest', async () => {
    expect(await lessLines.judge(owed('700.00'), sure)).toEqual([]);
    expect(said(await lessLines.judge(owed('1,200.00'), sure))).toEqual([
      'strong 3,800.00 less 3,100.00 is 700.00, but the page says 1,200.00.',
    ]);
    expect((await lessLines.judge(owed('1,200.00'), unsure)).map((f) => f.strength)).toEqual(['weak']);
  });

  it('may be followed by another line of its list, and taken from several', async () => {
    const list = pageOf(
      rows(100, [
        ['Tuition fees', '3,000.00'],
        ['Boarding fees', '1,000.00'],
        ['Less paid', '500.00'],
        ['Total', '3,500.00'],
      ]),
    );
    expect(await lessLines.judge(list, sure)).toEqual([]);
    const other = pageOf(
      rows(100, [
        ['Gross income', '3,000.00'],
        ['Less pension', '500.00'],
        ['Tax per year', '90.00'],
      ]),
    );
    expect(await lessLines.judge(other, sure)).toEqual([]);
  });

  it.each([
    ['Less: PAYE', '8,061.19', 'five per cent'],
    ['Less P.A.Y.E.', '7,840.56', 'seven and a half'],
    ['Less: Income tax', '7,619.92', 'ten'],
  ])('%s alone is named in a letter of income whose pension is not: %s, %s', async (tax, net) => {
    const letter = (rest: string, label = tax) =>
      pageOf(
        rows(100, [
          ['Gross earnings', '8,825.50'],
          [label, '323.03'],
          ['Net earnings', rest],
        ]),
      );
    expect(await lessLines.judge(letter(net), sure)).toEqual([]);
    // A deduction at no usual pension rate, a net pay above the remainder, and a gap with a deduction other than tax.
    for (const other of ['8,011.19', '8,902.47', '5,061.19'])
      expect(
        (await lessLines.judge(letter(other), sure)).map((f) => f.strength),
        other,
      ).toEqual(['strong']);
    expect((await lessLines.judge(letter(net, 'Less: loan'), sure)).map((f) => f.strength)).toEqual([
      'strong',
    ]);
  });

  it('may be summed up before what is left', async () => {
    const payslip = pageOf(
      rows(100, [
        ['Gross pay', '7,200.00'],
        ['Less: tax', '160.00'],
        ['Less: pension', '337.50'],
        ['Less: loan', '700.00'],
        ['Total deductions', '1,197.50'],
        ['Net pay', '6,002.50'],
      ]),
    );
    expect(await lessLines.judge(payslip, sure)).toEqual([]);
  });
});

describe('the total of a list', () => {
  const list = (total: string, second: readonly [string, string] = ['Improvements', '500,000.00']) =>
    pageOf([
      [10, 60, 'Valuation'],
      right(60, 'Amount (P)'),
      ...rows(100, [['Land', '280,000.00'], second, ['Total valuation', total]]),
    ]);

  it('is the sum of its lines', async () => {
    expect(await listTotal.judge(list('780,000.00'), sure)).toEqual([]);
    expect(said(await listTotal.judge(list('880,000.00'), sure))).toEqual([
      'strong The 2 lines above add up to 780,000.00, but the total says 880,000.00.',
    ]);
  });

  it('may leave out a line that informs, or take one away', async () => {
    expect(await listTotal.judge(list('280,000.00'), sure)).toEqual([]);
    expect(await listTotal.judge(list('270,000.00', ['Rebate', '10,000.00']), sure)).toEqual([]);
    expect(await listTotal.judge(list('880,000.00', ['of which owned', '500,000.00']), sure)).toEqual([]);
  });

  it('is none where a balance runs down the column to the one that closes it', async () => {
    const column = (closing: string) =>
      pageOf([
        [10, 60, 'Details'],
        right(60, 'Balance'),
        ...rows(100, [
          ['Opening balance', '420.00'],
          ['Cash paid in', '1,120.00'],
          ['Interest', '1,124.30'],
          ['Closing balance', closing],
        ]),
      ]);
    expect(await listTotal.judge(column('1,124.30'), sure)).toEqual([]);
    expect((await listTotal.judge(column('9,124.30'), sure)).map((f) => f.strength)).toEqual(['strong']);
  });

  it('of a later page has lines on the pages before', async () => {
    const page = list('880,000.00');
    const later = { ...page, report: { ...page.report, pageInFile: 1 } };
    expect(await listTotal.judge(later, sure)).toEqual([]);
  });
});

describe('tax at a rate', () => {
  const bill = (tax: string, total: string, label = 'VAT 14%'): ReturnType<typeof pageOf> =>
    pageOf(
      rows(100, [
        ['Subtotal', '1,000.00'],
        [label, tax],
        ['Total', total],
      ]),
    );

  it('lies between subtotal and total', async () => {
    expect(await taxAtRate.judge(bill('140.00', '1,140.00'), sure)).toEqual([]);
    expect(said(await taxAtRate.judge(bill('240.00', '1,140.00'), sure))).toEqual([
      'strong VAT of 14 % on 1,000.00 is 140.00, which fits the total, but the page says 240.00.',
    ]);
  });

  it('is no more than the rate of anything on the page', async () => {
    expect(await taxAtRate.judge(bill('240.00', '1,240.00'), sure)).toHaveLength(1);
    // The rate of one line only, or contained in the total.
    expect(await taxAtRate.judge(bill('70.00', '1,070.00'), sure)).toEqual([]);
    expect(await taxAtRate.judge(bill('122.81', '1,000.00', 'VAT 14% included'), sure)).toEqual([]);
  });

  it('says nothing where what it is of was not read', async () => {
    for (const label of ['VAT 14%', 'VAT @ 14%', 'Value added tax 14 %']) {
      const cut = pageOf(
        rows(100, [
          ['Electricity', '392.96'],
          [label, '66.15'],
        ]),
      );
      expect(await taxAtRate.judge(cut, sure)).toEqual([]);
    }
  });
});

describe('quantity times price', () => {
  const table = (amount: string, quantity = '10'): ReturnType<typeof pageOf> =>
    pageOf(
      (
        [
          ['Cement', '4', '90.00', '360.00'],
          ['Paint', quantity, '38.50', amount],
          ['Labour', '2.5', '200.00', '500.00'],
        ] as const
      ).flatMap(([words, q, u, a], k) => [
        [10, 100 + 40 * k, words] as const,
        right(100 + 40 * k, q, 400),
        right(100 + 40 * k, u, 600),
        right(100 + 40 * k, a, 800),
      ]),
    );

  it('is the amount where it is in the other rows', async () => {
    expect(await productRows.judge(table('385.00'), sure)).toEqual([]);
    expect(said(await productRows.judge(table('1,385.00'), sure))).toEqual([
      'strong 10 × 38.50 is 385.00, but the row says 1,385.00.',
    ]);
    expect(await productRows.judge(table('385.00', '16'), sure)).toHaveLength(1);
  });

  it('is no fee of zero beside a payment and its balance', async () => {
    const rows = pageOf([
      [10, 100, 'Salary'],
      right(100, '900.00', 800),
      [10, 140, 'Rent'],
      right(140, '0.00', 400),
      right(140, '-64.59', 600),
      right(140, '835.41', 800),
    ]);
    expect(await productRows.judge(rows, sure)).toEqual([]);
  });

  it('is so with a speck before it that reads as a minus', async () => {
    expect(await productRows.judge(table('-385.00'), sure)).toEqual([]);
  });

  it('is asked of nobody whose columns mean something else', async () => {
    const other = pageOf([
      [10, 100, 'Basic pay'],
      right(100, '22', 400),
      right(100, '5,000.00', 600),
      right(100, '15,000.00', 800),
    ]);
    expect(await productRows.judge(other, sure)).toEqual([]);
  });
});

describe('readings of a meter', () => {
  const bill = (previous: string, current: string, used: string, charged = used): ReturnType<typeof pageOf> =>
    pageOf([
      [200, 60, 'Previous reading'],
      [400, 60, 'Current reading'],
      [600, 60, 'Consumption (kl)'],
      [10, 100, 'Meter'],
      [200, 100, previous],
      [400, 100, current],
      [600, 100, used],
      [10, 200, 'Potable water'],
      [200, 200, charged],
      [400, 200, '14.50'],
    ]);

  it('are as far apart as what was used', async () => {
    expect(await meterReading.judge(bill('8437', '8450', '13'), sure)).toEqual([]);
    expect(said(await meterReading.judge(bill('8437', '8580', '13'), sure))).toEqual([
      'strong From 8437 to 8580 the meter went on by 143, but the page says 13.',
    ]);
    expect(await meterReading.judge(bill('8437', '8450', '63', '13'), sure)).toHaveLength(1);
  });

  it('are held against what a sentence charges, too', async () => {
    const charged = (sentence: string): ReturnType<typeof pageOf> => {
      const page = bill('8437', '8580', '13', '20');
      return { ...page, lines: [...page.lines, ...pageOf([[10, 300, sentence]]).lines] };
    };
    for (const sentence of ['Water 13 kl @ 14.50', 'Usage 13 x 14.50', '13 units at P14.50'])
      expect(await meterReading.judge(charged(sentence), sure), sentence).toHaveLength(1);
    for (const sentence of ['Block 13', 'VAT 13 %', 'Page 13', '113 x 14.50'])
      expect(await meterReading.judge(charged(sentence), sure), sentence).toEqual([]);
  });

  it('may begin again at nought, count by a factor, or be charged by something else', async () => {
    expect(await meterReading.judge(bill('99985', '12', '27'), sure)).toEqual([]);
    expect(await meterReading.judge(bill('100', '113', '520'), sure)).toEqual([]);
    expect(await meterReading.judge(bill('8437', '8580', '13', '20'), sure)).toEqual([]);
  });
});

describe('shares of a company', () => {
  const list = (percent: string): ReturnType<typeof pageOf> =>
    pageOf(
      (
        [
          ['Naledi Phiri', '500', percent],
          ['Kabo Nkwe', '300', '30%'],
          ['Mpho Sebina', '200', '20%'],
          ['Total', '1,000', '100%'],
        ] as const
      ).flatMap(([name, count, share], k) => [
        [10, 100 + 40 * k, name] as const,
        right(100 + 40 * k, count, 500),
        right(100 + 40 * k, share),
      ]),
    );

  it('are what their numbers make of the whole', async () => {
    expect(await sharesOfWhole.judge(list('50%'), sure)).toEqual([]);
    expect(said(await sharesOfWhole.judge(list('65%'), sure))).toEqual([
      'strong 500 of 1,000 shares are 50 %, but the row says 65 %.',
    ]);
  });
});
