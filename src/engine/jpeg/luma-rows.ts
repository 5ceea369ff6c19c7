import { kernelModule } from '../kernels/module.ts';
import { eachRowOfScan, type Scan, type SeeRow } from '../kernels/scan-rows.ts';
import { decoderOf } from './bit-reader.ts';
import { lumaCoefficients, unitsOf } from './coefficients.ts';
import type { JpegFile } from './markers.ts';

/** The quantised luminance of a JPEG, one row of blocks at a time: a whole photograph takes tens of megabytes. */
export interface LumaRows {
  /** Its quantisation table, natural order. */
  readonly table: Uint16Array;
  /**
   * Decodes the file, anew on each call.
   *
   * @param texture a block has texture if the absolute values of its dequantised AC coefficients add up to more
   * @param see called with rows of blocks, top to bottom; perhaps not with those after damaged data
   */
  each(texture: number, see: SeeRow): void;
}

/**
 * Null if `lumaCoefficients` is.
 *
 * @param module compiled kernels; null: plain code with the same result
 */
export function lumaRows(bytes: Uint8Array, file: JpegFile, module = kernelModule()): LumaRows | null {
  const table = unitsOf(file) && file.quantisation.get(file.components[0]!.table);
  if (!table) return null;
  return {
    table,
    each: (texture, see) => {
      const scan = module && onlyScan(bytes, file);
      if (!scan || !eachRowOfScan(scan, { steps: table, texture }, see, module))
        plainRows(bytes, file, texture, see);
    },
  };
}

/** The single scan of a baseline file; null if there are several or none. */
function onlyScan(bytes: Uint8Array, file: JpegFile): Scan | null {
  const [scan] = file.scans;
  const [luma] = file.components;
  if (!scan || !luma || file.progressive || file.scans.length > 1) return null;
  // Components with equal ids share a predictor in the plain code.
  if (new Set(scan.components.map(({ id }) => id)).size !== file.components.length) return null;
  // In a scan of one component each block is an MCU, in rows as wide as the picture.
  const isAlone = file.components.length === 1;
  const parts = scan.components.flatMap(({ id, dc, ac }) => {
    const component = file.components.find((c) => c.id === id);
    if (!component) return [];
    const { h, v } = isAlone ? { h: 1, v: 1 } : component;
    const decoderAt = (place: string) => {
      const table = scan.huffman.get(place);
      return table ? decoderOf(table) : null;
    };
    return [{ h, v, dc: decoderAt(`dc${dc}`), ac: decoderAt(`ac${ac}`), isWanted: component === luma }];
  });
  if (parts.length !== file.components.length || !parts.some(({ isWanted }) => isWanted)) return null;
  const units = unitsOf(file)!;
  const size = isAlone
    ? { wide: Math.ceil(file.width / 8), high: Math.ceil(file.height / 8) }
    : { wide: units.wide, high: units.high };
  const { start, end, restartInterval } = scan;
  const stride = isAlone ? size.wide : size.wide * luma.h;
  return { bytes, start, end, restartInterval, parts, ...size, stride };
}

/** The same for any supported file, decoding all coefficients at once. */
function plainRows(bytes: Uint8Array, file: JpegFile, texture: number, see: SeeRow): void {
  const { values, table, blocksWide, blocksHigh } = lumaCoefficients(bytes, file)!;
  const isTextured = new Uint8Array(blocksWide);
  for (let row = 0; row < blocksHigh; row++) {
    const own = values.subarray(64 * blocksWide * row, 64 * blocksWide * (row + 1));
    for (let block = 0; block < blocksWide; block++)
      isTextured[block] = hasTexture(own, 64 * block, table, texture) ? 1 : 0;
    see(row, own, isTextured);
  }
}

function hasTexture(values: Int16Array, offset: number, table: Uint16Array, texture: number): boolean {
  let sum = 0;
  for (let k = 1; k < 64; k++) {
    sum += Math.abs(values[offset + k]!) * table[k]!;
    if (sum > texture) return true;
  }
  return false;
}
