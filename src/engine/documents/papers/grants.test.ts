import { describe, expect, it } from 'vitest';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

/** Lines in the middle of the page, each with what is printed below it close by. */
const captioned = (...pairs: readonly (readonly [value: string, caption: string])[]): PrintedLine[] =>
  pairs.flatMap(([value, caption], i): PrintedLine[] => [
    [300, 260 + 90 * i, value],
    [310, 285 + 90 * i, caption],
  ]);

describe('grants, registrations and demands that nobody here had seen', () => {
  it('captions in brackets below every line of a certificate are its labels', () => {
    const certificate = readPrinted([
      [300, 60, 'BOTSWANA UNIFIED REVENUE SERVICE'],
      [300, 120, 'VAT REGISTRATION CERTIFICATE'],
      ...captioned(
        ['EXAMPLE PHARMACY (PTY) LTD', '(name of registered person)'],
        ['Example Chemist Kanye', '(trading as)'],
        ['C03317740111', '(VAT registration number)'],
        ['C03317740019', '(TIN)'],
        ['Shop 4, Plot 220, Kanye', '(place of business)'],
        ['1 March 2023', '(effective date of registration)'],
      ),
    ]);
    expect(certificate.documentType).toBe('VAT_CERTIFICATE');
    expect(valueIn(certificate, 'tradingName')).toBe('Example Chemist Kanye');
    expect(valueIn(certificate, 'tinNumber')).toBe('C03317740019');
    expect(valueIn(certificate, 'address')).toBe('Shop 4, Plot 220, Kanye');
    expect(valueIn(certificate, 'effectiveDate')).toBe('2023-03-01');
  });

  it('what is owed after a payment is the new balance', () => {
    const bill = readPrinted([
      ...lines('EXAMPLE FIBRE (PTY) LTD', 'YOUR BILL', 'Account Number: 800427719', 'Bill date: 16 Nov 2026'),
      [60, 300, 'Last bill'],
      [700, 300, '1,099.00'],
      [60, 340, 'Home Fibre 50 Mbps'],
      [700, 340, '999.50'],
      [60, 380, 'New balance'],
      [700, 380, 'P 1,139.43'],
    ]);
    expect(valueIn(bill, 'amountDue')).toBe(1139.43);
  });
});
