import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes, type ReaderOptions, type ReadResult } from 'zxing-wasm/reader';
import { boundingBox } from '../../contract/geometry.ts';
import type { Barcode } from '../../contract/pages.ts';
import type { Raster } from '../page.ts';
import { hasDarkBand, type GrayMap } from './dark-band.ts';

const FORMATS = ['PDF417', 'QRCode', 'DataMatrix', 'Code128'] as const;
/** Bars of a code that is large enough to be scanned survive at this size. */
const LONGEST_SIDE = 1_400;
/** A second look: at 190 dpi of a letter the finest PDF417 (modules of 0.25 mm) still has two pixels a module. */
const FINE_SIDE = 2_200;
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

/** PDF417, QR, DataMatrix and Code 128 symbols of a page, with their boxes in page pixels. */
export async function findBarcodes(raster: Raster): Promise<Barcode[]> {
  prepare();
  const scale = Math.min(1, LONGEST_SIDE / Math.max(raster.width, raster.height));
  const options: ReaderOptions = {
    formats: [...FORMATS],
    tryHarder: true,
    tryRotate: true,
    tryInvert: false,
    tryDownscale: false,
    maxNumberOfSymbols: MOST,
  };
  const map = await grayMap(raster, scale);
  const found = await readBarcodes(asNetpbm(map), options);
  // A fine PDF417 vanishes when shrunk; its start pattern may still be seen, and fails its error correction.
  const fine = Math.min(1, FINE_SIDE / Math.max(raster.width, raster.height));
  const suspects =
    scale < 1 && found.length === 0 && hasDarkBand(map)
      ? await readBarcodes(asNetpbm(await grayMap(raster, fine)), {
          ...options,
          tryHarder: false,
          formats: ['PDF417'],
        })
      : [];
  return [
    ...found.map((result) => toBarcode(result, scale)),
    ...suspects.map((result) => toBarcode(result, fine)),
  ];
}

/** The page in shades of grey, smaller or as it is. */
async function grayMap(raster: Raster, scale: number): Promise<GrayMap> {
  const width = Math.round(raster.width * scale);
  const height = Math.round(raster.height * scale);
  const data = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** Binary PGM (Netpbm), which the reader takes as it is. */
const asNetpbm = ({ data, width, height }: GrayMap): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);

function toBarcode({ format, text, position }: ReadResult, scale: number): Barcode {
  const known = FORMATS.find((name) => name.toLowerCase() === format.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
  return {
    format: known ?? 'Other',
    text,
    box: boundingBox(corners.map((p) => ({ x: p.x / scale, y: p.y / scale }))),
  };
}
