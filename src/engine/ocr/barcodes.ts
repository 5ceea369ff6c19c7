import sharp from 'sharp';
import { boundingBox, type Box, type Point } from '../../contract/geometry.ts';
import type { Barcode } from '../../contract/pages.ts';
import type { Raster } from '../raster/page.ts';
import { askAside } from './aside/client.ts';
import type { SymbolSearch } from './aside/messages.ts';
import { barredPart } from './barred-part.ts';
import { cutTo, printedPart, type Pixels, type PrintedPart } from './printed-part.ts';

const FORMATS = ['PDF417', 'QRCode', 'DataMatrix', 'Code128'] as const;
/** Bars of a code that is large enough to be scanned survive at this size. */
const LONGEST_SIDE = 1_400;
/** A second look: at 190 dpi of a letter the finest PDF417 (modules of 0.25 mm) still has two pixels a module. */
const FINE_SIDE = 2_200;
/** Pages up to this size are looked at as they are: to shrink them by so little takes longer than to read them. */
const FINE_ENOUGH = 2_400;
/** Paper kept around print at that size, pixels: symbols need a quiet zone of up to ten modules. */
const QUIET = 24;
const STEP = 8;

/** PDF417, QR, DataMatrix and Code 128 symbols of a page, with their boxes in page pixels. */
export async function findBarcodes(raster: Raster): Promise<Barcode[]> {
  const longest = Math.max(raster.width, raster.height);
  const scale = Math.min(1, LONGEST_SIDE / longest);
  const whole = { x: 0, y: 0, width: raster.width, height: raster.height };
  const map = await grayMap(raster, whole, scale);
  const printed = printedPart(map, QUIET, STEP);
  const found = await symbolsOn(cutTo(map, printed), { formats: FORMATS, tryHarder: true });
  if (found.length > 0 || scale === 1)
    return placed(found, ({ x, y }) => ({ x: (printed.left + x) / scale, y: rowOf(printed, y) / scale }));
  // A fine PDF417 vanishes when shrunk; its start pattern may still be seen, and fails its error correction.
  const barred = barredPart(map);
  if (!barred) return [];
  const fine = longest <= FINE_ENOUGH ? 1 : FINE_SIDE / longest;
  const part = onPage(barred, scale, raster);
  const closer = await grayMap(raster, part, fine);
  const suspects = await symbolsOn(closer, { formats: ['PDF417'], tryHarder: false });
  return placed(suspects, ({ x, y }) => ({ x: part.x + x / fine, y: part.y + y / fine }));
}

/** @param picture in shades of grey */
const symbolsOn = (picture: Pixels, how: Omit<SymbolSearch, 'picture'>): Promise<Barcode[]> => {
  const own = { ...picture, data: Uint8Array.from(picture.data) };
  return askAside('symbols', { picture: own, ...how }, own.data);
};

const placed = (found: readonly Barcode[], toPage: (point: Point) => Point): Barcode[] =>
  found.map(({ box, ...symbol }) => {
    const end = { x: box.x + box.width, y: box.y + box.height };
    return { ...symbol, box: boundingBox([toPage(box), toPage(end)]) };
  });

/** Where a row of the printed part is on the whole; a symbol's corner may be just outside of it. */
const rowOf = ({ rows }: PrintedPart, y: number): number =>
  rows[Math.min(rows.length - 1, Math.max(0, Math.floor(y)))]!;

/** A box of a map in whole pixels of its page. */
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

/** A part of the page in shades of grey, smaller or as it is. */
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
