/**
 * How a picture keeps its colours, as far as its pixels and its file tell. Traces of an edit are smaller than what a conversion
 * does to a pixel, so it decides what can be known at all.
 *
 * - `colour`: 8 bits or more of three colours, as cameras and scanners make them;
 * - `grey`: one colour, whoever took the others away, and by whatever weights;
 * - `inks`: a file of four inks, whose pixels went through a printer's profile;
 * - `stretched`: tones were pulled apart, so that some levels occur nowhere: contrast, levels, curves;
 * - `few`: a palette, or posterised: most pixels are not what they were;
 * - `two`: black and white, with hardly anything between.
 */
export type ColourEncoding = 'colour' | 'grey' | 'inks' | 'stretched' | 'few' | 'two';

/** Of few tones most pixels are not what they were: nothing that is measured in grain, rims or print holds there. */
export const FEW_TONES: readonly ColourEncoding[] = ['few', 'two'];

/** Colours of a palette. */
const PALETTE = 256;
/** Share of the levels among others that occur: gradations of a camera use nearly all, pulled apart they leave gaps. */
const FEW_LEVELS = 0.6;
const STRETCHED = 0.9;
/** Levels on each side that tell whether one stands among others, and the pixels that they must have: with fewer it is missed by chance. */
const BESIDE = 16;
const MIN_BESIDE = 20 * BESIDE;
/** Levels of a grey picture up to which it was posterised, and up to which it is black and white. */
const POSTERISED = 32;
const BILEVEL = 8;
/** … where they lie so far apart: an empty sheet in even light has few levels as well, side by side. */
const SPREAD = 2;
/** Levels among others from which their share is told; a drawing in two tones has none. */
const MIN_LEVELS = 20;

/**
 * @param data rows of `channels` bytes a pixel, as decoded
 * @param inks the file stores four inks
 */
export function colourEncoding(data: Uint8Array, channels: number, inks: boolean): ColourEncoding {
  if (inks) return 'inks';
  const isGrey = channels < 3 || !hasColour(data, channels);
  if (!isGrey) return isPalette(data, channels) ? 'few' : toned('colour', data, channels, [0, 1, 2]);
  const counts = countsOf(data, channels, 0);
  const levels = counts.reduce((n, count) => n + (count > 0 ? 1 : 0), 0);
  const span = 1 + counts.findLastIndex((count) => count > 0) - counts.findIndex((count) => count > 0);
  if (levels <= POSTERISED && span > SPREAD * levels) return levels <= BILEVEL ? 'two' : 'few';
  return toned('grey', data, channels, [0]);
}

/** By the levels that are missing. */
function toned(
  whole: 'colour' | 'grey',
  data: Uint8Array,
  channels: number,
  planes: readonly number[],
): ColourEncoding {
  const used = planes.map((plane) => shareOfLevels(countsOf(data, channels, plane)));
  const least = Math.min(1, ...used.filter((share) => share !== null));
  return least < FEW_LEVELS ? 'few' : least < STRETCHED ? 'stretched' : whole;
}

/** A pixel whose three colours differ: rounding of codecs makes one level of difference. */
function hasColour(data: Uint8Array, channels: number): boolean {
  for (let p = 0; p + 2 < data.length; p += channels) {
    const [r, g, b] = [data[p]!, data[p + 1]!, data[p + 2]!];
    if (Math.abs(r - g) > 1 || Math.abs(g - b) > 1) return true;
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

function countsOf(data: Uint8Array, channels: number, plane: number): Uint32Array {
  const counts = new Uint32Array(256);
  for (let p = plane; p < data.length; p += channels) counts[data[p]!]!++;
  return counts;
}

/** Share of the levels that occur of those with others on both sides; null where too few stand so. */
function shareOfLevels(counts: Uint32Array): number | null {
  const sumOf = (from: number, to: number): number =>
    counts.subarray(Math.max(0, from), to).reduce((sum, n) => sum + n, 0);
  const among = [...counts.keys()].filter(
    (v) => sumOf(v - BESIDE, v) >= MIN_BESIDE && sumOf(v + 1, v + 1 + BESIDE) >= MIN_BESIDE,
  );
  return among.length < MIN_LEVELS ? null : among.filter((v) => counts[v]! > 0).length / among.length;
}
