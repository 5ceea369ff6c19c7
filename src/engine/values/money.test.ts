import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, currency, findMoney, money } from './money.ts';

const context = { today: '2026-11-21' };

describe('amounts of money', () => {
  it.each([
    ['P1,234.56', 1234.56],
    ['P 1 234.56', 1234.56],
    ['BWP 12,000', 12000],
    ['1.234.56', 1234.56],
    ['P10, 000.00', 10000],
    ['1 234,56', 1234.56],
    ['(120.00)', -120],
    ['178.08-', -178.08],
    ['1,388.23 Dr', -1388.23],
    ['3,353.00F', 3353],
    ['10 thebe', 0.1],
    ['55,528.17 Cr', 55528.17],
    ['P34,750.00 per month before tax', 34750],
  ])('%s is %d', (printed, expected) => expect(money.parse(printed, context)?.value).toBe(expected));

  it('knows on which side Cr and Dr stand', () => {
    expect(findMoney('4,502.14 Cr')[0]).toMatchObject({ value: 4502.14, side: 'credit' });
    expect(findMoney('7.62 Dr')[0]).toMatchObject({ value: -7.62, side: 'debit' });
  });

  it('states a deduction positive', () => expect(amount.parse('-704.04', context)?.value).toBe(704.04));
  it('does not take percentages or dates for amounts', () =>
    expect(findMoney('14% on 12/10/2026 by 23 November')).toEqual([]));
  it('reads the currency', () =>
    expect(['All amounts in BWP', 'P12', 'US Dollars'].map((t) => currency.parse(t, context)?.value)).toEqual(
      ['BWP', 'BWP', 'USD'],
    ));

  it.each(["CHF 4'218.60", 'CHF 4’218.60', 'CHF4`218.60', '4´218.60'])(
    'an apostrophe, however read: %s',
    (printed) => {
      expect(findMoney(printed).map(({ value }) => value)).toEqual([4218.6]);
      expect(new RegExp(`^(?:${money.inText})$`, 'u').test(printed)).toBe(true);
    },
  );

  it('reads back any amount with commas or blanks between the thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (thebe) => {
        const fixed = (thebe / 100).toFixed(2);
        for (const gap of [',', ' ', '']) {
          const printed = `P${fixed.replace(/\B(?=(\d{3})+(?!\d))/g, gap)}`;
          expect(money.parse(printed, context)?.value).toBe(Number(fixed));
        }
      }),
    );
  });
});

describe('the sign of pounds that was read as a letter', () => {
  it.each([
    ['E96.14', 96.14],
    ['f1,204.55', 1204.55],
    ['Total E1,204.55', 1204.55],
    ['(E12.50)', 12.5],
    ['Due: E7.20', 7.2],
  ])('is no part of the amount: %s', (printed, value) =>
    expect(findMoney(printed).map((found) => found.value)).toEqual([value]),
  );

  it.each(['Class E1.50', 'f1.25', 'e1.50', 'Lens f2.80', 'Grade E2.10'])('%s is no money', (printed) =>
    expect(findMoney(printed)).toEqual([]),
  );
});

describe('one letter for a currency', () => {
  it.each([
    ['M22,817.00', 22_817, 'LSL'],
    ['M400.00', 400, 'LSL'],
    ['Rent: M950.00', 950, 'LSL'],
    ['K850.00', 850, 'ZMW'],
  ])('is read before an amount: %s', (printed, value, currency) =>
    expect(findMoney(printed)).toMatchObject([{ value, currency }]),
  );

  it.each(['Bolt M12.50', 'm400.00', 'M12.5', 'Class K1.50'])('%s is no money', (printed) =>
    expect(findMoney(printed)).toEqual([]),
  );
});
