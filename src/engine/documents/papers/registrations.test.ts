import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('registrations of taxpayers and traders', () => {
  it('a number set wide in a letter, and the VAT number of who wrote it', () => {
    const letter = readPrinted(
      lines(
        'BURS',
        'Ms Goabaone Example',
        'NOTIFICATION OF TAXPAYER IDENTIFICATION NUMBER',
        'We are pleased to inform you that you have been',
        'registered as a taxpayer with effect from 1 July 2026. Your Taxpayer Identification Number (TIN) is:',
        'I 0 0 8 1 3 0 2 7 0 1 5',
        'Yours faithfully',
        'for Commissioner General',
        'BURS VAT Reg G00000001112',
      ),
    );
    expect(valueIn(letter, 'tinNumber')).toBe('I00813027015');
    expect(valueIn(letter, 'registrationDate')).toBe('2026-07-01');
  });

  it('the number of the VAT alone is not a TIN', () => {
    const letter = readPrinted(
      lines(
        'TAXPAYER REGISTRATION',
        'Kago Example',
        'You are registered for income tax.',
        'BURS VAT Reg G00000001112',
      ),
    );
    expect(valueIn(letter, 'tinNumber') ?? null).toBeNull();
  });

  it('a clearance captioned below its lines', () => {
    const clearance = readPrinted([
      [300, 60, 'Certificate of Tax Clearance'],
      [60, 160, 'TCC-26-00918837'],
      [600, 160, 'P07714206013'],
      [60, 182, 'Number of certificate'],
      [600, 182, 'Taxpayer identification number'],
      [60, 260, 'Office 4, Plot 890, Main Mall, Lobatse'],
      [60, 282, 'Place of business'],
      [60, 360, '29 September 2026'],
      [600, 360, '28 September 2027'],
      [60, 382, 'Granted on'],
      [600, 382, 'Lapses on'],
    ]);
    expect(valueIn(clearance, 'certificateNumber')).toBe('TCC-26-00918837');
    expect(valueIn(clearance, 'address')).toBe('Office 4, Plot 890, Main Mall, Lobatse');
    expect(valueIn(clearance, 'expiryDate')).toBe('2027-09-28');
  });

  it('the last word of a long label names nobody', () => {
    const clearance = readPrinted(
      lines('Certificate of Tax Clearance', 'Name of person or business cleared', 'TIN: C00000010014'),
    );
    expect(valueIn(clearance, 'taxpayerName') ?? null).toBeNull();
  });

  it('the day of the entry, not the day when trading began', () => {
    const bin = readPrinted([
      [100, 60, 'Business Identification Number Certificate'],
      [60, 120, 'Business name'],
      [500, 120, 'Example Catering Services'],
      [60, 160, 'BIN'],
      [500, 160, 'BW00000000203'],
      [60, 200, 'Started trading'],
      [500, 200, '03/02/2020'],
      [60, 240, 'Entered in register on'],
      [500, 240, '17/03/2020'],
    ]);
    expect(valueIn(bin, 'registrationDate')).toBe('2020-03-17');
  });

  it('a licence filled in on dotted lines', () => {
    const licence = readPrinted(
      lines(
        'NORTH WEST DISTRICT COUNCIL',
        'LICENCE under the Trade Act',
        'Licence is hereby granted to - Example.Rain. Traders. (Pty). Ltd., registered number',
        'BW00000000902.., to carry on the trade or business of . Hardware. at . Plot.448, _Boseja.Ward,',
        'Maun. for the period ending . 30th. June.2027...',
        'Manager of the business: .Xhao.Specimen.',
        'Given under my hand at Maun this .2nd. day of July 2026',
      ),
    );
    expect(valueIn(licence, 'companyName')).toBe('Example Rain Traders (Pty) Ltd');
    expect(valueIn(licence, 'businessType')).toBe('Hardware');
    expect(valueIn(licence, 'address')).toBe('Plot 448, Boseja Ward, Maun');
    expect(valueIn(licence, 'expiryDate')).toBe('2027-06-30');
    expect(valueIn(licence, 'registrationDate')).toBe('2026-07-02');
  });

  it('the day when a clearance was approved, not when it was printed', () => {
    const clearance = readPrinted([
      [60, 60, 'Tax Clearance Certificate (electronic)'],
      [600, 60, 'Printed 23/11/2026 08:14'],
      [60, 120, 'TCC reference'],
      [300, 120, 'Applied'],
      [500, 120, 'Approved'],
      [700, 120, 'Expires'],
      [60, 150, '0026417/11/26'],
      [300, 150, '16/11/2026'],
      [500, 150, '20/11/2026'],
      [700, 150, '19/11/2027'],
    ]);
    expect(valueIn(clearance, 'issueDate')).toBe('2026-11-20');
  });

  it('what a licence is for, not the unit that gave it', () => {
    const licence = readPrinted(
      lines(
        'KWENENG DISTRICT COUNCIL',
        'TRADE LICENSING UNIT',
        'TRADING LICENCE',
        'Licensee: EXAMPLE GENERAL DEALER',
        'Licensed for: General Dealer (Retail)',
      ),
    );
    expect(valueIn(licence, 'businessType')).toBe('General Dealer (Retail)');
  });

  it('days by other words: of a register, of liability, of an end', () => {
    const tin = readPrinted(
      lines('TIN CARD', 'Taxpayer: KAGO EXAMPLE', 'Reg. date: 09/06/2025', 'Card issued: 16/06/2025'),
    );
    expect(valueIn(tin, 'registrationDate')).toBe('2025-06-09');
    const vat = readPrinted(
      lines(
        'CERTIFICATE OF REGISTRATION FOR VALUE ADDED TAX',
        'VAT No: C00000001116',
        'Liability date: 1 June 2026',
      ),
    );
    expect(valueIn(vat, 'effectiveDate')).toBe('2026-06-01');
    const liquor = readPrinted(
      lines(
        'CHOBE DISTRICT COUNCIL',
        'BOTTLE STORE LIQUOR LICENCE',
        'Commencing: 1 October 2026 Expiring: 30 September 2027',
      ),
    );
    expect(valueIn(liquor, 'expiryDate')).toBe('2027-09-30');
  });

  it('a caption above a trading name is no taxpayer, and a certificate numbers itself in its text', () => {
    const vat = readPrinted([
      [60, 60, 'Value Added Tax - Certificate of registration'],
      [60, 140, 'Vendor'],
      [60, 162, 'Example Fuel Mart (Pty) Ltd'],
      [60, 184, 'Trading name'],
      [60, 206, 'Hukuntsi Filling Station'],
      [60, 260, 'Registered since'],
      [60, 282, '01 Apr 2019'],
      [
        60,
        340,
        'Certificate V-2026-118-0042. The Commissioner General certifies that the vendor above is registered.',
      ],
    ]);
    expect(valueIn(vat, 'taxpayerName')).toBe('Example Fuel Mart (Pty) Ltd');
    expect(valueIn(vat, 'effectiveDate')).toBe('2019-04-01');
    expect(valueIn(vat, 'certificateNumber')).toBe('V-2026-118-0042');
  });

  it('the day up to which a certificate is valid did not issue it', () => {
    const clearance = readPrinted(
      lines(
        'TAX CLEARANCE CERTIFICATE',
        'This certificate is issued for the purpose of tendering and remains valid up to 11 March 2027.',
        'Date: 12 March 2026',
      ),
    );
    expect(valueIn(clearance, 'issueDate')).toBe('2026-03-12');
  });
});
