import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { billTotal } from './bill-total.ts';
import { pageOf, right, rows, sure, unsure } from '../testing/printed-page.ts';

/** Charges of 500.00 with 14 % tax, 20.00 brought forward: 590.00. */
const bill = (total: string, water = '300.00', tax: string | null = '70.00'): ReadPage =>
  pageOf([
    ...rows(100, [
      ['Balance B/FWD', '20.00'],
      ['Potable water', water],
      ['Wastewater', '200.00'],
    ]),
    ...(tax ? [[10, 220, 'VAT 14%'] as const, right(220, tax)] : []),
    [10, 260, 'TOTAL AMOUNT DUE'],
    right(260, `P${total}`),
  ]);

describe('the total of a bill', () => {
  it('is the sum of the charges and their tax', async () => {
    expect(await billTotal.judge(bill('590.00'), sure)).toEqual([]);
  });

  it('is blamed where the tax fits the charges', async () => {
    expect(await billTotal.judge(bill('990.00'), sure)).toMatchObject([
      { strength: 'strong', before: '590.00', after: '990.00', box: { y: 260 } },
    ]);
  });

  it('is not blamed where the tax fits it: then a charge was changed', async () => {
    const [found] = await billTotal.judge(bill('590.00', '100.00'), sure);
    expect(found).toMatchObject({ strength: 'strong', before: '590.00', after: '390.00' });
    expect(found!.explanation).toContain('one of the charges was changed');
  });

  it('is found behind a second language and a currency, after what is carried over', async () => {
    const both = (total: string): ReadPage =>
      pageOf([
        ...rows(100, [
          ['Energy', '300.00'],
          ['Levy', '200.00'],
          ['VAT @ 14%', '70.00'],
          ['Current charges', '570.00'],
          ['Arrears', '20.00'],
          ['TOTAL AMOUNT DUE / PALOGOTLHE', `BWP ${total}`],
        ]),
      ]);
    expect(await billTotal.judge(both('590.00'), sure)).toEqual([]);
    expect(await billTotal.judge(both('890.00'), sure)).toMatchObject([{ before: '590.00' }]);
  });

  it('may be less than the sum by what was paid', async () => {
    const invoice = pageOf(
      rows(100, [
        ['Desk', '100.00'],
        ['Chair', '200.00'],
        ['VAT 14%', '42.00'],
        ['Total', '342.00'],
        ['Deposit paid', '100.00'],
        ['Balance due', '242.00'],
      ]),
    );
    expect(await billTotal.judge(invoice, sure)).toEqual([]);
    const withRefund = pageOf(
      rows(100, [
        ['Energy', '300.00'],
        ['VAT 14%', '42.00'],
        ['Security deposit refund', '100.00'],
        ['Amount due', '242.00'],
      ]),
    );
    expect(await billTotal.judge(withRefund, sure)).toEqual([]);
  });

  it('knows that one charge may be free of tax', async () => {
    // 14 % of 200.00, the wastewater: the first block of water is free of tax.
    expect(await billTotal.judge(bill('548.00', '300.00', '28.00'), sure)).toEqual([]);
    expect(await billTotal.judge(bill('948.00', '300.00', '28.00'), sure)).toMatchObject([
      { strength: 'strong', before: '548.00', after: '948.00' },
    ]);
  });

  it('named once more must be the same, but for what was brought forward', async () => {
    const again = (text: string): ReadPage => {
      const page = bill('590.00');
      return {
        ...page,
        lines: [...page.lines, ...pageOf([[600, 20, 'Amount due'], right(20, text, 900)]).lines],
      };
    };
    expect(await billTotal.judge(again('P590.00'), sure)).toEqual([]);
    expect(await billTotal.judge(again('P610.00'), sure)).toEqual([]);
    // After the due date, the amount may be anything.
    expect(await billTotal.judge(again('P649.00'), sure)).toEqual([]);
    expect(await billTotal.judge(again('P890.00'), sure)).toMatchObject([
      { strength: 'strong', before: '590.00', after: '890.00' },
    ]);
  });

  it.each([
    ['P', '70.00', '590.00', '75.00', '595.00'],
    ['N$', '75.00', '595.00', '70.00', '590.00'],
  ])(
    'knows the tax of the country whose money is %s, and of no other',
    async (sign, tax, due, other, dueWithOther) => {
      const inMoney = (printed: string, total: string): ReadPage =>
        pageOf([
          ...rows(100, [
            ['Potable water', '300.00'],
            ['Wastewater', '200.00'],
            ['VAT', printed],
            ['Arrears', '20.00'],
            ['TOTAL AMOUNT DUE', `${sign}${total}`],
          ]),
        ]);
      // The first digit of the total differs.
      const changed = (total: string): string => `9${total.slice(1)}`;
      expect(await billTotal.judge(inMoney(tax, changed(due)), sure)).toMatchObject([
        { strength: 'strong', before: `${due}` },
      ]);
      expect(await billTotal.judge(inMoney(other, changed(dueWithOther)), sure)).toEqual([]);
    },
  );

  it('accuses nobody where nothing vouches for either side, or where the tax may be misread too', async () => {
    expect(await billTotal.judge(bill('990.00', '300.00', null), sure)).toEqual([]);
    expect(await billTotal.judge(bill('990.00', '300.00', '75.00'), sure)).toEqual([]);
    expect((await billTotal.judge(bill('990.00'), unsure)).map((f) => f.strength)).toEqual(['weak']);
  });

  it('may stand over the charges, with what was owed before under their sum', async () => {
    const above = (total: string, energy = '300.00'): ReadPage =>
      pageOf([
        [10, 40, 'Total to pay'],
        [10, 70, `P${total}`],
        [10, 200, 'Energy charge'],
        right(200, `P${energy}`),
        [10, 240, 'Fixed charge'],
        right(240, 'P200.00'),
        [10, 280, 'VAT at 14%'],
        right(280, 'P70.00'),
        [10, 320, 'This month'],
        right(320, 'P570.00'),
        [10, 360, 'Owed from before'],
        right(360, 'P41.25'),
      ]);
    expect(await billTotal.judge(above('611.25'), sure)).toEqual([]);
    // The monthly cost may be printed there, too.
    expect(await billTotal.judge(above('570.00'), sure)).toEqual([]);
    expect(await billTotal.judge(above('811.25'), sure)).toMatchObject([
      { strength: 'strong', before: '611.25', after: '811.25', box: { y: 70 } },
    ]);
    // More than one digit differs: something else was paid or added.
    expect(await billTotal.judge(above('723.40'), sure)).toEqual([]);
    expect(await billTotal.judge(above('611.25', '800.00'), sure)).toHaveLength(1);
  });

  it('is not made larger by the tax that its lines contain', async () => {
    const inclusive = pageOf(
      rows(100, [
        ['Cement', '684.00'],
        ['Paint', '456.00'],
        ['Subtotal', '1,140.00'],
        ['VAT 14% included', '140.00'],
        ['Total amount due', '1,140.00'],
      ]),
    );
    expect(await billTotal.judge(inclusive, sure)).toEqual([]);
  });
});
