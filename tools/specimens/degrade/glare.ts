import { clamp, eachPixel } from './picture.ts';
import type { Transform } from './picture.ts';

/** A lamp mirrored in the lamination: one or two bright ovals that wash the print out. `strength` 1 saturates. */
export function glare(strength: number): Transform {
  return (picture, random) => {
    const reach = Math.max(picture.width, picture.height);
    const spots = Array.from({ length: random.int(1, 2) }, () => ({
      x: random.between(0.2, 0.8) * picture.width,
      y: random.between(0.2, 0.8) * picture.height,
      rx: random.between(0.04, 0.12) * reach,
      ry: random.between(0.02, 0.06) * reach,
      power: 255 * strength * random.between(0.6, 1.1),
    }));
    const data = new Uint8Array(picture.data);
    eachPixel(picture, (o, x, y) => {
      let add = 0;
      for (const spot of spots) {
        const d = ((x - spot.x) / spot.rx) ** 2 + ((y - spot.y) / spot.ry) ** 2;
        if (d < 9) add += spot.power * Math.exp(-d);
      }
      if (add > 0.5) for (let k = 0; k < 3; k++) data[o + k] = clamp(data[o + k]! + add);
    });
    return { picture: { ...picture, data }, note: `glare ${spots.length} × ${strength}` };
  };
}
