import { describe, expect, it } from 'vitest';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, readLines, readPrinted, valueIn, valuesIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

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

describe('a licence read with slips', () => {
  it.each(["DRIVER'S", 'DRIVER', "OPERATOR'S"])(
    'whose title stands on two lines beside its state: %s',
    (first) => {
      const read = readPrinted([
        [60, 40, 'OREGON'],
        [420, 40, first],
        [420, 64, 'LICENSE'],
        [300, 120, '01/12/2021'],
        [500, 120, 'S99988801'],
        [300, 150, '01/12/2029'],
        [500, 150, '01/12/1959'],
        [220, 200, 'BANKS'],
        [220, 230, 'CONNOR'],
        [220, 260, '123 SAMPLE STREET'],
        [220, 290, 'ANYTOWN, OR 97000'],
      ]);
      expect(read.documentType).toBe('DRIVERS_LICENCE');
    },
  );

  it.each(['Gustomer Identifier', 'Custorner ldentifier', 'Holder Ref'])(
    'whose caption of a number is no known one: %s',
    (caption) => {
      const read = readPrinted([
        [60, 40, 'COLORADO'],
        [300, 40, 'DRIVER LICENSE'],
        [188, 100, '1 SAMPLE'],
        [188, 125, '2 TIRELO ANN'],
        [188, 150, '8 1881 PIERCE ST'],
        [206, 170, 'LAKEWOOD, CO 80214'],
        [188, 200, '3 DOB'],
        [430, 200, '4a Iss'],
        [206, 220, '04/24/1976'],
        [448, 220, '08/27/2023'],
        [188, 250, `4d ${caption}`],
        [430, 250, '4b Exp'],
        [206, 270, '15-239-1250'],
        [448, 270, '04/24/2031'],
      ]);
      expect(valuesIn(read, 'licenceNumber', 'dateOfBirth', 'expiryDate', 'licenceClass')).toEqual([
        '152391250',
        '1976-04-24',
        '2031-04-24',
        null,
      ]);
    },
  );
});

describe('a European licence read with slips', () => {
  const licence = (expiry: string, number: PrintedLine) =>
    readPrinted([
      [150, 40, 'PERMIS DE CONDUIRE'],
      [160, 90, '1. MOREAU'],
      [160, 120, '2. Odile'],
      [160, 150, '3. 14.07.1981 (Lille)'],
      [160, 180, '4a. 01.03.2023'],
      [160, 210, `4b. ${expiry}`],
      number,
      [160, 300, '9. AM/B'],
    ]);

  it.each(['28.02.2038', '28.022038', '2802.2038', '28 022038'])(
    'whose stops were not all read: %s',
    (expiry) => expect(valueIn(licence(expiry, [160, 240, '5. 13AA00001']), 'expiryDate')).toBe('2038-02-28'),
  );

  it('whose item 5 ran into its number, told by where it begins', () => {
    expect(valueIn(licence('28.02.2038', [160, 240, '513AA00001']), 'licenceNumber')).toBe('13AA00001');
    // Set in like the values of the other items it is the number itself.
    expect(valueIn(licence('28.02.2038', [190, 240, '513AA00001']), 'licenceNumber')).not.toBe('13AA00001');
  });
});
