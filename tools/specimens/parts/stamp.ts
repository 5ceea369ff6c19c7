import type { Draft } from '../draw/draft.ts';
import type { Run } from '../draw/inline.ts';
import { ellipsePath, rectPath } from '../draw/shapes.ts';
import { placed } from '../draw/sheet.ts';
import { textWidth } from '../draw/fonts.ts';
import type { Random } from '../world/random.ts';

export interface StampStyle {
  /** Middle of the stamp. */
  x: number;
  y: number;
  shape: 'box' | 'round' | 'oval';
  /** Rows in the middle, top to bottom; a row may be a field (a date stamp). */
  rows: (string | Run)[];
  /** Words on the ring of a round stamp. */
  ring?: string;
  colour?: string;
  size?: number;
}

/** A rubber stamp: askew, inky, uneven. Its rows are truth lines, the ring's letters are not. */
export function stamp(d: Draft, random: Random, s: StampStyle): void {
  const colour = s.colour ?? random.pick(['#2a3c9a', '#5b2f8c', '#b0202e', '#234f8e']);
  const turn = random.between(-13, 13);
  const size = s.size ?? 9;
  const texts = s.rows.map((row) => (typeof row === 'string' ? row : row.text));
  const width =
    Math.max(...texts.map((text) => textWidth(text, { family: 'sans', bold: true }, size))) + size * 2;
  const height = texts.length * size * 1.35 + size;
  const place = { x: s.x, y: s.y, turn, scale: 1 };
  const opacity = random.between(0.68, 0.88);
  const ink = { stroke: colour, opacity, place };
  const [rx, ry] =
    s.shape === 'box'
      ? [width / 2, height / 2]
      : s.shape === 'oval'
        ? [width * 0.72, height * 0.95]
        : [Math.max(width, height) * 0.75, Math.max(width, height) * 0.75];
  if (s.shape === 'box') {
    d.path(rectPath(-rx, -ry, rx * 2, ry * 2, 2), { ...ink, width: 1.6 });
    if (random.chance(0.5))
      d.path(rectPath(-rx + 3, -ry + 3, rx * 2 - 6, ry * 2 - 6, 1), { ...ink, width: 0.6 });
  } else {
    d.path(ellipsePath(0, 0, rx, ry), { ...ink, width: 1.8 });
    d.path(ellipsePath(0, 0, rx - size * 1.6, ry - size * 1.6), { ...ink, width: 0.8 });
    if (s.ring !== undefined) ring(d, s.ring, place, rx, ry, size, colour, opacity);
  }
  s.rows.forEach((row, i) => {
    const text = texts[i]!;
    const dy = (i - (texts.length - 1) / 2) * size * 1.35 + size * 0.36;
    const at = placed(-textWidth(text, { family: 'sans', bold: true }, size) / 2, dy, place);
    d.turned(at.x, at.y, row, turn, { family: 'sans', bold: true, size, colour, opacity });
  });
  const reach = Math.max(rx, ry * 0.9);
  d.mark('stamp', {
    x: s.x - reach,
    y: s.y - Math.max(ry, rx * 0.25),
    width: 2 * reach,
    height: 2 * Math.max(ry, rx * 0.25),
  });
}

function ring(
  d: Draft,
  words: string,
  place: { x: number; y: number; turn: number; scale: number },
  rx: number,
  ry: number,
  size: number,
  colour: string,
  opacity: number,
): void {
  const text = words.toUpperCase();
  const letter = size * 0.86;
  const step = Math.min(0.32, (Math.PI * 1.75) / text.length);
  [...text].forEach((c, i) => {
    const angle = -Math.PI / 2 + (i - (text.length - 1) / 2) * step;
    const at = placed(Math.cos(angle) * (rx - size * 1.25), Math.sin(angle) * (ry - size * 1.25), place);
    d.turned(
      at.x,
      at.y,
      c,
      place.turn + (angle * 180) / Math.PI + 90,
      { family: 'sans', bold: true, size: letter, colour, opacity },
      false,
    );
  });
}
