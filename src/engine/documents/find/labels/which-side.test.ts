import { describe, expect, it } from 'vitest';
import { readPrinted, sureValue, valueIn } from '../../testing/request.ts';

describe('a value that stands beside something else', () => {
  it.each(['RE: ACCOUNT CONFIRMATION', 'Re: Banking Details', 'RE: OUR VALUED CLIENT'])(
    'the subject line "%s" names nobody',
    (subject) => {
      const letter = readPrinted([
        [60, 60, 'Marula Building Society'],
        [60, 100, '12 June 2026'],
        [60, 140, 'Dear Sir or Madam'],
        [60, 180, subject],
        [60, 230, 'At the request of our customer Natasha Example, we advise that the said customer has'],
        [
          60,
          255,
          'banked with us since 2020 and holds the account 5552193446. Bank reference without liability.',
        ],
        [60, 330, 'Yours faithfully'],
        [60, 420, 'Lesedi Sample'],
        [60, 445, 'Customer Service Consultant'],
      ]);
      expect(valueIn(letter, 'employeeName')).toBe('Natasha Example');
    },
  );

  it.each(['Nata Merchant Bank Plc', 'Marula Trust Bank Limited'])(
    'the addressee %s is not who writes',
    (bank) => {
      const letter = readPrinted([
        [500, 60, 'Tati River Security Limited'],
        [500, 85, 'P O Box 22, Maun'],
        [60, 130, '8 July 2026'],
        [60, 170, 'The Manager'],
        [60, 195, bank],
        [60, 220, 'Maun'],
        [60, 270, 'LETTER OF AUTHORITY'],
        [60, 320, 'Kago Example is hereby given authority to open and operate a bank account for'],
        [60, 345, 'Tati River Security Limited.'],
        [60, 420, 'Yours faithfully'],
        [60, 500, 'Lesedi Sample'],
        [60, 525, 'Managing Director'],
      ]);
      expect(valueIn(letter, 'taxpayerName')).toBe('Tati River Security Limited');
    },
  );

  it.each(['PAYE', 'income tax', 'pension'])('what pay is net of is not the pay: %s', (what) => {
    const letter = readPrinted([
      [60, 60, 'Protea Example Pharmacy (Pty) Ltd'],
      [60, 100, '26 January 2026'],
      [60, 140, 'Re: Statement of income'],
      [
        60,
        190,
        'Please be advised that P21,287.61 is paid each month into the account of Mr Kago Example, who',
      ],
      [60, 215, `has been employed here since 2010 as a chef. This is net of ${what} (P3,153.72);`],
      [60, 240, 'the gross figure is P26,281.00.'],
      [60, 320, 'Lesedi Sample'],
      [60, 345, 'Human Resources Manager'],
    ]);
    expect(valueIn(letter, 'netSalary')).not.toBe(3153.72);
  });

  it.each(['Account holder', 'Ratepayer:', 'Customer ........'])(
    'a company beside "%s" does not issue the bill',
    (label) => {
      const bill = readPrinted([
        [800, 60, 'Nata District Assembly'],
        [800, 85, 'Private Bag 3, Nata'],
        [800, 150, 'Rates Bill'],
        [60, 200, label],
        [330, 200, 'Marula Milling (Pty) Ltd'],
        [60, 230, 'Account number'],
        [330, 230, 'R954819'],
        [60, 260, 'Date'],
        [330, 260, '12 June 2026'],
        [60, 320, 'Rates for the year'],
        [900, 320, '3,751.05'],
        [60, 350, 'Amount due'],
        [900, 350, 'P3,751.05'],
      ]);
      expect(sureValue(bill, 'issuerName')).not.toBe('Marula Milling (Pty) Ltd');
    },
  );
});

describe('words and numbers of two columns', () => {
  const slip = (rows: Parameters<typeof readPrinted>[0]): ReturnType<typeof readPrinted> =>
    readPrinted([
      [60, 60, 'Example Farms (Pty) Ltd'],
      [60, 100, 'PAYSLIP - October 2026'],
      [60, 150, 'Employee Name'],
      [300, 150, 'Kago Example'],
      ...rows,
      [60, 400, 'Basic Salary'],
      [400, 400, '18,826.90'],
      [60, 430, 'PAYE'],
      [400, 430, '2,382.29'],
      [60, 460, 'Net Pay'],
      [400, 460, '16,444.61'],
    ]);

  it('words on both sides of a label leave open which of them it names', () => {
    const beside = slip([
      [60, 200, 'Post'],
      [60, 222, 'Boilermaker'],
      [400, 200, 'Line leader'],
      [600, 200, 'Lesedi Sample'],
    ]);
    expect(sureValue(beside, 'position')).not.toBe('Line leader');
    const alone = slip([
      [60, 200, 'Post'],
      [300, 200, 'Boilermaker'],
    ]);
    expect(sureValue(alone, 'position')).toBe('Boilermaker');
  });

  it.each([
    ['INV-22424 2026-03-23', 'INV-22424'],
    ['4471 1 May 2026 to 31 May 2026', '4471'],
  ])('the day behind a number is none of it: %s', (printed, number) => {
    const invoice = readPrinted([
      [60, 60, 'Example Print (Pty) Ltd'],
      [700, 60, 'TAX INVOICE'],
      [60, 120, 'Invoice No'],
      [300, 120, printed],
      [60, 200, 'Item'],
      [700, 200, 'Amount'],
      [60, 240, 'Posters'],
      [700, 240, '3,700.00'],
      [60, 280, 'Total'],
      [700, 280, '3,700.00'],
    ]);
    expect(valueIn(invoice, 'referenceNumber')).toBe(number);
  });
});
