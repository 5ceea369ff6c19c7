import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, sureValue, valueIn } from '../testing/request.ts';

describe('a paper is called by its whole title', () => {
  it.each(['STATEMENT OF COMPREHENSIVE INCOME', 'Income Statement', 'STATEMENT OF CASH FLOWS'])(
    '%s is no statement of a bank',
    (title) => {
      const document = readLines('TSODILO GLASSWORKS (PTY) LTD', title, 'for the year ended 31 March 2026');
      expect(document.documentType).toBe('OTHER');
    },
  );

  it('and an extract that is called a profile is an extract', () => {
    const document = readLines(
      'Company Profile Extract',
      'Company Name: Tsodilo Glassworks (Pty) Ltd',
      'Company Number: 09412277',
      'Date of Registration: 18 September 2009',
      'Status: Active',
    );
    expect(document.documentType).toBe('COMPANY_EXTRACT');
  });
});

describe('values of strangers’ papers', () => {
  it('a cell is broken by the next column, also below its last line', () => {
    const document = readPrinted([
      [60, 60, 'COMPANY EXTRACT'],
      [60, 120, 'Company Name:'],
      [300, 120, 'Tsodilo'],
      [440, 120, 'Generated on:'],
      [700, 120, '11 September 2026'],
      [300, 147, 'Glassworks'],
      [300, 174, '(Private)'],
      [300, 201, 'Limited'],
      [60, 270, 'Status:'],
      [300, 270, 'Active'],
      [440, 270, 'Date of Incorporation:'],
      [700, 270, '18 September 2009'],
    ]);
    expect(sureValue(document, 'companyName')).toBe('Tsodilo Glassworks (Private) Limited');
  });

  it('a list is held where it leaves out somebody of one name', () => {
    const document = readLines(
      'COMPANY EXTRACT',
      'Company Name: Tsodilo Glassworks (Pty) Ltd',
      'Status: Active',
      'Directors',
      'Kago Sebina',
      'Thapelo',
    );
    expect(sureValue(document, 'directors')).toBeNull();
  });

  it('a tax status is one word', () => {
    const document = readLines(
      'Botswana Unified Revenue Service',
      'TAX CLEARANCE CERTIFICATE',
      'Taxpayer: Tsodilo Glassworks (Pty) Ltd',
      'Status: Tax compliant',
      'Issued on: 21 September 2026',
    );
    expect(valueIn(document, 'status')).toBe('Compliant');
  });

  it('who is registered for tax may be told by the name of the trade alone', () => {
    const document = readLines(
      'VAT REGISTRATION CERTIFICATE',
      'Trade Name: Tsodilo Glassworks (Pty) Ltd',
      'VAT Number: 76299108',
      'Date of Issue: 25 October 2016',
    );
    expect(document.documentType).toBe('VAT_CERTIFICATE');
    expect(valueIn(document, 'taxpayerName')).toBe('Tsodilo Glassworks (Pty) Ltd');
  });

  it('a bank says whose address it knows', () => {
    const document = readLines(
      'Okwa Bank',
      '2 October 2026',
      'To whom it may concern',
      'CONFIRMATION OF ADDRESS',
      'We confirm that according to our records the residential address of Kago Sebina is Plot 118,',
      'Kuke Close, Boseja, Maun.',
      'Yours faithfully',
    );
    expect(valueIn(document, 'name')).toBe('Kago Sebina');
    expect(valueIn(document, 'address')).toBe('Plot 118, Kuke Close, Boseja, Maun');
  });

  it('a pension is proven as pay is', () => {
    const document = readLines(
      'Okwa Pension Fund',
      '12 September 2026',
      'Dear Sir / Madam',
      'Proof of monthly pension',
      'We confirm that Kago Sebina, member number 4380919, receives a monthly benefit of P9,695.35.',
      'Yours faithfully',
    );
    expect([document.documentType, valueIn(document, 'employeeName')]).toEqual([
      'PROOF_OF_INCOME_LETTER',
      'Kago Sebina',
    ]);
  });
});
