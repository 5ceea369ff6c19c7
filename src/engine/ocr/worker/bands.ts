/** Rows of a picture, `top` (inclusive) to `bottom` (exclusive). */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** A band with one value per pixel, row by row. */
export interface BandOfValues extends Band {
  readonly values: Float32Array;
}

/** Maximum height of a band, rows. */
const TALLEST = 320;
/** Overlap of neighbouring bands, rows: two lines of a letter, so that a blank row lies within. */
const SHARED = 64;
/** Rows of the overlap next to a band's edge, where the model sees half a line. */
const EDGE = 8;

/**
 * Bands of equal height that cover a picture, from the top.
 *
 * @param height rows, a multiple of `step`
 * @param step band heights are multiples of this; divides `SHARED`
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
 * The values of the whole picture. In an overlap, the upper band's values hold above the seam: a row without text, as
 * near the overlap's middle as possible, so that no line is joined from two halves.
 *
 * @param text threshold from which a value is text
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
