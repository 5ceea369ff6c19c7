import { describe, expect, it } from 'vitest';
import { lines, pageOf } from '../../testing/page-of.ts';
import { readPrinted, valueIn } from '../../testing/request.ts';
import { understand } from '../../understand.ts';

describe('people in columns, in prose and at the head of a letter', () => {
  it('an extract of an entry of birth with a column for each person', () => {
    const extract = readPrinted([
      [300, 60, 'CERTIFIED EXTRACT OF AN ENTRY OF BIRTH'],
      [300, 120, 'CHILD'],
      [550, 120, 'MOTHER'],
      [800, 120, 'FATHER'],
      ...(
        [
          ['Surname', 'Example', 'Example', 'Specimen'],
          ['Forenames', 'Kago Tumo', 'Lorato', 'Boniface'],
          ['Omang', '000010000', '000020000', '000010001'],
          ['Date of birth', '30/01/2022', '05/05/1995', '19/11/1990'],
        ] as const
      ).flatMap((row, i) => row.map((cell, j) => [[60, 300, 550, 800][j]!, 160 + 40 * i, cell] as const)),
    ]);
    expect(extract.documentType).toBe('BIRTH_CERTIFICATE');
    expect(valueIn(extract, 'surname')).toBe('Example');
    expect(valueIn(extract, 'fullName')).toBe('Kago Tumo Example');
    expect(valueIn(extract, 'idNumber')).toBe('000010000');
  });

  it('a hospital with its town as the place of birth', () => {
    const certificate = readPrinted(
      lines(
        'BIRTH CERTIFICATE',
        'This is to certify that a female child named Kago Neo Example was born at Specimen Hospital,',
        'Gaborone on the 14th day of August 2011, daughter of Tiro Sample (father).',
      ),
    );
    expect(valueIn(certificate, 'placeOfBirth')).toBe('Specimen Hospital, Gaborone');
  });

  it('a landlord who signs with initials is named in full above the address', () => {
    const letter = readPrinted([
      [760, 60, 'Kago Specimen'],
      [760, 90, 'P O Box 1001'],
      [800, 120, 'Gaborone'],
      [60, 200, '2 November 2026'],
      [60, 260, 'PROOF OF RESIDENCE FOR MY TENANT'],
      [
        60,
        300,
        'I am the owner of Plot 6614, Extension 19, Gaborone. I confirm that Mr Neo Example rents there.',
      ],
      [60, 360, 'Kind regards,'],
      [60, 440, 'K. Specimen'],
      [60, 470, '(Landlord)'],
    ]);
    expect(valueIn(letter, 'issuerName')).toBe('Kago Specimen');
  });

  it('initials before the surname of a driver', () => {
    const licence = readPrinted([
      [60, 60, 'DRIVING LICENCE'],
      [60, 120, 'Initials and surname'],
      [60, 145, 'T P EXAMPLE'],
      [60, 200, 'Licence number'],
      [60, 225, '604218'],
    ]);
    expect(valueIn(licence, 'surname')).toBe('EXAMPLE');
  });

  it('to whom permanent residence was granted, and when under whose hand', () => {
    const permit = readPrinted(
      lines(
        'CERTIFICATE OF PERMANENT RESIDENCE',
        'Certificate No: PR/4417/2026',
        'This is to certify that the Board has granted permanent residence in Botswana to',
        'KAGO SPECIMEN',
        'a national of India, born on 9 March 1968, holder of passport number U0000001.',
        'Given under my hand at Gaborone this 18th day of May 2026.',
      ),
    );
    expect(valueIn(permit, 'fullName')).toBe('KAGO SPECIMEN');
    expect(valueIn(permit, 'dateOfIssue')).toBe('2026-05-18');
  });

  it('both pages of an open passport are one document', () => {
    const { documents } = understand(
      [
        pageOf(
          lines(
            'REPUBLIC OF MALAWI',
            'The President requests all those whom it may concern to allow the bearer to pass freely',
            'without let or hindrance and to afford every assistance of which the bearer may stand in need.',
            'Signature of bearer / Signature du titulaire',
          ),
          { index: 0 },
        ),
        pageOf(
          lines(
            'PASSPORT',
            'Passport No. MA0000001',
            'Surname: EXAMPLE',
            'Given Names: KAGO',
            'Nationality: MALAWIAN',
          ),
          { index: 1 },
        ),
      ],
      { category: null, mode: 'BATCH', today: '2026-11-25', maxAddressAgeMonths: 3 },
    );
    expect(documents.map((d) => d.documentType)).toEqual(['PASSPORT']);
  });
});
