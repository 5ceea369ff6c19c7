import type { Raster } from '../../raster/page.ts';

/** Noise of deviation 1 gives the Laplacian (4, −1, −1, −1, −1) the variance 4² + 4 · 1². */
export const LAPLACIAN_GAIN = 20;
const BLOCK = 8;
/** Blocks along each side of the page that are looked at. */
const ACROSS = 24;
/** Most blocks of a page are paper; this share is flat even where a card is full of print. */
const FLAT = 0.2;

/** The grain of a page where it is flat: standard deviation of its green pixels, in grey levels (0–255). */
export function grainOf({ data, width, height }: Raster): number {
  if (width < 4 * BLOCK || height < 4 * BLOCK) return 0;
  const variances: number[] = [];
  for (let row = 0; row < ACROSS; row++)
    for (let column = 0; column < ACROSS; column++) {
      const left = 1 + Math.floor((column * (width - BLOCK - 2)) / (ACROSS - 1));
      const top = 1 + Math.floor((row * (height - BLOCK - 2)) / (ACROSS - 1));
      let [sum, squares] = [0, 0];
      for (let y = top; y < top + BLOCK; y++)
        for (let x = left; x < left + BLOCK; x++) {
          const at = (y * width + x) * 3 + 1;
          const neighbours = data[at - 3]! + data[at + 3]! + data[at - 3 * width]! + data[at + 3 * width]!;
          const value = 4 * data[at]! - neighbours;
          sum += value;
          squares += value * value;
        }
      const count = BLOCK * BLOCK;
      variances.push(squares / count - (sum / count) ** 2);
    }
  variances.sort((a, b) => a - b);
  return Math.sqrt(variances[Math.floor(FLAT * variances.length)]! / LAPLACIAN_GAIN);
}
