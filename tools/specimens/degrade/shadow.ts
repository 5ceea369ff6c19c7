import { clamp, eachPixel } from './picture.ts';
import type { Transform } from './picture.ts';

/** The soft shadow of a hand or a phone across the page. */
export const shadow: Transform = (picture, random) => {
  const depth = random.between(0.2, 0.45);
  const angle = random.between(0, Math.PI * 2);
  const reach = Math.max(picture.width, picture.height);
  const offset = random.between(-0.25, 0.25) * reach;
  const soft = random.between(0.02, 0.08) * reach;
  const wave = random.between(0.02, 0.06) * reach;
  const data = new Uint8Array(picture.data);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  eachPixel(picture, (o, x, y) => {
    const u = (x - picture.width / 2) * c + (y - picture.height / 2) * s;
    const v = -(x - picture.width / 2) * s + (y - picture.height / 2) * c;
    const edge = (u - offset - wave * Math.sin((v / reach) * 7)) / soft;
    const factor = 1 - depth / (1 + Math.exp(-edge));
    for (let k = 0; k < 3; k++) data[o + k] = clamp(data[o + k]! * factor);
  });
  return { picture: { ...picture, data }, note: `shadow depth ${depth.toFixed(2)}` };
};
