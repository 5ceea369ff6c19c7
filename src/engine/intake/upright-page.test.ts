import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { cornersOf } from '../../contract/geometry.ts';
import { fontFile } from '../../../tools/specimens/draw/fonts.ts';
import { zoneRows } from '../../../tools/passport/specimen.ts';
import type { Raster, TextRegion } from '../raster/page.ts';
import { turnRaster } from './turn.ts';
import { uprightPage } from './upright-page.ts';

const WINDOW = { width: 1730, height: 1154 };
const ROWS = 44;

function rasterOf(canvas: Canvas): Raster {
  const { width, height } = canvas;
  const pixels = canvas.data();
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < data.length; i++) data[i] = pixels[4 * ((i / 3) | 0) + (i % 3)]!;
  return { data, width, height };
}

/** A statement of many rows in a viewer's window. */
function inWindow(): Raster {
  const canvas = createCanvas(WINDOW.width, WINDOW.height);
  const g = canvas.getContext('2d');
  g.fillStyle = '#303336';
  g.fillRect(0, 0, WINDOW.width, WINDOW.height);
  g.fillStyle = '#ffffff';
  g.fillRect(390, 80, 700, 1000);
  g.fillStyle = '#222222';
  g.font = '13px sans-serif';
  for (let row = 0; row < ROWS; row++)
    for (const [x, text] of [
      [455, '01/05/2026'],
      [540, `Debit order ${row}43347`],
      [780, '1,180.40'],
      [970, '15,865.78'],
    ] as const)
      g.fillText(text, x, 150 + 20 * row);
  return rasterOf(canvas);
}

const regionAt = (x: number, y: number, width: number, height: number): TextRegion => ({
  score: 0.8,
  quad: cornersOf({ x, y, width, height }),
});

it('leaves a letter as it stands where rows of a column grew together in a copy too small for them', async () => {
  // What the detector sees of such a picture at a card's size.
  const columns = [140, 400, 660].map((y) => regionAt(455, y, 75, 240));
  const rows = [150, 170].map((y) => regionAt(540, y, 200, 18));
  const { turn, textRegions } = await uprightPage(inWindow(), [...columns, ...rows], {
    ...WINDOW,
    outline: null,
  });
  expect(turn).toBe(0);
  expect(textRegions.length).toBeGreaterThan(2 * ROWS);
});

/** A photocopy of a letter: small grey print on grainy paper. */
function grainyCopy(): Raster {
  const size = { width: 1240, height: 1754 };
  const canvas = createCanvas(size.width, size.height);
  const g = canvas.getContext('2d');
  g.fillStyle = '#f8f8f8';
  g.fillRect(0, 0, size.width, size.height);
  g.fillStyle = '#444444';
  g.font = '15px serif';
  for (let line = 0; line < 10; line++)
    g.fillText(`${line}. The liability of the members is limited as the Act says.`, 60, 200 + 22 * line);
  const pixels = canvas.data();
  const data = new Uint8Array(size.width * size.height * 3);
  let grain = 1;
  for (let i = 0; i < data.length; i += 3) {
    // A linear congruential generator: the same grain in every run.
    grain = (grain * 1103515245 + 12345) % 2147483648;
    const v = pixels[(4 * i) / 3]! + (grain / 2147483648 - 0.5) * 70;
    data.fill(Math.max(0, Math.min(255, v)), i, i + 3);
  }
  return { data, ...size };
}

it.each([90, 270] as const)('sees the small print of a grainy copy that was turned by %i°', async (by) => {
  const page = await uprightPage(turnRaster(grainyCopy(), by), null, {
    width: 1754,
    height: 1240,
    outline: null,
  });
  expect(page.turn).toBe(360 - by);
  expect(page.textRegions.length).toBeGreaterThanOrEqual(10);
});

/** Lines that run far upwards, on a picture without an edge of their paper. */
function farAcross(): Raster {
  const size = { width: 1400, height: 1000 };
  const canvas = createCanvas(size.width, size.height);
  const g = canvas.getContext('2d');
  g.fillStyle = '#e8e8e0';
  g.fillRect(0, 0, size.width, size.height);
  g.translate(size.width / 2, size.height / 2);
  g.rotate((-35 * Math.PI) / 180);
  g.fillStyle = '#222222';
  g.font = '34px sans-serif';
  for (let line = 0; line < 6; line++)
    g.fillText(`Account ${line} of the example society`, -330, -150 + 70 * line);
  return rasterOf(canvas);
}

it('levels a page that lies far across the picture, and sees its lines whole', async () => {
  const page = await uprightPage(farAcross(), null, { width: 1400, height: 1000, outline: null });
  expect(page.turn).toBe(0);
  expect(page.skew).toBeCloseTo(-35, 0);
  const whole = page.textRegions.filter(({ quad: [a, b] }) => b.x - a.x > 450 && Math.abs(b.y - a.y) < 12);
  expect(whole).toHaveLength(6);
});

const ZONE_WIDTH = 1080;

/** An open passport: observations printed across the data page below them, with far more text. */
function openBooklet(): Raster {
  const size = { width: 1250, height: 1760 };
  const canvas = createCanvas(size.width, size.height);
  const g = canvas.getContext('2d');
  g.fillStyle = '#f4f1e8';
  g.fillRect(0, 0, size.width, size.height);
  g.fillStyle = '#222222';
  g.save();
  g.translate(60, 840);
  g.rotate(-Math.PI / 2);
  g.font = '20px serif';
  for (let line = 0; line < 22; line++)
    g.fillText(
      `${line}. Observations of the authority in the languages of the state, page after page`,
      0,
      36 * line,
    );
  g.restore();
  g.font = '24px sans-serif';
  for (const [y, text] of [
    [960, 'PASSPORT   UTOPIA'],
    [1040, 'Surname  MODISANE'],
    [1110, 'Given names  THATO KABO'],
    [1180, 'Date of birth  14 FEB 1988     Sex  F'],
    [1250, 'Nationality  UTOPIAN     Passport number  X7100042K'],
    [1320, 'Date of issue  30 AUG 2021     Date of expiry  30 AUG 2031'],
    [1390, 'Authority  DEPARTMENT OF IMMIGRATION, UTOPIA CITY'],
  ] as const)
    g.fillText(text, 420, y);
  GlobalFonts.registerFromPath(fontFile({ family: 'ocrb', bold: false, italic: false }), 'Zone');
  g.font = '40px Zone';
  // Ten characters an inch, as printed in passports.
  g.letterSpacing = `${(ZONE_WIDTH - g.measureText(zoneRows()[0]!).width) / 44}px`;
  zoneRows().forEach((row, k) => g.fillText(row, 60, 1600 + 62 * k));
  return rasterOf(canvas);
}

it.each([0, 90, 180, 270] as const)(
  'turns an open booklet towards the page with the zone, not to the longer page across it: by %i°',
  async (by) => {
    const picture = by === 0 ? openBooklet() : turnRaster(openBooklet(), by);
    const { turn } = await uprightPage(picture, null, {
      width: picture.width,
      height: picture.height,
      outline: null,
    });
    expect(turn).toBe((360 - by) % 360);
  },
);
