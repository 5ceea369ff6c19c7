import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { openPixels, type ImageEvidence } from '../image/evidence.ts';
import { foreignPrint } from './foreign-print.ts';

const [WIDTH, HEIGHT] = [900, 900];
const AT = { x: 620, y: 40 + 9 * 32 };

/** A list as one program draws it, each character at whole pixels, and what is painted over it. */
function page(edit: (g: SKRSContext2D) => void = () => {}): ImageEvidence {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const g = canvas.getContext('2d');
  g.fillStyle = '#fff';
  g.fillRect(0, 0, WIDTH, HEIGHT);
  const draw = (text: string, x: number, y: number): void => {
    g.font = '22px sans-serif';
    g.fillStyle = '#111';
    [...text].forEach((c, i) => g.fillText(c, x + 15 * i, y));
  };
  for (let k = 0; k < 24; k++) {
    draw(`item number ${1000 + 37 * k}`, 40, 40 + 32 * k);
    draw(`${2357 + 41 * k}.${10 + 3 * k}`, AT.x, 40 + 32 * k);
  }
  edit(g);
  const { data } = g.getImageData(0, 0, WIDTH, HEIGHT);
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) rgb.set(data.subarray(i * 4, i * 4 + 3), i * 3);
  return openPixels(rgb, { width: WIDTH, height: HEIGHT }, 3, 'unknown')!;
}

/** Painted over and typed again in characters of another shape. */
const retyped =
  (font: string, colour: string, x = AT.x, width = 0.92) =>
  (g: SKRSContext2D): void => {
    g.fillStyle = '#fff';
    g.fillRect(x - 4, AT.y - 22, 140, 30);
    g.fillStyle = colour;
    g.font = font;
    [...'9726453'].forEach((c, i) => {
      g.save();
      g.translate(x + 0.37 + 15 * i, AT.y);
      g.scale(width, 1.06);
      g.fillText(c, 0, 0);
      g.restore();
    });
  };

describe('print of another program', () => {
  it('is found at its place where the rest of a rendering repeats its characters exactly', () => {
    const { value, box } = foreignPrint.measure(page(retyped('22px sans-serif', '#111')));
    expect(value).toBeGreaterThan(foreignPrint.strongFrom!);
    expect(box!.x).toBeLessThan(AT.x + 100);
    expect(box!.x + box!.width).toBeGreaterThan(AT.x);
    expect(Math.abs(box!.y + box!.height - AT.y)).toBeLessThan(8);
  });

  it('is not seen in a rendering that was left alone', () => {
    expect(foreignPrint.measure(page()).value).toBe(0);
  });

  it('is not looked for in another colour, in larger print, or where it begins its row', () => {
    for (const edit of [
      retyped('22px sans-serif', '#c00'),
      retyped('28px sans-serif', '#111'),
      retyped('22px sans-serif', '#111', 40),
    ])
      expect(foreignPrint.measure(page(edit)).value ?? 0).toBe(0);
  });

  it('has no meaning on paper with grain', () => {
    const image = page(retyped('22px sans-serif', '#111'));
    const grain = new Uint8Array(WIDTH * HEIGHT).map((_, i) => 230 + ((i * 7919) % 13));
    const noisy = openPixels(grain, image, 1, 'scan')!;
    expect(foreignPrint.measure(noisy).value).toBeNull();
  });
});
