import { describe, expect, it } from 'vitest';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('values that stand where their writers put them', () => {
  it('a plot behind the ward, and a village before it', () => {
    const letter = readPrinted(
      lines(
        'KGOTLA YA GA MAMELODI',
        'P.O. Box 14, Molepolole',
        'Letlha: 4 Ngwanatsele 2026',
        'LOKWALO LWA BOSUPI JWA BONNO',
        'Ke supa fa Rre Thabo Example, yo o nang le Omang 000010000, e le monni wa motse',
        'wa Molepolole mo kgotleng ya Mamelodi, Plot 8578. O nnile fano go simolola ka',
        'ngwaga wa 2009.',
        'Kgosi Example Specimen',
      ),
    );
    expect(valueIn(letter, 'address')).toMatch(/^Plot 8578\b.*Mamelodi.*Molepolole/);
  });

  it('a certificate number with blanks around its stroke', () => {
    const certificate = readPrinted([
      [200, 60, 'BOTSWANA UNIFIED REVENUE SERVICE'],
      [250, 100, 'TAX CLEARANCE CERTIFICATE'],
      [260, 130, 'Income Tax Act (Cap. 52:01)'],
      [60, 170, 'Certificate No:'],
      [300, 170, 'TCC 2026 / 0044187'],
      [60, 200, 'Taxpayer:'],
      [300, 200, 'Example Civil Works (Pty) Ltd'],
      [60, 230, 'TIN:'],
      [300, 230, 'C00000719018'],
      [60, 260, 'Issued on:'],
      [300, 260, '15 September 2026'],
      [60, 290, 'Expires on:'],
      [300, 290, '14 December 2026'],
    ]);
    expect(valueIn(certificate, 'certificateNumber')).toMatch(/^TCC 2026 ?\/ ?0044187$/);
  });

  it('a payslip that prints its labels right of their values', () => {
    const rows: [string, string][] = [
      ['Thabo Example Specimen', 'employee'],
      ['EX-014', 'employee number'],
      ['October 2026', 'pay period'],
      ['P6,000.00', 'basic salary'],
      ['P2,018.75', 'commission'],
      ['P8,018.75', 'gross pay'],
      ['P312.34', 'PAYE'],
      ['P312.34', 'total deductions'],
      ['P7,706.41', 'net pay'],
    ];
    const slip = readPrinted([
      [60, 900, 'Example Traders (Pty) Ltd'],
      [60, 100, 'PAYSLIP'],
      ...rows.flatMap(([value, label], i): PrintedLine[] => [
        [60, 160 + 40 * i, value],
        [500, 160 + 40 * i, label],
      ]),
    ]);
    expect(valueIn(slip, 'employeeName')).toBe('Thabo Example Specimen');
    expect(valueIn(slip, 'employerName')).not.toBe('Thabo Example Specimen');
    expect(valueIn(slip, 'grossSalary')).toBe(8018.75);
    expect(valueIn(slip, 'netSalary')).toBe(7706.41);
    expect(valueIn(slip, 'taxAmount')).toBe(312.34);
  });

  it('directors on one line below their caption, and a registered address before a later date', () => {
    const extract = readPrinted(
      lines(
        'COMPANY EXTRACT',
        'Name',
        'Mmegi Example Printers Limited',
        'Registration No',
        'BW00000000999',
        'Incorporation Date',
        '12th August 2017',
        'Registered Address',
        'Plot 28293 Kasane',
        'Directors',
        'Bonang Amogelang Example, Mogomotsi Boniface Specimen',
        'Extracted on',
        '2026-09-09',
      ),
    );
    expect(valueIn(extract, 'incorporationDate')).toBe('2017-08-12');
    expect(valueIn(extract, 'extractDate')).toBe('2026-09-09');
    expect(valueIn(extract, 'directors')).toMatchObject([
      { name: 'Bonang Amogelang Example' },
      { name: 'Mogomotsi Boniface Specimen' },
    ]);
  });

  it('a date in the column of a form’s values is not the day of a letter', () => {
    const rows: [string, string][] = [
      ['Name of Landlord', 'Onalenna Example'],
      ['Tenant', 'Laone Specimen'],
      ['Property Address', 'House No. 36, Example Ward, Francistown'],
      ['In Occupation Since', '28-Apr-2015'],
    ];
    const letter = readPrinted([
      [60, 60, 'Landlord Confirmation'],
      ...rows.flatMap(([caption, value], i): PrintedLine[] => [
        [60, 140 + 50 * i, caption],
        [600, 140 + 50 * i, value],
      ]),
    ]);
    expect(valueIn(letter, 'name')).toBe('Laone Specimen');
    expect(valueIn(letter, 'issueDate')).toBeNull();
  });
});
