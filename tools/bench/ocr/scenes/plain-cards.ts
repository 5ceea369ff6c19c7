import type { Random } from '../../../specimens/world/random.ts';
import { drawn, type Pen, type Sheet } from './sheet.ts';
import { entry, label, prose } from './words.ts';

/** Cards as a few lines of a drawing program make them: one flat colour, square or round corners, an outline or none. */
const FILLS = ['#ffffff', '#fdfdf8', '#eef4fa', '#e3eef8', '#e8f1e4', '#f6ecd9', '#d9e6f2'] as const;
const OUTLINES = [null, '#999999', '#333333', '#1b4f8a'] as const;
const SIZES = [
  { width: 1012, height: 638 },
  { width: 856, height: 540 },
  { width: 1000, height: 630 },
] as const;

export interface PlainLook {
  readonly fill: string;
  readonly outline: string | null;
  readonly width: number;
  readonly height: number;
  readonly round: number;
}

/** One look for all cards of a picture; `outlined` where nothing else would tell a card from what is beside it. */
export function plainLook(random: Random, outlined: boolean): PlainLook {
  return {
    ...random.pick(SIZES),
    fill: random.pick(FILLS),
    outline: random.pick(outlined ? OUTLINES.slice(1) : OUTLINES),
    round: random.pick([0, 0, 30]),
  };
}

function blank({ g }: Pen, { fill, outline, width, height, round }: PlainLook, random: Random): void {
  g.fillStyle = fill;
  g.fillRect(0, 0, width, height);
  if (!outline) return;
  g.strokeStyle = outline;
  g.lineWidth = random.int(1, 4);
  const inset = g.lineWidth / 2;
  g.beginPath();
  g.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, round);
  g.stroke();
}

/** A title, a grey box for a portrait, labels beside or above their values. */
export const plainFront = (look: PlainLook, random: Random): Promise<Sheet> =>
  drawn(look.width, look.height, look.round, (pen) => {
    const { width, height } = look;
    blank(pen, look, random);
    const band = random.chance(0.4);
    pen.g.fillStyle = '#3a78b5';
    if (band) pen.g.fillRect(0, 0, width, 96);
    pen.write('REPUBLIC OF BOTSWANA', 40, 52, 34, band ? '#fff' : '#111', { family: 'sans', bold: true });
    pen.write('NATIONAL IDENTITY CARD', 40, 86, 24, band ? '#fff' : '#111');
    pen.g.fillStyle = random.pick(['#c8c8c8', '#9fb0bd', '#dddddd']);
    pen.g.fillRect(40, 140, 220, 280);
    const rows = random.int(4, 7);
    const step = (height - 190) / rows;
    const beside = random.chance(0.5);
    for (let row = 0; row < rows; row++) {
      const y = 165 + row * step;
      const written = pen.write(`${label(random)}${beside ? ':' : ''}`, 300, y, beside ? 26 : 18, '#333');
      pen.write(entry(random), beside ? 300 + written + 24 : 300, beside ? y : y + 30, 28, '#000');
    }
  });

/** Some lines, and three rows of a machine-readable zone below. */
export const plainBack = (look: PlainLook, random: Random): Promise<Sheet> =>
  drawn(look.width, look.height, look.round, (pen) => {
    blank(pen, look, random);
    const rows = random.int(2, 5);
    for (let row = 0; row < rows; row++)
      pen.write(`${label(random)}: ${entry(random)}`, 50, 80 + row * 50, 26, '#111');
    if (random.chance(0.25)) pen.write(prose(random, 30), 50, 90 + rows * 50, 20, '#333');
    if (random.chance(0.3)) return;
    for (const [i, row] of ['IDBWA', '8', ''].entries()) {
      const text = `${row}${random.digits(12 + i)}`.padEnd(30, '<');
      pen.write(text, 50, look.height - 160 + i * 52, 36, '#000', { family: 'mono' });
    }
  });
