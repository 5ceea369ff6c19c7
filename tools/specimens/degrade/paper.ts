import { clamp, eachPixel } from './picture.ts';
import type { Transform } from './picture.ts';

/** A scanner's view of paper: not quite white, a little fibre, ink not quite black. */
export const paper: Transform = (picture, random) => {
  const tint = [random.between(244, 255), random.between(243, 254), random.between(236, 252)];
  const ink = random.between(8, 34);
  const data = new Uint8Array(picture.data.length);
  const fibre = Float32Array.from({ length: 4099 }, () => random.normal() * 1.3);
  eachPixel(picture, (o, x, y) => {
    const grain = fibre[(x * 31 + y * 17 + ((x * y) >> 4)) % fibre.length]!;
    for (let k = 0; k < 3; k++)
      data[o + k] = clamp(ink + (picture.data[o + k]! / 255) * (tint[k]! - ink) + grain);
  });
  return { picture: { ...picture, data }, note: 'paper' };
};
