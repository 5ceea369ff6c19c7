import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes, type ReaderOptions, type ReadResult } from 'zxing-wasm/reader';
import { boundingBox, type Box, type Point } from '../../contract/geometry.ts';
import type { Barcode } from '../../contract/pages.ts';
import type { Raster } from '../page.ts';
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
const MOST = 8;

let prepared = false;

/** The module's WebAssembly comes from its package on this disk: the default would fetch it from a network. */
function prepare(): void {
  if (prepared) return;
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const bytes = readFileSync(file);
  prepareZXingModule({
    overrides: { wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
  });
  prepared = true;
}

const OPTIONS: ReaderOptions = {
  formats: [...FORMATS],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: false,
  maxNumberOfSymbols: MOST,
};

/** PDF417, QR, DataMatrix and Code 128 symbols of a page, with their boxes in page pixels. */
export async function findBarcodes(raster: Raster): Promise<Barcode[]> {
  prepare();
  const longest = Math.max(raster.width, raster.height);
  const scale = Math.min(1, LONGEST_SIDE / longest);
  const whole = { x: 0, y: 0, width: raster.width, height: raster.height };
  const map = await grayMap(raster, whole, scale);
  const printed = printedPart(map, QUIET, STEP);
  const found = await readBarcodes(asNetpbm(cutTo(map, printed)), OPTIONS);
  if (found.length > 0 || scale === 1)
    return found.map((result) =>
      toBarcode(result, ({ x, y }) => ({ x: (printed.left + x) / scale, y: rowOf(printed, y) / scale })),
    );
  // A fine PDF417 vanishes when shrunk; its start pattern may still be seen, and fails its error correction.
  const barred = barredPart(map);
  if (!barred) return [];
  const fine = longest <= FINE_ENOUGH ? 1 : FINE_SIDE / longest;
  const part = onPage(barred, scale, raster);
  const closer = asNetpbm(await grayMap(raster, part, fine));
  const suspects = await readBarcodes(closer, { ...OPTIONS, tryHarder: false, formats: ['PDF417'] });
  return suspects.map((result) =>
    toBarcode(result, ({ x, y }) => ({ x: part.x + x / fine, y: part.y + y / fine })),
  );
}

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
  const size = { width: Math.round(part.width * scale), height: Math.round(part.height * scale) };
  const shrunk = scale < 1 ? image.resize({ ...size, fit: 'fill', kernel: 'linear' }) : image;
  return { ...size, channels: 1, data: await shrunk.toColourspace('b-w').raw().toBuffer() };
}

/** Binary PGM (Netpbm), which the reader takes as it is. */
const asNetpbm = ({ data, width, height }: Pixels): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);

function toBarcode({ format, text, position }: ReadResult, toPage: (point: Point) => Point): Barcode {
  const known = FORMATS.find((name) => name.toLowerCase() === format.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
  return {
    format: known ?? 'Other',
    text,
    box: boundingBox(corners.map(toPage)),
  };
}
