import { expect, test } from 'vitest';
import { fitting, lookingAt } from './viewport.ts';

const page = { width: 1_000, height: 1_400 };
const frame = { width: 700, height: 700 };

test('evidence opens in the middle of the frame, at twice the size of the whole page', () => {
  const box = { x: 100, y: 1_200, width: 120, height: 30 };
  const view = lookingAt(box, page, frame);
  expect(view.scale).toBeCloseTo(2 * fitting(page, frame).scale);
  expect((box.x + box.width / 2) * view.scale + view.x).toBeCloseTo(frame.width / 2);
  expect((box.y + box.height / 2) * view.scale + view.y).toBeCloseTo(frame.height / 2);
});

test('a place that is nearly as wide as the page is not cut', () => {
  const wide = { x: 20, y: 300, width: 960, height: 200 };
  expect(lookingAt(wide, page, frame).scale * wide.width).toBeLessThanOrEqual(frame.width);
});
