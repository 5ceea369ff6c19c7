import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('whose part of a form a label stands in', () => {
  it('the tenant’s box beside the landlord’s, with the same labels', () => {
    const lease = readPrinted([
      [300, 60, 'RESIDENTIAL TENANCY AGREEMENT'],
      [60, 120, 'LANDLORD'],
      [520, 120, 'TENANT'],
      [60, 160, 'Full name: Kago Example'],
      [520, 160, 'Full name: Neo Specimen'],
      [60, 190, 'Omang: 000010000'],
      [520, 190, 'Omang: 000020000'],
      [60, 240, 'PREMISES'],
      [60, 270, 'Plot 30511, Block 8, Gaborone'],
    ]);
    expect(valueIn(lease, 'fullName')).toBe('Neo Specimen');
    expect(valueIn(lease, 'idNumber')).toBe('000020000');
    expect(valueIn(lease, 'issuerName')).toBe('Kago Example');
  });

  it('two labels on a row of the mother’s part, and what the informant is', () => {
    const certificate = readPrinted([
      [300, 60, 'CERTIFICATE OF BIRTH'],
      [60, 110, 'Entry No.'],
      [220, 110, 'FTN 2019/04417'],
      [500, 110, 'National Identity Number'],
      [780, 110, '000010000'],
      [60, 150, 'CHILD'],
      [60, 190, 'Full names'],
      [220, 190, 'Kago Example'],
      [500, 190, 'Sex'],
      [780, 190, 'Male'],
      [60, 230, 'MOTHER'],
      [60, 270, 'Full names'],
      [220, 270, 'Lorato Specimen'],
      [500, 270, 'Identity No.'],
      [780, 270, '000020000'],
      [60, 310, 'FATHER'],
      [60, 350, 'Full names'],
      [220, 350, 'Tiro Example'],
      [500, 350, 'Identity No.'],
      [780, 350, '000010001'],
      [60, 390, 'INFORMANT'],
      [60, 430, 'Name'],
      [220, 430, 'Lorato Specimen'],
      [500, 430, 'Relationship'],
      [780, 430, 'Mother'],
      [60, 470, 'Date registered'],
      [220, 470, '3 April 2019'],
      [500, 470, 'Registrar'],
      [780, 470, 'K. Sample'],
    ]);
    expect(valueIn(certificate, 'motherName')).toBe('Lorato Specimen');
    expect(valueIn(certificate, 'fatherName')).toBe('Tiro Example');
    expect(valueIn(certificate, 'idNumber')).toBe('000010000');
  });
});

describe('passports of other states', () => {
  const printed = (labels: readonly (readonly [string, string])[]): ReturnType<typeof readPrinted> =>
    readPrinted([
      [60, 60, 'PASSPORT'],
      ...labels.flatMap(([label, value], i) => [
        [60, 120 + 80 * i, label] as const,
        [60, 145 + 80 * i, value] as const,
      ]),
    ]);

  it('a number of letters and digits in any order, and the holder’s own word for the nationality', () => {
    const passport = printed([
      ['Pass-Nr./Passport No./Passeport N°', 'C4VN7K2P9'],
      ['5 Staatsangehörigkeit/Nationality/Nationalité', 'DEUTSCH'],
    ]);
    expect(valueIn(passport, 'passportNumber')).toBe('C4VN7K2P9');
    expect(valueIn(passport, 'nationality')).toBe('GERMAN');
  });

  it('labels that are counted behind', () => {
    const passport = printed([
      ['Place of birth/Lieu de naissance (6)', 'LEEDS'],
      ['Authority/Autorité (8)', 'HMPO'],
    ]);
    expect(valueIn(passport, 'placeOfBirth')).toBe('LEEDS');
    expect(valueIn(passport, 'authority')).toBe('HMPO');
  });

  it('personal numbers of thirteen digits; only Botswana’s is an Omang number', () => {
    const [foreign, own] = [
      printed([
        ['Passport No', 'A00000001'],
        ['Identity No / N° d’identité', '9001015000081'],
      ]),
      printed([
        ['Passport No', 'BN0000001'],
        ['Personal No', '000010000'],
      ]),
    ];
    expect(valueIn(foreign, 'personalNumber')).toBe('9001015000081');
    expect(valueIn(foreign, 'omangNumber')).toBeNull();
    expect(valueIn(own, 'omangNumber')).toBe('000010000');
  });
});

describe('permits and letters of offices', () => {
  it('“the above-named employer” is no name', () => {
    const permit = readPrinted(
      lines(
        'WORK AND RESIDENCE PERMIT',
        'Permit No. WRP 20264418',
        'Name of holder: Kago Example',
        'Employer: Specimen Drilling (Pty) Ltd',
        'to remain in Botswana for the purpose of employment with the above-named employer only, from',
        '2 February 2026 to 1 February 2029.',
      ),
    );
    expect(valueIn(permit, 'employer')).toBe('Specimen Drilling (Pty) Ltd');
  });

  it('whom somebody may only work for', () => {
    const permit = readPrinted(
      lines('RESIDENCE PERMIT', 'Permit No. R00482716', 'To work only for Specimen Trading (Pty) Ltd.'),
    );
    expect(valueIn(permit, 'employer')).toBe('Specimen Trading (Pty) Ltd');
  });

  it('the administration under “Kgosi’s Office”, and the ward in which somebody lives', () => {
    const letter = readPrinted([
      [400, 60, 'KGOSI’S OFFICE'],
      [340, 90, 'Molepolole Tribal Administration'],
      [60, 180, '5 October 2026'],
      [60, 240, 'CONFIRMATION OF RESIDENCE: KAGO EXAMPLE'],
      [60, 290, 'He resides at Moalosi Ward in Molepolole, plot number 2217, with his mother.'],
      [60, 330, 'Yours faithfully'],
    ]);
    expect(valueIn(letter, 'issuerName')).toBe('Molepolole Tribal Administration');
    expect(valueIn(letter, 'ward')).toBe('Moalosi');
    expect(valueIn(letter, 'village')).toBe('Molepolole');
  });

  it('who took an oath, named with the capacity', () => {
    const affidavit = readPrinted(
      lines(
        'AFFIDAVIT',
        'I, Kago Example, do hereby make oath and say that I reside at Plot 12, Jwaneng.',
        'Sworn before me at Jwaneng on 4 May 2026',
        'Name: Neo Specimen Capacity: Commissioner of Oaths',
      ),
    );
    expect(valueIn(affidavit, 'commissionerName')).toBe('Neo Specimen');
  });
});
