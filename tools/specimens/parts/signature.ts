import type { Draft } from '../draw/draft.ts';
import { curvePath } from '../draw/shapes.ts';
import type { Random } from '../world/random.ts';

/** A scribble that looks like a hurried signature, inside the given box. */
export function signature(
  d: Draft,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  ink = '#1c2a6b',
): void {
  const points: [number, number][] = [];
  const loops = random.int(4, 8);
  let u = 0.02;
  for (let i = 0; i < loops; i++) {
    const tall = i === 0 || random.chance(0.3);
    points.push([u, 0.62 + random.between(-0.08, 0.08)]);
    points.push([
      u + random.between(0.02, 0.06),
      tall ? random.between(0.02, 0.2) : random.between(0.3, 0.5),
    ]);
    points.push([u + random.between(-0.01, 0.03), 0.7 + random.between(-0.1, 0.2)]);
    u += random.between(0.06, 0.13);
  }
  points.push([Math.min(u + 0.1, 0.95), random.between(0.4, 0.8)], [1, random.between(0.3, 0.6)]);
  const fit = points.map(([a, b]): [number, number] => [x + Math.min(1, a) * width, y + b * height]);
  d.path(curvePath(fit), { stroke: ink, width: random.between(0.8, 1.3) });
  if (random.chance(0.6)) {
    const line: [number, number][] = [
      [0.05, 0.88],
      [0.4, 0.8],
      [0.98, 0.72],
    ];
    d.path(curvePath(line.map(([a, b]): [number, number] => [x + a * width, y + b * height])), {
      stroke: ink,
      width: 0.8,
    });
  }
  d.mark('signature', { x, y, width, height });
}

/** A line to sign on with what is printed under it; signed unless `signed` is false. Returns the bottom. */
export function signatureLine(
  d: Draft,
  random: Random,
  at: { x: number; y: number; width: number; signed?: boolean },
  under: string[],
): number {
  if (at.signed !== false) signature(d, random, at.x + 6, at.y - 26, at.width * 0.7, 30);
  d.rule(at.x, at.y + 4, at.x + at.width, at.y + 4, '#333', 0.6);
  under.forEach((text, i) => d.text(at.x, at.y + 16 + i * 12, text, { size: 9 }));
  return at.y + 18 + under.length * 12;
}
