import { describe, expect, it } from 'vitest';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, readLines, readPrinted, valueIn, valuesIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

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

  it('of the region, whose item 4d is the number of the holder', () => {
    const licence = readLines(
      'REPUBLIC OF BOTSWANA',
      'DRIVING LICENCE  SADC',
      '1. WARD',
      '2. BILL',
      '3. 04/07/1981',
      '4a. 01/02/2023  4b. 31/01/2028',
      '4d. 428317215',
      '5. 104488',
      '9. B, C1',
    );
    expect(valuesIn(licence, 'fullName', 'idNumber', 'licenceNumber', 'dateOfBirth')).toEqual([
      'BILL WARD',
      '428317215',
      '104488',
      '1981-07-04',
    ]);
  });
});

describe('licences of the United States', () => {
  const tails: readonly (readonly [string, ...string[]])[] = [
    ['MONTANA', 'HELENA, MT 59601'],
    ['ARIZONA USA', '123 SAMPLE STREET, ANYTOWN AZ 85000'],
    ['NEW YORK STATE', '2345 ANYPLACE AVE, ANYTOWN NY 12345'],
    ['TEXAS', 'AUSTIN, TX 73301-0001'],
  ];

  it.each(tails)('by the numbers of items: %s', (state, address) => {
    const licence = readLines(
      `${state}  DRIVER LICENSE`,
      '4d DLN D12345678',
      '1 PAGE',
      '2 GRACE TRUST',
      '3 DOB 04/12/1990',
      '4a ISS 02/01/2021',
      '4b EXP 04/12/2031',
      '15 SEX F',
      '9 CLASS D',
      `8 ${address}`,
    );
    expect(licence.documentType).toBe('DRIVERS_LICENCE');
    expect(valuesIn(licence, 'fullName', 'licenceNumber', 'idNumber', 'gender')).toEqual([
      'GRACE TRUST PAGE',
      'D12345678',
      'D12345678',
      'F',
    ]);
    // The fourth of December would be possible, too: the issuer decides.
    expect(valuesIn(licence, 'dateOfBirth', 'dateOfIssue', 'expiryDate')).toEqual([
      '1990-04-12',
      '2021-02-01',
      '2031-04-12',
    ]);
  });

  it.each(tails)('by their short captions: %s', (state, address) => {
    const licence = readPrinted([
      [60, 60, state],
      [500, 60, 'DRIVER LICENSE'],
      [300, 120, 'DL I1234568'],
      [600, 120, 'CLASS C'],
      [300, 160, 'EXP 08/03/2029'],
      [300, 200, 'LN BANKS'],
      [300, 240, 'FN SELENA MAY'],
      [300, 280, address],
      [300, 320, 'DOB 08/03/1977'],
      [600, 320, 'SEX F'],
    ]);
    expect(licence.documentType).toBe('DRIVERS_LICENCE');
    expect(valuesIn(licence, 'fullName', 'licenceNumber', 'dateOfBirth', 'expiryDate')).toEqual([
      'SELENA MAY BANKS',
      'I1234568',
      '1977-08-03',
      '2029-08-03',
    ]);
  });
});

describe('the symbol on the back of a licence', () => {
  const elements = ['DLDAQD12345678', 'DCSBANKS', 'DDEN', 'DACSELENA', 'DDFN', 'DADMAY', 'DDGN', 'DCAC'];
  const symbol = [
    '@\n\x1e\rANSI 636014100001DL00310200',
    [...elements, 'DBD02012021', 'DBB08031977', 'DBA08032029', 'DBC2', 'DCGUSA'].join('\n'),
    '\r',
  ].join('');
  const back = (printed: readonly PrintedLine[]) => {
    const box = { x: 100, y: 500, width: 700, height: 160 };
    const page = { ...pageOf(printed), barcodes: [{ format: 'PDF417' as const, text: symbol, box }] };
    return understand([page], anyRequest).documents[0]!;
  };

  it.each([
    ['with hardly a word beside it', [[60, 60, 'ORGAN DONOR  VETERAN']]],
    ['with none', []],
  ] satisfies [string, PrintedLine[]][])('says all that the front does, %s', (_, printed) => {
    const licence = back(printed);
    expect(licence.documentType).toBe('DRIVERS_LICENCE');
    expect(valuesIn(licence, 'fullName', 'licenceNumber', 'idNumber', 'gender', 'licenceClass')).toEqual([
      'SELENA MAY BANKS',
      'D12345678',
      'D12345678',
      'F',
      'C',
    ]);
    expect(valuesIn(licence, 'dateOfBirth', 'dateOfIssue', 'expiryDate')).toEqual([
      '1977-08-03',
      '2021-02-01',
      '2029-08-03',
    ]);
  });

  it('decides the order of day and month of what is printed', () => {
    const licence = back([
      [60, 60, 'DRIVER LICENSE'],
      [60, 100, 'DOB 08/03/1977'],
      [60, 140, 'EXP 08/03/2029'],
    ]);
    const birth = licence.fields.find(({ name }) => name === 'dateOfBirth');
    expect(birth).toMatchObject({ value: '1977-08-03', agreement: 'twice' });
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

/** Family name, given names, number, issue and expiry of cards whose small numbers readers lose. */
type Holder = readonly [family: string, given: string, number: string, issue: string, expiry: string];
const HOLDERS: readonly Holder[] = [
  ['Mesterman', 'Lambert H', '5740344641', '31.01.2017', '31.01.2027'],
  ['DE GROOT', 'ANNA MARIA', '5301122334', '14.06.2021', '14.06.2031'],
  ['Ó Briain', 'Siobhán', '702123456', '02.11.2019', '01.11.2029'],
  ['SZABÓ', 'LÁSZLÓ', 'AB1234567', '09.03.2022', '09.03.2032'],
];

const european = (
  name: PrintedLine,
  [family, given, number, issue, expiry]: Holder,
  lost: { issue?: string; five?: string } = {},
): PrintedLine[] => [
  [225, 40, 'RIJBEWIJS'],
  // Set upright at the edge of the card.
  [14, 48, 'M'],
  [name[0], 138, name[2] || family],
  [227, 170, `2 ${given}`],
  [227, 202, '3 05.01.1979'],
  [371, 202, 'Eindhoven'],
  [227, 234, lost.issue ?? `4a ${issue}`],
  [396, 234, `4b ${expiry}`],
  [228, 266, '4c Gemeente Waalre'],
  [228, 298, lost.five ?? '5'],
  [262, 298, number],
  [418, 298, '9 AM-BE'],
];

describe.each(HOLDERS)('a licence of %s %s', (family, given, number, issue, expiry) => {
  const holder: Holder = [family, given, number, issue, expiry];
  const all = (lines: readonly PrintedLine[]): unknown[] =>
    valuesIn(readPrinted(lines), 'surname', 'forenames', 'licenceNumber', 'dateOfIssue', 'expiryDate');
  const iso = (day: string): string => day.split('.').reverse().join('-');
  const whole = [family, given, number, iso(issue), iso(expiry)];

  it('whose 1 was not read', () => expect(all(european([249, 138, ''], holder))).toEqual(whole));

  it.each(['4', '4á ', '4] ', '4. '])('whose 4a became "%s"', (four) =>
    expect(all(european([227, 138, `1 ${family}`], holder, { issue: `${four}${issue}` }))).toEqual(whole),
  );

  it.each(['S', '$'])('whose 5 became %s', (five) =>
    expect(all(european([227, 138, `1 ${family}`], holder, { five }))).toEqual(whole),
  );

  it('takes no line that stands upright for a name', () => {
    const page = pageOf(european([249, 138, ''], holder));
    const upright = {
      ...page.lines[1]!,
      text: 'Model van de Unie',
      box: { x: 200, y: 10, width: 20, height: 158 },
    };
    const lines = page.lines.map((line, i) => (i === 1 ? upright : line));
    const [read] = understand([{ ...page, lines }], anyRequest).documents;
    expect(valueIn(read!, 'surname')).toBe(family);
  });

  it('holds a family name of two lines whose number was not read', () => {
    const lines = european([249, 138, ''], holder);
    const read = readPrinted([...lines, [249, 108, 'VON UND ZU']]);
    const surname = read.fields.find(({ name }) => name === 'surname');
    expect(surname?.value == null || surname.confidence < 0.6).toBe(true);
  });
});

describe('a licence that numbers both names as one item', () => {
  it.each([
    ['1,2 ', 'DOE', 'JANE'],
    ['1.2', 'OSTERLING', 'BRAM PIET'],
    ['1/2 ', "O'NEIL", 'MARY-ANN'],
    ['1, 2. ', 'VAN NIEKERK', 'ELS'],
    ['1&2 ', 'ST CLAIR', 'DION'],
  ])('%s%s over %s', (number, family, given) => {
    const read = readPrinted([
      [254, 42, 'DRIVER LICENSE'],
      [194, 90, '4d NO AB123456'],
      [193, 120, `${number}${family}`],
      [208, 143, given],
      [195, 170, '8 123 ANYWHERE ST'],
      [213, 193, 'ANYTOWN, OH 12345'],
      [195, 225, '9 CLASS 4b EXP'],
      [199, 248, 'D'],
      [262, 248, '01-21-2031'],
      [195, 290, '15 SEX 16 HGT'],
      [199, 313, 'F'],
      [275, 313, '5-02 BLU'],
      [195, 340, '4a ISS'],
      [275, 340, '07-02-2023'],
      [10, 390, '3 DOB 09-16-1990'],
    ]);
    expect(valuesIn(read, 'surname', 'forenames', 'gender')).toEqual([family, given, 'F']);
  });

  it('is none where no name follows', () => {
    const read = readPrinted([
      [254, 42, 'DRIVER LICENSE'],
      [194, 90, '4d NO AB123456'],
      [193, 120, '1,2 DOE JANE'],
      [195, 143, '8 123 ANYWHERE ST'],
      [213, 166, 'ANYTOWN, OH 12345'],
      [195, 225, '4b EXP 01-21-2031'],
      [195, 340, '4a ISS 07-02-2023'],
      [10, 390, '3 DOB 09-16-1990'],
    ]);
    expect(valueIn(read, 'surname')).not.toBe('DOE JANE');
  });
});

it.each(['10/13/192 10/29/2030', '13.10.199 29.10.2030', '10-13-192  10-29-2030'])(
  'a day that lost a digit gives its field no other day of the row: %s',
  (days) => {
    const [own, next] = days.split(/ +/) as [string, string];
    const read = readPrinted([
      [254, 42, 'DRIVER LICENSE'],
      [194, 90, 'DL NO AB123456'],
      [194, 130, 'DOB'],
      [260, 130, own],
      [600, 130, next],
      [194, 170, 'CLASS D'],
    ]);
    expect(valueIn(read, 'dateOfBirth') ?? null).toBeNull();
  },
);

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
