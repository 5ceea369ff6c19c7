import { describe, expect, it } from 'vitest';
import { openPixels } from '../image/evidence.ts';
import { copiedMarks } from './copied-marks.ts';

const [WIDTH, HEIGHT] = [700, 500];

/** Grey paper with grain and a signature-like stroke at each of the places; the same every time. */
function paper(places: readonly { x: number; y: number }[], grain = 8): Uint8Array {
  let state = 4_711;
  const random = (): number => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < pixels.length; i++) pixels[i] = 205 + Math.round((random() - 0.5) * 2 * grain);
  for (const { x, y } of places)
    for (let t = 0; t < 1_200; t++) {
      // Fractions of a pixel of each place differ, as those of two prints do.
      const u = t / 1_200;
      const px = x + 110 * u;
      const py = y + 30 * Math.sin(9 * u) + 8 * Math.sin(31 * u);
      for (let dy = -1; dy <= 2; dy++)
        for (let dx = -1; dx <= 2; dx++) {
          const [cx, cy] = [Math.floor(px) + dx, Math.floor(py) + dy];
          const near = Math.max(0, 1 - Math.hypot(cx - px, cy - py) / 2);
          const i = cy * WIDTH + cx;
          pixels[i] = Math.min(pixels[i]!, 205 - Math.round(130 * near + random() * 10));
        }
    }
  return pixels;
}

/** Copies a rectangle of the picture elsewhere, as with a selection. */
function copied(
  pixels: Uint8Array,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Uint8Array {
  const out = Uint8Array.from(pixels);
  for (let y = 0; y < 100; y++)
    for (let x = 0; x < 150; x++)
      out[(to.y + y) * WIDTH + to.x + x] = pixels[(from.y + y) * WIDTH + from.x + x]!;
  return out;
}

const measure = (pixels: Uint8Array): ReturnType<typeof copiedMarks.measure> =>
  copiedMarks.measure(openPixels(pixels, { width: WIDTH, height: HEIGHT }, 1, 'scan')!);

describe('a mark that appears twice', () => {
  const one = { x: 80, y: 120 };

  it('is far more alike when it was copied than when it was printed twice', () => {
    const twice = measure(paper([one, { x: 400.5, y: 350.4 }])).value!;
    const copy = measure(copied(paper([one]), { x: 60, y: 60 }, { x: 400, y: 300 }));
    expect(copy.value!).toBeGreaterThan(twice + 1.5);
    expect(copy.box!.x).toBeGreaterThan(60);
  });

  it('is not looked for without grain, where equal things are equal', () => {
    expect(measure(copied(paper([one], 0), { x: 60, y: 60 }, { x: 400, y: 300 })).value).toBeNull();
  });
});
