import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../../testing/request.ts';

describe('boxes of forms and columns of prices', () => {
  it('a purpose goes on over two lines of its box, and ends before the number of the next', () => {
    const certificate = readPrinted([
      [60, 60, 'TAX CLEARANCE CERTIFICATE'],
      [60, 200, '8. STATUS OF TAX AFFAIRS'],
      [500, 200, '9. PURPOSE'],
      [60, 225, 'Compliant'],
      [500, 225, 'Tender - Department of Prisons and'],
      [500, 250, 'Rehabilitation'],
      [60, 280, '10. ISSUED ON'],
      [500, 280, '11. EXPIRES ON'],
      [60, 305, '04 Aug 2026'],
      [500, 305, '03 Aug 2027'],
    ]);
    expect(valueIn(certificate, 'purpose')).toBe('Tender - Department of Prisons and Rehabilitation');
  });

  it('the physical address of a business is its address, whatever post it gets', () => {
    const certificate = readPrinted([
      [60, 60, 'VALUE ADDED TAX REGISTRATION CERTIFICATE'],
      [60, 120, 'Name of registered person'],
      [500, 120, 'EXAMPLE & DAUGHTERS MOTORS CC'],
      [60, 160, 'VAT number'],
      [500, 160, 'C05820017119'],
      [60, 200, 'TIN'],
      [500, 200, 'C05820017010'],
      [60, 240, 'Physical address of business'],
      [500, 240, 'Unit 4, Plot 22017, Mogoditshane'],
      [60, 280, 'Postal address'],
      [500, 280, 'P O Box 1440, Mogoditshane'],
      [60, 320, 'Date of liability'],
      [500, 320, '01/10/2025'],
    ]);
    expect(certificate.documentType).toBe('VAT_CERTIFICATE');
    expect(valueIn(certificate, 'address')).toBe('Unit 4, Plot 22017, Mogoditshane');
  });

  it('a column of amounts lists what items cost, and a line below says what is to be paid', () => {
    const invoice = (last: string): unknown =>
      valueIn(
        readPrinted([
          [60, 60, 'Example Print (Pty) Ltd'],
          [700, 60, 'TAX INVOICE'],
          [60, 200, 'Item'],
          [500, 200, 'Qty'],
          [700, 200, 'Rate'],
          [880, 200, 'Amount'],
          [60, 240, 'A2 poster'],
          [500, 240, '200'],
          [700, 240, '18.50'],
          [860, 240, '3,700.00'],
          [60, 280, 'Roll-up banner'],
          [500, 280, '4'],
          [700, 280, '950.00'],
          [860, 280, '3,800.00'],
          [600, 360, last],
          [860, 360, '8,550.00'],
        ]),
        'totalAmount',
      );
    expect(invoice('To pay (BWP)')).toBe(8550);
    expect(invoice('Carried to ledger')).toBeNull();
  });

  it('the number behind the title of a paper is not part of it', () => {
    const note = readLines(
      'EXAMPLE CEMENT & BRICKS',
      'Plot 3317, Industrial Site, Mahalapye',
      'DELIVERY NOTE No. 4427',
      'Deliver to: Example Primary School',
      'Terms: 30 days. Company registered in Botswana, Reg no. BW00001187729',
    );
    expect(valueIn(note, 'documentDescription')).toBe('DELIVERY NOTE');
    expect(valueIn(note, 'companyRegistrationNumber')).toBe('BW00001187729');
  });

  it('a police clearance is no clearance of taxes', () => {
    const paper = readLines(
      'BOTSWANA POLICE SERVICE',
      'Criminal Record Bureau',
      'POLICE CLEARANCE CERTIFICATE',
      'This is to certify that no previous convictions are recorded in Botswana against the person',
      'named below, whose fingerprints have been searched in this Bureau.',
      'Name: Kgomotso Pelonomi Example',
      'Omang: 000221908',
      'This certificate is valid for six months from the date of issue, 13 August 2026.',
    );
    expect(paper.documentType).toBe('OTHER');
    expect(valueIn(paper, 'possibleType')).toBe('POLICE_CLEARANCE');
  });
});
