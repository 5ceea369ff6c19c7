import sharp from 'sharp';
import { boundingBox, mapQuad, type Box, type Point } from '../../contract/geometry.ts';
import type { Barcode } from '../../contract/pages.ts';
import type { Raster } from '../raster/page.ts';
import { runInWorker } from './worker/client.ts';
import type { SymbolSearch, SymbolsSeen } from './worker/messages.ts';
import { barredPart } from './barred-part.ts';
import { cutTo, printedPart, type Pixels, type PrintedPart } from './printed-part.ts';
import { levelled } from './turned-symbols.ts';

const FORMATS = ['PDF417', 'QRCode', 'DataMatrix', 'Code128'] as const;
/** Longest side of the first search, pixels: symbols large enough for scanners survive at this size. */
const LONGEST_SIDE = 1_400;
/** Longest side of the second search: about 190 dpi on a letter, where the finest PDF417 (0.25 mm modules) has two pixels per module. */
const FINE_SIDE = 2_200;
/** Pages up to this size are searched unscaled: scaling by so little takes longer than it saves. */
const FINE_ENOUGH = 2_400;
/** Margin kept around print at that size, pixels: symbols need a quiet zone of up to ten modules. */
const QUIET = 24;
const STEP = 8;
/** Maximum symbols per page that are searched again: print that only resembles one costs a search each. */
const MOST_TURNED = 2;

/** PDF417, QR, DataMatrix and Code 128 symbols of a page, with their boxes in page pixels. */
export async function findBarcodes(raster: Raster): Promise<Barcode[]> {
  const longest = Math.max(raster.width, raster.height);
  const scale = Math.min(1, LONGEST_SIDE / longest);
  const whole = { x: 0, y: 0, width: raster.width, height: raster.height };
  const map = await grayMap(raster, whole, scale);
  const printed = printedPart(map, QUIET, STEP);
  const first = await seenOn(
    cutTo(map, printed),
    { formats: FORMATS, tryHarder: true },
    raster,
    ({ x, y }) => ({
      x: (printed.left + x) / scale,
      y: rowOf(printed, y) / scale,
    }),
  );
  // A linear code repeats only a number; the symbol with all data often stands beside it, as on AAMVA licences.
  if (scale === 1 || first.some(({ format }) => format !== 'Code128')) return first;
  // A fine PDF417 is lost by downscaling; its start pattern may be found, but error correction fails.
  const barred = barredPart(map);
  if (!barred) return first;
  const fine = longest <= FINE_ENOUGH ? 1 : FINE_SIDE / longest;
  const part = onPage(barred, scale, raster);
  const closer = await grayMap(raster, part, fine);
  const suspects = await seenOn(closer, { formats: ['PDF417'], tryHarder: false }, raster, ({ x, y }) => ({
    x: part.x + x / fine,
    y: part.y + y / fine,
  }));
  return [...first, ...suspects];
}

/**
 * The symbols on a part of a page. One found but not decoded is searched again alone, at full resolution and with its rows level.
 *
 * @param picture greyscale
 */
async function seenOn(
  picture: Pixels,
  how: Omit<SymbolSearch, 'picture'>,
  raster: Raster,
  toPage: (point: Point) => Point,
): Promise<Barcode[]> {
  const { read, unread } = await symbolsOn(picture, how);
  const found = read.map(({ box, ...symbol }) => {
    const end = { x: box.x + box.width, y: box.y + box.height };
    return { ...symbol, box: boundingBox([toPage(box), toPage(end)]) };
  });
  for (const corners of unread.slice(0, MOST_TURNED)) {
    const quad = mapQuad(corners, toPage);
    const part = levelled(raster, quad);
    const box = { x: 0, y: 0, width: part.width, height: part.height };
    const again = await symbolsOn(await grayMap(part, box, 1), { formats: ['PDF417'], tryHarder: true });
    found.push(...again.read.map((symbol) => ({ ...symbol, box: boundingBox(quad) })));
  }
  return found;
}

const symbolsOn = (picture: Pixels, how: Omit<SymbolSearch, 'picture'>): Promise<SymbolsSeen> => {
  const own = { ...picture, data: Uint8Array.from(picture.data) };
  return runInWorker('symbols', { picture: own, ...how }, own.data);
};

/** Maps a row of the printed part to the whole picture; a symbol's corner may lie slightly outside. */
const rowOf = ({ rows }: PrintedPart, y: number): number =>
  rows[Math.min(rows.length - 1, Math.max(0, Math.floor(y)))]!;

/** A box of the scaled map in whole page pixels. */
function onPage(box: Box, scale: number, { width, height }: Raster): Box {
  const x = Math.floor(box.x / scale);
  const y = Math.floor(box.y / scale);
  return {
    x,
    y,
    width: Math.min(width - x, Math.ceil(box.width / scale)),
    height: Math.min(height - y, Math.ceil(box.height / scale)),
  };
}

/** Part of the page in greyscale, downscaled if `scale` is below 1. */
async function grayMap({ data, width, height }: Raster, part: Box, scale: number): Promise<Pixels> {
  const image = sharp(data, { raw: { width, height, channels: 3 } }).extract({
    left: part.x,
    top: part.y,
    width: part.width,
    height: part.height,
  });
  const size = {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
  const shrunk = scale < 1 ? image.resize({ ...size, fit: 'fill', kernel: 'linear' }) : image;
  return { ...size, channels: 1, data: await shrunk.toColourspace('b-w').raw().toBuffer() };
}
