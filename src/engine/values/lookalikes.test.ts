import { expect, it } from 'vitest';
import { licenceNumber } from './licence-number.ts';
import { ANY_DAY } from './kind.ts';

it.each([
  ['HO0000000', true],
  ['I1234568', true],
  ['KO 4481902', true],
  ['H00000000', false],
  ['D12345678', false],
  ['OB4481902', false],
  // The form of the United Kingdom has its letters in known places.
  ['EXAMP657054SM9IJ', false],
])('%s may have a letter for a figure: %s', (number, isDoubted) => {
  const parsed = licenceNumber.parse(number, { ...ANY_DAY, namedHere: true });
  expect(parsed?.value).toBe(number.replace(' ', ''));
  expect(parsed?.doubt !== undefined).toBe(isDoubted);
});
