import { pipeline, settle } from './picture.ts';
import type { Transform } from './picture.ts';

/** Out of focus: a Gaussian whose deviation is given in pixels. */
export function blur(least: number, most: number): Transform {
  return async (picture, random) => {
    const sigma = random.between(least, most);
    if (sigma < 0.3) return { picture, note: 'sharp' };
    return { picture: await settle(pipeline(picture).blur(sigma)), note: `blur ${sigma.toFixed(2)} px` };
  };
}

/** A hand that shakes: the picture drawn along a short line. */
export function shake(least: number, most: number): Transform {
  return async (picture, random) => {
    const length = Math.round(random.between(least, most));
    if (length < 2) return { picture, note: 'steady' };
    const across = random.chance(0.5);
    const size = Math.max(3, length | 1);
    const middle = Math.floor(size / 2);
    const kernel = Array.from({ length: size * size }, (_, i) =>
      (across ? Math.floor(i / size) : i % size) === middle ? 1 : 0,
    );
    return {
      picture: await settle(pipeline(picture).convolve({ width: size, height: size, kernel, scale: size })),
      note: `shake ${size} px`,
    };
  };
}
