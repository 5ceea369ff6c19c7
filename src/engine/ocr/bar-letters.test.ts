import { describe, expect, it } from 'vitest';
import type { Quad } from '../../contract/geometry.ts';
import type { TextLine } from '../../contract/pages.ts';
import { withBarLetters } from './bar-letters.ts';
import type { FirstReading } from './second-reading.ts';

const PITCH = 20;
const HEIGHT = 48;

/** A line on which only stems are drawn: `|` is a bar, `1` a bar with a flag to its left, anything else nothing. */
function drawn(glyphs: string, text: string): FirstReading {
  const width = glyphs.length * PITCH;
  const data = new Uint8Array(width * HEIGHT * 3).fill(240);
  const ink = (x0: number, x1: number, y0: number, y1: number): void => {
    for (let y = y0; y < y1; y++) data.fill(30, (y * width + x0) * 3, (y * width + x1) * 3);
  };
  for (const [i, glyph] of [...glyphs].entries()) {
    const x = i * PITCH + 9;
    if (glyph === '|' || glyph === '1') ink(x, x + 4, 8, 40);
    if (glyph === '1') ink(x - 6, x, 12, 16);
  }
  const quad: Quad = [
    { x: 100, y: 50 },
    { x: 100 + width, y: 50 },
    { x: 100 + width, y: 98 },
    { x: 100, y: 98 },
  ];
  const line: TextLine = {
    text,
    confidence: 0.95,
    box: { x: 100, y: 50, width, height: HEIGHT },
    reader: 'ppocr',
    characters: [...text].map((_, i) => 100 + i * PITCH),
  };
  const crop = { data, width, height: HEIGHT, quad };
  return { line, crop, shown: crop, weakest: 0.9, certainty: [] };
}

const textsOf = (...readings: FirstReading[]): string[] =>
  withBarLetters(
    readings,
    readings.map(({ line }) => line),
  ).map(({ text }) => text);

describe('withBarLetters', () => {
  it('knows a letter by the ones of the page, which have flags', () => {
    expect(textsOf(drawn('|    1  1   ', '104221991012'), drawn('  1  ', '20130'))).toEqual([
      'I04221991012',
      '20130',
    ]);
  });

  it('leaves numbers that begin with a one', () => {
    expect(textsOf(drawn('1    1  1   ', '104221991012'))).toEqual(['104221991012']);
  });

  it('changes nothing where ones are bars, too, or too few are seen', () => {
    expect(textsOf(drawn('|    |  |   ', '104221991012'))).toEqual(['104221991012']);
    expect(textsOf(drawn('|    1      ', '104229991052'))).toEqual(['104229991052']);
  });

  it('knows a letter that was read as a bar, by the other reader, from the rule of a table', () => {
    const reading = drawn('|    1  1   ', '|04221991012');
    const second = { text: '104221991012', confidence: 0.9, reader: 'tesseract' as const };
    const textWith = (line: TextLine): string => withBarLetters([reading], [line])[0]!.text;
    expect(textWith({ ...reading.line, second })).toBe('I04221991012');
    expect(textWith({ ...reading.line, second: { ...second, text: '04221991012' } })).toBe('|04221991012');
    expect(textWith(reading.line)).toBe('|04221991012');
  });

  it('leaves short numbers, amounts and parts of codes', () => {
    const ones = drawn(' 1 1 ', '21314');
    expect(textsOf(ones, drawn('|       ', '10422999'))[1]).toBe('10422999');
    expect(textsOf(ones, drawn('   |         ', 'TX 1042299910'))[1]).toBe('TX I042299910');
    expect(textsOf(ones, drawn('  |         ', 'TX1042299910'))[1]).toBe('TX1042299910');
  });
});
