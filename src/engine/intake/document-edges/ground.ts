import type { Thumbnail } from './thumbnail.ts';

/**
 * The background under documents: a colour that changes slowly over the picture, as lighting does, with its tolerance.
 */
export interface Ground {
  /** 1 where each channel of a pixel is within the tolerance of the background colour at that place. */
  readonly near: Uint8Array;
  readonly tolerance: number;
}

/** Minimum share of the border with the background colour; the rest may be covered. */
const EVEN_SHARE = 0.8;
/** The same for a sheet cropped along the edge of a card: three sides show the background. */
export const ON_THREE_SIDES = 0.7;
const MAX_SPREAD = 8;
/** Minimum tolerance of the background colour, and its factor on the spread of uneven backgrounds. */
const MIN_TOLERANCE = 3.5;
const BEYOND_SPREAD = 2.5;
/** Iterations in which the fit discards what crosses the border. */
const ROUNDS = 6;
const TERMS = 6;

/**
 * The background of a picture that shows it at its border, as a quadratic surface through the border's colours: a
 * scanner lid is even, but a table or sheet under a lamp gets darker towards one side.
 *
 * @param evenShare minimum share of the border with the background colour
 * @returns null if the border has no uniform colour
 */
export function groundOf(picture: Thumbnail, evenShare = EVEN_SHARE): Ground | null {
  const { data } = picture;
  const border = borderOf(picture);
  const terms = termsOf(border, picture);
  let surface = medianSurface(data, border);
  let spread = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const distances = distancesOf(data, border, surface, terms);
    const near = nearest(distances, Math.floor(evenShare * distances.length));
    spread = near.reduce((most, i) => Math.max(most, distances[i]!), 0);
    const fitted = fit(near, border, terms, data);
    if (!fitted) break;
    surface = fitted;
  }
  if (spread >= MAX_SPREAD) return null;
  const tolerance = Math.max(MIN_TOLERANCE, spread + BEYOND_SPREAD);
  return { tolerance, near: nearTo(surface, picture, tolerance) };
}

/** Terms of the surface that depend on the column alone are computed once, those of the row once per row. */
function nearTo(surface: Surface, { data, width, height }: Thumbnail, tolerance: number): Uint8Array {
  const near = new Uint8Array(width * height).fill(1);
  const column = {
    linear: new Float64Array(width),
    square: new Float64Array(width),
    mixed: new Float64Array(width),
  };
  for (const [k, [s0, s1, s2, s3, s4, s5]] of surface.entries()) {
    for (let x = 0; x < width; x++) {
      const u = share(x, width);
      column.linear[x] = s0! + s1! * u;
      column.square[x] = s3! * u * u;
      column.mixed[x] = s4! * u;
    }
    for (let y = 0, at = 0; y < height; y++) {
      const v = share(y, height);
      const linear = s2! * v;
      const square = s5! * v * v;
      for (let x = 0; x < width; x++, at++) {
        const colour = column.linear[x]! + linear + column.square[x]! + column.mixed[x]! * v + square;
        if (Math.abs(data[at * 3 + k]! - colour) > tolerance) near[at] = 0;
      }
    }
  }
  return near;
}

/** Coefficients of 1, u, v, u², uv, v² for red, green and blue; u and v run from −1 to 1. */
type Surface = readonly (readonly number[])[];

const share = (position: number, length: number): number => (2 * position) / Math.max(1, length - 1) - 1;

/** The six terms of each border pixel, concatenated. */
function termsOf(places: readonly number[], { width, height }: Thumbnail): Float64Array {
  const terms = new Float64Array(TERMS * places.length);
  for (const [i, at] of places.entries()) {
    const u = share(at % width, width);
    const v = share((at / width) | 0, height);
    terms.set([1, u, v, u * u, u * v, v * v], TERMS * i);
  }
  return terms;
}

function borderOf({ width, height }: Thumbnail): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

function medianSurface(data: Uint8Array, border: readonly number[]): Surface {
  return [0, 1, 2].map((k) => {
    const values = Uint8Array.from(border, (at) => data[at * 3 + k]!).sort();
    return [values[values.length >> 1]!, 0, 0, 0, 0, 0];
  });
}

function distancesOf(
  data: Uint8Array,
  border: readonly number[],
  surface: Surface,
  terms: Float64Array,
): Float64Array {
  const distances = new Float64Array(border.length);
  for (let k = 0; k < 3; k++) {
    const coefficients = surface[k]!;
    for (let i = 0; i < border.length; i++) {
      let colour = 0;
      for (let t = 0; t < TERMS; t++) colour += coefficients[t]! * terms[TERMS * i + t]!;
      distances[i] = Math.max(distances[i]!, Math.abs(data[border[i]! * 3 + k]! - colour));
    }
  }
  return distances;
}

/** Indexes of the `count` smallest values, ascending; ties go to the first. */
function nearest(values: Float64Array, count: number): number[] {
  const limit = values.toSorted()[count - 1]!;
  let ties = count;
  for (const value of values) if (value < limit) ties--;
  const places: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value < limit || (value === limit && ties-- > 0)) places.push(i);
  }
  return places;
}

/** Least-squares fit of the three channels at once; null if the pixels used do not determine a surface. */
function fit(
  used: readonly number[],
  border: readonly number[],
  terms: Float64Array,
  data: Uint8Array,
): Surface | null {
  const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 3));
  for (let r = 0; r < TERMS; r++) {
    const row = rows[r]!;
    for (const i of used) {
      const own = terms[TERMS * i + r]!;
      const offset = border[i]! * 3;
      for (let c = 0; c < TERMS; c++) row[c]! += own * terms[TERMS * i + c]!;
      for (let k = 0; k < 3; k++) row[TERMS + k]! += own * data[offset + k]!;
    }
  }
  for (let c = 0; c < TERMS; c++) {
    const pivot = rows.reduce(
      (best, row, r) => (r > c && Math.abs(row[c]!) > Math.abs(rows[best]![c]!) ? r : best),
      c,
    );
    [rows[c], rows[pivot]] = [rows[pivot]!, rows[c]!];
    const lead = rows[c]![c]!;
    if (Math.abs(lead) < 1e-9) return null;
    for (let r = 0; r < TERMS; r++) {
      const factor = r === c ? 0 : rows[r]![c]! / lead;
      if (factor !== 0) for (let k = c; k < TERMS + 3; k++) rows[r]![k]! -= factor * rows[c]![k]!;
    }
  }
  return [0, 1, 2].map((k) => rows.map((row, r) => row[TERMS + k]! / row[r]!));
}
