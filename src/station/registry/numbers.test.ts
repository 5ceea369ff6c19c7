import { expect, it } from 'vitest';
import { formsOf, isSameRegistrationNumber } from './numbers.ts';

it.each([
  ['1234567', 'BW00001234567'],
  ['BW1234567', '00001234567'],
  ['UIN 1234567', 'BW00001234567'],
  ['BW00001234567', '1234567'],
])('a UIN is the same where a spreadsheet took its zeros: %s and %s', (a, b) => {
  expect(isSameRegistrationNumber(a, b)).toBe(true);
  expect(formsOf(a)[0]).toBe(a.replace('UIN ', ''));
});

it.each([
  ['BW0000123456', 'BW00000123456'],
  ['123456', 'BW00001234567'],
  ['12345', 'BW00000012345'],
  ['CO1234567', 'BW00001234567'],
  ['428317215', 'BW00428317215'],
  ['20051234', 'BW00020051234'],
  ['99-12345', 'BW00009912345'],
  ['99 12345', '00009912345'],
])('one digit less, another series or another kind is another number: %s and %s', (a, b) => {
  expect(isSameRegistrationNumber(a, b)).toBe(false);
});
