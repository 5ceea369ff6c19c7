import { expect, it } from 'vitest';
import { withInitialsApart } from './initials.ts';

it.each([
  ['RG Specimen', 'R G Specimen'],
  ['SPECIMEN, NKT', 'N K T SPECIMEN'],
  ['ED Specimen', 'E D Specimen'],
  ['Ed Specimen', null],
  ['LI SPECIMEN', null],
  ['Dr Specimen', null],
  ['NK', null],
  ['NK Thabo Specimen', null],
])('initials of %s are taken apart: %s', (name, expected) => {
  expect(withInitialsApart(name)).toBe(expected);
});
