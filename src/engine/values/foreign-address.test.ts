import { expect, test } from 'vitest';
import { address } from './address.ts';
import { endsInPostcode, isCountry, isHouseInTown, isHouseLine, isPartOfHouse } from './foreign-address.ts';

test.each(['Namibia', 'NAMIBIA', 'Botswana', 'South Africa', 'Zimbabwe.'])(
  '%s stands below a postal code, and ends the address',
  (country) => {
    const soFar = '12 Mill Lane\nUtopia 9000';
    expect(isHouseLine('12 Mill Lane')).toBe(true);
    expect(endsInPostcode(soFar)).toBe(true);
    expect(isCountry(country)).toBe(true);
    expect(address.continues!(soFar, country)).toBe(true);
    expect(address.continues!(soFar, 'Opening hours')).toBe(false);
  },
);

test.each([
  [['4821 Notwane Road', 'Fairgrounds Office Park', 'Gaborone']],
  [['Example House', '4821 Notwane Road', 'Fairgrounds Office Park', 'Gaborone']],
  [['1107 Kgosi Sebele Way', 'Main Mall', 'Gaborone']],
  [['2210 Tsholofelo', 'Extension Nine', 'Gaborone']],
  [['Flat H102', 'Sunset Court', 'Gaborone']],
  [['Office L204', 'Example Towers', 'Gaborone']],
  [['Sunset Court M101', 'Broadhurst', 'Gaborone']],
])('%s: the number of a house or a door is no postal code', (lines) => {
  for (let i = 1; i < lines.length; i++)
    expect(address.continues!(lines.slice(0, i).join('\n'), lines[i]!)).toBe(true);
});

test.each(['Rua da Praia 12\n1100 Maputo', 'P O Box 12\nMbabane H100', '12 Mill Lane\nManzini, M200'])(
  '%s ends in a postal code',
  (soFar) => expect(endsInPostcode(soFar)).toBe(true),
);

test.each([
  'Flat 2',
  'flat 12a,',
  'Apartment B7',
  'Unit #4',
  'Unit#4',
  'Apt. 3B',
  'Ste 210',
  'Flat2',
  'Block C',
  '#12',
  '12th Floor',
])('%s is a part of a house', (line) => expect(isPartOfHouse(line)).toBe(true));

test.each([
  'Steyn',
  'Stewart',
  'Stella',
  'United',
  'Flats',
  'Suited',
  'Aptus',
  'Roomy',
  'Blocks',
  'STEYN',
  'Unit Tau',
])('%s begins with such a word and is none', (line) => expect(isPartOfHouse(line)).toBe(false));

test.each([
  ['22 Mill Road, Hamilton 3204', true],
  ['Flat 2, 14 Mill Lane, Leeds LS1 4AB', true],
  ['22 Mill Road, Hamilton', false],
  ['Invoice 22, paid on 4 May 2026', false],
])('a house, its street and its town on one line: %s', (line, isOne) => {
  expect(isHouseInTown(line)).toBe(isOne);
});
