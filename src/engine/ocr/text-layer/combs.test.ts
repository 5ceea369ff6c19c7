import { expect, it } from 'vitest';
import type { TextSpan } from '../../raster/page.ts';
import { withCombsJoined } from './combs.ts';

const SIZE = 20;

const span = (x: number, text: string): TextSpan => ({
  text,
  box: { x, y: 0, width: text.length * 10, height: SIZE },
  fontName: 'f',
  fontSize: SIZE,
  angle: 0,
});

const letters = (from: number, pitch: number, text: string): TextSpan[] =>
  [...text].map((letter, i) => span(from + i * pitch, letter)).filter(({ text: letter }) => letter !== ' ');

const texts = (row: readonly TextSpan[]): string[] => withCombsJoined(row).map(({ text }) => text);

it('joins letters that stand in fields of one width', () => {
  expect(texts([span(0, 'Omang No.'), ...letters(200, 28, '123456789')])).toEqual(['Omang No.', '123456789']);
});

it('leaves a blank for an empty field', () => {
  expect(texts(letters(0, 28, 'MPHO TAU'))).toEqual(['MPHO TAU']);
});

it.each([
  ['columns of a table', letters(0, 90, '12345')],
  ['letters at odd places', [span(0, 'A'), span(30, 'B'), span(71, 'C'), span(90, 'D')]],
  ['letters of a word', letters(0, 11, 'Tebogo')],
  ['three letters', letters(0, 28, 'ABC')],
  ['words', ['Net', 'pay', 'in', 'Pula', 'only'].map((word, i) => span(i * 40, word))],
])('leaves %s', (_, row) => {
  expect(withCombsJoined(row)).toEqual(row);
});
