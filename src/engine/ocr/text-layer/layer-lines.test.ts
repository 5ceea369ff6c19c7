import { expect, it } from 'vitest';
import type { TextSpan } from '../../page.ts';
import { layerLines } from './layer-lines.ts';

const span = (x: number, y: number, text: string, angle = 0): TextSpan => ({
  text,
  box: { x, y, width: text.length * 10, height: 20 },
  fontName: 'f',
  fontSize: 20,
  angle,
});

it('joins what stands in one row, and parts columns', () => {
  expect(
    layerLines([span(0, 0, 'Orange'), span(64, 1, 'Money'), span(300, 0, '60.00')]).map((l) => l.text),
  ).toEqual(['Orange Money', '60.00']);
});

it('keeps a stamp across a row apart from the row', () => {
  const texts = layerLines([span(0, 0, '2026', -12), span(42, 2, '60.00-'), span(60, 0, 'RECEIVED', 90)]).map(
    (l) => l.text,
  );
  expect(texts.sort()).toEqual(['2026', '60.00-', 'RECEIVED']);
});
