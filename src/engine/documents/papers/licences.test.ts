import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn, valuesIn } from '../testing/request.ts';

describe('licences with numbered items', () => {
  it.each([
    'PERMIS DE CONDUIRE',
    'FÜHRERSCHEIN',
    'PERMISO DE CONDUCCIÓN',
    'PATENTE DI GUIDA',
    'CARTA DE CONDUÇÃO',
    'RIJBEWIJS',
    'KÖRKORT',
    'AJOKORTTI',
    'PRAWO JAZDY',
    'VEZETŐI ENGEDÉLY',
    'PERMIS DE CONDUCERE',
    'LESENI YA UDEREVA',
    // A language that no list of ours knows.
    'ΑΔΕΙΑ ΟΔΗΓΗΣΗΣ',
    'XYZZY QWERTZ',
  ])('of whichever title: %s', (title) => {
    const licence = readLines(
      title,
      '1. EXEMPLAIRE',
      '2. Paul Trust',
      '3. 04.07.1981 Utopia City',
      '4a. 01.02.2023  4c. Utopia',
      '4b. 31.12.2033',
      '5. 13AA00002',
      '9. AM/B/BE',
    );
    expect(licence.documentType).toBe('DRIVERS_LICENCE');
    expect(valuesIn(licence, 'fullName', 'idNumber', 'licenceNumber', 'licenceClass')).toEqual([
      'Paul Trust EXEMPLAIRE',
      '13AA00002',
      '13AA00002',
      'AM/B/BE',
    ]);
    expect(valuesIn(licence, 'dateOfBirth', 'dateOfIssue', 'expiryDate')).toEqual([
      '1981-07-04',
      '2023-02-01',
      '2033-12-31',
    ]);
  });
});

describe('licences whose number has several parts', () => {
  it.each([
    ['TN58 20110012024', 'TN5820110012024'],
    ['KA01 20150004471', 'KA0120150004471'],
    ['MH12 20190021187', 'MH1220190021187'],
    ['DL-04 20120087733', 'DL-0420120087733'],
    ['RJ14 2018 0440127', 'RJ1420180440127'],
    ['GJ05 20200118822', 'GJ0520200118822'],
  ])('are numbered with the office before it: %s', (printed, number) => {
    const licence = readLines(
      'Driving Licence',
      `DL No. ${printed}`,
      'Name: MEERA IYER',
      'Date of Birth: 14-07-1990',
    );
    expect(valueIn(licence, 'licenceNumber')).toBe(number);
  });

  it.each(['HAIR', 'EYES', 'HEIGHT', 'WEIGHT', 'BLOOD', 'RESTRICTIONS'])(
    'print how their holder looks, which is no name: %s',
    (caption) => {
      const licence = readPrinted([
        [60, 60, "DRIVER'S LICENSE"],
        [60, 200, 'LICENSE #'],
        [60, 226, 'K4417722'],
        [60, 300, caption],
        [60, 322, 'BLONDE'],
      ]);
      expect(valuesIn(licence, 'surname', 'forenames')).toEqual([null, null]);
    },
  );

  it.each([
    'Last Name, First Name, Middle Name',
    'Last Name, First Name',
    'Family Name, Given Names, Middle Name',
    'Surname, First Name',
    'Surname, Given Names',
    'Last Name, First Name, MI',
  ])('head the whole name, the surname first: %s', (caption) => {
    const licence = readPrinted([
      [60, 60, "DRIVER'S LICENSE"],
      [60, 140, caption],
      [60, 166, 'SANTOS, MARIA LUISA'],
      [60, 220, 'License No.'],
      [60, 246, 'N04-12-004417'],
    ]);
    expect(valuesIn(licence, 'fullName', 'surname')).toEqual(['MARIA LUISA SANTOS', null]);
  });

  it.each([
    ['PERMIS DE CONDUIRE', 'RÉPUBLIQUE FRANÇAISE', 'LEMOINE'],
    ['CEADÚNAS TIOMÁNA', 'ÉIRE IRELAND', 'BYRNE'],
    ['PATENTE DI GUIDA', 'REPUBBLICA ITALIANA', 'FERRANTE'],
    ['RIJBEWIJS', 'KONINKRIJK DER NEDERLANDEN', 'DEKKER'],
    ['CARTA DE CONDUÇÃO', 'REPÚBLICA PORTUGUESA', 'NUNES'],
    ['PRAWO JAZDY', 'RZECZPOSPOLITA POLSKA', 'WOLSKA'],
  ])('have a title, which is no name: %s', (title, state, name) => {
    const licence = readPrinted(
      [
        title,
        state,
        `1. ${name}`,
        '2. CAMILLE',
        '3. 27.06.1995',
        '4a. 13.09.2021',
        '4b. 13.09.2036',
        '5. 21AB44017',
        '9. B',
      ].map((text, i): PrintedLine => [300, 60 + 28 * i, text]),
    );
    expect(valuesIn(licence, 'surname', 'forenames')).toEqual([name, 'CAMILLE']);
  });

  it.each(['NEW SOUTH WALES, AUSTRALIA', 'VICTORIA, AUSTRALIA', 'WESTERN AUSTRALIA', 'NORTH CAROLINA'])(
    'name the state below their title, not the driver: %s',
    (state) => {
      const licence = readPrinted(
        ['DRIVER LICENCE', state, 'Licence No. 44017722', 'Date of Birth 22 JUL 1988'].map(
          (text, i): PrintedLine => [300, 60 + 28 * i, text],
        ),
      );
      expect(valuesIn(licence, 'fullName')).toEqual([null]);
    },
  );
});

it.each([
  ['ERIKSSON, ANNA MARIA', 'ERIKSSON'],
  ['VAN DER MERWE, PIET', 'VAN DER MERWE'],
  ["O'HARA, MOIRA ANN", "O'HARA"],
  ['Müller-Lüdenscheid, Karl', 'Müller-Lüdenscheid'],
])('a name with a comma is no surname as a whole: %s', (printed, family) => {
  const read = readPrinted([
    [60, 20, 'IDENTITY CARD'],
    [60, 69, 'Name/ Nom'],
    [60, 95, printed],
    [60, 245, 'Doc No.'],
    [60, 271, 'D23145890'],
    [400, 245, 'Date of birth'],
    [400, 271, '12 AUG 1974'],
  ]);
  expect([valueIn(read, 'surname') ?? family]).toEqual([family]);
});
