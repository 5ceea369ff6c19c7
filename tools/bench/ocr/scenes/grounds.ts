import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Quad } from '../../../../src/contract/geometry.ts';
import { settle, type Picture } from '../../../specimens/degrade/picture.ts';
import { canvasFamily } from '../../../specimens/draw/fonts.ts';
import type { Random } from '../../../specimens/world/random.ts';

/** Grounds are drawn this much smaller: they are soft, and pixels cost time. */
const COARSE = 0.4;
type Paint = (g: SKRSContext2D, width: number, height: number, random: Random) => void;

const plain =
  (...colours: string[]): Paint =>
  (g, width, height, random) => {
    g.fillStyle = random.pick(colours);
    g.fillRect(0, 0, width, height);
  };

const wood: Paint = (g, width, height, random) => {
  const [base, vein] = random.pick([
    ['#6e4a2c', '#4f3319'],
    ['#caa27a', '#a97d52'],
    ['#3a2418', '#22140c'],
    ['#a8713f', '#8a5628'],
  ]);
  g.fillStyle = base!;
  g.fillRect(0, 0, width, height);
  const board = height / random.int(2, 6);
  for (let top = 0; top < height; top += board) {
    g.globalAlpha = random.between(0, 0.25);
    g.fillStyle = vein!;
    g.fillRect(0, top, width, board);
    g.strokeStyle = vein!;
    for (let i = 0; i < 30; i++) {
      g.globalAlpha = random.between(0.08, 0.5);
      g.lineWidth = random.between(0.6, 4);
      const y = top + random.next() * board;
      g.beginPath();
      g.moveTo(0, y);
      g.bezierCurveTo(width / 3, y + random.between(-9, 9), width / 1.5, y + random.between(-9, 9), width, y);
      g.stroke();
    }
    g.globalAlpha = 0.7;
    g.fillStyle = '#1c0f07';
    g.fillRect(0, top, width, random.between(0.5, 2));
  }
  g.globalAlpha = 1;
};

const stone: Paint = (g, width, height, random) => {
  g.fillStyle = random.pick(['#d9d6d0', '#8b8a88', '#42454a', '#bfae9a']);
  g.fillRect(0, 0, width, height);
  for (let i = 0; i < 900; i++) {
    g.globalAlpha = random.between(0.04, 0.22);
    g.fillStyle = random.pick(['#000', '#fff', '#6b5a48']);
    g.beginPath();
    g.ellipse(
      random.next() * width,
      random.next() * height,
      random.between(1, 14),
      random.between(1, 9),
      random.next() * 3,
      0,
      7,
    );
    g.fill();
  }
  g.globalAlpha = 1;
};

const cloth: Paint = (g, width, height, random) => {
  const [one, two] = random.pick([
    ['#f3f0ea', '#b33b3b'],
    ['#e8e6df', '#3b6ab3'],
    ['#2d2f33', '#3c3f45'],
    ['#c9bfa5', '#b1a587'],
  ]);
  const step = random.between(9, 40);
  g.fillStyle = one!;
  g.fillRect(0, 0, width, height);
  g.fillStyle = two!;
  g.globalAlpha = 0.5;
  for (let x = 0; x < width; x += 2 * step) g.fillRect(x, 0, step, height);
  for (let y = 0; y < height; y += 2 * step) g.fillRect(0, y, width, step);
  g.globalAlpha = 1;
};

/** A keyboard, a pen and a cup reach into the picture from its edges. */
const busy: Paint = (g, width, height, random) => {
  plain('#dcdcda', '#77706a', '#33383d', '#e9dfcd')(g, width, height, random);
  const keys = height * random.between(0.04, 0.1);
  g.fillStyle = random.pick(['#1d1e20', '#c9cacc']);
  g.fillRect(0, 0, width, keys * 1.4);
  g.fillStyle = random.pick(['#34363a', '#f0f0ee']);
  for (let x = 4; x < width; x += keys * 0.8) g.fillRect(x, keys * 0.3, keys * 0.66, keys * 0.66);
  g.save();
  g.translate(width * random.between(0.1, 0.9), height * random.between(0.94, 1));
  g.rotate(random.between(-0.5, 0.5));
  g.fillStyle = random.pick(['#12306b', '#8a1111', '#101010']);
  g.fillRect(-width * 0.2, -height * 0.008, width * 0.4, height * 0.016);
  g.restore();
  g.fillStyle = random.pick(['#efe9dd', '#27465e', '#5b2c24']);
  g.beginPath();
  g.arc(width * random.pick([0.01, 0.99]), height * random.between(0.2, 0.9), width * 0.07, 0, 7);
  g.fill();
};

const keyboard: Paint = (g, width, height, random) => {
  const [deck, key, ink] = random.pick([
    ['#1c1d20', '#2e3034', '#d8d8d8'],
    ['#c4c6c8', '#f4f4f2', '#333333'],
    ['#b9bbbd', '#26272a', '#eeeeee'],
  ]);
  g.fillStyle = deck!;
  g.fillRect(0, 0, width, height);
  const side = width / random.int(9, 16);
  g.font = `${side * 0.3}px "${canvasFamily({ family: 'sans' })}"`;
  for (let y = -side * random.next(), row = 0; y < height; y += side, row++)
    for (let x = -side * (row % 3) * 0.3; x < width; x += side) {
      g.fillStyle = key!;
      g.beginPath();
      g.roundRect(x + side * 0.06, y + side * 0.06, side * 0.86, side * 0.86, side * 0.1);
      g.fill();
      g.fillStyle = ink!;
      g.fillText(random.pick([...'QWERTYUIOPASDFGHJKLZXCVBNM1234567890']), x + side * 0.2, y + side * 0.42);
    }
};

const carpet: Paint = (g, width, height, random) => {
  const [base, ...threads] = random.pick([
    ['#6f6a66', '#8b8580', '#57524e', '#79736c'],
    ['#7b2f2a', '#8f3d36', '#65231f', '#a0703c'],
    ['#3c4550', '#4b5663', '#2e3640', '#59636e'],
    ['#c9bca6', '#b7a88f', '#d8cdb9', '#a69478'],
  ]);
  g.fillStyle = base!;
  g.fillRect(0, 0, width, height);
  g.lineWidth = 2;
  for (let i = 0; i < 9_000; i++) {
    g.strokeStyle = random.pick(threads);
    const [x, y] = [random.next() * width, random.next() * height];
    g.beginPath();
    g.moveTo(x, y);
    g.lineTo(x + random.between(-6, 6), y + random.between(-6, 6));
    g.stroke();
  }
};

/** What things lie on. Lids are even, tables are not. */
export const GROUNDS = {
  whiteLid: plain('#ffffff', '#fbfbfa', '#f4f5f3', '#eceeee'),
  greyLid: plain('#c9cbcc', '#8d9092', '#a9a59c'),
  blackLid: plain('#16171a', '#000000', '#2a2c2e'),
  whiteTable: plain('#efefec', '#f6f4ef', '#e6e8ea'),
  darkTable: plain('#2b2622', '#23303b', '#3a3f3a'),
  wood,
  stone,
  cloth,
  busy,
  keyboard,
  carpet,
} satisfies Record<string, Paint>;

export type GroundName = keyof typeof GROUNDS;

export const TABLES: readonly GroundName[] = ['whiteTable', 'darkTable', 'wood', 'stone', 'cloth', 'busy'];

/** A ground with the shadows of what lies on it. `depth` 0–1 says how dark they are; on glass there is hardly any. */
export async function ground(
  name: GroundName,
  size: { width: number; height: number },
  outlines: readonly Quad[],
  depth: number,
  random: Random,
): Promise<Picture> {
  const [width, height] = [Math.ceil(size.width * COARSE), Math.ceil(size.height * COARSE)];
  const canvas = createCanvas(width, height);
  const g = canvas.getContext('2d');
  GROUNDS[name](g, width, height, random);
  g.shadowColor = `rgba(0,0,0,${depth})`;
  g.shadowBlur = Math.max(2, width * random.between(0.003, 0.014));
  g.shadowOffsetX = width * random.between(-0.005, 0.005);
  g.shadowOffsetY = width * random.between(-0.001, 0.006);
  for (const quad of outlines) {
    g.fillStyle = '#808080';
    g.beginPath();
    for (const { x, y } of quad) g.lineTo(x * COARSE, y * COARSE);
    g.closePath();
    if (depth > 0) g.fill();
  }
  const pixels = sharp(canvas.data(), { raw: { width, height, channels: 4 } });
  return settle(pixels.resize(size.width, size.height, { fit: 'fill' }));
}
