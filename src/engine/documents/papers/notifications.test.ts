import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('notifications and confirmations in prose that nobody here had seen', () => {
  it('a permit whose validity and employer run through a sentence', () => {
    const permit = readPrinted(
      lines(
        'REPUBLIC OF BOTSWANA',
        'WORK AND RESIDENCE PERMIT',
        'Permit No. FTN/WP/02281',
        'Permission is hereby granted to Blessing Example a national of Nigeria holder of passport no. B50441827',
        'to enter and remain in Botswana and to be employed by Example Clinic Trust in the capacity of Radiographer',
        'at Francistown for a period of thirty-six months with effect from 01/05/2026 to',
        '30/04/2029',
        'Date 17/04/2026',
      ),
    );
    expect(valueIn(permit, 'expiryDate')).toBe('2029-04-30');
    expect(valueIn(permit, 'employer')).toBe('Example Clinic Trust');
  });

  it('an invoice to a subscriber for a mobile number is a bill for it', () => {
    const bill = readPrinted([
      [60, 40, 'EXAMPLE WIRELESS (PTY) LTD'],
      [60, 100, 'TAX INVOICE / STATEMENT OF ACCOUNT'],
      [60, 160, 'Subscriber:'],
      [300, 160, 'Mrs Wame Example'],
      [500, 160, 'Customer code:'],
      [700, 160, '1.204417'],
      [60, 200, 'Contract MSISDN:'],
      [300, 200, '267 7100 0000'],
      [500, 200, 'Invoice date:'],
      [700, 200, '01.11.2026'],
      [60, 300, 'Subscription: Post 300'],
      [700, 300, '300.00'],
      [60, 340, 'Out of bundle voice'],
      [700, 340, '46.76'],
      [60, 380, 'Total due'],
      [700, 380, 'P346.76'],
    ]);
    expect(bill.documentType).toBe('UTILITY_BILL');
  });

  it('a school confirms who lives in its house, and that no utility bill is issued', () => {
    const letter = readPrinted(
      lines(
        'EXAMPLE SENIOR SECONDARY SCHOOL',
        'P O Box 79, Bobonong',
        '28/10/2026',
        'TO: THE MANAGER, EXAMPLE BUILDING SOCIETY',
        'RESIDENTIAL STATUS: MS REFILOE EXAMPLE (OMANG 229127740)',
        'This serves to confirm that the above-mentioned occupies an institutional house, House No. 23, Bobonong.',
        'The house belongs to Government and no utility bills are issued in the name of occupants.',
        'Yours faithfully',
        'T. Mmolawa',
        'SCHOOL HEAD',
      ),
    );
    expect(letter.documentType).toBe('LANDLORD_LETTER');
    expect(valueIn(letter, 'fullName')).toBe('REFILOE EXAMPLE');
    expect(valueIn(letter, 'issuerName')).toBe('EXAMPLE SENIOR SECONDARY SCHOOL');
  });

  it('the last word of a label in capitals is no address', () => {
    const lease = readPrinted([
      [60, 40, 'RESIDENTIAL TENANCY AGREEMENT'],
      [60, 120, 'NAME OF TENANT'],
      [80, 145, 'Naledi Pono Example'],
      [60, 200, 'ADDRESS OF PREMISES LET'],
      [80, 225, 'Plot 6120, Unit 10, Jwaneng'],
      [60, 280, 'COMMENCEMENT DATE'],
      [80, 305, '1/8/2026'],
    ]);
    expect(valueIn(lease, 'address')).toBe('Plot 6120, Unit 10, Jwaneng');
  });

  it('a tribal office writes for whom it is, of which village, ward and homestead', () => {
    const letter = readPrinted([
      [700, 40, 'TRIBAL OFFICE'],
      [700, 70, 'GUMARE'],
      [60, 120, 'DATE: 7/10/26'],
      [250, 120, 'OUR REF: GUM/ADM/6/2'],
      [60, 180, 'PROOF OF RESIDENCE FOR: KAHORERE XAXE 1.D. 447219935'],
      [
        60,
        240,
        'The bearer of this letter is known to this office. She is a resident of Gumare, Ngwathwa ward, and',
      ],
      [60, 280, 'lives in homestead no. 112.'],
      [60, 360, 'PULA!'],
    ]);
    expect(letter.documentType).toBe('KGOTLA_LETTER');
    expect(valueIn(letter, 'fullName')).toBe('KAHORERE XAXE');
    expect(valueIn(letter, 'village')).toBe('Gumare');
    expect(valueIn(letter, 'ward')).toBe('Ngwathwa');
    expect(valueIn(letter, 'plotNumber')).toBe('112');
  });

  it('a clearance by e-mail greets whom it clears', () => {
    const message = readPrinted(
      lines(
        'Subject: Tax Clearance Certificate - application TCA-118274',
        'Sent: Monday, 2 November 2026 15:12',
        'Dear EXAMPLE BUILD AND CIVIL WORKS (PTY) LTD,',
        'Your application for tax clearance has been approved.',
        'TIN: C04471120018',
        'Certificate no.: 2026/TC/0441827',
        'Valid to: 1 November 2027',
      ),
    );
    expect(valueIn(message, 'taxpayerName')).toBe('EXAMPLE BUILD AND CIVIL WORKS (PTY) LTD');
  });

  it('a letter about a TIN spaces its figures and ends with the day on or before which to file', () => {
    const letter = readPrinted(
      lines(
        'BOTSWANA UNIFIED REVENUE SERVICE',
        '12 February 2026',
        'Mr Onkabetse Example',
        'P O Box 2210',
        'Maun',
        'Dear Taxpayer',
        'NOTIFICATION OF TAXPAYER IDENTIFICATION NUMBER',
        'You have been registered for Income Tax with effect from 1 January 2026. Your Taxpayer',
        'Identification Number (TIN) is:',
        'I 0441 8 2 2 7 01 3',
        'You are required to file your first return on or before',
        '30 September 2027.',
        'Yours faithfully',
      ),
    );
    expect(letter.documentType).toBe('TIN_CERTIFICATE');
    expect(valueIn(letter, 'tinNumber')).toBe('I04418227013');
    expect(valueIn(letter, 'issueDate')).toBe('2026-02-12');
    expect(valueIn(letter, 'taxTypes')).toBe('Income Tax');
  });

  it('a number counts from the day it says, not from the day the registrar signed', () => {
    const certificate = readPrinted(
      lines(
        'COMPANIES AND INTELLECTUAL PROPERTY AUTHORITY',
        'Certificate of Business Identification Number',
        'This is to certify that',
        'EXAMPLE FUNERAL SERVICES',
        'has been assigned Business Identification Number',
        'BW00007714226',
        'with effect from the 3rd day of June 2024',
        'Given under my hand at Gaborone this 5th day of June 2024',
      ),
    );
    expect(valueIn(certificate, 'registrationDate')).toBe('2024-06-03');
  });
});
