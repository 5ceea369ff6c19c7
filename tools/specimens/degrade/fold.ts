import { clamp, eachPixel } from './picture.ts';
import type { Transform } from './picture.ts';

/** Folded in three or in four and opened again: creases with a light and a dark flank, and paper that is not flat. */
export const fold: Transform = (picture, random) => {
  const { width, height } = picture;
  const across = (random.chance(0.5) ? [1 / 3, 2 / 3] : [0.5]).map(
    (u) => (u + random.between(-0.02, 0.02)) * height,
  );
  const down = random.chance(0.5) ? [(0.5 + random.between(-0.02, 0.02)) * width] : [];
  const bend = random.between(1, 3.5) * (height / 2000);
  const rise = (y: number): number =>
    bend * across.reduce((sum, crease) => sum + Math.exp(-(((y - crease) / (height * 0.05)) ** 2)), 0);
  const data = new Uint8Array(picture.data.length);
  eachPixel(picture, (o, x, y) => {
    const from = Math.min(height - 1, Math.max(0, Math.round(y - rise(y)))) * width * 3 + x * 3;
    let factor = 1;
    for (const crease of across)
      factor *=
        1 +
        0.12 * Math.exp(-(((y - crease + 3) / 3) ** 2)) -
        0.2 * Math.exp(-(((y - crease - 2) / 4) ** 2)) +
        (y > crease ? -0.035 : 0.02) * Math.exp(-Math.abs(y - crease) / (height * 0.15));
    for (const crease of down) factor *= 1 - 0.16 * Math.exp(-(((x - crease) / 3) ** 2));
    for (let k = 0; k < 3; k++) data[o + k] = clamp(picture.data[from + k]! * factor);
  });
  return {
    picture: { ...picture, data },
    move: (p) => ({ x: p.x, y: p.y + rise(p.y) }),
    note: `folds ${across.length + down.length}`,
  };
};
