import { expect, it } from 'vitest';
import { stretchContrast } from './contrast.ts';

/** A grey ramp from `low` to `high`, 100 pixels. */
const ramp = (low: number, high: number): Float32Array =>
  Float32Array.from({ length: 300 }, (_, i) => low + ((high - low) * Math.floor(i / 3)) / 99);

it('makes a washed-out face and the same face in full contrast alike', () => {
  const pale = stretchContrast(ramp(100, 180));
  const full = stretchContrast(ramp(20, 240));
  // Within one step of luma of the paler ramp, stretched.
  for (let i = 0; i < pale.length; i++) expect(Math.abs(pale[i]! - full[i]!)).toBeLessThan(4);
  expect(pale[150]).toBeGreaterThan(110);
  expect(pale[150]).toBeLessThan(140);
});

it('does not blow up the noise of an empty picture', () => {
  const flat = stretchContrast(ramp(120, 124));
  expect(Math.max(...flat) - Math.min(...flat)).toBeLessThan(20);
});
