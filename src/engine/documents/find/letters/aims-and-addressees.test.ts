import { describe, expect, it } from 'vitest';
import { pageOf } from '../../testing/page-of.ts';
import { anyRequest, readLines, readPrinted, valueIn } from '../../testing/request.ts';
import { understand } from '../../understand.ts';

describe('aims, addressees and what stands behind a legal form', () => {
  it('a registration that took effect', () => {
    const certificate = readLines(
      'CERTIFICATE OF REGISTRATION AS A VAT VENDOR',
      'EXAMPLE OFFICE FURNITURE (PTY) LTD is registered for value added tax under number C04410082112.',
      'The registration took effect on 1 March 2021 and tax periods are of two months.',
    );
    expect(valueIn(certificate, 'effectiveDate')).toBe('2021-03-01');
  });

  it('a clearance is for purposes', () => {
    const letter = readLines(
      'Botswana Unified Revenue Service',
      'TAX CLEARANCE CERTIFICATE NO. MAH/0318/26',
      'The clearance is for purposes of tendering and is valid up to 2 September 2027.',
    );
    expect(valueIn(letter, 'purpose')).toBe('tendering');
  });

  it('a licence with a bare number authorises to trade in goods', () => {
    const licence = readPrinted([
      [60, 60, 'Central District Council'],
      [60, 100, 'General Trading Licence'],
      [60, 160, 'Number'],
      [400, 160, 'CDC/PAL/2026/204'],
      [60, 200, 'Authorised to trade in'],
      [400, 200, 'Groceries, clothing and hardware'],
    ]);
    expect(valueIn(licence, 'licenceNumber')).toBe('CDC/PAL/2026/204');
    expect(valueIn(licence, 'businessType')).toBe('Groceries, clothing and hardware');
  });

  it('a dentist signs with a degree', () => {
    const letter = readLines(
      'Example Dental Practice',
      '15 May 2026',
      'Reference: Ms Bofelo Example',
      'I can recommend her highly.',
      'Yours sincerely,',
      'Dr Unity Tautona BDS',
      'Principal Dentist',
    );
    expect(valueIn(letter, 'signatoryName')).toBe('Unity Tautona');
  });

  it('a supplier with its plot on the same line, beside how goods were sent', () => {
    const note = readPrinted([
      [60, 60, 'Example Fencing Supplies CC Lot 330, Main Road, Ghanzi'],
      [800, 60, 'DELIVERY NOTE'],
      [60, 140, 'Delivery note no.'],
      [700, 140, 'Despatched by'],
      [60, 170, 'DN 20931'],
      [700, 170, 'Own transport'],
    ]);
    expect(valueIn(note, 'issuerName')).toBe('Example Fencing Supplies CC');
  });

  it('a quotation in a letter is for whom it is addressed to, not for windows', () => {
    const letter = readLines(
      'EXAMPLE ALUMINIUM & GLASS',
      'Quotation No. 0448',
      'Mrs Dikeledi Ramasia',
      'Plot 665, Kanye',
      'Dear Madam,',
      'QUOTATION FOR WINDOWS AND SLIDING DOOR',
    );
    expect(valueIn(letter, 'recipientName')).toBe('Dikeledi Ramasia');
  });

  it('a date below a number that is set lower is that of the letter', () => {
    const page = pageOf([
      [60, 60, 'EXAMPLE ALUMINIUM & GLASS'],
      [60, 120, 'Quotation No. 0448'],
      [60, 142, '10 August 2026'],
      [60, 220, 'Dear Madam,'],
      [60, 260, 'Thank you for your enquiry of 4 August 2026.'],
    ]);
    const taller = page.lines.map((l) =>
      l.text === '10 August 2026' ? { ...l, box: { ...l.box, height: 26 } } : l,
    );
    const letter = understand([{ ...page, lines: taller }], anyRequest).documents[0];
    expect(valueIn(letter, 'issueDate')).toBe('2026-08-10');
  });

  it('the day on which goods were received is not the day of the note', () => {
    const note = readPrinted([
      [60, 60, 'Example Fencing Supplies CC'],
      [800, 60, 'DELIVERY NOTE'],
      [60, 140, 'Delivery note no.'],
      [400, 140, 'Date'],
      [700, 140, 'Customer order'],
      [60, 170, 'DN 20931'],
      [400, 170, '19 Nov 2026'],
      [700, 170, 'CO-771'],
      [60, 300, 'Received by (name): M. Xgao Date: 20 Nov 2026'],
    ]);
    expect(valueIn(note, 'issueDate')).toBe('2026-11-19');
  });

  it('an accountant in brackets who took the minutes', () => {
    const minutes = readLines(
      'Example Bus Service (Pty) Ltd',
      'Minutes of the meeting of directors held on 30 January 2026 at 3.00 p.m.',
      'In attendance: Mr Paul Zulu (accountant), who took the minutes',
    );
    expect(valueIn(minutes, 'minutesTakerName')).toBe('Paul Zulu');
  });
});
