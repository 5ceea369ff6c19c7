/** Of a Hann window. */
const HALF_HEIGHT = 0.5;
/** Centre of a sample. */
const MIDDLE = 0.5;
/** Side of the transformed windows, pixels; a power of two. */
export const SIDE = 128;

const HANN = Float64Array.from(
  { length: SIDE },
  (_, i) => HALF_HEIGHT - HALF_HEIGHT * Math.cos((2 * Math.PI * (i + MIDDLE)) / SIDE),
);
const COSINES = Float64Array.from({ length: SIDE / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / SIDE));
const SINES = Float64Array.from({ length: SIDE / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / SIDE));

/**
 * Power spectrum of a `SIDE × SIDE` square of luminance, row by row: frequency (u, v), in cycles per window, is at `(v
 * mod SIDE) * SIDE + (u mod SIDE)`. The mean is subtracted and a Hann window applied first.
 */
export function powerSpectrum(luma: Float32Array, width: number, x0: number, y0: number): Float64Array {
  const real = new Float64Array(SIDE * SIDE);
  const imaginary = new Float64Array(SIDE * SIDE);
  let mean = 0;
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) mean += luma[(y0 + y) * width + x0 + x]!;
  mean /= SIDE * SIDE;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      real[y * SIDE + x] = (luma[(y0 + y) * width + x0 + x]! - mean) * HANN[y]! * HANN[x]!;
  for (let y = 0; y < SIDE; y++) transform(real, imaginary, y * SIDE, 1);
  for (let x = 0; x < SIDE; x++) transform(real, imaginary, x, SIDE);
  for (let i = 0; i < real.length; i++) real[i] = real[i]! * real[i]! + imaginary[i]! * imaginary[i]!;
  return real;
}

/** In-place fast Fourier transform of `SIDE` values at intervals of `stride` (Cooley and Tukey 1965). */
function transform(real: Float64Array, imaginary: Float64Array, offset: number, stride: number): void {
  for (let i = 1, j = 0; i < SIDE; i++) {
    let bit = SIDE >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    const a = offset + i * stride;
    const b = offset + j * stride;
    // Swapped by hand: destructuring boxes each number.
    const re = real[a]!;
    const im = imaginary[a]!;
    real[a] = real[b]!;
    imaginary[a] = imaginary[b]!;
    real[b] = re;
    imaginary[b] = im;
  }
  for (let length = 2; length <= SIDE; length <<= 1) {
    const half = length >> 1;
    const step = SIDE / length;
    for (let start = 0; start < SIDE; start += length)
      for (let k = 0; k < half; k++) {
        const a = offset + (start + k) * stride;
        const b = a + half * stride;
        const c = COSINES[k * step]!;
        const s = SINES[k * step]!;
        const re = real[b]! * c - imaginary[b]! * s;
        const im = real[b]! * s + imaginary[b]! * c;
        const aRe = real[a]!;
        const aIm = imaginary[a]!;
        real[b] = aRe - re;
        imaginary[b] = aIm - im;
        real[a] = aRe + re;
        imaginary[a] = aIm + im;
      }
  }
}
