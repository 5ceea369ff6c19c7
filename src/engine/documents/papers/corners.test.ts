import { describe, expect, it } from 'vitest';
import { address } from '../../values/address.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('accounts, letters and forms whose words nobody here had seen', () => {
  it('a bill set in corners: its own dates, numbers and place, and those of a bill before it', () => {
    const bill = readPrinted([
      [60, 40, 'W A T E R U T I L I T I E S C O R P O R A T I O N'],
      [60, 120, 'Who this bill is for'],
      [380, 120, 'Where we supply you'],
      [700, 120, 'Your numbers'],
      [60, 160, 'Mr & Mrs P Example'],
      [380, 160, 'Plot 884, Tawana Ward'],
      [700, 160, 'Customer 229914'],
      [60, 185, 'P O Box 2205 Letlhakane'],
      [380, 185, 'Letlhakane'],
      [700, 185, 'Meter 20W773104'],
      [60, 300, 'Present reading 1 Nov 2026'],
      [500, 300, '622'],
      [60, 340, 'Sewerage'],
      [500, 340, 'P 0.00'],
      [60, 420, 'Bill number 31-440-2281 printed 7 November 2026 Page 1 of 1'],
      [60, 460, 'Unpaid since: 96.30 of bill 30-440-1187 of 7 October 2026.'],
    ]);
    expect(bill.documentType).toBe('UTILITY_BILL');
    expect(valueIn(bill, 'issuerName')).toBe('Water Utilities Corporation');
    expect(valueIn(bill, 'address')).toBe('Plot 884, Tawana Ward, Letlhakane');
    expect(valueIn(bill, 'accountNumber')).toBe('229914');
    expect(valueIn(bill, 'issueDate')).toBe('2026-11-07');
  });

  it('a demand in a letter: the sum, the day by which it is to reach the office, and who demands it', () => {
    const demand = readPrinted([
      [300, 40, 'JWANENG TOWNSHIP AUTHORITY'],
      [300, 70, 'P O Box 44, Jwaneng Tel 588 0000'],
      [60, 120, 'Example Salt Workers Co-op Society'],
      [60, 145, 'P O Box 71'],
      [60, 170, 'Jwaneng'],
      [700, 145, 'Date: 14 May 2026'],
      [60, 240, 'RATES DEMAND: STAND 221, ACCOUNT 0221-01'],
      [60, 300, 'General rate 2026/27'],
      [700, 300, 'P 4,118.00'],
      [60, 340, 'Sum demanded'],
      [700, 340, 'P 5,000.00'],
      [60, 400, 'Payment is to reach this office by 31 August 2026.'],
    ]);
    expect(demand.documentType).toBe('COUNCIL_BILL');
    expect(valueIn(demand, 'issuerName')).toBe('JWANENG TOWNSHIP AUTHORITY');
    expect(valueIn(demand, 'amountDue')).toBe(5000);
    expect(valueIn(demand, 'dueDate')).toBe('2026-08-31');
  });

  it('an account behind the town of a stand is no part of its address', () => {
    const context = { today: '2026-11-21', ofChiefs: false };
    expect(address.parse('STAND 221, SOWA TOWN ACCOUNT 0221-01', context)?.value).toBe(
      'STAND 221, SOWA TOWN',
    );
  });

  it('somebody stays at the address above, which stands at the head of the letter', () => {
    const letter = readPrinted([
      [700, 40, 'Plot 1029, Magope Ward'],
      [860, 65, 'Gabane'],
      [820, 105, '15/11/2026'],
      [60, 160, 'First National Bank'],
      [60, 220, 'Dear Sir or Madam,'],
      [60, 260, 'Re: Confirmation that my daughter lives in my house'],
      [60, 300, 'My name is Kgosi Edward Example of Omang number 336511022. My daughter,'],
      [60, 330, 'Tshegofatso Example, stays with me at the address above.'],
      [60, 400, 'Thank you for your help.'],
    ]);
    expect(letter.documentType).toBe('LANDLORD_LETTER');
    expect(valueIn(letter, 'address')).toBe('Plot 1029, Magope Ward, Gabane');
  });

  it('who signs a form is named beside his position, not the head of the ward above', () => {
    const form = readPrinted([
      [300, 40, 'BOROLONG TRIBAL ADMINISTRATION'],
      [300, 80, 'RESIDENCE CONFIRMATION FORM'],
      [60, 140, 'Name of resident'],
      [400, 140, 'SHATHANI EXAMPLE'],
      [60, 180, 'Village'],
      [400, 180, 'Metlojane'],
      [60, 220, 'Name of ward head'],
      [400, 220, 'Kebonyemodisa Mothusi'],
      [60, 260, 'I confirm that the above is correct to the best of my knowledge.'],
      [60, 320, 'Name: Pono Modise'],
      [60, 344, 'Position: Court President'],
      [60, 400, 'Date: 06 November 2026'],
    ]);
    expect(valueIn(form, 'signatoryName')).toBe('Pono Modise');
  });

  it('two numbers and a day that run through the sentences of a letter about VAT', () => {
    const letter = readPrinted(
      lines(
        'Botswana Unified Revenue Service',
        '3 December 2025',
        'The Managing Member',
        'Example Honey CC',
        'Plot 77, Lerala',
        'VALUE ADDED TAX: NOTICE OF REGISTRATION',
        'I am pleased to inform you that Example Honey CC has been registered as a vendor under the Act.',
        'Your VAT number is C06617720115. It differs from your TIN, C06617720014.',
        'Your registration takes effect on 1 January 2026 and your returns are due every two months.',
      ),
    );
    expect(letter.documentType).toBe('VAT_CERTIFICATE');
    expect(valueIn(letter, 'tinNumber')).toBe('C06617720014');
    expect(valueIn(letter, 'effectiveDate')).toBe('2026-01-01');
  });

  it('the reason for the issue of a certificate stands beside these words', () => {
    const certificate = readPrinted([
      [300, 40, 'CERTIFICATE OF TAX CLEARANCE'],
      [60, 120, 'TIN'],
      [700, 120, 'I01188240910'],
      [60, 160, 'Reason for issue'],
      [700, 160, 'Medical aid contract'],
    ]);
    expect(valueIn(certificate, 'purpose')).toBe('Medical aid contract');
  });

  it('the beginning of the next label is no place of birth', () => {
    const passport = readPrinted([
      [60, 40, 'REPUBLIC OF BOTSWANA PASSPORT'],
      [60, 120, 'Surname'],
      [60, 145, 'EXAMPLE'],
      [60, 200, 'Place of birth'],
      [60, 225, 'Date'],
    ]);
    expect(valueIn(passport, 'placeOfBirth') ?? null).toBeNull();
  });
});
