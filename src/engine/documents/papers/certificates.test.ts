import { describe, expect, it } from 'vitest';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('certificates as strangers write them', () => {
  it('a company that has its country in its name', () => {
    const certificate = readPrinted(
      lines(
        'REPUBLIC OF BOTSWANA',
        'CERTIFICATE OF REGISTRATION',
        'OF AN EXTERNAL COMPANY',
        'UIN: BW00002445312',
        'I hereby certify that',
        'Example Freight Forwarders (Zambia) Limited',
        'incorporated in the Republic of Zambia, has been registered in',
        'Botswana as an external company on 30th October 2023.',
      ),
    );
    expect(valueIn(certificate, 'companyName')).toBe('Example Freight Forwarders (Zambia) Limited');
  });

  it('a company is limited by shares or guarantee, not by the word that was read next', () => {
    const certificate = readPrinted(
      lines(
        'CERTIFICATE OF INCORPORATION',
        'No. BW00001884786',
        'This is to certify that EXAMPLE SALT TRADERS (PTY) LTD is this day',
        'incorporated under the Companies Act as a private company limited by',
        'Given under my hand and seal at Gaborone this 21st day of January 2020.',
      ),
    );
    expect(valueIn(certificate, 'companyType')).toBe('private company');
  });

  it('one word beside the office of a registrar is the town of a stamp', () => {
    const certificate = readPrinted([
      ...lines(
        'CERTIFICATE OF INCORPORATION',
        'No. BW00001884786',
        'This is to certify that EXAMPLE SALT TRADERS (PTY) LTD is this day',
        'incorporated under the Companies Act as a private company limited by shares.',
      ),
      [60, 560, 'REGISTRAR OF COMPANIES'],
      [60, 585, 'GABORONE'],
    ]);
    expect(valueIn(certificate, 'registrar')).toBeNull();
  });

  it('who signs a short certificate for the registrar stands far up on its page', () => {
    const certificate = readPrinted(
      lines(
        'COMPANIES AND INTELLECTUAL PROPERTY AUTHORITY',
        'Certificate of Incorporation of',
        'EXAMPLE PAN BAKERY (PTY) LTD',
        'This is to certify that the above company was incorporated on 4 May 2021 under No. BW00001884792.',
        'Signed at Gaborone',
        'T. Molefe',
        'for Registrar of Companies',
      ),
    );
    expect(valueIn(certificate, 'registrar')).toBe('T. Molefe');
  });

  it('a letter that speaks of your taxpayer number is written to who stands above the address', () => {
    const notice = readPrinted([
      [60, 60, 'Botswana Unified Revenue Service'],
      [700, 140, '21 August 2025'],
      [60, 240, 'Example Island Guesthouse (Pty) Ltd'],
      [60, 268, 'P O Box 61'],
      [60, 296, 'Letlhakane'],
      [60, 360, 'RE: TIN CERTIFICATE / NOTIFICATION OF TAXPAYER IDENTIFICATION'],
      [60, 400, 'We are pleased to inform you that you have been registered for income tax. Your Taxpayer'],
      [60, 428, 'Identification Number (TIN) is C10202691018. Please quote this number in all'],
      [60, 456, 'correspondence.'],
    ]);
    expect(valueIn(notice, 'taxpayerName')).toBe('Example Island Guesthouse (Pty) Ltd');
  });

  it('"Surname of permit holder" is the label of a surname', () => {
    const permit = readPrinted([
      [60, 60, 'REPUBLIC OF BOTSWANA'],
      [300, 100, 'WORK PERMIT'],
      [60, 160, 'Surname of permit holder'],
      [400, 160, 'Specimen'],
      [60, 200, 'Other names'],
      [400, 200, 'Johannes Petrus'],
      [60, 240, 'Passport number'],
      [400, 240, 'A09114236'],
      [60, 280, 'Date of expiry'],
      [400, 280, '30-Sep-2027'],
    ]);
    expect(valueIn(permit, 'fullName')).toBe('Johannes Petrus Specimen');
  });

  it('the date of a letter, not that of the application it answers', () => {
    const clearance = readPrinted(
      lines(
        'BURS Lobatse Office',
        '04 May 2026',
        'Example Driving School',
        'P O Box 404',
        'Dear Taxpayer',
        'TAX CLEARANCE CERTIFICATE NO. 2026/LOB/0418',
        'With reference to your application dated 27 April 2026, your tax affairs under TIN',
        'P65024479016 are in order. This certificate expires on 3 May 2027.',
      ),
    );
    expect(valueIn(clearance, 'issueDate')).toBe('2026-05-04');
  });

  const cell: PrintedLine[] = [
    [60, 40, 'BUSINESS IDENTIFICATION NUMBER CERTIFICATE'],
    [60, 120, 'Business name'],
    [500, 120, 'Example Pottery Works (Pty) Ltd'],
    [60, 180, 'Business Identification Number (BIN)'],
    [500, 180, 'BW00000263859'],
  ];

  it('directors on two lines of a cell that is centred beside its label', () => {
    const certificate = readPrinted([
      ...cell,
      [500, 240, 'Kago Example'],
      [60, 252, 'Directors'],
      [500, 264, 'Mpho Specimen'],
    ]);
    expect(valueIn(certificate, 'directors')).toEqual(['Kago Example', 'Mpho Specimen']);
  });

  it('the nationality in the sentence of a permit, and a business of a photograph', () => {
    const permit = readPrinted(
      lines(
        'RESIDENCE PERMIT',
        'Permit Number: GAB/RES/11842/24',
        'Permission is hereby granted to Anita Lakshmi Example, holder of a passport number',
        'V4420917, born on 13 September 1965, sex Female, nationality Indian, to enter and reside in',
        'Botswana for the purpose of employment.',
      ),
    );
    expect(valueIn(permit, 'nationality')).toBe('INDIAN');
    const certificate = readPrinted(
      lines(
        'BIN Certificate',
        'This certifies that the business described below has been allocated a business',
        'identification number.',
        'BIN BW00003028619',
        'Business: Lesedi Day Care Centre',
        'Nature of business: Pre-school education',
        'Date registered: 06-Feb-2024',
      ),
    );
    expect(valueIn(certificate, 'companyName')).toBe('Lesedi Day Care Centre');
    expect(valueIn(certificate, 'businessType')).toBe('Pre-school education');
  });

  it('subscribers who are called directors', () => {
    const memorandum = readPrinted([
      ...lines(
        'THE COMPANIES ACT',
        'MEMORANDUM OF ASSOCIATION',
        '1. The name of the Company is Example Solar Installations (Proprietary) Limited.',
        '2. The liability of the members is limited.',
      ),
      [60, 240, 'Subscriber'],
      [500, 240, 'Shares'],
      [60, 280, 'Kago Example, director'],
      [500, 280, '600'],
      [60, 320, 'Mpho Specimen, director'],
      [500, 320, '400'],
    ]);
    expect(valueIn(memorandum, 'directors')).toEqual(['Kago Example', 'Mpho Specimen']);
  });

  it('a circle of an ornamental border, which is read as a zero, is no number', () => {
    const certificate = readPrinted([
      [60, 60, 'BOTSWANA UNIFIED REVENUE SERVICE'],
      [60, 100, 'VALUE ADDED TAX ACT'],
      [20, 140, '0'],
      [300, 140, 'CERTIFICATE OF REGISTRATION'],
      [620, 140, '0'],
      [60, 180, 'VAT Registration Number'],
      [500, 180, 'C00000736119'],
      [60, 220, 'Name of Registered Person'],
      [500, 220, 'Lesedi Example CC'],
    ]);
    expect(certificate.documentType).toBe('VAT_CERTIFICATE');
    expect(valueIn(certificate, 'certificateNumber')).toBe('C00000736119');
  });
});
