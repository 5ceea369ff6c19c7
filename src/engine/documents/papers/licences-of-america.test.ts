import { describe, expect, it } from 'vitest';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, readPrinted, sureValue, valueIn, valuesIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

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

  it.each(['Gustomer Identifier', 'Custorner ldentifier'])(
    'whose caption of a number has wrong letters: %s',
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

  it.each(['28.02.2038', '28.022038', '2802.2038'])('whose stops were not all read: %s', (expiry) =>
    expect(valueIn(licence(expiry, [160, 240, '5. 13AA00001']), 'expiryDate')).toBe('2038-02-28'),
  );

  it.each([
    ['that stands alone at the edge of the items', '513AA00001', '13AA00001'],
    ['5 of a postcode line', '5067KOELN', '067KOELN'],
  ])('never cuts a figure 5 off what is printed: %s', (_, printed, cut) =>
    expect(valueIn(licence('28.02.2038', [160, 240, printed]), 'licenceNumber')).not.toBe(cut),
  );

  it('takes no text without figures behind item 5 for its caption', () => {
    const read = readPrinted([
      [150, 40, 'PERMIS DE CONDUIRE'],
      [160, 90, '1. MOREAU'],
      [160, 120, '2. Odile'],
      [160, 150, '3. 14.07.1981 (Lille)'],
      [160, 180, '4a. 01.03.2023'],
      [160, 210, '4b. 28.02.2038'],
      [160, 240, '5. MOREAUOD'],
      [175, 270, '0041977'],
      [160, 330, '9. AM/B'],
    ]);
    expect(valueIn(read, 'licenceNumber') ?? null).not.toBe('0041977');
  });

  it('takes no day beside a term without an end for its end', () => {
    const read = readPrinted([
      [150, 40, 'PERMIS DE CONDUIRE'],
      [160, 90, '1. MOREAU'],
      [160, 120, '2. Odile'],
      [160, 150, '3. 14.07.1981 (Lille)'],
      [160, 180, '4a. 01.03.2023'],
      [160, 210, '4b. permanent'],
      [260, 210, '01.01.2019'],
      [160, 240, '5. 13AA00001'],
      [160, 330, '9. AM/B'],
    ]);
    expect(sureValue(read, 'dateOfIssue')).toBe('2023-03-01');
    expect(valueIn(read, 'expiryDate') ?? null).toBeNull();
  });
});

describe('the number and days of a licence whose items are numbered', () => {
  const licence = (...more: readonly PrintedLine[]) =>
    readPrinted([
      [60, 40, 'COLORADO'],
      [300, 40, 'DRIVER LICENSE'],
      [188, 100, '1 SAMPLE'],
      [188, 125, '2 TIRELO ANN'],
      ...more,
    ]);
  const days: readonly PrintedLine[] = [
    [188, 200, '3 DOB 04/24/1976'],
    [188, 225, '4a ISS 08/27/2023'],
    [188, 250, '4b EXP 04/24/2031'],
  ];

  it('are not those of its stock', () => {
    const read = licence(...days, [188, 275, '4d LIC# 15-239-1250'], [188, 300, '512391259999']);
    expect(valueIn(read, 'licenceNumber')).toBe('152391250');
  });

  it('keep a first figure 5', () =>
    expect(valueIn(licence(...days, [188, 275, 'LIC NO'], [188, 300, '51239125']), 'licenceNumber')).toBe(
      '51239125',
    ));

  it.each([
    [206, 170, 'LAKEWOOD CO 80214'],
    [188, 172, '80214 LAKEWOOD'],
  ] as const)('are not below a house number 5: %s, %s, %s', (...line) =>
    expect(valueIn(licence([188, 150, '5 ELM ROAD'], line, ...days), 'licenceNumber') ?? null).toBeNull(),
  );

  it('are not below a house number 3', () => {
    const read = licence(
      [188, 150, '3 ELM ROAD'],
      [188, 175, '08/27/2023'],
      [206, 195, 'LAKEWOOD, CO 80214'],
      [188, 220, '3 DOB 04/24/1976'],
      [188, 245, '4b EXP 04/24/2031'],
      [188, 270, '4d LIC# 15-239-1250'],
    );
    expect(sureValue(read, 'dateOfBirth')).toBe('1976-04-24');
  });
});

it.each(['1, 2, 4', '1 2 3 4 5', '08, 10'])('classes of a licence may be figures: %s', (classes) => {
  const read = readPrinted([
    [60, 40, 'REPUBLIC OF ZIMBABWE'],
    [60, 64, 'DRIVERS LICENCE'],
    [60, 110, 'Licence No: 71234AB'],
    [60, 140, 'Surname: EXAMPLE'],
    [60, 170, 'First Names: TENDAI'],
    [60, 200, 'Date of Birth: 04/05/1980'],
    [60, 230, `Class: ${classes}`],
    [60, 260, 'Date of Issue: 01/02/2020'],
    [60, 290, 'Expiry Date: 01/02/2030'],
  ]);
  expect(valueIn(read, 'licenceClass')).toBe(classes);
});
