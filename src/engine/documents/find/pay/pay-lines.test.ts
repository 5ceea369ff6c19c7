import { describe, expect, it } from 'vitest';
import { bestOf, tableLines, viewOfPages } from '../../testing/find-in.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { payLines } from './pay-lines.ts';

/** Both sides as `name amount` lines. */
function read(lines: readonly PrintedLine[]): { earnings: string[]; deductions: string[] } {
  const view = viewOfPages([pageOf(lines)]);
  const text = (side: 'earnings' | 'deductions'): string[] => {
    const rows = bestOf(payLines(side), view);
    return Array.isArray(rows)
      ? (rows as { name: string; amount: number }[]).map((r) => `${r.name} ${r.amount}`)
      : [];
  };
  return { earnings: text('earnings'), deductions: text('deductions') };
}

const EARNINGS = ['Basic Salary 8000', 'Housing Allowance 1200'];
const DEDUCTIONS = ['PAYE 400', 'Pension 400', 'Medical Aid 250.5'];
const BOTH = { earnings: EARNINGS, deductions: DEDUCTIONS };

describe('payslip lines', () => {
  it('units that lean over the amounts beside them, and sums of the year in a column of their own', () => {
    expect(
      read([
        [60, 200, 'Earnings'],
        [300, 200, 'Units'],
        [390, 200, 'Current'],
        [500, 200, 'YTD'],
        [600, 200, 'Deductions'],
        [800, 200, 'Current'],
        [900, 200, 'YTD'],
        [60, 240, 'Basic Salary'],
        [345, 240, '1.00'],
        [375, 240, '8 000.00'],
        [480, 240, '88 000.00'],
        [600, 240, 'PAYE'],
        [800, 240, '400.00'],
        [890, 240, '4 400.00'],
        [60, 280, 'Housing Allowance'],
        [375, 280, '1 200.00'],
        [480, 280, '13 200.00'],
        [600, 280, 'Pension'],
        [800, 280, '400.00'],
        [890, 280, '4 400.00'],
        [600, 320, 'Medical Aid'],
        [800, 320, '250.50'],
        [890, 320, '2 755.50'],
        [60, 380, 'Gross'],
        [375, 380, '9 200.00'],
        [470, 380, '101 200.00'],
        [600, 380, 'Total'],
        [790, 380, '1 050.50'],
        [880, 380, '11 555.50'],
        [600, 440, 'Net Pay'],
        [790, 440, '8 149.50'],
      ]),
    ).toEqual(BOTH);
  });

  it('side by side, centred headings in Setswana, sums under each side', () => {
    expect(
      read([
        [200, 200, 'DITEFO'],
        [680, 200, 'DIPUSETSO'],
        ...tableLines(
          [60, '>450', 540, '>940'],
          [
            'Basic Salary|P8,000.00|PAYE|P400.00',
            'Housing Allowance|P1,200.00|Pension|P400.00',
            '||Medical Aid|P250.50',
            'Palogotlhe|P9,200.00|Palogotlhe|P1,050.50',
            '||Net Pay|P8,149.50',
          ],
          260,
        ),
      ]),
    ).toEqual(BOTH);
  });

  it('one above the other, with units, rate, amount and year to date, and a subtotal between', () => {
    const edges = [60, '>400', '>520', '>680', '>860'] as const;
    expect(
      read([
        ...tableLines(
          edges,
          [
            'Earnings|Units|Rate|Amount|YTD',
            'Basic Salary|160.00|50.00|8,000.00|40,000.00',
            'Housing Allowance|||1,200.00|6,000.00',
            'Gross Pay|||9,200.00|46,000.00',
            'Deductions|||Amount|YTD',
            'PAYE|||400.00|2,000.00',
            'Pension|||400.00|2,000.00',
            'Subtotal statutory|||800.00|4,000.00',
            'Medical Aid|||250.50|1,252.50',
            'Total Deductions|||1,050.50|5,252.50',
            'Net Pay|||8,149.50|40,747.50',
          ],
          200,
        ),
      ]),
    ).toEqual(BOTH);
  });

  it('year to date printed before the amount, without titles: the totals tell which is which', () => {
    expect(
      read(
        tableLines(
          [60, '>500', '>700'],
          [
            'Earnings',
            'Basic Salary|40,000.00|8,000.00',
            'Housing Allowance|6,000.00|1,200.00',
            'Gross Pay|46,000.00|9,200.00',
            'Deductions',
            'PAYE|2,000.00|400.00',
            'Pension|2,000.00|400.00',
            'Medical Aid|1,252.50|250.50',
            'Total Deductions|5,252.50|1,050.50',
            'Net Pay||8,149.50',
          ],
          200,
        ),
      ),
    ).toEqual(BOTH);
  });

  it('one list with a column of amounts for each side', () => {
    expect(
      read(
        tableLines(
          [60, '>600', '>850'],
          [
            'Description|Payments|Deductions',
            'Basic Salary|8 000,00',
            'Housing Allowance|1 200,00',
            'P.A.Y.E.||400,00',
            'Pension||400,00',
            'Totals|9 200,00|800,00',
            'Nett Pay|8 400,00',
          ],
          200,
        ),
      ),
    ).toEqual({ earnings: EARNINGS, deductions: ['P.A.Y.E 400', 'Pension 400'] });
  });

  it('one list with a type column', () => {
    expect(
      read(
        tableLines(
          [60, 160, 520, '>850'],
          [
            'Code|Item|Type|Amount (BWP)',
            '0010|Basic Salary|Earning|8,000.00',
            '0045|Housing Allowance|Earning|1,200.00',
            '7001|PAYE|Deduction|400.00',
            '7010|Pension|Deduction|400.00',
            '7020|Medical Aid|Deduction|250.50',
            '|Net||8,149.50',
          ],
          200,
        ),
      ),
    ).toEqual(BOTH);
  });

  it.each([
    ['minus', '-400.00', '-400.00', '-250.50'],
    ['brackets', '(400.00)', '(400.00)', '(250.50)'],
    ['DR', '400.00 DR', '400.00 DR', '250.50 DR'],
  ])('one list with signs: %s', (_, paye, pension, medical) => {
    expect(
      read(
        tableLines(
          [60, '>700'],
          [
            'Item|Amount',
            'Basic Salary|8,000.00',
            'Housing Allowance|1,200.00',
            `PAYE|${paye}`,
            `Pension|${pension}`,
            `Medical Aid|${medical}`,
            'Net Salary|8,149.50',
          ],
          200,
        ),
      ),
    ).toEqual(BOTH);
  });

  it('one list without headings: gross between the two', () => {
    expect(
      read(
        tableLines(
          [60, '>700'],
          [
            'Basic Salary|8,000.00',
            'Housing Allowance|1,200.00',
            'Gross Salary|9,200.00',
            'Burial scheme|400.00',
            'Canteen|400.00',
            'Car park|250.50',
            'Net Salary|8,149.50',
          ],
          200,
        ),
      ),
    ).toEqual({ earnings: EARNINGS, deductions: ['Burial scheme 400', 'Canteen 400', 'Car park 250.5'] });
  });

  it('three parts beside each other: what the employer pays is neither', () => {
    expect(
      read(
        tableLines(
          [40, '>320', 360, '>640', 680, '>980'],
          [
            'Income|Amount|Deductions|Amount|Employer Contributions|',
            'Basic Salary|8,000.00|PAYE|400.00|Pension|800.00',
            'Housing Allowance|1,200.00|Pension|400.00|Medical Aid|250.50',
            '||Medical Aid|250.50',
            'Gross|9,200.00|Total|1,050.50',
          ],
          200,
        ),
      ),
    ).toEqual(BOTH);
  });

  it('a name over two lines, an amount in brackets and one with BWP', () => {
    expect(
      read([
        [60, 200, 'ALLOWANCES'],
        [60, 240, 'Basic Salary'],
        [600, 240, 'BWP 8,000.00'],
        [60, 300, 'LESS: DEDUCTIONS'],
        [60, 340, 'Botsogo Medical'],
        [60, 362, 'Scheme'],
        [620, 340, '(250.50)'],
        [60, 410, 'PAYE'],
        [620, 410, '(400.00)'],
        [60, 470, 'NET PAY'],
        [600, 470, 'BWP 7,349.50'],
      ]),
    ).toEqual({ earnings: ['Basic Salary 8000'], deductions: ['Botsogo Medical Scheme 250.5', 'PAYE 400'] });
  });

  it('cells of a narrow table that a text layer gives as one line', () => {
    expect(
      read([
        [200, 200, 'Earnings'],
        [420, 200, 'Amount (P)'],
        [640, 200, 'Deductions'],
        [850, 200, 'Amount (P)'],
        [60, 240, 'Basic Salary'],
        [430, 240, '8,000.00|PAYE'],
        [880, 240, '400.00'],
        [60, 280, 'Housing Allowance 1,200.00 Pension 400.00'],
        [530, 320, 'Medical Aid'],
        [880, 320, '250.50'],
        [60, 360, 'Gross Pay'],
        [430, 360, '9,200.00 Total Deductions'],
        [870, 360, '1,050.50'],
        [700, 420, 'NET PAY: P8,149.50'],
      ]),
    ).toEqual(BOTH);
  });

  it('reads nothing from a letter', () => {
    expect(read([[100, 200, 'Your salary is P9,200.00 a month from May.']])).toEqual({
      earnings: [],
      deductions: [],
    });
  });
});
