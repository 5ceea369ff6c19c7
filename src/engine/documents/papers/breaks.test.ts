import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { partyName } from '../../values/party-name.ts';
import { personName } from '../../values/person-name.ts';
import { date } from '../../values/date.ts';
import { reference } from '../../values/identifiers.ts';
import { ANY_DAY } from '../../values/kind.ts';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('what is no value', () => {
  it.each(['Mr', 'Mrs.', '(Pty) Ltd'])('%s alone is nobody', (printed) => {
    expect(companyName.parse(printed, ANY_DAY)).toBeNull();
    expect(partyName.parse(printed, ANY_DAY)).toBeNull();
  });

  it.each(['HOUSE 14', 'of shares 250', '12. Date issued'])('%s is no reference', (printed) =>
    expect(reference.parse(printed, ANY_DAY)).toBeNull(),
  );

  it('a title of engineers is no part of a name', () =>
    expect(personName.parse('Eng. Kago Example', ANY_DAY)?.value).toBe('Kago Example'));
});

describe('months in Roman numerals', () => {
  it.each([
    ['12.X.2026', '2026-10-12'],
    ['3-IV-26', '2026-04-03'],
    ['1/VIII/2026', '2026-08-01'],
    ['30.XII.2025', '2025-12-30'],
  ])('%s', (printed, day) => expect(date.parse(printed, ANY_DAY)?.value).toBe(day));
});

describe('a slip of a small shop', () => {
  const slip = readPrinted([
    [60, 60, 'NATA BUTCHERY - WAGE SLIP'],
    ...(
      [
        ["Worker's name", 'Kago Example'],
        ['Wages for', 'October, 2026'],
        ['Days worked', '26'],
        ['Rate per day', 'P82.00'],
        ['Wages earned', 'P2 132.00'],
        ['Less: cash advance', 'P300.00'],
        ['Less: shortage', 'P45.50'],
        ['Cash in hand', 'P1 786.50'],
      ] as const
    ).flatMap(([label, value], i): PrintedLine[] => [
      [60, 120 + 40 * i, label],
      [600, 120 + 40 * i, value],
    ]),
  ]);

  it('wages earned and cash in hand are gross and net', () => {
    expect(valueIn(slip, 'payPeriod')).toBe('2026-10');
    expect(valueIn(slip, 'grossSalary')).toBe(2132);
    expect(valueIn(slip, 'netSalary')).toBe(1786.5);
  });

  it('what is less is a deduction each', () =>
    expect(valueIn(slip, 'deductions')).toEqual([
      { name: 'cash advance', amount: 300 },
      { name: 'shortage', amount: 45.5 },
    ]));
});
