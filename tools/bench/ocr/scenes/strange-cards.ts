import type { Random } from '../../../specimens/world/random.ts';
import { drawn, type Pen, type Sheet } from './sheet.ts';
import { entry, label, prose } from './words.ts';

const WIDTH = 876;
const HEIGHT = 552;
const ROUND = 33;

/** Plastic as it is sold: white, tinted, dark with light print, in gradients. */
const LOOKS = [
  { from: '#ffffff', to: '#fcfcfb', ink: '#222222' },
  { from: '#f6f7f4', to: '#e6ecf2', ink: '#1c2430' },
  { from: '#cfe3f4', to: '#f7e6d2', ink: '#16202c' },
  { from: '#9cc7a4', to: '#e9f0d8', ink: '#10240f' },
  { from: '#1c3058', to: '#2d4d86', ink: '#f4f4f0' },
  { from: '#20242a', to: '#3b3f46', ink: '#e9e2c8' },
  { from: '#d8b4bb', to: '#ece6f2', ink: '#2a1020' },
] as const;

type Look = (typeof LOOKS)[number];

function plastic({ g }: Pen, { from, to }: Look): void {
  const slope = g.createLinearGradient(0, 0, WIDTH, HEIGHT);
  slope.addColorStop(0, from);
  slope.addColorStop(1, to);
  g.fillStyle = slope;
  g.fillRect(0, 0, WIDTH, HEIGHT);
  // Plastic has a rim that catches the light.
  g.strokeStyle = 'rgba(90,90,90,0.45)';
  g.lineWidth = 3;
  g.beginPath();
  g.roundRect(1, 1, WIDTH - 2, HEIGHT - 2, ROUND);
  g.stroke();
}

function portrait({ g }: Pen, x: number, y: number, random: Random): void {
  g.fillStyle = random.pick(['#c9d2da', '#e8e4dc', '#8fa3b5']);
  g.fillRect(x, y, 220, 280);
  g.fillStyle = random.pick(['#5a3a28', '#8a5a3c', '#3c261a']);
  g.beginPath();
  g.ellipse(x + 110, y + 120, 62, 82, 0, 0, 7);
  g.fill();
  g.fillStyle = random.pick(['#22304a', '#7a2430', '#2c3c2c']);
  g.beginPath();
  g.ellipse(x + 110, y + 280, 100, 84, 0, Math.PI, 0);
  g.fill();
}

/** The front of a card of no issuer: a band or none, a portrait left or right, labels over or beside values. */
export const strangeFront = (random: Random): Promise<Sheet> => front(random, LOOKS);

/** The same in dark plastic with light print. */
export const darkCard = (random: Random): Promise<Sheet> =>
  front(
    random,
    LOOKS.filter(({ ink }) => ink > '#c'),
  );

const front = (random: Random, looks: readonly Look[]): Promise<Sheet> =>
  drawn(WIDTH, HEIGHT, ROUND, (pen) => {
    const look = random.pick(looks);
    plastic(pen, look);
    if (random.chance(0.6)) {
      pen.g.fillStyle = random.pick(['#1b4f8a', '#7a1f2b', '#0f5b3a', '#333']);
      pen.g.fillRect(0, 0, WIDTH, 92);
      pen.write(prose(random, 22).toUpperCase(), 40, 60, 34, '#ffffff', { family: 'sans', bold: true });
    } else pen.write(prose(random, 22).toUpperCase(), 40, 60, 32, look.ink, { family: 'serif', bold: true });
    const left = random.chance(0.5);
    portrait(pen, left ? 40 : WIDTH - 260, 140, random);
    const x = left ? 300 : 40;
    const rows = random.int(3, 6);
    for (let row = 0; row < rows; row++) {
      const y = 160 + row * (360 / rows);
      pen.write(label(random), x, y, 17, look.ink);
      pen.write(entry(random), x, y + 30, 27, look.ink, { family: 'sans', bold: true });
    }
  });

/** A back: a stripe, a code or a thumb, some small print. */
export const strangeBack = (random: Random): Promise<Sheet> =>
  drawn(WIDTH, HEIGHT, ROUND, (pen) => {
    const look = random.pick(LOOKS);
    plastic(pen, look);
    const { g } = pen;
    if (random.chance(0.4)) {
      g.fillStyle = '#151515';
      g.fillRect(0, 50, WIDTH, 95);
    }
    const isCode = random.chance(0.5);
    g.fillStyle = '#ffffff';
    if (isCode) g.fillRect(52, 372, 316, 156);
    g.fillStyle = isCode ? '#111111' : look.ink;
    if (isCode)
      for (let x = 60; x < 360; x += 3) {
        if (random.chance(0.5)) g.fillRect(x, 380, random.int(1, 3), 140);
      }
    for (let row = 0; row < random.int(2, 5); row++)
      pen.write(prose(random, random.int(18, 46)), 60, 200 + row * 36, 19, look.ink);
  });
