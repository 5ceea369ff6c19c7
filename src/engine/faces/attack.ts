import type { Box } from '../../contract/geometry.ts';
import type { Raster } from '../raster/page.ts';
import { runModel } from './models.ts';
import { fromRectangle, sample } from './sample.ts';

const SIDE = 128;
const CROP = 2.7;

/**
 * Passive presentation-attack score of one frame: live logit against both attack logits (print, replay), summed over
 * RGB and BGR channel order. Higher is more alive. Measured on 17 real videos only: the mean of a session tells, not a frame.
 */
export async function attackScore(raster: Raster, box: Box): Promise<number> {
  const side = Math.min(box.height * CROP, raster.width - 1, raster.height - 1);
  const inside = (centre: number, size: number) => Math.min(Math.max(0, centre - side / 2), size - 1 - side);
  const x = inside(box.x + box.width / 2, raster.width);
  const y = inside(box.y + box.height / 2, raster.height);
  const rgb = sample(raster, fromRectangle(x, y, side, side, SIDE, SIDE), SIDE, SIDE);
  const size = SIDE * SIDE;
  let score = 0;
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
  ]) {
    const planes = new Float32Array(rgb.length);
    for (const [plane, channel] of order.entries())
      for (let i = 0; i < size; i++) planes[plane * size + i] = rgb[i * 3 + channel]!;
    const [logits] = await runModel('face-attack', planes);
    const [live, print, replay] = logits as unknown as [number, number, number];
    const largest = Math.max(print, replay);
    score += live - (largest + Math.log(Math.exp(print - largest) + Math.exp(replay - largest)));
  }
  return score;
}
