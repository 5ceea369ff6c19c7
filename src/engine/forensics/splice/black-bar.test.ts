import { describe, expect, it } from 'vitest';
import { printed, renderedPage, type Change } from '../testing/rendered-page.ts';
import { blackBar } from './black-bar.ts';

const BAR = { x: 476, y: 208, width: 128, height: 24 };
const away = (x: number, y: number): number =>
  Math.max(BAR.x - x, x - BAR.x - BAR.width + 1, BAR.y - y, y - BAR.y - BAR.height + 1);
const bar: Change = (x, y) => (away(x, y) <= 0 ? 0 : null);

describe('a black bar over a value', () => {
  it('is found at its place, behind its label', () => {
    const { value, box } = blackBar.measure(renderedPage(bar));
    expect(value).toBeGreaterThanOrEqual(blackBar.strongFrom!);
    expect(box).toEqual(BAR);
  });

  it('is found on paper with grain when its rim is sharper than any lens leaves it', () => {
    const seen: Change = (x, y) => {
      if (away(x, y) <= 0) return 0;
      const soft = [-2, -1, 0, 1, 2].reduce((sum, d) => sum + printed(x + d, y) + printed(x, y + d), 0) / 10;
      return soft - 15 + ((7 * x + 13 * y) % 5);
    };
    const { value, box } = blackBar.measure(renderedPage(seen));
    expect(value).toBe(1);
    expect(box).toEqual(BAR);
  });

  it('is none on a page of print', () => {
    expect(blackBar.measure(renderedPage()).value).toBe(0);
  });

  it('is not the ground of a heading with letters left blank, nor a bar without a label', () => {
    const heading: Change = (x, y, p) => (away(x, y) <= 0 ? 255 - p(x, y) : null);
    expect(blackBar.measure(renderedPage(heading)).value).toBe(0);
    const alone: Change = (x, y) => (x > 640 && x < 760 && y > 20 && y < 44 ? 0 : null);
    expect(blackBar.measure(renderedPage(alone)).value).toBe(0);
  });

  it('is no field whose black fades at its rim, as ink does', () => {
    const faded: Change = (x, y) => (away(x, y) < 4 ? 45 * Math.max(0, away(x, y) + 1) : null);
    expect(blackBar.measure(renderedPage(faded)).value).toBe(0);
  });

  it('is no row of bars, as charts and codes have', () => {
    const chart: Change = (x, y) =>
      x > 476 && x < 604 && y > 60 && y < 560 && y % 40 >= 8 && y % 40 < 34 ? 0 : null;
    expect(blackBar.measure(renderedPage(chart)).value).toBe(0);
  });
});
