import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { fontFile, type Family } from '../../../tools/specimens/draw/fonts.ts';
import type { Raster } from '../raster/page.ts';
import { uprightPage } from './upright-page.ts';

const ROWS = {
  TD1: ['I<UTOX7100042K4<<<<<<<<<<<<<<<', '8802140F3108302UTO<<<<<<<<<<<8', 'MODISANE<<THATO<KABO<<<<<<<<<<'],
  TD2: ['I<UTOMODISANE<<THATO<KABO<<<<<<<<<<<', 'X7100042K4UTO8802140F3108302<<<<<<<8'],
  TD3: ['P<UTOMODISANE<<THATO<KABO<<<<<<<<<<<<<<<<<<<', 'X7100042K4UTO8802140F3108302<<<<<<<<<<<<<<08'],
  'MRV-A': ['V<UTOMODISANE<<THATO<KABO<<<<<<<<<<<<<<<<<<<', 'L710004214UTO8802140F3108302<<<<<<<<<<<<<<<<'],
};

/** Only the rows of a zone, cut out closely, in letters far from each other as a printer of cards sets them. */
function strip(family: Family, rows: readonly string[], width: number, pitches: number): Raster {
  const face = `Strip ${family}`;
  GlobalFonts.registerFromPath(fontFile({ family, bold: false, italic: false }), face);
  const pitch = (width - 2 * MARGIN) / rows[0]!.length;
  const step = Math.round(pitches * pitch);
  const canvas = createCanvas(width, rows.length * step + MARGIN);
  const g = canvas.getContext('2d');
  g.fillStyle = '#ffffff';
  g.fillRect(0, 0, canvas.width, canvas.height);
  g.fillStyle = '#1c1c1c';
  g.font = `${(1.05 * pitch).toFixed(1)}px ${face}`;
  for (const [k, row] of rows.entries())
    for (const [i, letter] of [...row].entries())
      g.fillText(letter, MARGIN + i * pitch, 1.5 * MARGIN + k * step + 0.8 * pitch);
  const pixels = canvas.data();
  const data = new Uint8Array(canvas.width * canvas.height * 3);
  for (let i = 0; i < data.length; i++) data[i] = pixels[4 * ((i / 3) | 0) + (i % 3)]!;
  return { data, width: canvas.width, height: canvas.height };
}
const MARGIN = 8;

const STRIPS = Object.entries(ROWS).flatMap(([format, rows]) =>
  (['mono', 'terminal', 'ocrb'] as const).flatMap((family) =>
    [600, 866, 1100].map((width) => ({ format, rows, family, width })),
  ),
);

it.each(STRIPS)('leaves a strip of a zone lying: $format, $family, $width pixels', async (drawn) => {
  const raster = strip(drawn.family, drawn.rows, drawn.width, 1.8);
  const { turn, textRegions } = await uprightPage(raster, null, {
    width: raster.width,
    height: raster.height,
    outline: null,
  });
  expect(turn).toBe(0);
  expect(textRegions.length).toBeGreaterThanOrEqual(drawn.rows.length);
});
