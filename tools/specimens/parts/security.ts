import type { Draft } from '../draw/draft.ts';
import { curvePath, ellipsePath } from '../draw/shapes.ts';
import type { Random } from '../world/random.ts';

/** Guilloche: interfering waves over a box, as cards and certificates carry. */
export function guilloche(
  d: Draft,
  x: number,
  y: number,
  width: number,
  height: number,
  random: Random,
  colours: string[],
  rows = 16,
): void {
  const phase = random.between(0, 6);
  const waves = random.int(3, 6);
  for (let i = 0; i < rows; i++) {
    const base = y + ((i + 0.5) / rows) * height;
    const points: [number, number][] = [];
    for (let k = 0; k <= 36; k++) {
      const t = (k / 36) * Math.PI * 2;
      const swing =
        (height / rows) * 1.5 * Math.sin(t * waves + phase + i * 0.35) +
        (height / rows) * Math.sin(t * 2 - i * 0.2);
      points.push([x + (k / 36) * width, Math.min(y + height, Math.max(y, base + swing))]);
    }
    d.path(curvePath(points), { stroke: colours[i % colours.length]!, width: 0.35, opacity: 0.55 });
  }
}

/** A spirograph rosette. */
export function rosette(d: Draft, cx: number, cy: number, radius: number, colour: string, turns = 12): void {
  for (let i = 0; i < turns; i++) {
    const angle = (i / turns) * Math.PI * 2;
    d.path(
      ellipsePath(cx + Math.cos(angle) * radius * 0.45, cy + Math.sin(angle) * radius * 0.45, radius * 0.55),
      { stroke: colour, width: 0.3, opacity: 0.5 },
    );
  }
}

/** Says on the page itself that it is not real. */
export function specimenLine(d: Draft, where: 'foot' | 'head' = 'foot'): void {
  const y = where === 'foot' ? d.sheet.height - 14 : 18;
  d.text(d.sheet.width / 2, y, 'SPECIMEN - fictional persons and figures - not a valid document', {
    family: 'sans',
    bold: false,
    italic: false,
    size: 6.5,
    colour: '#a33',
    align: 'centre',
  });
}
