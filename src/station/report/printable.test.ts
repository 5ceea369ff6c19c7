import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['a line of a table', 'Kefilwe Barei\t12,500.00\tSalary', 'Kefilwe Barei    12,500.00    Salary'],
  [
    'line ends of every system',
    'one\r\ntwo\rthree\u2028four\u0085five\fsix',
    'one\ntwo\nthree\nfour\nfive\nsix',
  ],
  ['control characters', 'BW\u0000123\u001b456\u007f7\u009b8', 'BW 123 456 7 8'],
  ['marks without a shape', 'Bar\u00adei \u202eTau\u202c\u200b', 'Barei Tau'],
  ['letters in two parts', 'TS\u030cHEPO', 'TŠHEPO'],
  ['letters of other alphabets', 'Łukasz Ковач', 'Lukasz Kovach'],
  ['what has no Latin letter', 'A\ue000B\ud800C', 'A?B?C'],
])('%s', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});
