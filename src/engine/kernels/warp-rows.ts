import { lazily } from '../lazily.ts';
import { givesBackWhenTrimmed } from '../trim-memory.ts';
import { empty, FREE_FROM, ifMemoryDoes, kernelModule, reserve } from './module.ts';

/** An RGB picture. */
interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The first eight coefficients of a homography, row by row, from result to picture coordinates. */
type Map = readonly [number, number, number, number, number, number, number, number, ...unknown[]];

/**
 * Warps a part of a picture to `width × height`, bit-identical to the plain code. Null if the map passes through
 * infinity (the part of the picture needed is unbounded then), or the machine lacks memory.
 */
export type Warp = (
  source: Picture,
  map: Map,
  width: number,
  height: number,
) => Uint8Array<ArrayBuffer> | null;

interface Exports {
  readonly memory: WebAssembly.Memory;
  warpRows(
    source: number,
    row: number,
    sourceWidth: number,
    sourceHeight: number,
    out: number,
    width: number,
    from: number,
    to: number,
    ...map: readonly number[]
  ): void;
}

/** Rows per pass: the kernel's memory holds them and the part of the picture they sample. */
const BAND = 512;
/** Bytes read and written past the end of an area. */
const BEHIND = 16;
/** Memory kept for the next picture, bytes. */
const MOST_KEPT = 24 << 20;
/** Pixels sampled around a position: its neighbours, and a margin for rounding. */
const AROUND = 2;

let kept: Exports | null = null;
givesBackWhenTrimmed(() => kept && empty(kept.memory));

/** The kernel where it can run; null: plain code computes the same. */
export const warpKernel = lazily(() => createWarp(kernelModule()));

/** @param module compiled kernels; null if there are none */
export function createWarp(module: WebAssembly.Module | null): Warp | null {
  if (!module || !WebAssembly.Module.exports(module).some(({ name }) => name === 'warpRows')) return null;
  return (source, map, width, height) =>
    isBounded(map, width, height) ? ifMemoryDoes(() => straighten(module, source, map, width, height)) : null;
}

function straighten(
  module: WebAssembly.Module,
  source: Picture,
  map: Map,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(width * height * 3);
  const kernels = kept ?? (new WebAssembly.Instance(module).exports as unknown as Exports);
  kept = null;
  for (let from = 0; from < height; from += BAND) {
    const to = Math.min(height, from + BAND);
    const part = partFor(source, map, width, from, to);
    out.set(rowsOf(kernels, source, part, map, width, from, to), from * width * 3);
  }
  if (kernels.memory.buffer.byteLength <= MOST_KEPT) kept = kernels;
  return out;
}

const depthAt = ([, , , , , , g, h]: Map, u: number, v: number): number => g * u + h * v + 1;

/** Is depth positive everywhere in the result? It is linear, so the corners decide. */
const isBounded = (map: Map, width: number, height: number): boolean =>
  [0, width + 1].every((u) => [0, height].every((v) => depthAt(map, u, v) > 0));

/** Columns and rows of a picture; ends are exclusive. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of the picture that some rows sample: bounded by their corners, since a homography keeps lines straight. */
function partFor({ width: w, height: h }: Picture, map: Map, width: number, from: number, to: number): Part {
  const [a, b, c, d, e, f] = map;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [u, v] of [
    [0, from],
    [width + 1, from],
    [0, to],
    [width + 1, to],
  ] as const) {
    const depth = depthAt(map, u, v);
    xs.push((a * u + b * v + c) / depth);
    ys.push((d * u + e * v + f) / depth);
  }
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  return {
    left: within(Math.floor(Math.min(...xs)) - AROUND, w),
    top: within(Math.floor(Math.min(...ys)) - AROUND, h),
    right: within(Math.ceil(Math.max(...xs)) + AROUND, w),
    bottom: within(Math.ceil(Math.max(...ys)) + AROUND, h),
  };
}

/** Copies the part into the kernel's memory and warps the rows there. */
function rowsOf(
  { memory, warpRows }: Exports,
  source: Picture,
  { left, top, right, bottom }: Part,
  map: Map,
  width: number,
  from: number,
  to: number,
): Uint8Array {
  const row = 3 * (right - left);
  const size = 3 * width * (to - from);
  const outAt = FREE_FROM + row * (bottom - top) + BEHIND;
  reserve(memory, outAt + size + BEHIND);
  const bytes = new Uint8Array(memory.buffer);
  for (let y = top, at = FREE_FROM; y < bottom; y++, at += row) {
    const first = 3 * (y * source.width + left);
    bytes.set(source.data.subarray(first, first + row), at);
  }
  const whole = FREE_FROM - top * row - 3 * left;
  const [a, b, c, d, e, f, g, h] = map;
  warpRows(whole, row, source.width, source.height, outAt, width, from, to, a, b, c, d, e, f, g, h);
  return bytes.subarray(outAt, outAt + size);
}
