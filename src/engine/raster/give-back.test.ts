import { expect, it } from 'vitest';
import { giveBackPixels } from './give-back.ts';

it('pixels that are given back are gone, once and for all who held them', () => {
  const data = new Uint8Array(12);
  const same = data.subarray(3);
  giveBackPixels({ data });
  giveBackPixels({ data });
  expect([data.length, same.length]).toEqual([0, 0]);
});

it('a part of something larger is not given back: the rest may be in use', () => {
  const whole = new Uint8Array(12);
  giveBackPixels({ data: whole.subarray(3, 6) });
  expect(whole).toHaveLength(12);
});
