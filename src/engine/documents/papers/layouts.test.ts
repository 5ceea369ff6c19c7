import { describe, expect, it } from 'vitest';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('values that stand where their writers put them', () => {
  it('a permission to reside until a day that is written out', () => {
    const permit = readPrinted(
      lines(
        'DEPARTMENT OF IMMIGRATION AND CITIZENSHIP',
        'RESIDENCE PERMIT',
        'Permit No: RP/2025/081733',
        'Permission is hereby granted to Mr Rajesh Kumar EXAMPLE, a national of India,',
        'born on 14 June 1981, holder of passport number Z0000082, to reside in',
        'Botswana for the purpose of employment until the 30th day of September',
        '2028.',
        'Issued at Gaborone on 2 October 2025',
      ),
    );
    expect(valueIn(permit, 'fullName')).toBe('Rajesh Kumar EXAMPLE');
    expect(valueIn(permit, 'expiryDate')).toBe('2028-09-30');
    expect(valueIn(permit, 'gender')).toBe('M');
  });

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

  it('a company that heads its extract without a label', () => {
    const extract = readPrinted([
      [60, 60, 'CIPA'],
      [600, 60, 'Company Extract'],
      [600, 90, 'Generated 06 Nov 2026 10:14'],
      [60, 140, 'Example Plant Hire (Pty) Ltd'],
      [60, 190, 'UIN'],
      [400, 190, 'BW00000000333'],
      [60, 220, 'Status'],
      [400, 220, 'Registered'],
      [60, 250, 'Company type'],
      [400, 250, 'Private Company Limited by Shares'],
      [60, 280, 'Incorporated'],
      [400, 280, '18 May 2014'],
      [60, 310, 'Registered office'],
      [400, 310, 'Plot 1190, Industrial Site, Palapye'],
      [60, 360, 'Directors'],
      [60, 400, 'Name'],
      [300, 400, 'Residential address'],
      [600, 400, 'Appointed'],
      [60, 430, 'Mothusi Example'],
      [300, 430, 'Plot 22, Palapye'],
      [600, 430, '18 May 2014'],
      [60, 460, 'Kelebogile Specimen'],
      [300, 460, 'Plot 771, Serowe'],
      [600, 460, '04 Mar 2021'],
    ]);
    expect(valueIn(extract, 'companyName')).toBe('Example Plant Hire (Pty) Ltd');
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

  it('a customer whom a sentence names, above an office in the signature', () => {
    const letter = readPrinted(
      lines(
        'Botswana Power Corporation',
        'PREPAID ELECTRICITY - CUSTOMER CONFIRMATION LETTER',
        'Date: 12 October 2026',
        'To whom it may concern',
        'We confirm that Wame Thabo Example (Omang 000020000) is the registered customer',
        'for the electricity supply at Plot 29894, Riverwalk Ward, Tlokweng under account',
        'number 5-4471-09922 and meter number 07118822415.',
        'Yours faithfully',
        'Customer Services Manager',
      ),
    );
    expect(valueIn(letter, 'fullName')).toBe('Wame Thabo Example');
  });

  it('a surname on the second line of a narrow cell, and a code that is no pension number', () => {
    const slip = readPrinted([
      [60, 60, 'Botho Logistics Ltd'],
      [60, 110, 'Salary slip for the month of September 2026'],
      [60, 160, 'Employee:'],
      [260, 160, 'Neo Amogelang'],
      [620, 160, 'Pay date:'],
      [820, 160, '25 Sep 2026'],
      [260, 188, 'Molefe-Seretse'],
      [620, 188, 'Bank:'],
      [820, 188, 'Absa'],
      [60, 216, 'Code:'],
      [260, 216, 'E-2291'],
      [620, 216, 'Pension no.:'],
      [820, 216, 'PF-1192'],
      [60, 300, 'Gross pay'],
      [500, 300, '23,800.00'],
      [60, 340, 'Income tax'],
      [500, 340, '3,341.25'],
      [60, 380, 'Net pay'],
      [500, 380, '20,458.75'],
    ]);
    expect(valueIn(slip, 'employeeName')).toBe('Neo Amogelang Molefe-Seretse');
    expect(valueIn(slip, 'employeeId')).toBe('E-2291');
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

  it('a monthly income, which is no name of who signs', () => {
    const letter = readPrinted(
      lines(
        'Tlou Example Lodge',
        'SALARY CONFIRMATION',
        'Date',
        '22/09/2026',
        'Name of Employee',
        'Letlhogonolo Example',
        'Occupation',
        'Driver',
        'Monthly Income',
        'P12001.73',
      ),
    );
    expect(valueIn(letter, 'salary')).toEqual({ amount: 12001.73, frequency: 'monthly' });
    expect(valueIn(letter, 'signatoryName')).toBeNull();
  });

  it('a letter in Setswana about work and pay, and offers that are accepted in full', () => {
    const letter = readPrinted(
      lines(
        'KOLOBENG EXAMPLE FARM (PTY) LTD',
        'Letlha: 5 Ngwanatsele 2026',
        'BOSUPI JWA TIRO LE MOPUTSO',
        'Re supa fa Tshenolo Grace Example, Omang 000020000, a thapilwe ke kompone e',
        'jaaka Mogami go simolola ka 1 Moranang 2020. Moputso wa gagwe ka kgwedi ke P3,200.00.',
        'Wa lona ka boikanyego',
        'O. Specimen',
        'Motsamaisi',
      ),
    );
    expect(valueIn(letter, 'employeeName')).toBe('Tshenolo Grace Example');
    expect(valueIn(letter, 'salary')).toEqual({ amount: 3200, frequency: 'monthly' });
    const offer = readPrinted(
      lines(
        'Delta Example Dairies (Pty) Ltd',
        '5 August 2026',
        'Dear Pako,',
        'Offer of employment',
        'We have pleasure in offering you the position of Sales Representative with Delta Example',
        'Dairies (Pty) Ltd, starting 1 September 2026 at a monthly salary of P8,200.00.',
        'Yours sincerely',
        'Carol Specimen',
        'HR Officer',
        'I, Pako Boniface Example, accept this offer.',
      ),
    );
    expect(valueIn(offer, 'employeeName')).toBe('Pako Boniface Example');
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
