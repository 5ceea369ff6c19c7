/** Rows of a picture from `top` to before `bottom`. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** A band with one value for each of its pixels, row by row. */
export interface BandOfValues extends Band {
  readonly values: Float32Array;
}

/** The tallest band, rows. */
const TALLEST = 320;
/** Rows that neighbours have in common: two lines of a letter, so that between some of them is paper. */
const SHARED = 64;
/** Of those, rows at an edge of a band, where the model sees half of a line. */
const EDGE = 8;

/**
 * Bands that cover a picture from above, all equally tall.
 *
 * @param height rows, a multiple of `step`
 * @param step heights of bands are multiples of this; divides `SHARED`
 */
export function bandsOf(height: number, step: number): Band[] {
  if (height <= TALLEST) return [{ top: 0, bottom: height }];
  const count = Math.ceil((height - SHARED) / (TALLEST - SHARED));
  const tall = Math.ceil((height - SHARED) / count / step) * step + SHARED;
  return Array.from({ length: count }, (_, i) => {
    const bottom = Math.min(height, i * (tall - SHARED) + tall);
    return { top: bottom - tall, bottom };
  });
}

/**
 * The values of the whole picture. Of rows that two bands have, those above the seam are the upper band's: a row without
 * text, as near as can be to the middle of what they share, so that no line is put together of two halves.
 *
 * @param text values from this on are text
 */
export function joinBands(bands: readonly BandOfValues[], width: number, text: number): Float32Array {
  const [first, ...others] = bands;
  if (others.length === 0) return first!.values;
  const whole = new Float32Array(bands.at(-1)!.bottom * width);
  whole.set(first!.values);
  let upper = first!;
  for (const lower of others) {
    const seam = seamOf(upper, lower, width, text);
    whole.set(lower.values.subarray((seam - lower.top) * width), seam * width);
    upper = lower;
  }
  return whole;
}

function seamOf(upper: BandOfValues, lower: BandOfValues, width: number, text: number): number {
  const middle = Math.floor((lower.top + upper.bottom) / 2);
  const isText = (band: BandOfValues, y: number): boolean => {
    for (let i = (y - band.top) * width, end = i + width; i < end; i++)
      if (band.values[i]! >= text) return true;
    return false;
  };
  const reach = Math.floor((upper.bottom - lower.top) / 2) - EDGE;
  for (let away = 0; away <= reach; away++)
    for (const y of [middle - away, middle + away]) if (!isText(upper, y) && !isText(lower, y)) return y;
  return middle;
}
