import { describe, expect, it } from 'vitest';
import { numbersInText } from './in-text.ts';
import { kindOf } from './kinds.ts';
import { numberKeys } from './number-keys.ts';

const isSame = (asked: string, listed: string): boolean =>
  numberKeys(asked).some((key) => numberKeys(listed).includes(key));

describe('a number', () => {
  it.each([
    ['9187629', 'IMO 9187629'],
    ['IMO9187629', '9187629'],
    ['imo no. 9187629', '9187629'],
    ['05 AT-521433', 'French passport number 05AT521433'],
    ['800.149.502-2', '800149502-2'],
    ['800149502', '800149502-2'],
    ['58745', 'HRB 58745'],
    ['HRB58745', 'HRB 58745'],
    ['L191609', 'Tunisian passport number L 191609 issued on 28 Feb. 1996'],
    ['GAC100224GDA', 'GAC-100224-GDA'],
    ['454419759', 'BE 454,419,759'],
    ['753 1234567', '75 3 1234567'],
    ['Passport no: A1234567 (Freedonia)', 'A1234567'],
    ['９１８７６２９', 'IMO 9187629'],
    ['IMO:\u00a09187629', '9187629'],
    ['\u200e٩١٨٧٦٢٩', '9187629'],
    ['IMO 9I87629', '9187629'],
    ['91B7629', 'IMO 9187629'],
    ['77O7083893', 'Tax ID No. 7707083893'],
    ['1O27700132195', 'OGRN 1027700132195'],
    ['\u04101234567', 'A1234567'],
    ['PPT-A1234567', 'A1234567'],
    ['ID123456789', '123456789'],
    ['reg.no.58745123', '58745123'],
    ['T/N EP-KGA', 'EP-KGA'],
    ['SWIFT KGALRUMM', 'KGALRUMM'],
    ['KGALRUMM', 'KGALRUMMXXX'],
    ['KGALRUMMSP1', 'KGALRUMM'],
    ['1234 5678 9012; BN0123456', '123456789012'],
    ['BN0123456;1234 5678 9012', '123456789012'],
    ['12345; 123412345', '12345'],
    ['BN0123456; AB 12 34 56 C', 'AB123456C'],
    ['BN0123456; ID 12-345', '12345'],
    ['BN0123456; RL 21.016', 'RL21016'],
    ['BN0123456\uff1b 9I87629', 'IMO 9187629'],
    ['AB123456C', 'BN0123456; AB 12 34 56 C'],
    ['12345 123412345', '12345; 123412345'],
  ])('%s is %s', (asked, listed) => {
    expect(isSame(asked, listed)).toBe(true);
  });

  it.each([
    ['9187629', '9187628'],
    // No check digit says that the letter is one.
    ['9I87628', '9187628'],
    ['A12345б7', 'A1234567'],
    ['1234567', 'ID1234567X'],
    ['KGALRUMM', 'KGALDEMM'],
    ['passport number', 'Passport number 05AT521433'],
    ['2016-02-28', 'issued 2016-02-28 under number 1234567'],
    ['1234', '1234'],
    ['5678 9012', '1234 5678 9012'],
    ['5678 9012; BN0123456', '1234 5678 9012'],
    ['28.2.2016', 'A1234567; 28.2.2016'],
  ])('%s is not %s', (asked, listed) => {
    expect(isSame(asked, listed)).toBe(false);
  });
});

it('labels of published lists tell the kind of a number', () => {
  const labels = {
    'Vessel Registration Identification IMO': 'imo',
    'Company Number IMO': 'imo',
    'Aircraft Tail Number': 'aircraft',
    'NIT #': 'tax',
    'R.F.C.': 'tax',
    'Tax ID No.': 'tax',
    'Unified Social Credit Code (USCC)': 'company',
    'Commercial Registry Number': 'company',
    'Registration ID': 'company',
    'C.U.R.P.': 'identity',
    'Cedula No.': 'identity',
    'National ID No.': 'identity',
    'SWIFT/BIC': 'bic',
    'Legal Entity Number': 'lei',
    'Digital Currency Address - XBT': 'crypto',
    'Diplomatic Passport': 'passport',
    "Driver's License No.": 'driving-licence',
    'Something else': 'document',
  };
  expect(Object.fromEntries(Object.keys(labels).map((label) => [label, kindOf(label)]))).toEqual(labels);
});

it('numbers in running text are found with their kind, dates and years are none', () => {
  expect(numbersInText('Libyan passport number 347834, issued under name Specimen, expired 2005.')).toEqual([
    { kind: 'passport', number: '347834' },
  ]);
  expect(
    numbersInText('diplomatic passport number 836110034, which expires on 1 January 2020'),
  ).toMatchObject([{ number: '836110034' }]);
  expect(numbersInText('Oman passport no.03825239, date of issue 4 May 2014')).toMatchObject([
    { number: '03825239' },
  ]);
  expect(numbersInText('Owner of the ship Specimen Star (IMO number: 9990001).')).toEqual([
    { kind: 'imo', number: '9990001' },
  ]);
  expect(numbersInText('His passport was issued 12 May 2005 in Specimen Town; passport 2005 lost.')).toEqual(
    [],
  );
});
