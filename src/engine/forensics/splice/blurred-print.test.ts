import { describe, expect, it } from 'vitest';
import { renderedPage, type Change } from '../testing/rendered-page.ts';
import { blurredPrint } from './blurred-print.ts';

const isValue = (x: number, y: number, by = 0): boolean =>
  x > 472 - by && x < 608 + by && y >= 204 - by && y < 236 + by;

/** The mean of the print within `by` pixels. */
const blurred =
  (radius: number, where = isValue): Change =>
  (x, y, printed) => {
    if (!where(x, y)) return null;
    let sum = 0;
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) sum += printed(x + dx, y + dy);
    return sum / (2 * radius + 1) ** 2;
  };

describe('print that was blurred', () => {
  it('is found where it stands', () => {
    const { value, box } = blurredPrint.measure(renderedPage(blurred(5)));
    expect(value).toBeGreaterThanOrEqual(blurredPrint.strongFrom!);
    expect(box!.x).toBeGreaterThanOrEqual(464);
    expect(box!.x + box!.width).toBeLessThanOrEqual(616);
    expect(box!.y).toBeGreaterThanOrEqual(192);
    expect(box!.y + box!.height).toBeLessThanOrEqual(248);
  });

  it('is none on a page of crisp print, nor on one that is soft all over', () => {
    expect(blurredPrint.measure(renderedPage()).value).toBe(0);
    expect(blurredPrint.measure(renderedPage(blurred(5, () => true))).value).toBe(0);
  });

  it('is no picture, which is larger and soft everywhere', () => {
    const picture: Change = (x, y) =>
      x > 440 && x < 700 && y > 120 && y < 400 ? 150 + 60 * Math.sin(x / 21) * Math.cos(y / 17) : null;
    expect(blurredPrint.measure(renderedPage(picture)).value).toBe(0);
  });

  it('is no button, photograph or glow beside print, which have more ink, a crisp rim or fading ends', () => {
    const inBox = (x: number, y: number): boolean => x > 472 && x < 608 && y >= 204 && y < 236;
    const button: Change = (x, y) => (inBox(x, y) ? 230 - 3 * (y - 204) : null);
    expect(blurredPrint.measure(renderedPage(button)).value).toBe(0);
    const photograph: Change = (x, y) =>
      inBox(x, y) ? 130 + 70 * Math.sin(x / 11) * Math.cos((y - 204) / 9) : null;
    expect(blurredPrint.measure(renderedPage(photograph)).value).toBe(0);
    const glow: Change = (x, y) => {
      const away = Math.hypot((x - 540) / 68, (y - 220) / 22);
      return away < 1 ? 255 - 90 * (1 - away) : null;
    };
    expect(blurredPrint.measure(renderedPage(glow)).value).toBe(0);
  });

  it('is not looked for on paper with grain', () => {
    expect(blurredPrint.measure(renderedPage(blurred(5), 8)).value).toBeNull();
  });
});
