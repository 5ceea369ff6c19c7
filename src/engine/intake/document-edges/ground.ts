import type { Thumbnail } from './thumbnail.ts';

/** What documents lie on: a colour that changes slowly over the picture, as light does, and how far it strays. */
export interface Ground {
  /** Largest difference of a pixel's channels from the ground's colour there. */
  distanceAt(pixel: number): number;
  /** Up to this distance a pixel is ground. */
  readonly tolerance: number;
}

/** Nearly all of the border has the ground's colour, but for what lies across it. */
const EVEN_SHARE = 0.8;
const MAX_SPREAD = 8;
/** Colours this near to the ground are the ground; more where the ground itself is uneven. */
const MIN_TOLERANCE = 3.5;
const BEYOND_SPREAD = 2.5;
/** Enough for the fit to leave what lies across the border. */
const ROUNDS = 6;
const TERMS = 6;

/**
 * The ground of a picture whose border shows it, as a quadratic surface through the border's colours: a scanner's
 * lid is even, but a table under a lamp and a sheet on it fall off towards one side.
 *
 * @returns null when the border has no one colour.
 */
export function groundOf(picture: Thumbnail): Ground | null {
  const { data, width } = picture;
  const border = borderOf(picture);
  const terms = border.map((at) => termsAt(at, picture));
  let surface = medianSurface(data, border);
  let spread = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const distances = Float64Array.from(border, (at, i) => distance(data, at, surface, terms[i]!));
    const near = nearest(distances, Math.floor(EVEN_SHARE * distances.length));
    spread = Math.max(...near.map((i) => distances[i]!));
    const fitted = fit(
      near.map((i) => terms[i]!),
      near.map((i) => border[i]! * 3),
      data,
    );
    if (!fitted) break;
    surface = fitted;
  }
  if (spread >= MAX_SPREAD) return null;
  const [columns, rows] = [[] as number[], [] as number[]];
  for (let x = 0; x < width; x++) columns.push(share(x, width));
  for (let y = 0; y < picture.height; y++) rows.push(share(y, picture.height));
  return {
    tolerance: Math.max(MIN_TOLERANCE, spread + BEYOND_SPREAD),
    distanceAt: (at) => {
      const u = columns[at % width]!;
      const v = rows[(at / width) | 0]!;
      let most = 0;
      for (let k = 0; k < 3; k++) {
        const s = surface[k]!;
        const colour = s[0]! + s[1]! * u + s[2]! * v + s[3]! * u * u + s[4]! * u * v + s[5]! * v * v;
        most = Math.max(most, Math.abs(data[at * 3 + k]! - colour));
      }
      return most;
    },
  };
}

/** Coefficients of 1, u, v, u², uv, v² for red, green and blue; u and v run from −1 to 1. */
type Surface = readonly (readonly number[])[];

const share = (position: number, length: number): number => (2 * position) / Math.max(1, length - 1) - 1;

function termsAt(at: number, { width, height }: Thumbnail): number[] {
  const u = share(at % width, width);
  const v = share((at / width) | 0, height);
  return [1, u, v, u * u, u * v, v * v];
}

function borderOf({ width, height }: Thumbnail): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

function medianSurface(data: Uint8Array, border: readonly number[]): Surface {
  return [0, 1, 2].map((k) => {
    const values = border.map((at) => data[at * 3 + k]!).sort((a, b) => a - b);
    return [values[values.length >> 1]!, 0, 0, 0, 0, 0];
  });
}

function distance(data: Uint8Array, at: number, surface: Surface, terms: readonly number[]): number {
  let most = 0;
  for (let k = 0; k < 3; k++) {
    let colour = 0;
    for (let t = 0; t < TERMS; t++) colour += surface[k]![t]! * terms[t]!;
    most = Math.max(most, Math.abs(data[at * 3 + k]! - colour));
  }
  return most;
}

/** The places of the `count` smallest values, ascending; of equal values the first ones. */
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

/** Least squares for the three channels at once; null when the border does not determine a surface. */
function fit(terms: readonly number[][], offsets: readonly number[], data: Uint8Array): Surface | null {
  const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 3));
  for (const [i, t] of terms.entries()) {
    for (let r = 0; r < TERMS; r++) {
      for (let c = 0; c < TERMS; c++) rows[r]![c]! += t[r]! * t[c]!;
      for (let k = 0; k < 3; k++) rows[r]![TERMS + k]! += t[r]! * data[offsets[i]! + k]!;
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
