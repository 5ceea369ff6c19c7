import type { Random } from '../../../specimens/world/random.ts';
import { drawn, type Pen, type Sheet } from './sheet.ts';
import { amount, entry, label, prose } from './words.ts';

/** A4 at 120 dots an inch. */
const WIDTH = 992;
const HEIGHT = 1403;

function box({ g }: Pen, x: number, y: number, width: number, height: number, fill: string | null): void {
  if (fill) {
    g.fillStyle = fill;
    g.fillRect(x, y, width, height);
  }
  g.strokeStyle = '#333';
  g.lineWidth = 2;
  g.strokeRect(x, y, width, height);
}

function column(pen: Pen, x: number, from: number, to: number, letters: number, random: Random): void {
  for (let y = from; y < to; y += 24) pen.write(prose(random, letters), x, y, 16);
}

function entries(pen: Pen, x: number, y: number, rows: number, random: Random): void {
  for (let row = 0; row < rows; row++) {
    pen.write(`${label(random)}:`, x, y + row * 30, 16);
    pen.write(entry(random), x + 170, y + row * 30, 17, '#111', { family: 'sans', bold: true });
  }
}

function head(pen: Pen, random: Random): void {
  pen.write(prose(random, 26), 80, 110, 34, '#15315f', { family: 'serif', bold: true });
  pen.write(prose(random, 50), 80, 145, 15);
}

function picture({ g }: Pen, x: number, y: number, width: number, height: number, random: Random): void {
  const sky = g.createLinearGradient(x, y, x, y + height);
  sky.addColorStop(0, random.pick(['#8fb7dc', '#d9c6a4', '#6f7f8f']));
  sky.addColorStop(1, random.pick(['#6d5a3c', '#3f5a38', '#2d2d2d']));
  g.fillStyle = sky;
  g.fillRect(x, y, width, height);
  g.fillStyle = random.pick(['#54402c', '#903f30', '#c9c0a8']);
  g.fillRect(x + width * 0.3, y + height * 0.35, width * 0.4, height * 0.5);
}

/** Pages that are one document whatever boxes, columns and pictures are on them. */
export const WHOLE_PAGES: Record<string, (random: Random) => Promise<Sheet>> = {
  'two boxes': (random) =>
    drawn(WIDTH, HEIGHT, 0, (pen) => {
      head(pen, random);
      const fill = random.pick([null, '#eef3f8', '#e4e4e4', '#fff6d8']);
      const beside = random.chance(0.5);
      for (const i of [0, 1]) {
        const [x, y] = beside ? [80 + i * 430, 200] : [80, 200 + i * 440];
        const [w, h] = beside ? [402, random.int(260, 600)] : [832, 380];
        box(pen, x, y, w, h, fill);
        entries(pen, x + 24, y + 48, Math.floor((h - 60) / 34), random);
      }
      if (random.chance(0.6)) column(pen, 80, 1120, 1280, 84, random);
    }),
  'two columns': (random) =>
    drawn(WIDTH, HEIGHT, 0, (pen) => {
      if (random.chance(0.5)) head(pen, random);
      column(pen, 80, 200, random.int(900, 1300), 42, random);
      column(pen, 530, 200, random.int(900, 1300), 42, random);
    }),
  'payslip of two columns': (random) =>
    drawn(WIDTH, 700, 0, (pen) => {
      head(pen, random);
      for (const i of [0, 1]) {
        box(pen, 60 + i * 440, 180, 430, 44, random.pick(['#d7e2ee', '#dddddd', '#1b4f8a']));
        box(pen, 60 + i * 440, 224, 430, 380, null);
        for (let row = 0; row < 9; row++) {
          pen.write(label(random), 76 + i * 440, 256 + row * 36, 16);
          pen.write(amount(random), 380 + i * 440, 256 + row * 36, 16);
        }
      }
      pen.write(`Net pay ${amount(random)}`, 640, 650, 22, '#111', { family: 'sans', bold: true });
    }),
  'statement with boxes': (random) =>
    drawn(WIDTH, HEIGHT, 0, (pen) => {
      head(pen, random);
      box(pen, 60, 180, 420, 180, '#f0f0f0');
      entries(pen, 80, 220, 4, random);
      box(pen, 510, 180, 420, 180, '#f0f0f0');
      entries(pen, 530, 220, 4, random);
      for (let row = 0; row < 26; row++) {
        box(pen, 60, 400 + row * 34, 870, 34, row % 2 ? null : '#f6f8fb');
        pen.write(entry(random), 74, 423 + row * 34, 15);
        pen.write(prose(random, 24), 270, 423 + row * 34, 15);
        pen.write(amount(random), 800, 423 + row * 34, 15);
      }
    }),
  'two photographs': (random) =>
    drawn(WIDTH, HEIGHT, 0, (pen) => {
      head(pen, random);
      const beside = random.chance(0.5);
      picture(pen, 80, 220, 400, 250, random);
      picture(pen, beside ? 512 : 80, beside ? 220 : 540, 400, 250, random);
      pen.write(prose(random, 30), 80, 500, 15);
      pen.write(prose(random, 30), beside ? 512 : 80, beside ? 500 : 820, 15);
      column(pen, 80, 880, 1240, 84, random);
    }),
  'two portraits': (random) =>
    drawn(WIDTH, HEIGHT, 0, (pen) => {
      head(pen, random);
      for (const i of [0, 1]) {
        const x = 130 + i * 430;
        picture(pen, x, 220, 300, 390, random);
        pen.write(prose(random, 20), x, 640, 16);
        pen.write(entry(random), x, 668, 16);
      }
      if (random.chance(0.5)) column(pen, 80, 760, random.int(820, 1280), 84, random);
    }),
  'coloured panels': (random) =>
    drawn(WIDTH, HEIGHT, 0, (pen) => {
      const colour = random.pick(['#0b3d6e', '#7a1f2b', '#0f5b3a', '#e8eef5', '#f3e3c2']);
      const ink = colour < '#c' ? '#ffffff' : '#1b1b1b';
      for (const [i, y] of [0, 360, 760, 1120].entries()) {
        pen.g.fillStyle = colour;
        pen.g.fillRect(i === 0 ? 0 : 60, y, i === 0 ? WIDTH : 872, i === 0 ? 130 : 56);
        pen.write(prose(random, 24), 84, y + (i === 0 ? 76 : 37), i === 0 ? 34 : 20, ink);
        for (let row = 0; row < 6; row++) {
          const at = y + (i === 0 ? 170 : 92) + row * 30;
          pen.write(label(random), 84, at, 16);
          pen.write(entry(random), 420, at, 16);
          pen.write(amount(random), 780, at, 16);
        }
      }
    }),
  'form of boxes': (random) =>
    drawn(WIDTH, HEIGHT, 0, (pen) => {
      head(pen, random);
      for (let y = 180; y < 1280; y += random.pick([54, 70, 96])) {
        if (random.chance(0.15)) {
          pen.g.fillStyle = '#111';
          pen.g.fillRect(70, y, 852, 40);
          pen.write(prose(random, 22).toUpperCase(), 84, y + 28, 19, '#fff');
          continue;
        }
        const cut = random.int(300, 620);
        box(pen, 70, y, cut - 70, 46, null);
        box(pen, cut, y, 922 - cut, 46, random.chance(0.3) ? '#eef2f6' : null);
        pen.write(label(random), 78, y + 16, 13);
        if (random.chance(0.7)) pen.write(entry(random), cut + 12, y + 32, 18);
      }
    }),
  'leaflet on its side': (random) =>
    drawn(HEIGHT, WIDTH, 0, (pen) => {
      for (const i of [0, 1]) {
        pen.write(prose(random, 20), 70 + i * 690, 110, 30, '#7a1f2b', { family: 'serif', bold: true });
        column(pen, 70 + i * 690, 170, 900, 58, random);
      }
      pen.g.fillStyle = '#999';
      if (random.chance(0.5)) pen.g.fillRect(HEIGHT / 2, 60, 1, WIDTH - 120);
    }),
};

/** A till's receipt, two to four times as long as wide. */
export const receipt = (random: Random): Promise<Sheet> =>
  drawn(480, random.int(900, 1800), 0, (pen) => {
    const { height } = pen.g.canvas;
    pen.g.fillStyle = random.pick(['#fdfdfb', '#f3f2ee']);
    pen.g.fillRect(0, 0, 480, height);
    pen.write(prose(random, 14).toUpperCase(), 60, 80, 30, '#222', { family: 'mono', bold: true });
    for (let y = 150; y < height - 80; y += 44) {
      pen.write(prose(random, 12), 40, y, 22, '#333', { family: 'mono' });
      pen.write(amount(random), 330, y, 22, '#333', { family: 'mono' });
    }
  });

/** The page of a passport that lies above its data page: observations, a signature. */
export const pageAboveData = (random: Random, width: number, height: number): Promise<Sheet> =>
  drawn(width, height, 0, (pen) => {
    pen.g.fillStyle = random.pick(['#eadfe2', '#dfe9ee', '#ece8d6', '#f5f3ee']);
    pen.g.fillRect(0, 0, width, height);
    const rows = random.int(2, 8);
    for (let row = 0; row < rows; row++)
      pen.write(prose(random, random.int(20, 44)), width * 0.08, height * (0.14 + 0.09 * row), width * 0.026);
    pen.g.strokeStyle = '#1c2a6b';
    pen.g.lineWidth = 4;
    pen.g.beginPath();
    pen.g.moveTo(width * 0.55, height * 0.9);
    pen.g.bezierCurveTo(width * 0.6, height * 0.7, width * 0.7, height, width * 0.85, height * 0.86);
    pen.g.stroke();
  });
