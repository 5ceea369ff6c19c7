import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { fontFile } from '../../../../tools/specimens/draw/fonts.ts';
import type { Quad } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';
import type { Raster } from '../../raster/page.ts';
import { lengthenedRows } from './lengthened-rows.ts';
import { mrzLineModels } from './line-models.ts';
import { zoneReader } from './read-zone.ts';

const ZONES = {
  TD3: ['P<UTOMODISANE<<THATO<KABO<<<<<<<<<<<<<<<<<<<', 'X7100042K7UTO8802140F3108302<<<<<<<<<<<<<<08'],
  TD2: ['I<UTOMODISANE<<THATO<KABO<<<<<<<<<<<', 'X7100042K7UTO8802140F3108302<<<<<<<8'],
} as const;

const LEFT = 20;

/** A zone whose letters stand so many pixels apart, at the foot of a page that goes on to its right. */
function page(rows: readonly string[], pitch: number): { raster: Raster; at: (row: number) => number } {
  GlobalFonts.registerFromPath(fontFile({ family: 'ocrb', bold: false, italic: false }), 'Rows');
  const step = Math.round(2.3 * pitch);
  const canvas = createCanvas(Math.round(LEFT + 48 * pitch), 6 * step);
  const g = canvas.getContext('2d');
  g.fillStyle = '#efece4';
  g.fillRect(0, 0, canvas.width, canvas.height);
  g.fillStyle = '#202020';
  g.font = `${(1.6 * pitch).toFixed(1)}px Rows`;
  const at = (row: number): number => 3 * step + row * step;
  for (const [k, row] of rows.entries())
    for (const [i, letter] of [...row].entries()) g.fillText(letter, LEFT + i * pitch, at(k));
  const pixels = canvas.data();
  const data = new Uint8Array(canvas.width * canvas.height * 3);
  for (let i = 0; i < data.length; i++) data[i] = pixels[4 * ((i / 3) | 0) + (i % 3)]!;
  return { raster: { data, width: canvas.width, height: canvas.height }, at };
}

/** What a detector that saw only the first letters of a row hands over. */
function beginning(text: string, letters: number, pitch: number, base: number): TextLine {
  const [top, bottom] = [base - 1.5 * pitch, base + 0.4 * pitch];
  const right = LEFT + letters * pitch;
  const quad: Quad = [
    { x: LEFT - 2, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: LEFT - 2, y: bottom },
  ];
  const box = { x: LEFT - 2, y: top, width: right - LEFT + 2, height: bottom - top };
  return { text: text.slice(0, letters), confidence: 0.95, box, quad, reader: 'ppocr' };
}

describe('rows of which only a beginning was found', () => {
  const cases = (Object.keys(ZONES) as (keyof typeof ZONES)[]).flatMap((format) =>
    [7, 9, 12, 18, 26].map((pitch, i) => ({ format, pitch, letters: i % 2 === 0 ? [19, 21] : [24, 30] })),
  );

  it.each(cases)('are read whole: $format, letters $pitch pixels apart, $letters seen', async (one) => {
    const rows = ZONES[one.format];
    const { raster, at } = page(rows, one.pitch);
    const lines = rows.map((row, k) => beginning(row, one.letters[k]!, one.pitch, at(k)));
    const zone = await zoneReader(raster)(lines);
    expect(zone?.lines).toEqual(rows);
  });

  it.each(['TD3', 'TD2'] as const)('are not given to a model twice as they are: %s', async (format) => {
    const rows = ZONES[format];
    const { raster, at } = page(rows, 12);
    const read = vi.spyOn(mrzLineModels()[0]!, 'read');
    await zoneReader(raster)(rows.map((row, k) => beginning(row, 20, 12, at(k))));
    // Above and below the zone there is nothing but paper, the same in both places.
    const printed = read.mock.calls.filter(([{ data }]) => data.some((value, i) => value !== data[i % 3]));
    const crops = printed.map(([{ data, width }]) => `${width} ${Buffer.from(data).toString('base64')}`);
    read.mockRestore();
    expect(crops.length).toBeGreaterThan(4);
    expect(new Set(crops).size).toBe(crops.length);
  });

  it('stay as they are where their letters are not seen well, or the picture ends', () => {
    const row: Quad = [
      { x: 10, y: 10 },
      { x: 210, y: 10 },
      { x: 210, y: 25 },
      { x: 10, y: 25 },
    ];
    const found = { rows: [row, row], above: row, below: row };
    const read = { text: 'P<UTOMODISANE<<THATO', certainty: 0.95 };
    expect(lengthenedRows(found, [read, read], 500).map(({ rows }) => Math.round(rows[0]![1].x))).toEqual([
      460, 380, 320,
    ]);
    expect(lengthenedRows(found, [read, read], 350)).toHaveLength(1);
    expect(
      lengthenedRows(
        found,
        [read, read].map((r) => ({ ...r, certainty: 0.6 })),
        500,
      ),
    ).toEqual([]);
  });
});
