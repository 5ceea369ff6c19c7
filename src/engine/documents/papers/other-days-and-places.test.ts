import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('days and places of other papers, and of other people', () => {
  it('an address and a first day in one sentence of a certificate', () => {
    const certificate = readLines(
      'Taxpayer Identification Number Certificate',
      'TIN: C10034811015',
      'It is certified that Example Milling Enterprises (Pty) Ltd, whose physical address is Plot 2710,',
      'Newtown, Serowe, has been allocated the above Taxpayer Identification Number with effect from 4 May 2026.',
      'Date of issue: 11 May 2026',
    );
    expect(valueIn(certificate, 'address')).toBe('Plot 2710, Newtown, Serowe');
    expect(valueIn(certificate, 'registrationDate')).toBe('2026-05-04');
  });

  it('the premises of a vendor, and since when it is registered, whatever its post box', () => {
    const letter = readLines(
      'Botswana Unified Revenue Service',
      '20 January 2026',
      'Example Caterers (Pty) Ltd',
      'Private Bag F 144',
      'FRANCISTOWN',
      'Confirmation of VAT registration',
      'We confirm that the above company was registered for Value Added Tax on 1 September 2018 under VAT',
      'registration number C03320184117. The premises from which taxable supplies are made are at Plot 5012,',
      'Minestone, Francistown.',
    );
    expect(valueIn(letter, 'effectiveDate')).toBe('2018-09-01');
    expect(valueIn(letter, 'address')).toBe('Plot 5012, Minestone, Francistown');
  });

  it('the day of the paper that is replaced is not the day of issue', () => {
    const clearance = readPrinted([
      [60, 60, 'Tax Clearance'],
      [60, 120, 'Issued'],
      [300, 120, '06-Oct-2026'],
      [60, 160, 'Valid until'],
      [300, 160, '05-Apr-2027'],
      [60, 240, 'It replaces clearance ETC-2025-090-33118 dated 2 October 2025.'],
    ]);
    expect(valueIn(clearance, 'issueDate')).toBe('2026-10-06');
  });

  it('the owner of a business holds its permit', () => {
    const permit = readPrinted([
      [60, 60, 'LOBATSE TOWN COUNCIL'],
      [60, 100, 'BUSINESS PERMIT'],
      [60, 160, 'Business owner'],
      [400, 160, 'Example Road Tyres (Pty) Ltd'],
      [60, 200, 'Trading as'],
      [400, 200, 'Example Tyre Centre'],
    ]);
    expect(valueIn(permit, 'companyName')).toBe('Example Road Tyres (Pty) Ltd');
  });

  it('an authorisation that takes effect on one day ends on another', () => {
    const letter = readLines(
      '5 May 2026',
      'Authorised signatory',
      'This letter confirms that Ms Kelebogile Example has been authorised by the company.',
      'The authorisation takes effect on 1 June 2026 and will end on 31 May 2028.',
    );
    expect(valueIn(letter, 'expiryDate')).toBe('2028-05-31');
  });

  it('what a bank records as an address', () => {
    const letter = readLines(
      'BBS BANK',
      '11/11/2026',
      'BANK REFERENCE: MRS SETSO EXAMPLE',
      'We confirm that the above named holds a Savings Account number 1104 882 019 with our bank.',
      'Our records show her address as Plot 20155, Phase 4, Gaborone.',
    );
    expect(valueIn(letter, 'address')).toBe('Plot 20155, Phase 4, Gaborone');
  });

  it('a heading before a colon names the business of a company', () => {
    const memorandum = readLines(
      'MEMORANDUM AND ARTICLES OF ASSOCIATION',
      '1. NAME OF COMPANY: Example Fresh Eggs (Pty) Ltd',
      '3. BUSINESS: Production and distribution of eggs',
    );
    expect(valueIn(memorandum, 'businessType')).toBe('Production and distribution of eggs');
  });

  it('a vendor receives an order that goes to stores', () => {
    const order = readPrinted([
      [60, 60, 'Example Colliery Supplies (Pty) Ltd'],
      [600, 60, 'PURCHASE ORDER'],
      [60, 160, 'Vendor'],
      [500, 160, 'Deliver to'],
      [60, 190, 'Example Bolts and Tools CC'],
      [500, 190, 'Main Stores, Morupule'],
    ]);
    expect(valueIn(order, 'recipientName')).toBe('Example Bolts and Tools CC');
  });

  it('whom an invoice is made out to, in a narrow cell', () => {
    const invoice = readPrinted([
      [60, 60, 'INVOICE'],
      [60, 100, 'Example Consulting'],
      [60, 200, 'Invoice'],
      [200, 200, 'Example Data Services (Pty) Ltd, Plot 101,'],
      [60, 224, 'to'],
      [200, 224, 'Maun'],
      [60, 280, 'Number'],
      [200, 280, '2026/19'],
    ]);
    expect(valueIn(invoice, 'recipientName')).toBe('Example Data Services (Pty) Ltd');
  });

  it('a trust limited by guarantee, and where it is situated', () => {
    const clearance = readPrinted([
      [60, 60, 'TAX CLEARANCE CERTIFICATE'],
      [60, 120, 'Issued to'],
      [300, 120, ': Example Development Trust Limited by Guarantee'],
      [60, 160, 'Situated at'],
      [300, 160, ": Plot 219, D'Kar"],
    ]);
    expect(valueIn(clearance, 'taxpayerName')).toBe('Example Development Trust Limited by Guarantee');
    expect(valueIn(clearance, 'address')).toBe("Plot 219, D'Kar");
  });
});
