import type { LineCrop } from '../line-crop.ts';
import { inkIn, type Ink } from './ink.ts';

export const HEIGHT = 48;
const PAPER = 240;
const PRINT = 30;

export interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A crop with strokes of print on it. */
export function crop(width: number, strokes: readonly Stroke[]): LineCrop {
  const data = new Uint8Array(width * HEIGHT * 3).fill(PAPER);
  for (const { x, y, width: w, height: h } of strokes)
    for (let row = y; row < y + h; row++) data.fill(PRINT, (row * width + x) * 3, (row * width + x + w) * 3);
  const corner = (cx: number, cy: number) => ({ x: cx, y: cy });
  return {
    data,
    width,
    height: HEIGHT,
    quad: [corner(0, 0), corner(width, 0), corner(width, HEIGHT), corner(0, HEIGHT)],
  };
}

/** A crop's rows as text, `#` for print. */
export const shown = ({ data, width }: LineCrop): string[] =>
  Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: width }, (_, x) => (data[(y * width + x) * 3]! < 128 ? '#' : ' ')).join(''),
  );

/** A crop and the print on it. */
export const line = (width: number, strokes: readonly Stroke[]): [LineCrop, Ink] => {
  const cut = crop(width, strokes);
  return [cut, inkIn(cut)];
};
