import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right, rows, sure } from '../testing/printed-page.ts';
import { pageJudges } from '../detectors.ts';

/** Earnings, gross, deductions, their total and net pay, as one payslip program labels them. */
interface Words {
  readonly basic: string;
  readonly allowance: string;
  readonly gross: string;
  readonly tax: string;
  readonly pension: string;
  readonly deducted: string;
  readonly net: string;
}
const words = (...[basic, allowance, gross, tax, pension, deducted, net]: string[]): Words =>
  ({ basic, allowance, gross, tax, pension, deducted, net }) as Words;

const MAKERS: readonly Words[] = [
  words('Basic Salary', 'Housing', 'Gross Pay', 'PAYE', 'Pension', 'Total Deductions', 'Net Pay'),
  words('Basic Wage', 'Night shift', 'Wages Earned', 'Tax', 'Provident', 'All Deductions', 'Pay after Tax'),
  words(
    'Moputso wa motheo',
    'Ntlo',
    'Moputso otlhe',
    'Lekgetho',
    'Penshene',
    'Diphokotso tsotlhe',
    'Moputso o o amogelwang',
  ),
  words(
    'Base pay',
    'Overtime',
    'Total Emoluments',
    'P.A.Y.E',
    'Superannuation',
    'Total Stoppages',
    'Amount Transferred',
  ),
  words('Salary', 'Transport', 'Salary Before Tax', 'Income Tax', 'BPOPF', 'Sum of Deductions', 'Take-home'),
  words(
    'Salaire de base',
    'Indemnité',
    'Salaire brut',
    'Impôt',
    'Retraite',
    'Total des retenues',
    'Net à payer',
  ),
  words(
    'Basic',
    'Commission',
    'Total Entitlements',
    'BURS Tax',
    'Pension (Own)',
    'Total Taken Off',
    'You Received',
  ),
  words(
    'Basic',
    'Standby',
    'Lotseno',
    'Lekgetho la moputso',
    'Penshene',
    'Diphokotso tsotlhe',
    'Madi a a duelwang',
  ),
];

type Row = readonly [string, ...string[]];

/** One below the other, with each column of amounts at its own edge. */
function table(list: readonly Row[]): ReadPage {
  return pageOf(
    list.flatMap(([label, ...amounts], k): [number, number, string][] => [
      [10, 100 + 40 * k, label],
      ...amounts.flatMap((a, column) => (a === '' ? [] : [right(100 + 40 * k, a, 800 + 300 * column)])),
    ]),
  );
}

/** Layouts of the same figures; net pay is 5,000 − 600 = 4,400 unless given otherwise. */
const LAYOUTS: Readonly<Record<string, (w: Words, net: string) => ReadPage>> = {
  'one column': (w, net) =>
    table([
      [w.basic, '4,000.00'],
      [w.allowance, '1,000.00'],
      [w.gross, '5,000.00'],
      [w.tax, '400.00'],
      [w.pension, '200.00'],
      [w.deducted, '600.00'],
      [w.net, net],
    ]),
  'side by side': (w, net) =>
    pageOf([
      ...rows(100, [
        [w.basic, '4,000.00'],
        [w.allowance, '1,000.00'],
        [w.gross, '5,000.00'],
      ]),
      ...rows(
        100,
        [
          [w.tax, '400.00'],
          [w.pension, '200.00'],
          [w.deducted, '600.00'],
        ],
        { x: 900, edge: 1600 },
      ),
      ...rows(300, [[w.net, `P${net}`]]),
    ]),
  'totals only': (w, net) =>
    pageOf([
      ...rows(100, [
        [w.gross, '5,000.00'],
        [w.deducted, '600.00'],
        [w.net, net],
      ]),
      ...rows(400, [['Leave days', '12.50']]),
    ]),
  'year to date behind': (w, net) =>
    table([
      [w.basic, '4,000.00', '28,000.00'],
      [w.allowance, '1,000.00', '5,000.00'],
      [w.gross, '5,000.00', '33,000.00'],
      [w.tax, '400.00', '2,600.00'],
      [w.pension, '200.00', '1,400.00'],
      [w.deducted, '600.00', '4,000.00'],
      [w.net, net, '29,000.00'],
    ]),
  'previous month before': (w, net) =>
    table([
      [w.basic, '4,000.00', '4,000.00'],
      [w.allowance, '750.00', '1,000.00'],
      [w.gross, '4,750.00', '5,000.00'],
      [w.tax, '360.00', '400.00'],
      [w.pension, '200.00', '200.00'],
      [w.deducted, '560.00', '600.00'],
      [w.net, '4,190.00', net],
    ]),
};

/** What genuine payslips print besides the sum, as pairs of the rows before the net pay and the net pay. */
const EXTRAS: Readonly<Record<string, { rows: readonly Row[]; below?: readonly Row[]; net: string }>> = {
  'a refund of expenses': { rows: [['Refund of expenses', '350.00']], net: '4,750.00' },
  'rounding to whole pula': { rows: [['Rounding', '0.40']], net: '4,400.40' },
  'an advance taken back': { rows: [['Salary advance', '500.00']], net: '3,900.00' },
  'an advance and a refund': {
    rows: [
      ['Salary advance', '500.00'],
      ['Travel claim', '120.00'],
    ],
    net: '4,020.00',
  },
  "the employer's contributions": {
    rows: [],
    below: [
      ['Employer pension contribution', '400.00'],
      ['Cost to company', '5,400.00'],
    ],
    net: '4,400.00',
  },
  'figures of the year': {
    rows: [],
    below: [
      ['Gross YTD', '60,000.00'],
      ['Tax YTD', '4,800.00'],
      ['Net pay year to date', '51,750.00'],
    ],
    net: '4,400.00',
  },
  'pay in two parts': {
    rows: [],
    below: [
      ['Paid to bank', '4,000.00'],
      ['Cash', '400.00'],
    ],
    net: '4,400.00',
  },
};

function withExtras(w: Words, { rows: extra, below = [], net }: (typeof EXTRAS)[string]): ReadPage {
  return table([
    [w.basic, '4,000.00'],
    [w.allowance, '1,000.00'],
    [w.gross, '5,000.00'],
    [w.tax, '400.00'],
    [w.pension, '200.00'],
    [w.deducted, '600.00'],
    ...extra,
    [w.net, net],
    ...below,
  ]);
}

const strongIn = async (page: ReadPage): Promise<string[]> => {
  const found = await Promise.all(pageJudges.map((one) => one.judge(page, sure)));
  return found
    .flat()
    .flatMap((f) => (f.strength === 'strong' || f.strength === 'proof' ? [f.explanation] : []));
};

describe('payslips of many makers', () => {
  for (const [layout, drawn] of Object.entries(LAYOUTS))
    it(`are judged in every language: ${layout}`, async () => {
      for (const maker of MAKERS) {
        expect(await strongIn(drawn(maker, '4,400.00')), maker.net).toEqual([]);
        for (const net of ['9,400.00', '4,900.00', '6,400.00'])
          expect(await strongIn(drawn(maker, net)), `${maker.net} ${net}`).not.toEqual([]);
      }
    });

  it('are judged where a long label runs into its amount', async () => {
    const drawn = (maker: Words, net: string): ReadPage =>
      pageOf([
        ...rows(100, [
          [maker.basic, '4,000.00'],
          [maker.allowance, '1,000.00'],
          [maker.gross, '5,000.00'],
          [maker.tax, '400.00'],
          [maker.pension, '200.00'],
          [maker.deducted, '600.00'],
        ]),
        [10, 400, `${maker.net}P${net}`],
      ]);
    for (const maker of MAKERS) {
      expect(await strongIn(drawn(maker, '4,400.00')), maker.net).toEqual([]);
      expect(await strongIn(drawn(maker, '9,400.00')), maker.net).not.toEqual([]);
    }
  });

  for (const [what, extra] of Object.entries(EXTRAS))
    it(`accuse nobody of ${what}`, async () => {
      for (const maker of MAKERS) expect(await strongIn(withExtras(maker, extra)), maker.net).toEqual([]);
    });
});
