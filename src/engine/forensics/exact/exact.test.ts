import { describe, expect, it } from 'vitest';
import { right, rows } from '../testing/printed-page.ts';
import { foundInPage } from './exact.test-data.ts';

type Row = readonly [label: string, amount: string];

const SLIP: [number, number, string][] = [
  [10, 20, 'PAYSLIP'],
  [10, 60, 'Employee: Kago Example'],
  [10, 100, 'Pay Period: August 2026'],
];

/** One list below the other, with words for the totals that are in no dictionary. */
const slip = (
  amounts: Readonly<Record<string, string>>,
  words = ['Earned in all', 'Held back in all', 'Yours'],
) => {
  const of = (name: string, usual: string): string => amounts[name] ?? usual;
  return foundInPage([
    ...SLIP,
    ...rows(200, [
      ['Basic Salary', of('basic', '8,214.35')],
      ['Housing', of('housing', '1,102.20')],
      [words[0]!, of('gross', '9,316.55')],
    ]),
    ...rows(400, [
      ['PAYE', of('tax', '640.12')],
      ['Medical Aid', of('medical', '311.08')],
      [words[1]!, of('deducted', '951.20')],
      [words[2]!, of('net', '8,365.35')],
    ]),
  ]);
};

describe('lists of a payslip', () => {
  it('fit each other, whatever their totals are called', () => {
    expect(slip({})).toEqual([]);
    expect(slip({}, ['Gross Pay', 'Total Deductions', 'Net Pay'])).toEqual([]);
  });

  it('say what a changed total should be', () => {
    expect(slip({ gross: '9,816.55' })).toEqual(['9,816.55 for 9,316.55']);
    expect(slip({ deducted: '451.20' })).toEqual(['451.20 for 951.20']);
  });

  it('make something else when a line was changed', () => {
    expect(slip({ housing: '3,102.20' })).toEqual(['11,316.55 for 9,316.55']);
  });

  it('say what the net pay should be, where it is known which figure that is', () => {
    expect(slip({ net: '9,365.35' }, ['Gross Pay', 'Total Deductions', 'Net Pay'])).toContain(
      '9,365.35 for 8,365.35',
    );
  });

  it('are judged by three figures beside each other under one list', () => {
    const beside = (gross: string, deducted: string, net: string, medical = '311.08'): string[] =>
      foundInPage([
        ...SLIP,
        ...rows(200, [
          ['Basic Salary', '8,214.35'],
          ['Housing', '1,102.20'],
          ['PAYE', '640.12'],
          ['Medical Aid', medical],
        ]),
        [10, 500, 'In all'],
        [10, 530, gross],
        [300, 500, 'Off'],
        [300, 530, deducted],
        [600, 500, 'Remains'],
        [600, 530, net],
      ]);
    expect(beside('9,316.55', '951.20', '8,365.35')).toEqual([]);
    expect(beside('9,316.55', '951.20', '8,865.35')).toEqual(['8,865.35 for 8,365.35']);
    expect(beside('9,316.55', '451.20', '8,365.35')).toEqual(['451.20 for 951.20']);
    expect(beside('9,316.55', '951.20', '8,365.35', '111.08')).toEqual(['751.20 for 951.20']);
  });

  it('may hold lines that only inform, other months, and what is owed', () => {
    expect(
      foundInPage([
        ...SLIP,
        ...rows(200, [
          ['Basic Salary', '8,214.35'],
          ['Company car (benefit)', '1,500.00'],
          ['Housing', '1,102.20'],
          ['Gross Pay', '9,316.55'],
        ]),
        ...rows(440, [
          ['PAYE', '640.12'],
          ['Medical Aid', '311.08'],
          ['Total Deductions', '951.20'],
          ['Net Pay', '8,365.35'],
        ]),
        ...rows(640, [
          ['Net pay last month', '8,301.10'],
          ['Loan balance', '12,400.00'],
          ['Gross to date', '46,582.75'],
        ]),
      ]),
    ).toEqual([]);
  });
});

const MOVES: readonly (readonly [string, string, string])[] = [
  ['02/08/2026', '310.20', ''],
  ['05/08/2026', '', '1,200.00'],
  ['09/08/2026', '45.15', ''],
  ['17/08/2026', '88.40', ''],
  ['21/08/2026', '', '430.75'],
];
const BALANCES = ['689.80', '1,889.80', '1,844.65', '1,756.25', '2,187.00'];

const statement = (summary: readonly Row[], end: string | null): string[] =>
  foundInPage([
    [10, 20, 'STATEMENT OF ACCOUNT'],
    [10, 50, 'Account Number: 620001234'],
    ...rows(100, summary, { pitch: 30, edge: 600 }),
    [10, 300, 'Date'],
    right(300, 'Debit', 600),
    right(300, 'Credit', 800),
    right(300, 'Balance', 1000),
    ...MOVES.flatMap(([day, out, came], k): [number, number, string][] => [
      [10, 330 + 30 * k, day],
      [200, 330 + 30 * k, came ? 'Transfer in' : 'POS purchase'],
      ...(out ? [right(330 + 30 * k, out, 600)] : [right(330 + 30 * k, came, 800)]),
      right(330 + 30 * k, BALANCES[k]!, 1000),
    ]),
    ...(end ? [[200, 480, 'What you have now'] as [number, number, string], right(480, end, 1000)] : []),
  ]);

describe('the summary of a statement', () => {
  const summary = (came: string, went: string): Row[] => [
    ['Opening Balance', '1,000.00'],
    ['Inflows', came],
    ['Outflows', went],
    ['Closing Balance', '2,187.00'],
  ];

  it('says what its rows came to, under any words', () => {
    expect(statement(summary('1,630.75', '443.75'), null)).toEqual([]);
    expect(statement(summary('4,630.75', '443.75'), null)).toEqual(['4,630.75 for 1,630.75']);
    expect(statement(summary('1,630.75', '143.75'), null)).toEqual(['143.75 for 443.75']);
  });

  it('need not name both', () => {
    expect(
      statement(
        [
          ['Opening Balance', '1,000.00'],
          ['Interest earned', '1.20'],
          ['Fees', '12.00'],
          ['Closing Balance', '2,187.00'],
        ],
        null,
      ),
    ).toEqual([]);
  });

  it('has a balance under its rows that is that of the last', () => {
    expect(statement([], '2,187.00')).toEqual([]);
    expect(statement([], '5,187.00')).toEqual(['5,187.00 for 2,187.00']);
  });
});

describe('the tax of a bill', () => {
  const bill = (amounts: readonly Row[], day = '05/08/2026'): string[] =>
    foundInPage([
      [10, 20, 'WATER UTILITIES CORPORATION'],
      [10, 50, 'TAX INVOICE'],
      [10, 80, 'Account Number: 123456'],
      [10, 110, `Bill Date: ${day}`],
      ...rows(200, amounts, { pitch: 30 }),
    ]);
  const charges = (water: string): Row[] => [
    ['Water consumption', water],
    ['Sewerage', '118.90'],
    ['Standing charge', '81.45'],
  ];

  it('makes the figure under it, and what is to be paid', () => {
    const rest = (total: string, due: string): Row[] => [
      ['Charges before VAT', '501.72'],
      ['VAT 14%', '70.24'],
      ['Altogether this month', total],
      ['Amount Due', due],
    ];
    const owed: Row[] = [
      ['Previous Balance', '250.11'],
      ['Payment - thank you', '-199.20'],
    ];
    expect(bill([...owed, ...charges('301.37'), ...rest('571.96', '622.87')])).toEqual([]);
    expect(bill([...owed, ...charges('301.37'), ...rest('971.96', '622.87')])).toEqual(['971.96 for 571.96']);
    expect(bill([...owed, ...charges('333.10'), ...rest('571.96', '622.87')])).toEqual(['533.45 for 501.72']);
  });

  it.each(['Sub-total', 'Subtotal', 'Total before VAT', 'Charges excl. VAT'])(
    'vouches with the charges and the total for the %s',
    (name) => {
      const withSum = (subtotal: string): Row[] => [
        ...charges('301.37'),
        [name, subtotal],
        ['VAT 14%', '70.24'],
        ['Total due now', '571.96'],
      ];
      expect(bill(withSum('501.72'))).toEqual([]);
      expect(bill(withSum('901.72'))).toEqual(['901.72 for 501.72']);
      expect(bill(withSum('501.27'))).toEqual(['501.27 for 501.72']);
    },
  );

  it('is that of the country of the paper, and of no other', () => {
    // 14 % and 15 % of 501.72; the totals are not the sums.
    const taxed = (tax: string, total: string): Row[] => [
      ...charges('301.37'),
      ['Charges before VAT', '501.72'],
      ['VAT', tax],
      ['Amount Due', total],
    ];
    expect(bill(taxed('70.24', 'P971.96'))).toEqual(['971.96 for 571.96']);
    expect(bill(taxed('75.26', 'P976.98'))).toEqual([]);
    const namibian = (amounts: readonly Row[]): string[] => bill([...amounts, ['Windhoek, Namibia', '']]);
    expect(namibian(taxed('75.26', 'N$976.98'))).toEqual(['976.98 for 576.98']);
    expect(namibian(taxed('70.24', 'N$971.96'))).toEqual([]);
  });

  it('is at the rate of the days on the bill', () => {
    // 12 % of 501.72, the rate of 2019 and not of August 2026; the totals are not the sums.
    const taxed: Row[] = [
      ...charges('301.37'),
      ['Charges before VAT', '501.72'],
      ['VAT', '60.21'],
      ['Amount Due', 'P961.93'],
    ];
    expect(bill(taxed)).toEqual([]);
    expect(bill(taxed, '05/08/2019')).toEqual(['961.93 for 561.93']);
  });

  it('may leave out charges that are free of it', () => {
    expect(
      bill([
        ['First block (free of VAT)', '17.50'],
        ...charges('301.37'),
        ['VAT', '70.24'],
        ['Previous balance', '878.06'],
        ['Amount Due', '1,467.52'],
      ]),
    ).toEqual([]);
  });
});
