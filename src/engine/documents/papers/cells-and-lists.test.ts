import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('cells beside a sentence, lists and their ends', () => {
  it('takes no day of a list for the day of a bill, whatever stands beside it', () => {
    const bill = readPrinted([
      [60, 60, 'JWANENG TOWN COUNCIL'],
      [60, 100, 'PROPERTY RATES AND REFUSE ACCOUNT'],
      [60, 140, 'Rate payer'],
      [360, 140, 'Kago Example'],
      ...['Date', '01/07/2026', '01/08/2026', '15/09/2026'].map((day, k) => [60, 240 + 30 * k, day] as const),
      ...['Details', 'Opening balance', 'Rates levied', 'Payment'].map(
        (words, k) => [360, 240 + 30 * k, words] as const,
      ),
      ...['Debit', '812', '1240'].map((amount, k) => [700, 240 + 30 * k, amount] as const),
    ]);
    const issued = bill.fields.find(({ name }) => name === 'issueDate');
    expect(issued?.value === null || issued!.confidence < 0.6).toBe(true);
  });

  it('counts no "Closing Bal" among the transactions, and takes no stars for the name of a bank', () => {
    const slip = readPrinted(
      lines(
        '*** KGALE BANK ***',
        'MINI STATEMENT',
        'Name: K EXAMPLE',
        'Acc: 5500192837',
        'Period: 01/11/26-20/11/26',
        'Opening Bal 300.00',
        '03/11 SALARY +2500.00',
        '06/11 RENT -1200.00',
        '11/11 FOOD -410.50',
        'Closing Bal 1189.50',
      ),
    );
    expect(valueIn(slip, 'bankName')).toBe('KGALE BANK');
    expect(valueIn(slip, 'transactions')).toHaveLength(3);
  });
});
