import { clamp } from './picture.ts';
import type { Transform } from './picture.ts';

const SIZE = 16_384;

/** Sensor noise: normal, deviation in grey levels, mostly alike in all channels. */
export function noise(least: number, most: number): Transform {
  return (picture, random) => {
    const sigma = random.between(least, most);
    const table = Float32Array.from({ length: SIZE }, () => random.normal() * sigma);
    const data = new Uint8Array(picture.data);
    let at = random.int(0, SIZE - 1);
    // A long walk through a short table: its steps differ, so that no pattern shows.
    for (let o = 0; o < data.length; o += 3) {
      at = (at + 1 + ((o * 2654435761) >>> 29)) & (SIZE - 1);
      const grey = table[at]!;
      data[o] = clamp(data[o]! + grey + 0.35 * table[(at + 97) & (SIZE - 1)]!);
      data[o + 1] = clamp(data[o + 1]! + grey + 0.35 * table[(at + 194) & (SIZE - 1)]!);
      data[o + 2] = clamp(data[o + 2]! + grey + 0.35 * table[(at + 291) & (SIZE - 1)]!);
    }
    return { picture: { ...picture, data }, note: `noise ${sigma.toFixed(1)}` };
  };
}
