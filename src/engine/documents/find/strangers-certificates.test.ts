import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

const lines = (...texts: string[]): PrintedLine[] => texts.map((text, i) => [60, 60 + 40 * i, text]);

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
});
