import { clamp } from './picture.ts';
import type { Transform } from './picture.ts';

/** Sensor noise: normal, deviation in grey levels, mostly alike in all channels. */
export function noise(least: number, most: number): Transform {
  return (picture, random) => {
    const sigma = random.between(least, most);
    const table = Float32Array.from({ length: 16_411 }, () => random.normal() * sigma);
    const data = new Uint8Array(picture.data);
    let at = random.int(0, table.length - 1);
    for (let o = 0; o < data.length; o += 3) {
      at = (at + 1 + (o % 7)) % table.length;
      const grey = table[at]!;
      for (let k = 0; k < 3; k++)
        data[o + k] = clamp(data[o + k]! + grey + 0.35 * table[(at + 97 * (k + 1)) % table.length]!);
    }
    return { picture: { ...picture, data }, note: `noise ${sigma.toFixed(1)}` };
  };
}
