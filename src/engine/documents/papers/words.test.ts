import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';
import { companyName } from '../../values/company-name.ts';
import { personName } from '../../values/person-name.ts';
import { dateRange } from '../../values/periods.ts';
import { ANY_DAY } from '../../values/kind.ts';

describe('words of papers drawn by strangers', () => {
  it('a month is nobody, a surname with le is whole', () => {
    for (const month of ['May', 'June', 'OR']) expect(personName.parse(month, ANY_DAY), month).toBeNull();
    expect(companyName.parse('June 2026', ANY_DAY)).toBeNull();
    const paper = readLines(
      'NGAMI EXAMPLE DAIRY',
      'Letter of employment',
      '18 September 2026',
      'We confirm that Baitse Sample le Roux works for Ngami Example Dairy as a delivery driver.',
      'Yours faithfully',
      'S. Example',
      'Owner',
    );
    expect(valueIn(paper, 'employeeName')).toBe('Baitse Sample le Roux');
  });

  it('a period that is named by its last day', () => {
    const period = (text: string) => dateRange.parse(text, ANY_DAY)?.value;
    expect(period('Quarter ended 30 September 2026')).toBe('2026-07-01 to 2026-09-30');
    expect(period('month ending 31/10/2026')).toBe('2026-10-01 to 2026-10-31');
    expect(period('half-year ended 31 January 2026')).toBe('2025-08-01 to 2026-01-31');
  });

  it('a lease in force proves an address, whenever it was signed', () => {
    const lease = readPrinted([
      [300, 60, 'LEASE AGREEMENT'],
      [100, 120, 'Landlord: Moses Example'],
      [100, 160, 'Tenant: Thuso Sample'],
      [100, 200, 'Premises: Plot 14477, Molapo Estates, Francistown'],
      [100, 240, 'Commencement date: 1 August 2025'],
      [100, 280, 'Expiry date: 31 July 2030'],
      [100, 320, 'Monthly rent: P 4,500.00'],
      [100, 360, 'Date signed: 1 August 2025'],
    ]);
    expect(lease?.checks.filter((check) => check.id === 'proof-of-address-age')).toEqual([]);
  });
});
