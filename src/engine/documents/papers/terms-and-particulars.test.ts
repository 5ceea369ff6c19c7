import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('terms of contracts and particulars of companies as others print them', () => {
  it('a holder whose address is set flush with the right edge', () => {
    const flush = (y: number, text: string) => [960 - 10 * text.length, y, text] as const;
    const statement = readPrinted([
      [60, 60, 'Access Bank Botswana Limited'],
      flush(60, 'BONOLO PATRICIA EXAMPLE'),
      [60, 85, 'Jwaneng Branch (551267)'],
      flush(85, 'BOX 402, JWANENG'),
      [60, 160, 'Account: 5520018833'],
      [400, 160, 'Period: 01-Mar-2026 to 31-Mar-2026'],
      [60, 220, 'Date'],
      [300, 220, 'Transaction'],
      [600, 220, 'Amount'],
      [800, 220, 'Balance'],
      [60, 260, '01-Mar-2026'],
      [300, 260, 'OPENING BALANCE'],
      [800, 260, '640.25 CR'],
      [60, 300, '03-Mar-2026'],
      [300, 300, 'SALARY'],
      [600, 300, '7,150.00 CR'],
      [800, 300, '7,790.25 CR'],
    ]);
    expect(valueIn(statement, 'accountHolderName')).toBe('BONOLO PATRICIA EXAMPLE');
  });

  it('directors on the day of the registration', () => {
    const certificate = readPrinted([
      ...lines(
        'Companies and Intellectual Property Authority',
        'Certificate of Registration of Company',
        'I certify that Nata Feedlots (Proprietary) Limited has on 17 February 2025 been',
        'entered in the register of companies under the number BW00004993820.',
        'Directors on the date of registration',
      ),
      [60, 300, 'Name'],
      [600, 300, 'Nationality'],
      [60, 350, 'Oteng Example'],
      [600, 350, 'Botswana'],
      [60, 400, 'Ruth Example'],
      [600, 400, 'Zambia'],
    ]);
    expect(valueIn(certificate, 'directors')).toEqual(['Oteng Example', 'Ruth Example']);
  });
});
