import { describe, expect, it } from 'vitest';
import { tableLines } from '../testing/find-in.ts';
import { fieldIn, readLines, readPrinted, sureValue } from '../testing/request.ts';

describe('what is to be paid', () => {
  it.each([
    ['rates in the sum of two thousand seven hundred Pula (P2,700.00) have been levied.', 2700],
    ['The charges for this plot amount to P845.30.', 845.3],
    ['Total charge for the year: P1,911.48', 1911.48],
    ['What you owe now: P96.14', 96.14],
    ['Totaal betaalbaar / Total payable: P1,843.20', 1843.2],
  ])('is told by a sentence or another label: %s', (said, amount) => {
    const document = readLines('KANYE TOWN COUNCIL', 'DEMAND FOR RATES', 'Name: Kago Example', said);
    expect(fieldIn(document, 'amountDue')?.value).toBe(amount);
  });

  it.each([
    ['E96.14', 96.14],
    ['f1,204.55', 1204.55],
  ])('is read where the sign of pounds was read as a letter: %s', (printed, amount) => {
    const document = readLines('Water bill', 'Name: Kago Example', `Amount due: ${printed}`);
    expect(fieldIn(document, 'amountDue')?.value).toBe(amount);
  });
});

describe('tax that was paid back', () => {
  it.each(['Tax (refund)', 'PAYE refund', 'Tax refunded'])('is never stated as deducted: %s', (label) => {
    const document = readPrinted([
      [60, 60, 'EXAMPLE SCHOOL TRUST'],
      [60, 100, 'Payslip of Kago Example for November 2026'],
      [60, 160, 'Gross pay'],
      [600, 160, '6 200.00'],
      [60, 200, label],
      [600, 200, '-188.00'],
      [60, 240, 'Pension'],
      [600, 240, '0.00'],
      [60, 280, 'Net pay'],
      [600, 280, '6 388.00'],
    ]);
    expect(sureValue(document, 'taxAmount')).not.toBe(188);
  });
});

describe('a part of a sum, and another sum beside it', () => {
  it.each([
    ['You still owe £440.52. You have agreed to pay £44.05 a month.', 440.52],
    ['You owe P300.00. Kindly pay P50.00 per week.', 300],
  ])('is not what is due: %s', (said, amount) => {
    const document = readLines('Example Water', 'Water bill', 'Name: Kago Example', said);
    expect(fieldIn(document, 'amountDue')?.value).toBe(amount);
  });

  it.each([
    ['Ex VAT', 'VAT', 'Incl'],
    ['Excl. VAT', 'VAT', 'Incl. VAT'],
    ['Before tax', 'Tax', 'With tax'],
  ])('stands without tax in another column: %s, %s, %s', (...heads) => {
    const document = readPrinted([
      [60, 60, 'Example Fibre'],
      [60, 100, 'Internet invoice'],
      [60, 140, 'Name: Kago Example'],
      ...tableLines(
        [60, '>500', '>650', '>850'],
        [`|${heads.join('|')}`, 'Total due|781.74|117.26|899.00'],
        220,
      ),
    ]);
    expect(fieldIn(document, 'amountDue')?.value).toBe(899);
  });

  it('is no order number behind PO', () => {
    const document = readLines('DELIVERY NOTE', 'Deliver to: Example Lodge', 'Order: PO 881', 'Cement 50 kg');
    expect(fieldIn(document, 'totalAmount')?.value ?? null).toBeNull();
  });
});
