import { clamp, pipeline, settle } from './picture.ts';
import type { Transform } from './picture.ts';

/** A copier: grey only, hard contrast, toner specks, a dirty glass streak, darker edges. */
export const photocopy: Transform = async (picture, random) => {
  const grey = await settle(pipeline(picture).blur(random.between(0.5, 0.9)));
  const data = new Uint8Array(grey.data);
  const gain = random.between(1.35, 1.9);
  const pivot = random.between(140, 170);
  const { width, height } = grey;
  const streak = random.int(0, width - 1);
  for (let y = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++, o += 3) {
      const border = Math.min(x, y, width - 1 - x, height - 1 - y) < 5 ? -60 : 0;
      const dirt = Math.abs(x - streak) < 1 ? -22 : 0;
      const luma = 0.3 * data[o]! + 0.59 * data[o + 1]! + 0.11 * data[o + 2]!;
      const value = clamp((luma - pivot) * gain + pivot + 34 + border + dirt);
      data[o] = data[o + 1] = data[o + 2] = value;
    }
  }
  for (let i = 0; i < (width * height) / 9000; i++) {
    const o = random.int(0, width * height - 2) * 3;
    const tone = random.chance(0.7) ? random.int(20, 110) : 255;
    for (let k = 0; k < 6; k++) data[o + k] = tone;
  }
  return { picture: { data, width, height }, note: `photocopy contrast ${gain.toFixed(2)}` };
};
