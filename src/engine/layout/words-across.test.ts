import { expect, it } from 'vitest';
import { pageOf } from '../documents/testing/page-of.ts';
import { layOut } from './page-layout.ts';

const page = pageOf(
  Array.from({ length: 8 }, (_, i) => [60, 60 + 40 * i, `Line ${i + 1} of a page`] as const),
);
const texts = (text: string, height: number): string[] =>
  layOut({
    ...page,
    lines: [...page.lines, { ...page.lines[0]!, text, box: { x: 20, y: 40, width: 400, height } }],
  }).segments.map((s) => s.text);

it('a word from corner to corner of a page is no cell of its lines', () => {
  expect(texts('COPY', 340)).toEqual(page.lines.map((l) => l.text));
});

it('a slanted line of a stamp stays', () => {
  expect(texts('RECEIVED', 90)).toContain('RECEIVED');
});

it('a part of a slanted word, which covers few lines, is no cell either', () => {
  expect(texts('SPECI', 260)).toEqual(page.lines.map((l) => l.text));
});

it('two letters of it between labels and their values are no cell, a mark before a letterhead is one', () => {
  const form = pageOf(
    Array.from({ length: 5 }, (_, i) => [
      [60, 60 + 40 * i, `Label ${i + 1}`] as const,
      [420, 60 + 40 * i, `Value ${i + 1}`] as const,
    ]).flat(),
  );
  const withLetters = (x: number): string[] =>
    layOut({
      ...form,
      lines: [...form.lines, { ...form.lines[0]!, text: 'OP', box: { x, y: 50, width: 150, height: 140 } }],
    }).segments.map((s) => s.text);
  expect(withLetters(200)).not.toContain('OP');
  expect(withLetters(600)).toContain('OP');
});

it('a piece of the words around a round stamp joins no two lines, a level word within the stamp stays', () => {
  const stamp = {
    kind: 'stamp',
    box: { x: 400, y: 100, width: 220, height: 220 },
    confidence: 0.98,
  } as const;
  const seen = (text: string, width: number): string[] =>
    layOut({
      ...page,
      marks: [stamp],
      lines: [...page.lines, { ...page.lines[0]!, text, box: { x: 590, y: 205, width, height: 29 } }],
    }).segments.map((s) => s.text);
  expect(seen('MI', 17)).not.toContain('MI');
  expect(seen('M,', 17)).not.toContain('M,');
  expect(seen('No', 34)).toContain('No');
});
