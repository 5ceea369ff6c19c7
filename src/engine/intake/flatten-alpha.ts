import { endianness } from 'node:os';
import { lumaOf } from '../raster/luma.ts';

/** Pixels sampled to tell ink from light lettering. */
const GLANCE = 25_600;
const LIGHT_INK = 0.75;
const MOSTLY_TRANSPARENT = 0.3;
const OPAQUE = 255;

/**
 * Red, green and blue of RGBA pixels put on white paper, or on black where what is visible is light lettering; written over the pixels, for
 * which a copy would be megabytes more.
 */
export function flattenAlpha(rgba: Uint8Array): Uint8Array {
  // Each pixel is written where it or one before it stood.
  const rgb = rgba.subarray(0, (rgba.length / 4) * 3);
  const paper = isLightLettering(rgba) ? 0 : OPAQUE;
  for (let i = withoutAlpha(rgba, rgb), o = (i / 4) * 3; i < rgba.length; i += 4, o += 3) {
    const share = rgba[i + 3]! / OPAQUE;
    const rest = paper * (1 - share) + 0.5;
    rgb[o] = rgba[i]! * share + rest;
    rgb[o + 1] = rgba[i + 1]! * share + rest;
    rgb[o + 2] = rgba[i + 2]! * share + rest;
  }
  return rgb;
}

/**
 * Most pictures that could be transparent are not: four pixels at a time are copied, up to the first that is.
 *
 * @returns the place in `rgba` up to which they were, a multiple of 16
 */
function withoutAlpha(rgba: Uint8Array, rgb: Uint8Array): number {
  // Words are read as this processor keeps them, from places that are multiples of four.
  if (rgba.byteOffset % 4 !== 0 || endianness() !== 'LE') return 0;
  const from = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length >> 2);
  const to = new Uint32Array(rgb.buffer, rgb.byteOffset, rgb.length >> 2);
  let i = 0;
  for (let o = 0; i + 4 <= from.length; i += 4, o += 3) {
    const a = from[i]!;
    const b = from[i + 1]!;
    const c = from[i + 2]!;
    const d = from[i + 3]!;
    if ((a & b & c & d) >>> 24 !== OPAQUE) break;
    to[o] = (a & 0xffffff) | (b << 24);
    to[o + 1] = ((b >>> 8) & 0xffff) | (c << 16);
    to[o + 2] = ((c >>> 16) & 0xff) | (d << 8);
  }
  return i * 4;
}

/** Is most of a picture transparent, and what is visible of it nearly white? White paper would hide that. */
function isLightLettering(rgba: Uint8Array): boolean {
  const pixels = rgba.length / 4;
  const step = Math.max(1, Math.floor(pixels / GLANCE));
  let visible = 0;
  let light = 0;
  let seen = 0;
  for (let pixel = 0; pixel < pixels; pixel += step, seen++) {
    const i = pixel * 4;
    const alpha = rgba[i + 3]! / OPAQUE;
    visible += alpha;
    light += (alpha * lumaOf(rgba[i]!, rgba[i + 1]!, rgba[i + 2]!)) / OPAQUE;
  }
  const transparent = 1 - visible / seen;
  return transparent > MOSTLY_TRANSPARENT && visible > 0 && light / visible > LIGHT_INK;
}
