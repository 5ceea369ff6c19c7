import { expect, it } from 'vitest';
import { isSameCompanyName } from './company-name.ts';

it.each([
  ['Thuto Specimen Society', 'Thuto Specimen Society Limited by Guarantee', true],
  ['Thuto Specimen Society Ltd by Guarantee', 'THUTO SPECIMEN SOCIETY COMPANY LIMITED BY GUARANTEE', true],
  ['Thuto Specimen Society (Pty) Ltd', 'Thuto Specimen Society Limited by Guarantee', false],
  ['Thuto Specimen Guarantee Ltd', 'Thuto Specimen Limited', false],
])('a legal form may be left out, and is never another: %s and %s', (a, b, same) => {
  expect(isSameCompanyName(a, b)).toBe(same);
});
