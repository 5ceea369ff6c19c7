import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { handmadePdf, stream } from '../../pdf/handmade.test-data.ts';
import { startInspection } from '../inspector.ts';

const LINES = [
  'Letter of a fictional employer in a fictional town',
  'Name: Mpho Example, employed since the year 2019',
  'Salary: P18,400.00 a month, paid on day 25',
  'The person named above is known to us, reference 8810-5544',
];

/** How a browser's layout spaces a letter at 12.66: the decimal of a single-precision number. */
const layout = (letter: string): string => `${Math.fround(4 + letter.charCodeAt(0) / 97.3)}`.slice(0, 9);

/** A line shown glyph by glyph. */
const line = (text: string, y: number, advance: (letter: string, at: number) => string): string =>
  `BT\n/F1 12.6599998 Tf\n1 0 0 1 8 ${y} Tm\n${[...text]
    .map((letter, i) => {
      const shown = `<${letter.charCodeAt(0).toString(16).padStart(2, '0')}> Tj`;
      return i === text.length - 1 ? shown : `${shown}\n${advance(letter, i)} 0 Td`;
    })
    .join(' ')}\nET`;

/** The page, with the advances of one line (or all) computed by something else. */
const page = (other: (letter: string, at: number) => string = layout, at: number | null = 2): string =>
  LINES.map((text, k) => line(text, 180 - 20 * k, at === null || at === k ? other : layout)).join('\n');

const toDecimals = (letter: string): string => String(Number(Number(layout(letter)).toFixed(5)));
/** Two characters of "18,400" are spaced by another table of widths, less than a font unit off. */
const byTable = (letter: string, at: number): string =>
  at > 8 && at < 11 ? (Number(layout(letter)) + 0.0017).toFixed(7) : layout(letter);

async function foundIn(content: string, more?: string): Promise<Finding[]> {
  const one = Buffer.from(handmadePdf({ content }, more === undefined ? {} : { 10: stream(more) })).toString(
    'latin1',
  );
  const text = more === undefined ? one : one.replace('/Contents 4 0 R', '/Contents [4 0 R 10 0 R]');
  const file = { name: 'a.pdf', bytes: Buffer.from(text, 'latin1') };
  const { findings } = await startInspection(file, 0, { mode: 'quick', today: '2026-11-30' }).finish(
    [],
    'unknown',
  );
  return findings.filter((f) => f.detector === 'other-advances');
}

describe('advances between glyphs that another program computed', () => {
  it.each([
    ['rounded to a few decimals', page(toDecimals)],
    ['from another table of widths', page(byTable)],
  ])('show a text that was exchanged: %s', async (_, content) => {
    expect(await foundIn(content)).toMatchObject([
      { strength: 'strong', page: 0, after: expect.stringContaining('18,400') as string },
    ]);
  });

  it.each([
    ['as the layout computed them', page()],
    ['all rounded, as by a program that cleans pages', page(toDecimals, null)],
    ['further off, as letters of a kerned pair', page((l, at) => (at === 9 ? '5.25' : layout(l)))],
    [
      'of a whole text of its own, as of a drawing in the page',
      page((l) => (Number(layout(l)) + 0.0017).toFixed(7)),
    ],
  ])('show nothing %s', async (_, content) => {
    expect(await foundIn(content)).toEqual([]);
  });

  it('show nothing in justified lines, each of which stretches its blanks', async () => {
    const stretched = (by: number) => (letter: string) =>
      letter === ' ' ? (4.5 + by).toFixed(7) : layout(letter);
    const justified = [...LINES, ...LINES]
      .map((text, k) => line(text, 190 - 20 * k, stretched(k === 5 ? 0.0013 : 0)))
      .join('\n');
    expect(await foundIn(justified)).toEqual([]);
  });

  it('show nothing where a stamp of another program is a stream of its own', async () => {
    expect(await foundIn(page(), line('Received 4 May 2026', 20, toDecimals))).toEqual([]);
  });
});
