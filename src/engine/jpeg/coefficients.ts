import { BitReader, decoderOf, type Decoder } from './bit-reader.ts';
import { ZIGZAG, type JpegFile, type JpegScan } from './markers.ts';

/** Quantised DCT coefficients of the luminance component. */
export interface LumaCoefficients {
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /** 64 per block in natural order, blocks row by row. */
  readonly values: Int16Array;
  /** Its quantisation table, natural order. */
  readonly table: Uint16Array;
}

/** Larger pictures are not decoded: 64 MB of coefficients. */
const MAX_BLOCKS = 500_000;

/** Division of a frame into MCUs (minimum coded units of all components). */
export interface Units {
  readonly wide: number;
  readonly high: number;
  /** Largest sampling factors, horizontal and vertical: blocks per MCU. */
  readonly hMax: number;
  readonly vMax: number;
}

/** Null if the file is of an unsupported kind, or too large. */
export function unitsOf(file: JpegFile): Units | null {
  if (!file.supported || file.width === 0 || file.height === 0) return null;
  const hMax = Math.max(...file.components.map((c) => c.h));
  const vMax = Math.max(...file.components.map((c) => c.v));
  const wide = Math.ceil(file.width / (8 * hMax));
  const high = Math.ceil(file.height / (8 * vMax));
  return wide * high * hMax * vMax > MAX_BLOCKS ? null : { wide, high, hMax, vMax };
}

interface Plane {
  readonly id: number;
  readonly h: number;
  readonly v: number;
  readonly stride: number;
  readonly rows: number;
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /** All blocks of the requested component; for others one scratch block that each of theirs is decoded into. */
  readonly values: Int16Array;
  readonly isKept: boolean;
  prediction: number;
}

/** Refinement depends on earlier scans: only if several components share an AC scan must all be kept. */
const needsAll = (file: JpegFile): boolean =>
  file.progressive && file.scans.some(({ spectral, components }) => spectral[0] > 0 && components.length > 1);

/**
 * Decodes the luminance coefficients of a baseline or progressive JPEG (ITU-T T.81, annexes F and G). Damaged data
 * yields what was decoded before the damage; null if the file is unsupported or too large.
 */
export function lumaCoefficients(bytes: Uint8Array, file: JpegFile): LumaCoefficients | null {
  const units = unitsOf(file);
  if (!units) return null;
  const { wide: unitsWide, high: unitsHigh, hMax, vMax } = units;
  const keepsAll = needsAll(file);
  const planes = file.components.map((c, i): Plane => ({
    id: c.id,
    isKept: i === 0 || keepsAll,
    h: c.h,
    v: c.v,
    stride: unitsWide * c.h,
    rows: unitsHigh * c.v,
    blocksWide: Math.ceil((file.width * c.h) / (8 * hMax)),
    blocksHigh: Math.ceil((file.height * c.v) / (8 * vMax)),
    values: new Int16Array(i === 0 || keepsAll ? unitsWide * c.h * unitsHigh * c.v * 64 : 64),
    prediction: 0,
  }));
  for (const scan of file.scans) decodeScan(bytes, file, scan, planes, unitsWide, unitsHigh);
  const luma = planes[0]!;
  const table = file.quantisation.get(file.components[0]!.table);
  return table ? { blocksWide: luma.stride, blocksHigh: luma.rows, values: luma.values, table } : null;
}

function decodeScan(
  bytes: Uint8Array,
  file: JpegFile,
  scan: JpegScan,
  planes: readonly Plane[],
  unitsWide: number,
  unitsHigh: number,
): void {
  const parts = scan.components.flatMap((c) => {
    const plane = planes.find((p) => p.id === c.id);
    const dc = scan.huffman.get(`dc${c.dc}`);
    const ac = scan.huffman.get(`ac${c.ac}`);
    return plane ? [{ plane, dc: dc ? decoderOf(dc) : null, ac: ac ? decoderOf(ac) : null }] : [];
  });
  // Skip scans without a kept component.
  if (!parts.some(({ plane }) => plane.isKept)) return;
  const bits = new BitReader(bytes, scan.start, scan.end);
  const run = { left: 0 };
  const decode = (part: Part, block: number): boolean => {
    const offset = part.plane.isKept ? block * 64 : 0;
    return file.progressive
      ? progressiveBlock(bits, scan, part, offset, run)
      : baselineBlock(bits, part, offset);
  };
  const single = parts.length === 1 ? parts[0]! : null;
  const wide = single ? single.plane.blocksWide : unitsWide;
  const total = wide * (single ? single.plane.blocksHigh : unitsHigh);
  for (let unit = 0; unit < total; unit++) {
    if (scan.restartInterval > 0 && unit > 0 && unit % scan.restartInterval === 0) {
      if (!bits.restart()) return;
      run.left = 0;
      for (const { plane } of parts) plane.prediction = 0;
    }
    const x = unit % wide;
    const y = (unit - x) / wide;
    if (single) {
      if (!decode(single, y * single.plane.stride + x)) return;
      continue;
    }
    for (const part of parts)
      for (let v = 0; v < part.plane.v; v++)
        for (let h = 0; h < part.plane.h; h++)
          if (!decode(part, (y * part.plane.v + v) * part.plane.stride + x * part.plane.h + h)) return;
  }
}

type Part = { plane: Plane; dc: Decoder | null; ac: Decoder | null };

function baselineBlock(bits: BitReader, { plane, dc, ac }: Part, offset: number): boolean {
  if (!dc || !ac) return false;
  const size = bits.symbol(dc);
  if (size < 0 || size > 15) return false;
  plane.prediction += bits.signed(size);
  plane.values[offset] = plane.prediction;
  for (let k = 1; k < 64;) {
    const symbol = bits.symbol(ac);
    if (symbol < 0) return false;
    const zeros = symbol >> 4;
    const length = symbol & 15;
    if (length === 0) {
      if (zeros < 15) break;
      k += 16;
      continue;
    }
    k += zeros;
    if (k > 63) return false;
    plane.values[offset + ZIGZAG[k]!] = bits.signed(length);
    k++;
  }
  return !bits.exhausted;
}

/** One block of one progressive scan: DC or AC, first pass or refinement (annex G.1.2). */
function progressiveBlock(
  bits: BitReader,
  scan: JpegScan,
  { plane, dc, ac }: Part,
  offset: number,
  run: { left: number },
): boolean {
  const [from, to] = scan.spectral;
  const [high, low] = scan.approximation;
  const { values } = plane;
  if (from === 0) {
    if (high > 0) {
      if (bits.bit() === 1) values[offset] = values[offset]! | (1 << low);
      return !bits.exhausted;
    }
    const size = dc ? bits.symbol(dc) : -1;
    if (size < 0 || size > 15) return false;
    plane.prediction += bits.signed(size);
    values[offset] = plane.prediction << low;
    return !bits.exhausted;
  }
  if (!ac) return false;
  if (high > 0) return refineBlock(bits, values, offset, from, to, low, ac, run);
  if (run.left > 0) {
    run.left--;
    return true;
  }
  for (let k = from; k <= to;) {
    const symbol = bits.symbol(ac);
    if (symbol < 0) return false;
    const zeros = symbol >> 4;
    const length = symbol & 15;
    if (length === 0) {
      if (zeros < 15) {
        run.left = (1 << zeros) - 1 + (zeros > 0 ? bits.bits(zeros) : 0);
        break;
      }
      k += 16;
      continue;
    }
    k += zeros;
    if (k > 63) return false;
    values[offset + ZIGZAG[k]!] = bits.signed(length) * (1 << low);
    k++;
  }
  return !bits.exhausted;
}

function refineBlock(
  bits: BitReader,
  values: Int16Array,
  offset: number,
  from: number,
  to: number,
  low: number,
  ac: Decoder,
  run: { left: number },
): boolean {
  const plus = 1 << low;
  const refine = (at: number): void => {
    const value = values[at]!;
    if (bits.bit() === 1 && (Math.abs(value) & plus) === 0) values[at] = value + (value > 0 ? plus : -plus);
  };
  let k = from;
  if (run.left === 0) {
    while (k <= to) {
      const symbol = bits.symbol(ac);
      if (symbol < 0) return false;
      let zeros = symbol >> 4;
      let fresh = 0;
      if ((symbol & 15) !== 0) fresh = bits.bit() === 1 ? plus : -plus;
      else if (zeros < 15) {
        run.left = (1 << zeros) + (zeros > 0 ? bits.bits(zeros) : 0);
        break;
      }
      for (; k <= to; k++) {
        const at = offset + ZIGZAG[k]!;
        if (values[at] !== 0) refine(at);
        else if (zeros === 0) {
          if (fresh !== 0) values[at] = fresh;
          k++;
          break;
        } else zeros--;
      }
      if (bits.exhausted) return false;
    }
  }
  if (run.left > 0) {
    for (; k <= to; k++) if (values[offset + ZIGZAG[k]!] !== 0) refine(offset + ZIGZAG[k]!);
    run.left--;
  }
  return !bits.exhausted;
}
