import { describe, expect, it } from 'vitest';
import { pageOf, sure } from '../testing/printed-page.ts';
import { listTotal } from './list-total.ts';

describe('the total of a list in a letter, under no head', () => {
  const letter = (total: string, ...others: readonly string[]): ReturnType<typeof pageOf> =>
    pageOf(
      [
        ...others,
        'The monthly remuneration is made up as follows:',
        '',
        'Basic salary P 6,200.00',
        'Transport allowance P 800.00',
        'Housing allowance P 2,000.00',
        `Total per month P ${total}`,
      ].map((text, k) => [10, 100 + 30 * k, text]),
    );

  it('is the sum of its lines, more or less', async () => {
    expect(await listTotal.judge(letter('9,000.00'), sure)).toEqual([]);
    for (const changed of ['9,030.00', '19,000.00', '8,400.00'])
      expect((await listTotal.judge(letter(changed), sure)).map((f) => f.strength)).toEqual(['strong']);
  });
  it('may hold what is named above', async () => {
    const bonus = 'A bonus of P 500.00 is paid monthly as well.';
    expect(await listTotal.judge(letter('9,500.00', bonus, ''), sure)).toEqual([]);
  });
  const plain = (...lines: readonly string[]): ReturnType<typeof pageOf> =>
    pageOf(['We confirm as follows:', '', ...lines].map((text, k) => [10, 100 + 30 * k, text]));
  it.each([
    ['Salary P 6,000.00', 'Housing P 2,000.00', 'Total: P 9,500.00'],
    ['Salary P 6,000.00', 'Housing P 2,000.00', 'Total monthly P 9,500.00'],
    ['Salary P 6,000.00', 'Housing P 2,000.00', 'Total P 9,500.00 per month'],
  ])('is told from a bare total: %s, %s, %s', async (...lines) => {
    expect((await listTotal.judge(plain(...lines), sure)).map((f) => f.strength)).toEqual(['strong']);
  });
  it.each([
    // A total of something other than its list.
    ['Loan amount P 50,000.00', 'Interest P 2,500.00', 'Total repayable P 60,000.00'],
    ['Basic salary P 6,200.00', 'Housing allowance P 2,000.00', 'Total annual package P 99,400.00'],
    ['Medical aid P 450.00', 'Funeral cover P 90.00', 'Total sum assured P 40,000.00'],
    ['Salary P 6,200.00', 'Housing P 2,000.00', 'Total P 99,400.00 a year'],
    // Rates, counts and one-off payments.
    ['Monthly rent P 3,500.00', 'Cleaning P 300.00', 'Total P 42,300.00'],
    ['Rent P 3,500.00', 'Deposit P 3,400.00', 'Total P 45,400.00'],
    ['Price per bag P 85.00', 'Delivery P 300.00', 'Total P 1,150.00'],
    ['Tuition P 4,000.00 each term', 'Uniform P 600.00', 'Total P 12,600.00'],
    ['2 chairs at P 450.00', '3 desks at P 900.00', 'Total P 3,600.00'],
    ['Chairs (2) P 450.00', 'Desks (3) P 900.00', 'Total P 3,600.00'],
    ['Instalment P 450.00', 'Insurance P 90.00', 'Total P 5,490.00'],
    // A multiple of the list's sum, or of part of it.
    ['Salary P 6,200.00', 'Housing P 2,000.00', 'Total P 98,400.00'],
    ['Tuition P 4,000.00', 'Boarding P 2,500.00', 'Total P 19,500.00'],
  ])('may be no sum of what stands above: %s, %s, %s', async (...lines) => {
    expect(await listTotal.judge(plain(...lines), sure)).toEqual([]);
  });
  it('is not told from a picture, where a line may not have been read', async () => {
    const seen = letter('9,030.00');
    const read = { ...seen, lines: seen.lines.map((l) => ({ ...l, reader: 'ppocr' as const })) };
    expect(await listTotal.judge(read as typeof seen, sure)).toEqual([]);
  });
});
