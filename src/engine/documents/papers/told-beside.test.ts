import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('what stands beside or behind something else', () => {
  it('a name does not begin with its own label, nor go on into the next', () => {
    const clearance = readLines(
      'TAX CLEARANCE',
      'Taxpayer Name Mazwi Engineering Works',
      'Taxpayer TIN C10022840101',
      'Expiry 04-Aug-2027',
    );
    expect(valueIn(clearance, 'taxpayerName')).toBe('Mazwi Engineering Works');
  });

  it('"hi" inside a name greets nobody', () => {
    const notice = readLines(
      'KWENENG DISTRICT COUNCIL',
      'NOTICE - SERVICE LEVY',
      'To Mr Bashi Example, plot holder of Plot 2204, Kopong',
      'The levy of P180.00 must be paid not later than 30 November 2026.',
    );
    expect(valueIn(notice, 'fullName')).toBe('Bashi Example');
    expect(valueIn(notice, 'address')).toBe('Plot 2204, Kopong');
    expect(valueIn(notice, 'amountDue')).toBe(180);
  });

  it('a landlord who writes is not the tenant who hires', () => {
    const letter = readLines(
      'FROM: Mrs Tebatso Sample, P O Box 61, Tonota',
      'DATE: 9/10/2026',
      'RE: MY TENANT',
      'I own House 8 on Plot 1120, Mandunyane Ward, Tonota. The said house has been hired by Kago Example (Omang 000010000) since January.',
      'Thanks',
      'T. Sample (Mrs)',
    );
    expect(valueIn(letter, 'fullName')).toBe('Kago Example');
  });

  it('amounts in the cells of one row keep the words of their own cell', () => {
    const letter = readPrinted([
      [60, 40, 'Selebi Mall Pharmacy'],
      [60, 80, 'STATEMENT OF INCOME FOR BANK PURPOSES'],
      [60, 120, 'Issued on 30 October 2026 for Ms Kago Example'],
      [60, 180, 'Average'],
      [250, 180, 'Gross P8,450.00'],
      [500, 180, 'Tax P222.50'],
      [700, 180, 'Net P7,805.00'],
    ]);
    expect(valueIn(letter, 'netSalary')).toBe(7805);
  });

  it('a year-end certificate with the sign of its form is one', () => {
    const certificate = readLines(
      'ANNUAL TAX CERTIFICATE (ITW 8)',
      'EMPLOYER - NATA MINING SUPPLIES',
      'EMPLOYEE - KAGO EXAMPLE',
      'TOTAL EMOLUMENTS - 144,000.00',
    );
    expect(certificate.documentType).toBe('P60');
  });

  it('the place of birth stands behind the day, or under it', () => {
    const behind = readLines(
      'REPUBLIC OF NAMIBIA',
      'PASSPORT',
      'Passport number: P0041772',
      'Born on 12 MAR 1988 at ONDANGWA',
    );
    expect(valueIn(behind, 'placeOfBirth')).toBe('ONDANGWA');
    const under = readLines(
      'REPUBLIC OF BOTSWANA',
      'PASSPORT',
      'Passport No: BN0000001',
      'Born: 06 JAN 1992',
      'At: GANTSI',
    );
    expect(valueIn(under, 'placeOfBirth')).toBe('GANTSI');
  });

  it('who buys writes an order', () => {
    const order = readPrinted([
      [60, 40, 'PURCHASE ORDER'],
      [60, 100, 'Buyer'],
      [300, 100, 'Nata Clinic Trust'],
      [60, 140, 'Supplier'],
      [300, 140, 'Medrite Wholesalers (Pty) Ltd'],
      [60, 180, 'PO No.'],
      [300, 180, 'NCT-0091'],
      [60, 220, 'Ordered'],
      [300, 220, '2026/11/12'],
    ]);
    expect(valueIn(order, 'issuerName')).toBe('Nata Clinic Trust');
    expect(valueIn(order, 'recipientName')).toBe('Medrite Wholesalers (Pty) Ltd');
    expect(valueIn(order, 'issueDate')).toBe('2026-11-12');
  });

  it('months in figures are a validity, and a weekday before a day says nothing more', () => {
    const licence = readLines(
      'REPUBLIC OF BOTSWANA',
      'DRIVING LICENCE',
      'Name: EXAMPLE, Kago',
      'Omang: 000020000',
      'Licence Nr: 402218',
      'Valid 04/2025 to 04/2030',
    );
    expect(valueIn(licence, 'expiryDate')).toBe('2030-04-30');
    const letter = readLines(
      'NATA LODGE (PTY) LTD',
      '12 June 2026',
      'To whom it may concern',
      'Mr Kago Example has been employed by us as a cook since Monday, 4 May 2020.',
      'Yours faithfully',
      'N. Sample',
    );
    expect(valueIn(letter, 'dateOfEmployment')).toBe('2020-05-04');
  });

  it('a domestic worker is taken into service by a householder', () => {
    const contract = readLines(
      'DOMESTIC WORKER AGREEMENT',
      'Mrs Anne Sample of Plot 8, Phakalane (the householder) takes Gofaone Example, Omang 000020000, into her service as housekeeper.',
      'Pay: P1,900 every month end.',
      'Agreed at Phakalane, 30 April 2026',
    );
    expect(contract.documentType).toBe('EMPLOYMENT_CONTRACT');
    expect(valueIn(contract, 'employeeName')).toBe('Gofaone Example');
    expect(valueIn(contract, 'issueDate')).toBe('2026-04-30');
  });

  it('the number of an owner is not that of the tenant behind him', () => {
    const lease = readLines(
      'HOUSE RENTAL AGREEMENT',
      'Between Phatsimo Sample (owner), Omang 000010000, and Banyana Example (tenant), Omang 000020000',
      'House: Plot 2290, Block 8, Gaborone',
    );
    expect(valueIn(lease, 'idNumber')).toBe('000020000');
  });

  it('a post behind a name is no forename, and a number in brackets behind a company names it', () => {
    const letter = readLines(
      'MALAPO CRAFTS',
      'Salary confirmation - 6 November 2026',
      'Employee name: Kago Example',
      'Net monthly pay: P4,160.00',
      'Signed: Grace Sample, Bookkeeper',
    );
    expect(valueIn(letter, 'signatoryName')).toBe('Grace Sample');
    const certificate = readLines(
      'SHARE CERTIFICATE NUMBER 18',
      'Nata Bakers (Pty) Ltd (UIN BW00000000001)',
      'Name of shareholder: Kago Example',
      'Number of shares: 250',
    );
    expect(valueIn(certificate, 'companyName')).toBe('Nata Bakers (Pty) Ltd');
  });
});
