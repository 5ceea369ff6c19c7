import { describe, expect, it } from 'vitest';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, valuesIn } from '../testing/request.ts';
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
