import { describe, expect, it } from 'vitest';
import { pageOf, sure } from '../testing/printed-page.ts';
import { yearOfMonths } from './year-of-months.ts';

const judged = async (...lines: readonly string[]): Promise<string[]> =>
  (await yearOfMonths.judge(pageOf(lines.map((text, k) => [10, 40 * k, text])), sure)).map(
    (f) => `${f.strength} ${f.after} for ${f.before}`,
  );

describe('a year of twelve months', () => {
  it.each([
    [['The monthly gross salary is P12,700.65 and the annual gross salary is P952,407.80.']],
    [['Gross monthly salary: P12,700.65', 'Gross annual salary: P952,407.80']],
    [['Her basic salary is P12,700.65 per month.', 'Her basic salary is P952,407.80 per annum.']],
    [['Rent: P12,700.65 a month', 'Rent: P952,407.80 a year']],
    // The second repeats the first without its noun.
    [['She earns a basic salary of P 12,700.65 per month, which is P 952,407.80 per annum.']],
    [['Her salary is BWP 12,700.65 per month (BWP 952,407.80 per annum).']],
    [['He is paid a salary of P12,700.65 a month, equivalent to', 'P952,407.80 a year.']],
    [['The salary is P12,700.65 per month or P952,407.80 per year.']],
    [['The gross monthly salary is P12,700.65, giving an annual salary of', 'P952,407.80.']],
    [['The gross monthly salary is P12,700.65, giving an annual salary of P952,407.80.']],
    [['The salary is P12,700.65 per month (P952,407.80 p.a.).']],
    [['The salary is P12,700.65 per month (P952,407.80 per annum), payable on the last day.']],
    [['The salary is P12,700.65 per month, i.e. P952,407.80 per annum', 'Signed: K. Molefe']],
  ])('is not what a paper says (%#)', async (lines) => {
    expect(await judged(...lines)).toEqual(['strong 952,407.80 for 152,407.80']);
  });

  it('is told from the month that was changed, too', async () => {
    expect(
      await judged('Monthly net pay P92,700.65, annual net pay P152,407.80, as our records show.'),
    ).toEqual(['strong 152,407.80 for 1,112,407.80']);
  });

  it.each(['twelve monthly instalments', '12 equal instalments', 'twelve (12) equal monthly installments'])(
    'is told from %s of so much each',
    async (instalments) => {
      const line = `The annual salary is P79,200.00 paid monthly in ${instalments} of P8,600.00 each.`;
      expect(await judged(line)).toEqual(['strong 79,200.00 for 103,200.00']);
    },
  );

  it('is told from twelve instalments of it', async () => {
    expect(
      await judged(
        'The gross annual salary is BWP 79,200.00 paid in twelve equal monthly instalments of BWP 8,600.00.',
      ),
    ).toEqual(['strong 79,200.00 for 103,200.00']);
  });

  it.each([
    // Instalments other than the months of the year.
    [['The annual rent of P120,000.00 is payable in ten equal monthly instalments of P12,000.00.']],
    [['The annual salary is P79,200.00 paid in thirteen monthly instalments of P6,092.31.']],
    [['The annual rent of P120,000.00 is payable in eleven (11) monthly installments of P10,909.09.']],
    [
      [
        'The annual rent is payable in 10 rent instalments.',
        'Annual rent P120,000.00, monthly rent P12,000.00',
      ],
    ],
    // An amount for something else.
    [['Her salary is P12,700.65 per month (P2,400.00 per annum clothing allowance excluded).']],
    [['The rent is P5,000.00 per month (P600.00 per annum for water).']],
    [['The rent is P5,000.00 per month (P600.00 p.a. for water).']],
    [['The rent is P5,000.00 per month (P600.00 per annum) for water.']],
    [['The rent is P5,000.00 per month or P600.00 per annum', 'parking fees.']],
    // Another price for another payment method.
    [['The rent is P5,000.00 per month or P54,000.00 per annum if paid in advance.']],
    [['The rent is P5,000.00 per month, or P54,000.00 per year when paid at once.']],
    [['The premium is P500.00 per month or P5,400.00 a year, if paid by debit order.']],
    [['The premium is P500.00 per month or P5,400.00 a year, payable in January.']],
  ])('is not told of an amount that is not the same again (%#)', async (lines) => {
    expect(await judged(...lines)).toEqual([]);
  });

  it.each([
    [['The gross annual salary is P79,200.00, paid in twelve monthly instalments of P6,600.00.']],
    [['Her salary is P6,600.00 per month, and P500.00 per annum are paid for leave.']],
    [['The rent is P6,600.00 per month. The deposit is P6,600.00 and P300.00 per year for water.']],
    [['The monthly gross salary is P12,700.65 and the annual gross salary is P152,407.80.']],
    // Rounded to whole pula.
    [['Monthly salary P12,700.65', 'Annual salary P152,408']],
    // Different kinds of amounts.
    [['Monthly net salary P9,700.00', 'Annual gross salary P152,407.80']],
    [['Monthly salary P9,700.00', 'Annual leave allowance P8,400.00']],
    // More or less than twelve months' pay, or months that differ.
    [['Monthly salary P12,700.00', 'Annual salary P165,100.00 with a 13th cheque']],
    [['Monthly salary P12,700.00', 'Annual salary P114,300.00 for nine months']],
    [['Monthly rent P5,000.00', 'Annual rent P63,000.00 after the increase in July']],
    // Two people.
    [['Monthly salary P12,700.00, monthly salary P8,000.00', 'Annual salary P248,400.00']],
  ])('is right, or has an honest reason (%#)', async (lines) => {
    expect(await judged(...lines)).toEqual([]);
  });
});
