import { describe, expect, it } from 'vitest';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, readPrinted, valueIn, valuesIn } from '../testing/request.ts';
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
