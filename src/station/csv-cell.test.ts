import { expect, test } from 'vitest';
import { csvCell, csvHead, csvLine } from './csv-cell.ts';

test.each(['=1+1', '+267 71', '-2', '@SUM(A1)', '  =1', '\uFF1D1', '\t=1', '\n=1'])(
  '%j is no formula',
  (text) => {
    expect(csvCell(text).replace(/^"/, '')).toBe(`'${text}${/\n/.test(text) ? '"' : ''}`);
  },
);

test('quotes and commas stay in their cell, numbers are numbers', () => {
  expect(csvLine(['Dube, "Lorato"', -4, null, 'Barei'])).toBe('"Dube, ""Lorato""",-4,,Barei\n');
});

test('a file says at its start that it is UTF-8, as spreadsheets need it', () => {
  expect(Buffer.from(csvHead(['name', 'why'])).toString('hex')).toMatch(/^efbbbf6e616d652c/);
});
