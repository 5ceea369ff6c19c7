import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('cards, bills and notifications in words of their own', () => {
  it('what must be paid, by its last day, and the meter behind the premises', () => {
    const bill = readPrinted([
      ...lines(
        'Botswana Power Corporation',
        'Statement of electricity account',
        'Last day to pay: 25 Nov 2026',
      ),
      [60, 240, 'Premises: House 18, Plot 9021, Monarch, Francistown Meter 04471180'],
      [60, 300, 'You must pay'],
      [600, 300, '566.64'],
    ]);
    expect(valueIn(bill, 'dueDate')).toBe('2026-11-25');
    expect(valueIn(bill, 'amountDue')).toBe(566.64);
    expect(valueIn(bill, 'address')).toBe('House 18, Plot 9021, Monarch, Francistown');
  });

  it('the number of a driving licence, cut short', () => {
    const licence = readPrinted([
      ...lines('REPUBLIC OF BOTSWANA', 'DRIVING LICENCE'),
      [60, 200, 'Surname'],
      [300, 200, 'EXAMPLE'],
      [60, 240, 'Lic. No.'],
      [300, 240, '904417'],
      [60, 280, 'Class'],
      [300, 280, 'B'],
    ]);
    expect(valueIn(licence, 'licenceNumber')).toBe('904417');
  });

  it('a letter that notifies a vendor', () => {
    const letter = readPrinted(
      lines(
        'Botswana Unified Revenue Service',
        'Private Bag 0013, Gaborone',
        'Our ref: VAT/REG/2026/3317',
        '22 September 2026',
        'The Public Officer',
        'Example Cold Storage (Pty) Ltd',
        'P O Box 44',
        'Tsabong',
        'NOTIFICATION OF REGISTRATION FOR VALUE ADDED TAX',
        'You are hereby notified that your business has been registered as a vendor under section 16',
        'of the Value Added Tax Act with effect from 1 October 2026. Your VAT registration number is',
        'C05511820112 and must be quoted on every tax invoice. Your TIN remains C05511820015.',
        'Returns are due every second month. Place of business on our register: Plot 210, Main Road, Tsabong.',
        'S. Specimen',
        'for Commissioner General',
      ),
    );
    expect(letter.documentType).toBe('VAT_CERTIFICATE');
  });

  it('since when a taxpayer is on the register', () => {
    const tin = readPrinted(
      lines(
        'CONFIRMATION OF TAXPAYER REGISTRATION',
        'This serves to confirm that Kago Example',
        'is on the register of taxpayers under Taxpayer Identification Number I07718820413 since 14 January 2026.',
        'Print date: 30 October 2026',
      ),
    );
    expect(valueIn(tin, 'registrationDate')).toBe('2026-01-14');
  });

  it('the plot of a yard, and the village behind its ward', () => {
    const letter = readPrinted(
      lines(
        'Balete Tribal Administration',
        '3rd November 2026',
        'PROOF OF RESIDENCE: MR KAGO EXAMPLE, OMANG 000010000',
        "He stays at his parents' yard, Plot 77, in Goo-Moeng ward, Ramotswa village.",
      ),
    );
    expect(valueIn(letter, 'plotNumber')).toBe('77');
    expect(valueIn(letter, 'village')).toBe('Ramotswa');
  });
});
