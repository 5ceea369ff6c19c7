import { describe, expect, it } from 'vitest';
import { fieldIn as fieldOf, readLines } from './testing/request.ts';

const affidavit = readLines(
  'SAMPLE POLICE SERVICE',
  'AFFIDAVIT',
  'Deponent Lorato Sample',
  'Omang 842121778 Sex F Age 40',
  'Residing at Plot 6375, Phakalane, Gaborone',
  'hereby make oath and state that: I do not hold a utility bill in my own name as the house belongs to my',
  'uncle Refilwe Specimen. I have lived there since 19 February 2020. I make this statement to open an',
  'account with a bank.',
  'Signature of deponent',
  'The above statement was sworn to before me at Gaborone Police Station on 01/06/2026 at 08:56',
  'Commissioner of Oaths Larona Example Rank Sergeant Force No. 37609',
);

const income = readLines(
  'KEDIRILE SAMPLE',
  'bookkeeper and tax practitioner',
  '4 August 2026',
  'To the credit officer',
  'This is to say what our client Mr Kago Specimen, who trades as Specimen Transport, lives on. From the books',
  'that we keep for him his income was on average P18,200 a month before tax over the last twelve months, and',
  'P14,850 after the tax that he pays every quarter. We have kept his books since 2019.',
  'Yours truly',
  'K Sample',
);

describe('a second opinion on what the rules read', () => {
  it('answers with the holder where the rules read another person', () => {
    const name = fieldOf(affidavit, 'fullName')!;
    expect(name.value).toBe('Lorato Sample');
    expect(name.alternatives.map(({ value }) => value)).toContain('Refilwe Specimen');
  });

  it('holds an amount that stands where another does', () => {
    expect(fieldOf(income, 'netSalary')).toMatchObject({ value: 14_850 });
    expect(fieldOf(income, 'taxDeductions')!.confidence).toBeLessThan(0.6);
  });

  it('leaves a value alone that stands where such values do', () => {
    expect(fieldOf(affidavit, 'address')).toMatchObject({ value: 'Plot 6375, Phakalane, Gaborone' });
    expect(fieldOf(affidavit, 'address')!.confidence).toBeGreaterThan(0.9);
    expect(fieldOf(affidavit, 'omangNumber')!.confidence).toBeGreaterThan(0.9);
  });

  it('passes a value that the rules held because little chose it', () => {
    const bill = readLines(
      'TOWN OF SAMPLEVILLE',
      'Treasury, Rates Section, Private Bag 4, Sampleville',
      '13 October 2026',
      'Dear Ms Sample',
      'Our books show that Ms Lorato Sample owns Plot 3139, Aerodrome, Sampleville, valued',
      'by Neo Specimen on 26 February 2020. Rates under account R-160110 for the half-year stand as below.',
      'Arrears ..... P662.64',
      'Half-year rates ..... P415.51',
      'To pay ..... P1,078.15',
      'Principal Finance Officer',
    );
    expect(fieldOf(bill, 'issuerName')).toMatchObject({ value: 'TOWN OF SAMPLEVILLE', notes: [] });
    expect(fieldOf(bill, 'issuerName')!.confidence).toBeGreaterThan(0.9);
  });

  it('finds the values of a card by what stands around them', () => {
    const visa = readLines(
      'REPUBLIC OF SAMPLELAND',
      'VISA',
      'Visa No. 0044182',
      'Type of visa: Business',
      'Valid from 04 FEB 2025',
      'Valid until 03 MAY 2025',
      'Number of entries: multiple',
      'Surname, name SPECIMEN, LORATO',
      'Passport no. BN0884172',
      'Date of birth 17 APR 1988   Sex F',
      'Nationality BWA',
    );
    expect(visa.documentType).toBe('VISA');
    expect(fieldOf(visa, 'expiryDate')).toMatchObject({ value: '2025-05-03' });
    expect(fieldOf(visa, 'passportNumber')).toMatchObject({ value: 'BN0884172' });
  });
});
