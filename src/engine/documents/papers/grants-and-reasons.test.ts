import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('certificates that say where, what for and how long', () => {
  it('a printout of a portal has the day of printing where no day of issue is told', () => {
    const printout = readPrinted([
      [60, 60, 'BURS eServices'],
      [500, 60, 'Taxpayer Registration Confirmation'],
      [60, 100, 'Printed 14-Sep-2026 10:22 by user example01 at the counter of the office Page 1 of 1'],
      [60, 160, 'Registered name'],
      [300, 160, 'Example Poultry Growers'],
      [300, 182, 'Co-operative'],
      [60, 220, 'TIN'],
      [300, 220, 'P06618204013'],
      [60, 260, 'Registration date'],
      [300, 260, '03-Sep-2026'],
      [60, 300, 'Physical'],
      [300, 300, 'Plot 1190, Masokwe Ward, Mmadinare'],
      [60, 340, 'Postal'],
      [300, 340, 'P O Box 30114, Mmadinare'],
    ]);
    expect(valueIn(printout, 'issueDate')).toBe('2026-09-14');
    expect(valueIn(printout, 'taxpayerName')).toBe('Example Poultry Growers Co-operative');
    expect(valueIn(printout, 'address')).toBe('Plot 1190, Masokwe Ward, Mmadinare');
  });

  it('where a vendor carries on business', () => {
    const certificate = readLines(
      'VAT REGISTRATION CERTIFICATE',
      'C07728104115',
      'This is to certify that EXAMPLE QUARRY SUPPLIES (PTY) LTD',
      'carrying on business at Plot 9017, Gaborone West Phase 1, Gaborone',
      'is registered as a vendor with effect from 1 July 2022.',
    );
    expect(valueIn(certificate, 'address')).toBe('Plot 9017, Gaborone West Phase 1, Gaborone');
  });

  it('a number without a label heads a clearance, and an address stands behind the number of the taxpayer', () => {
    const certificate = readLines(
      'BURS/TCC/FT/00417/26',
      'Certificate of Tax Compliance',
      'I certify that MR THEBE EXAMPLE (TIN I03819947016) of Plot 2204, Tati Siding, trading as',
      "Thebe's Auto Electrical, has met all obligations under the Income Tax Act.",
      'Requested for: Registration with PPRA',
      'Any alteration renders this certificate invalid.',
    );
    expect(valueIn(certificate, 'certificateNumber')).toBe('BURS/TCC/FT/00417/26');
    expect(valueIn(certificate, 'address')).toBe('Plot 2204, Tati Siding');
    expect(valueIn(certificate, 'purpose')).toBe('Registration with PPRA');
  });

  it('the line of a business is its type, whatever its form', () => {
    const certificate = readPrinted([
      [60, 60, 'BIN CERTIFICATE'],
      [60, 120, 'BIN'],
      [500, 120, 'BW00006104429'],
      [60, 160, 'Name of enterprise'],
      [500, 160, 'Example Dressmakers'],
      [60, 200, 'Form of enterprise'],
      [500, 200, 'Sole proprietorship'],
      [60, 240, 'Line of business'],
      [500, 240, 'Tailoring and school uniforms'],
    ]);
    expect(valueIn(certificate, 'businessType')).toBe('Tailoring and school uniforms');
  });

  it.each([
    ['LIQUOR LICENCE', 'Class: Bar and Bottle Store', 'Bar and Bottle Store'],
    ['MANUFACTURING LICENCE', 'Products: School uniforms', 'School uniforms'],
  ])('the class or products of a %s', (title, line, type) => {
    const licence = readLines(
      'GHANZI DISTRICT COUNCIL',
      title,
      'Licence Number: LL/GH/0092',
      line,
      'The Licensing Authority hereby licenses Example Oasis (Pty) Ltd.',
    );
    expect(valueIn(licence, 'businessType')).toBe(type);
  });

  it('an authority from one day to another ends on the second', () => {
    const letter = readLines(
      '22 July 2026',
      'APPOINTMENT OF TAX REPRESENTATIVE',
      'We, Example Safaris (Pty) Ltd, do hereby appoint Mrs Boitumelo Example (Omang 000022417) to',
      'represent the company in all tax matters, from 1 August 2026 to 31 July 2027.',
    );
    expect(valueIn(letter, 'expiryDate')).toBe('2027-07-31');
  });

  it('a form of authority, signed on one line', () => {
    const form = readPrinted([
      [60, 60, 'LETTER OF AUTHORITY'],
      [60, 120, 'Company'],
      [420, 120, 'Example Freight Lines (Pty) Ltd'],
      [60, 160, 'Person authorised'],
      [420, 160, 'Onkokame Bright Example'],
      [60, 200, 'Authority'],
      [420, 200, 'To sign customs declarations at Tlokweng Border Post'],
      [60, 280, 'Signed:'],
      [300, 280, 'Name: Pius Example Title: Operations Director Date: 24/02/2026'],
    ]);
    expect(valueIn(form, 'authorisedPerson')).toBe('Onkokame Bright Example');
    expect(valueIn(form, 'purpose')).toBe('To sign customs declarations at Tlokweng Border Post');
    expect(valueIn(form, 'signatoryName')).toBe('Pius Example');
    expect(valueIn(form, 'signatoryTitle')).toBe('Operations Director');
  });

  it('a department and a school head are no school', () => {
    const letter = readLines(
      'EXAMPLE SENIOR SECONDARY SCHOOL',
      '14 November 2025',
      'RE: RECOMMENDATION LETTER - AMOGELANG EXAMPLE (Omang 000026514)',
      'I have known her for three years as her teacher of Mathematics.',
      'Yours faithfully',
      'K. B. Moloi',
      'Head of Mathematics Department',
      'for School Head',
    );
    expect(valueIn(letter, 'issuerName')).toBe('EXAMPLE SENIOR SECONDARY SCHOOL');
  });

  it('a type of company under a title is told without its article', () => {
    const constitution = readLines(
      'THE COMPANIES ACT (CAP 42:01)',
      'A PRIVATE COMPANY LIMITED BY SHARES',
      'CONSTITUTION',
      'OF',
      'EXAMPLE BRICK & TILE (PTY) LTD',
    );
    expect(valueIn(constitution, 'companyType')).toBe('PRIVATE COMPANY LIMITED BY SHARES');
  });

  it('the only amount of a receipt is what was received', () => {
    const receipt = (...more: string[]): unknown =>
      valueIn(
        readLines(
          'Example Animal Clinic',
          'OFFICIAL RECEIPT',
          'Received from Mr Tshenolo Example',
          'the sum of Six hundred and forty Pula only',
          'Cash / Cheque / Card P 640.00',
          ...more,
        ),
        'totalAmount',
      );
    expect(receipt()).toBe(640);
    expect(receipt('Change P 60.00')).toBeNull();
  });

  it('a customer is meant before whose attention it is', () => {
    const quotation = readPrinted([
      [60, 60, 'Example Garden Services (Pty) Ltd'],
      [60, 100, 'Quotation'],
      [60, 160, 'Customer'],
      [300, 160, 'Example Gardens Body Corporate'],
      [60, 200, 'Attention'],
      [300, 200, 'Mrs L. Phiri'],
    ]);
    expect(valueIn(quotation, 'recipientName')).toBe('Example Gardens Body Corporate');
  });

  it('the secretary behind a comma takes the minutes', () => {
    const minutes = readLines(
      'EXAMPLE TRUST COMPANY LIMITED',
      'MINUTES OF A SPECIAL MEETING OF THE BOARD OF DIRECTORS',
      'PRESENT: Mothusi Sango (in the chair); Keitumetse Ntoni',
      'IN ATTENDANCE: Ms Peggy Rantao, Secretary',
    );
    expect(valueIn(minutes, 'minutesTakerName')).toBe('Peggy Rantao');
  });
});
