import { describe, expect, it } from 'vitest';
import { viewOfPages } from '../../testing/find-in.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { identitySurname } from '../../../values/identity-name.ts';
import { nameOverAddress } from './name-over-address.ts';
import { isNumberOf, soundex } from './soundex.ts';

/** The family name over an address on a page, and whether it is sure. */
const familyOn = (names: readonly string[], ...others: PrintedLine[]): [unknown, boolean] => {
  const lines = [...names, '41 HOLLOW CREEK RD', 'OAKVALE, KY 40299'];
  const page = pageOf([...lines.map((text, i): PrintedLine => [230, 150 + 30 * i, text]), ...others]);
  const [only] = nameOverAddress('1')(viewOfPages([page]), { name: 'surname', kind: identitySurname });
  return [only?.value ?? null, only !== undefined && only.doubt === undefined];
};

describe('which of two lines over an address is the family name', () => {
  it.each([
    ['QUIMBLE', 'TESSA MAY', 'Tesso Quimble'],
    ['QUIMBLE', 'TESSA MAY', 'Tessa M Quimbla'],
    ['OSTERLING', 'BRAM', 'Bram Osterliug'],
    ['VANDERHOOF', 'ILSE NORA', 'llse Vanderhoof'],
    ['ST CLAIR', 'DION', 'Dion StClair'],
    ["O'BRANNIGAN", 'FAY', 'Fay OBrannigan'],
    ['SAMPLE', 'CONNOR', 'Conma Oample'],
  ])('%s over %s, signed "%s"', (first, second, signed) => {
    // A signature proves no order: people sign in either.
    expect(familyOn([first, second], [20, 500, signed])).toEqual([first, false]);
    expect(familyOn([second, first], [20, 500, signed])).toEqual([first, false]);
    expect(familyOn([first, second], [20, 500, 'ORGAN DONOR'])).toEqual([first, false]);
  });

  it.each([
    ['SAMPLE', 'MARTIN', 'S514-172-80-844-0'],
    ['QUIMBLE', 'TESSA MAY', 'Q514-220-90-311-4'],
    ['KEATING', 'ROSS ALAN', 'K352 1703 5812'],
    ['PUBLIC', 'ROBERT', 'P142-4558-7924'],
  ])('%s beside %s by the number %s', (family, given, number) => {
    expect(isNumberOf(number, family)).toBe(true);
    expect(familyOn([family, given], [230, 60, number])).toEqual([family, true]);
    expect(familyOn([given, family], [230, 60, number])).toEqual([family, true]);
    expect(familyOn([family, given], [230, 60, number.replace(/^../, 'Z9')])).toEqual([family, false]);
  });

  it.each([
    ['QUIMBLE', 'TESSA MAY', 'QUIMBLE TESSA'],
    ['QUIMBLE', 'TESSA', 'QUIMBLETESSA78'],
    ['TESSA', 'QUIMBLE', 'QUIMBLE TESSA'],
    ['TESSA', 'QUIMBLE', 'QUIMBLETESSA78'],
  ])('%s over %s is not turned by the print "%s"', (first, second, print) =>
    expect(familyOn([first, second], [20, 500, print])).toEqual([first, false]),
  );

  it('is told by no number where that of the other line is undecidable', () =>
    expect(familyOn(['LEE', 'ROBERT'], [230, 60, 'R163-172-80-844-0'])).toEqual(['LEE', false]));

  it('is not sure where only the first is numbered 2: a line over it may be lost', () => {
    const others: PrintedLine[] = [
      [205, 150, '2'],
      [230, 125, '9 CLASS C'],
    ];
    expect(familyOn(['IMA GEORGIA', 'QUIMBLE'], ...others)).toEqual(['QUIMBLE', false]);
  });

  it('is behind the initial of one line', () => {
    expect(familyOn(['JOHN Q. PUBLIC'], [20, 500, 'ghnQ Pubee'])).toEqual(['PUBLIC', false]);
    expect(familyOn(['JOHN Q. PUBLIC'])).toEqual(['PUBLIC', false]);
    expect(familyOn(['JOHN QUINCY PUBLIC'])[0]).toBeNull();
    expect(familyOn(['JOHN Q PUBLIC SMITH'])[0]).toBeNull();
  });
});

// The examples of the National Archives' page on the system.
it.each([
  ['Washington', 'W252'],
  ['Lee', 'L000'],
  ['Gutierrez', 'G362'],
  ['Pfister', 'P236'],
  ['Jackson', 'J250'],
  ['Tymczak', 'T522'],
  ['Ashcraft', 'A261'],
  ['VanDeusen', 'V532'],
])('sorts %s as %s', (name, code) => expect(soundex(name)).toBe(code));
