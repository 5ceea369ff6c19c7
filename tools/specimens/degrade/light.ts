import { clamp, eachPixel } from './picture.ts';
import type { Transform } from './picture.ts';

/** Uneven light: brighter on one side, darker at the corners, a colour cast of the lamp. `strength` 0–1. */
export function light(strength: number): Transform {
  return (picture, random) => {
    const angle = random.between(0, Math.PI * 2);
    const slope = strength * random.between(0.15, 0.45);
    const vignette = strength * random.between(0.05, 0.3);
    const level = 1 - strength * random.between(0, 0.15);
    const cast = [1 + strength * random.between(-0.04, 0.06), 1, 1 + strength * random.between(-0.1, 0.04)];
    const [cx, cy, dx, dy] = [picture.width / 2, picture.height / 2, Math.cos(angle), Math.sin(angle)];
    const data = new Uint8Array(picture.data);
    eachPixel(picture, (o, x, y) => {
      const u = (x - cx) / cx;
      const v = (y - cy) / cy;
      const factor =
        level * (1 + (slope * (u * dx + v * dy)) / 1.4 - slope / 2 - vignette * (u * u + v * v) * 0.5);
      for (let k = 0; k < 3; k++) data[o + k] = clamp(data[o + k]! * factor * cast[k]!);
    });
    return {
      picture: { ...picture, data },
      note: `light slope ${slope.toFixed(2)} vignette ${vignette.toFixed(2)}`,
    };
  };
}

/** A weak yellow lamp that no white balance took back: red kept, some green and much blue lost. `strength` 0–1. */
export function lamp(strength: number): Transform {
  return (picture, random) => {
    const warm = strength * random.between(0.4, 1);
    const factors = [1, 1 - 0.14 * warm, 1 - 0.42 * warm];
    const data = new Uint8Array(picture.data);
    eachPixel(picture, (o) => {
      for (let k = 0; k < 3; k++) data[o + k] = clamp(data[o + k]! * factors[k]!);
    });
    return { picture: { ...picture, data }, note: `yellow light ${warm.toFixed(2)}` };
  };
}
