import { describe, expect, it } from 'vitest';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readLines, readPrinted, sureValue, valueIn } from '../testing/request.ts';

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

describe('the day on which somebody else signed', () => {
  const licence = (...said: readonly string[]) =>
    readLines(
      'GHANZI DISTRICT COUNCIL',
      'TRADING LICENCE',
      'Licence No: TL 20417',
      'Licensee: Example Traders (Pty) Ltd',
      ...said,
    );

  it.each([
    'Declaration signed by the applicant on 3 March 2024.',
    'Lease signed by the owner of the shop on 3 March 2024.',
    'Fire report signed on 3 March 2024.',
  ])('is not when a licence was issued: %s', (said) => {
    expect(sureValue(licence(said), 'registrationDate')).toBeNull();
    expect(sureValue(licence(said), 'issueDate')).toBeNull();
  });

  it.each([
    'In terms of the undertaking signed by the licensee on 3 March 2024 this licence is granted on 12 May 2026.',
    'Signed by the applicant on 3 March 2024. Issued at Ghanzi this 12 May 2026.',
    'Given under the hand of the secretary on 12 May 2026, on the declaration signed on 3 March 2024.',
  ])('and does not hide when it was: %s', (said) =>
    expect(sureValue(licence(said), 'registrationDate')).toBe('2026-05-12'),
  );

  it('nor when an extract of births was', () => {
    const extract = readLines(
      'REPUBLIC OF BOTSWANA',
      'BIRTH CERTIFICATE',
      'Name of child: Kago Example',
      'Date of birth: 2 March 2004',
      'Notice of birth signed by the informant on 3 March 2004, extracted on 12 May 2026',
    );
    expect(sureValue(extract, 'dateOfIssue')).toBe('2026-05-12');
  });
});
