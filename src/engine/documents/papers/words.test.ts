import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';
import { companyName } from '../../values/company-name.ts';
import { personName } from '../../values/person-name.ts';
import { dateRange } from '../../values/periods.ts';
import { ANY_DAY } from '../../values/kind.ts';

describe('words of papers drawn by strangers', () => {
  it('a hyphen in a name is no end of it', () => {
    const paper = readLines(
      'Okavango Example Crafts (Pty) Ltd',
      'P O Box 4, Maun',
      '5 October 2026',
      "CONFIRMATION OF EMPLOYMENT: MS KEFENTSE O'SAMPLE-EXAMPLE",
      'We confirm that the above is employed by us as Stock Controller since 15 January 2019.',
      'Yours faithfully',
      'Naledi Sample, HR Business Partner',
    );
    expect(valueIn(paper, 'employeeName')).toBe("KEFENTSE O'SAMPLE-EXAMPLE");
    expect(valueIn(paper, 'signatoryName')).toBe('Naledi Sample');
  });

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

  it('the number of a company is not that of its secretary', () => {
    const extract = readPrinted([
      [100, 60, 'Company extract'],
      [100, 120, 'Company name'],
      [400, 120, 'EXAMPLE STONEWORKS (PTY) LTD'],
      [100, 160, 'UIN'],
      [400, 160, 'BW00001927735'],
      [100, 200, 'Company status'],
      [400, 200, 'Registered'],
      [100, 240, 'Incorporation Date'],
      [400, 240, '8 May 2014'],
      [100, 320, 'Secretaries'],
      [100, 360, 'Sample Secretarial Services (Pty) Ltd, UIN BW00000411823'],
    ]);
    expect(valueIn(extract, 'registrationNumber')).toBe('BW00001927735');
    expect(valueIn(extract, 'registrationDate')).toBe('2014-05-08');
  });

  it('where somebody lives, in Setswana, at the beginning of a sentence', () => {
    const paper = readLines(
      'KGOTLA YA EXAMPLE',
      'Private Bag 5, Tonota',
      '20 Phalane 2026',
      'BOPAKI JWA BODULO',
      'Lekwalo le le netefatsa gore Rre Thuso Sample, Omang 000010000, ke monni wa mo motseng wa Tonota.',
      'O nna mo Mabudzane Ward, Tonota mme ke mo itse.',
      'Kgosi Example',
    );
    expect(valueIn(paper, 'address')).toBe('Mabudzane Ward, Tonota');
  });

  it('a period that is named by its last day', () => {
    const period = (text: string) => dateRange.parse(text, ANY_DAY)?.value;
    expect(period('Quarter ended 30 September 2026')).toBe('2026-07-01 to 2026-09-30');
    expect(period('month ending 31/10/2026')).toBe('2026-10-01 to 2026-10-31');
    expect(period('half-year ended 31 January 2026')).toBe('2025-08-01 to 2026-01-31');
  });

  it('figures at the right edges of columns whose headings stand at the left ones', () => {
    const certificate = readPrinted([
      [300, 60, 'ANNUAL CERTIFICATE OF PAY AND TAX (P60)'],
      [100, 120, 'Employer: EXAMPLE BRICKWORKS (PTY) LTD'],
      [100, 160, 'Employee: 0088 - Oduetse Sample'],
      [100, 240, 'Total pay for year'],
      [500, 240, 'Pension'],
      [800, 240, 'Total tax deducted'],
      [380, 280, 'P 74 400.00'],
      [700, 280, 'P 0.00'],
      [1080, 280, 'P 1 320.00'],
    ]);
    expect(valueIn(certificate, 'grossSalary')).toBe(74_400);
    expect(valueIn(certificate, 'taxDeductions')).toBe(1_320);
    expect(valueIn(certificate, 'employeeName')).toBe('Oduetse Sample');
  });

  it('a slip that does not call itself one, of an employer whose trade is named in the plural', () => {
    const slip = readPrinted([
      [300, 60, 'SAMPLE SUPERMARKETS'],
      [100, 100, 'Payroll run 10-2026'],
      [100, 140, 'Staff name: Kago Example'],
      [100, 180, 'Pay month: October 2026'],
      [100, 240, 'Description'],
      [500, 240, 'This month'],
      [800, 240, 'Year to date'],
      [100, 280, 'Salary'],
      [500, 280, 'P12,600.00'],
      [800, 280, 'P50,400.00'],
      [100, 320, 'Gross remuneration'],
      [500, 320, 'P13,718.40'],
      [800, 320, 'P54,420.10'],
      [100, 360, 'Tea fund'],
      [500, 360, 'P1,889.60'],
      [800, 360, 'P6,660.22'],
      [100, 400, 'Net remuneration'],
      [500, 400, 'P11,828.80'],
      [800, 400, 'P47,759.88'],
    ]);
    expect(slip?.documentType).toBe('PAYSLIP');
    expect(valueIn(slip, 'grossSalary')).toBe(13_718.4);
    expect(valueIn(slip, 'netSalary')).toBe(11_828.8);
    expect(valueIn(slip, 'employer')).toBe('SAMPLE SUPERMARKETS');
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

  it('an infant has a sex, a plot is numbered without its word, and an employee is no post', () => {
    const birth = readLines(
      'CERTIFICATE OF BIRTH',
      'We certify that on 4 May 2019 a female infant named Lesedi Example was born at Maun.',
    );
    expect(valueIn(birth, 'gender')).toBe('F');
    const bill = readLines(
      'FRANCISTOWN CITY COUNCIL',
      'Assessment rates',
      'Plot: Lot 2291',
      'Amount due P450.00',
    );
    expect(valueIn(bill, 'plotNumber')).toBe('2291');
    const letter = readLines(
      'Okavango Example Crafts (Pty) Ltd',
      'CONFIRMATION OF EMPLOYMENT',
      'We confirm that Kago Sample is employed by us. He is an employee of the company since 2019.',
    );
    expect(valueIn(letter, 'position')).toBeNull();
  });
});
