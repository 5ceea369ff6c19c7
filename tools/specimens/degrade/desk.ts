import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Quad } from '../../../src/contract/geometry.ts';
import type { Random } from '../world/random.ts';
import type { Picture } from './picture.ts';
import { settle } from './picture.ts';

const GROUNDS: [string, string][] = [
  ['#7a5234', '#8f6544'],
  ['#3b3f46', '#464b54'],
  ['#b8a58a', '#c9b79d'],
  ['#5b6b5a', '#68796a'],
  ['#8d8f94', '#9b9da2'],
  ['#4a2f22', '#5d3c2b'],
  ['#c7c3bb', '#d3cfc8'],
  ['#27405a', '#314d6b'],
];

function texture(g: SKRSContext2D, width: number, height: number, random: Random): void {
  const [base, other] = random.pick(GROUNDS);
  g.fillStyle = base;
  g.fillRect(0, 0, width, height);
  const wood = random.chance(0.6);
  g.strokeStyle = other;
  for (let i = 0; i < (wood ? 90 : 400); i++) {
    g.globalAlpha = random.between(0.15, 0.6);
    g.lineWidth = random.between(1, wood ? 9 : 2);
    const y = random.between(0, height);
    const x = wood ? 0 : random.between(0, width);
    g.beginPath();
    g.moveTo(x, y);
    if (wood)
      g.bezierCurveTo(
        width * 0.3,
        y + random.between(-30, 30),
        width * 0.6,
        y + random.between(-30, 30),
        width,
        y + random.between(-12, 12),
      );
    else g.lineTo(x + random.between(-8, 8), y + random.between(-8, 8));
    g.stroke();
  }
  g.globalAlpha = 1;
}

function clutter(g: SKRSContext2D, width: number, height: number, random: Random): void {
  const edge = (): [number, number] => {
    const side = random.int(0, 3);
    const u = random.next();
    const depth = random.between(-0.04, 0.1);
    return side === 0
      ? [u * width, depth * height]
      : side === 1
        ? [width * (1 - depth), u * height]
        : side === 2
          ? [u * width, height * (1 - depth)]
          : [depth * width, u * height];
  };
  const unit = Math.min(width, height);
  const things: (() => void)[] = [
    () => {
      g.fillStyle = random.pick(['#16233f', '#8c1c1c', '#111', '#dcb23c']);
      g.fillRect(-unit * 0.25, -unit * 0.008, unit * 0.5, unit * 0.016);
      g.fillStyle = '#d9d9d9';
      g.fillRect(unit * 0.2, -unit * 0.006, unit * 0.05, unit * 0.012);
    },
    () => {
      g.fillStyle = random.pick(['#f5f5f0', '#e9e4d2', '#dfe8f0']);
      g.fillRect(-unit * 0.2, -unit * 0.3, unit * 0.4, unit * 0.6);
      g.fillStyle = '#888';
      for (let i = 0; i < 9; i++)
        g.fillRect(
          -unit * 0.15,
          -unit * 0.24 + i * unit * 0.05,
          unit * random.between(0.1, 0.28),
          unit * 0.008,
        );
    },
    () => {
      g.fillStyle = random.pick(['#f2efe8', '#33475b', '#9a3b2d']);
      g.beginPath();
      g.arc(0, 0, unit * 0.11, 0, 7);
      g.fill();
      g.fillStyle = '#3a2415';
      g.beginPath();
      g.arc(0, 0, unit * 0.085, 0, 7);
      g.fill();
    },
    () => {
      g.fillStyle = '#1b1d20';
      g.beginPath();
      g.roundRect(-unit * 0.09, -unit * 0.18, unit * 0.18, unit * 0.36, unit * 0.02);
      g.fill();
      g.fillStyle = '#2f343a';
      g.fillRect(-unit * 0.08, -unit * 0.165, unit * 0.16, unit * 0.33);
    },
    () => {
      g.fillStyle = '#26292d';
      g.fillRect(-unit * 0.35, -unit * 0.12, unit * 0.7, unit * 0.24);
      g.fillStyle = '#4a4f55';
      for (let r = 0; r < 4; r++)
        for (let c = 0; c < 13; c++)
          g.fillRect(
            -unit * 0.33 + c * unit * 0.051,
            -unit * 0.1 + r * unit * 0.052,
            unit * 0.042,
            unit * 0.042,
          );
    },
  ];
  for (const thing of random.sample(things, random.int(1, 4))) {
    g.save();
    g.translate(...edge());
    g.rotate(random.between(0, Math.PI * 2));
    g.shadowColor = 'rgba(0,0,0,0.5)';
    g.shadowBlur = unit * 0.012;
    g.shadowOffsetY = unit * 0.006;
    thing();
    g.restore();
  }
}

/** The desk is drawn this much smaller: it is out of focus anyway, and pixels cost time. */
const COARSE = 0.4;

/** A desk with things on it, and the shadow of the page that will lie on `page`. */
export async function desk(
  width: number,
  height: number,
  page: Quad,
  random: Random,
  cluttered = true,
): Promise<Picture> {
  const [w, h] = [Math.ceil(width * COARSE), Math.ceil(height * COARSE)];
  const canvas = createCanvas(w, h);
  const g = canvas.getContext('2d');
  texture(g, w, h, random);
  if (cluttered) clutter(g, w, h, random);
  g.shadowColor = 'rgba(0,0,0,0.65)';
  g.shadowBlur = w * 0.012;
  g.shadowOffsetX = random.between(-0.006, 0.006) * w;
  g.shadowOffsetY = random.between(0, 0.008) * w;
  g.fillStyle = '#777';
  g.beginPath();
  page.forEach((p, i) =>
    i === 0 ? g.moveTo(p.x * COARSE, p.y * COARSE) : g.lineTo(p.x * COARSE, p.y * COARSE),
  );
  g.closePath();
  g.fill();
  const pixels = sharp(canvas.data(), { raw: { width: w, height: h, channels: 4 } });
  return settle(pixels.resize(width, height, { fit: 'fill' }));
}
