/**
 * Colour encoding of a picture, as far as its pixels and file tell. Colour conversion changes pixels more than the
 * traces of an edit do, so it decides which detectors can work.
 * - `colour`: three colours of 8 or more bits, as cameras and scanners make them;
 * - `grey`: one colour, however it was converted;
 * - `inks`: CMYK, converted by a printer profile;
 * - `stretched`: tones were stretched (contrast, levels, curves), so that some levels do not occur;
 * - `few`: palette or posterised: most pixels were changed;
 * - `two`: black and white, with hardly any level between.
 */
export type ColourEncoding = 'colour' | 'grey' | 'inks' | 'stretched' | 'few' | 'two';

/** Encodings with few tones changed most pixels: grain, edges and print cannot be measured. */
export const FEW_TONES: readonly ColourEncoding[] = ['few', 'two'];

/** Maximum colours of a palette. */
const PALETTE = 256;
/** Share of occurring levels: camera gradients use nearly all; stretched tones leave gaps. */
const FEW_LEVELS = 0.6;
const STRETCHED = 0.9;
/**
 * Neighbouring levels on each side that must be populated for a gap to count, and their minimum pixels: with fewer, a
 * level may be missing by chance.
 */
const BESIDE = 16;
const MIN_BESIDE = 20 * BESIDE;
/** Maximum levels of a grey picture that count as posterised, and as black and white. */
const POSTERISED = 32;
const BILEVEL = 8;
/**
 * The range of these levels must exceed their number by this factor: an empty evenly lit sheet also has few levels, but
 * adjacent ones.
 */
const SPREAD = 2;
/** Minimum populated levels for a share; a two-tone drawing has none. */
const MIN_LEVELS = 20;

/** @param data rows of `channels` bytes a pixel, as decoded @param inks the file stores CMYK */
export function colourEncoding(data: Uint8Array, channels: number, inks: boolean): ColourEncoding {
  if (inks) return 'inks';
  const isGrey = channels < 3 || !hasColour(data, channels);
  if (!isGrey) return isPalette(data, channels) ? 'few' : toned('colour', countsOfColours(data, channels));
  const counts = countsOf(data, channels);
  const levels = counts.reduce((n, count) => n + (count > 0 ? 1 : 0), 0);
  const span = 1 + counts.findLastIndex((count) => count > 0) - counts.findIndex((count) => count > 0);
  if (levels <= POSTERISED && span > SPREAD * levels) return levels <= BILEVEL ? 'two' : 'few';
  return toned('grey', [counts]);
}

/** Decides by missing levels; `counts` of each plane. */
function toned(whole: 'colour' | 'grey', counts: readonly Uint32Array[]): ColourEncoding {
  const used = counts.map(shareOfLevels);
  const least = Math.min(1, ...used.filter((share) => share !== null));
  return least < FEW_LEVELS ? 'few' : least < STRETCHED ? 'stretched' : whole;
}

/** Does a pixel have differing colours? Codec rounding makes a difference of one level. */
function hasColour(data: Uint8Array, channels: number): boolean {
  for (let p = 0; p + 2 < data.length; p += channels) {
    const green = data[p + 1]!;
    if (Math.abs(data[p]! - green) > 1 || Math.abs(green - data[p + 2]!) > 1) return true;
  }
  return false;
}

function isPalette(data: Uint8Array, channels: number): boolean {
  const seen = new Set<number>();
  let last = -1;
  for (let p = 0; p + 2 < data.length; p += channels) {
    const colour = (data[p]! << 16) | (data[p + 1]! << 8) | data[p + 2]!;
    if (colour === last) continue;
    last = colour;
    if (seen.size <= PALETTE) seen.add(colour);
    if (seen.size > PALETTE) return false;
  }
  return true;
}

function countsOf(data: Uint8Array, channels: number): Uint32Array {
  const counts = new Uint32Array(256);
  for (let p = 0; p < data.length; p += channels) counts[data[p]!]!++;
  return counts;
}

/** Of red, green and blue, in one pass over the pixels. */
function countsOfColours(data: Uint8Array, channels: number): Uint32Array[] {
  const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const;
  const [red, green, blue] = counts;
  for (let p = 0; p + 2 < data.length; p += channels) {
    red[data[p]!]!++;
    green[data[p + 1]!]!++;
    blue[data[p + 2]!]!++;
  }
  return [...counts];
}

/** Share of occurring levels among those with populated neighbours on both sides; null if these are too few. */
function shareOfLevels(counts: Uint32Array): number | null {
  const sumOf = (from: number, to: number): number =>
    counts.subarray(Math.max(0, from), to).reduce((sum, n) => sum + n, 0);
  const among = [...counts.keys()].filter(
    (v) => sumOf(v - BESIDE, v) >= MIN_BESIDE && sumOf(v + 1, v + 1 + BESIDE) >= MIN_BESIDE,
  );
  return among.length < MIN_LEVELS ? null : among.filter((v) => counts[v]! > 0).length / among.length;
}
