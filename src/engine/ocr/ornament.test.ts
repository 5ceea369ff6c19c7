import { expect, test } from 'vitest';
import { isOrnament } from './ornament.ts';

test('a border of circles is an ornament, whatever letters it is taken for', () => {
  expect(isOrnament('0'.repeat(53))).toBe(true);
  expect(isOrnament('00O00 0C000 Q0000 00O00')).toBe(true);
});

test('print is none: a number, a sentence, a row of fillers', () => {
  expect(isOrnament('00000000001234')).toBe(false);
  expect(isOrnament('Account 62000000017')).toBe(false);
  expect(isOrnament('This is to certify that the company was incorporated')).toBe(false);
  expect(isOrnament('MOLEFE<<KABO'.padEnd(44, '<'))).toBe(false);
});
