import type { Draft } from '../draw/draft.ts';
import { ellipsePath, linePath, rectPath } from '../draw/shapes.ts';
import type { Random } from '../world/random.ts';
import { guilloche, rosette } from './security.ts';

export type FrameLook = 'double' | 'ornate' | 'guilloche' | 'corners' | 'thick';

/** The border of a certificate; the text goes inside `inset` points. */
export function frame(d: Draft, look: FrameLook, colour: string, random: Random, inset = 24): void {
  const { width: w, height: h } = d.sheet;
  const box = (m: number, width: number): void =>
    void d.path(rectPath(m, m, w - 2 * m, h - 2 * m), { stroke: colour, width });
  if (look === 'double') {
    box(inset, 2.5);
    box(inset + 6, 0.8);
  } else if (look === 'thick') {
    box(inset, 7);
    box(inset + 9, 0.6);
  } else if (look === 'ornate') {
    box(inset, 1);
    box(inset + 14, 1);
    for (let x = inset + 7; x < w - inset; x += 14)
      for (const y of [inset + 7, h - inset - 7])
        d.path(ellipsePath(x, y, 3.6), { stroke: colour, width: 0.6 });
    for (let y = inset + 21; y < h - inset - 14; y += 14)
      for (const x of [inset + 7, w - inset - 7])
        d.path(ellipsePath(x, y, 3.6), { stroke: colour, width: 0.6 });
  } else if (look === 'corners') {
    for (const [x, y, sx, sy] of [
      [inset, inset, 1, 1],
      [w - inset, inset, -1, 1],
      [inset, h - inset, 1, -1],
      [w - inset, h - inset, -1, -1],
    ] as const) {
      d.path(linePath([x, y + 90 * sy], [x, y], [x + 90 * sx, y]), { stroke: colour, width: 3 });
      d.path(linePath([x + 8 * sx, y + 70 * sy], [x + 8 * sx, y + 8 * sy], [x + 70 * sx, y + 8 * sy]), {
        stroke: colour,
        width: 1,
      });
    }
  } else {
    guilloche(d, inset, inset, w - 2 * inset, 18, random, [colour], 4);
    guilloche(d, inset, h - inset - 18, w - 2 * inset, 18, random, [colour], 4);
    rosette(d, w / 2, h / 2, 150, colour, 18);
    box(inset, 1.2);
  }
}

/** A gold or red seal with a serrated edge. */
export function seal(d: Draft, x: number, y: number, radius: number, colour: string): void {
  const points = Array.from({ length: 48 }, (_, i): [number, number] => {
    const r = i % 2 ? radius : radius * 0.9;
    return [x + r * Math.cos((i * Math.PI) / 24), y + r * Math.sin((i * Math.PI) / 24)];
  });
  d.path(`${linePath(...points)}Z`, { fill: colour, opacity: 0.85 });
  d.path(ellipsePath(x, y, radius * 0.7), { stroke: '#fff', width: 1, opacity: 0.8 });
  d.path(ellipsePath(x, y, radius * 0.62), { stroke: '#fff', width: 0.5, opacity: 0.8 });
  d.mark('stamp', { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
}
