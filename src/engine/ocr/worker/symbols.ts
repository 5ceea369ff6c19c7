import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader';
import { boundingBox, type Quad } from '../../../contract/geometry.ts';
import type { Barcode } from '../../../contract/pages.ts';
import type { Pixels } from '../printed-part.ts';
import type { SymbolSearch, SymbolsSeen } from './messages.ts';

const MAX_SYMBOLS = 8;

let prepared = false;

/** Loads the WebAssembly from its package on disk: by default it would be fetched from a network. */
function prepare(): void {
  if (prepared) return;
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const bytes = readFileSync(file);
  prepareZXingModule({
    overrides: { wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
  });
  prepared = true;
}

/** The symbols on a greyscale picture, at most eight, and those whose error correction failed. */
export async function symbolsOn({ picture, formats, tryHarder }: SymbolSearch): Promise<SymbolsSeen> {
  prepare();
  const found = await readBarcodes(asNetpbm(picture), {
    formats: [...formats],
    tryHarder,
    tryRotate: true,
    tryInvert: false,
    tryDownscale: false,
    maxNumberOfSymbols: MAX_SYMBOLS,
    // By default control characters are written as words: `<GS>`, `<RS>`.
    textMode: 'Plain',
    returnErrors: true,
  });
  const [read, unread] = [found.filter(({ isValid }) => isValid), found.filter(({ isValid }) => !isValid)];
  return {
    read: read.map((result) => toBarcode(result, formats)),
    unread: unread.filter(({ format }) => format === 'PDF417').map(({ position }) => cornersOf(position)),
  };
}

const cornersOf = ({ topLeft, topRight, bottomRight, bottomLeft }: ReadResult['position']): Quad => [
  topLeft,
  topRight,
  bottomRight,
  bottomLeft,
];

/** Binary PGM (Netpbm), which the reader accepts directly. */
const asNetpbm = ({ data, width, height }: Pixels): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);

function toBarcode({ format, text, position }: ReadResult, formats: SymbolSearch['formats']): Barcode {
  const known = formats.find((name) => name.toLowerCase() === format.toLowerCase().replace(/[^a-z0-9]/g, ''));
  return { format: known ?? 'Other', text, box: boundingBox(cornersOf(position)) };
}
