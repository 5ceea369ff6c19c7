import { expect, it } from 'vitest';
import { boundingBox } from '../../../contract/geometry.ts';
import type { TextSpan } from '../../raster/page.ts';
import { layerLines } from './layer-lines.ts';

const span = (x: number, y: number, text: string, angle = 0): TextSpan => ({
  text,
  box: { x, y, width: text.length * 10, height: 20 },
  fontName: 'f',
  fontSize: 20,
  angle,
});

it('joins what stands in one row, and parts columns', () => {
  expect(
    layerLines([span(0, 0, 'Orange'), span(64, 1, 'Money'), span(300, 0, '60.00')]).lines.map((l) => l.text),
  ).toEqual(['Orange Money', '60.00']);
});

it('keeps a stamp across a row apart from the row', () => {
  const { lines } = layerLines([span(0, 0, '2026', -12), span(42, 2, '60.00-'), span(60, 0, 'RECEIVED', 90)]);
  const texts = lines.map((l) => l.text);
  expect(texts.sort()).toEqual(['2026', '60.00-', 'RECEIVED']);
});

it.each([45, -45, 20, -70, 90, 180])('says where a mark at %s degrees lies in the box around it', (angle) => {
  const [length, height] = [300, 24];
  const [along, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const box = {
    x: 100,
    y: 100,
    width: length * Math.abs(along) + height * Math.abs(down),
    height: length * Math.abs(down) + height * Math.abs(along),
  };
  const mark = { text: 'CERTIFIED COPY', box, fontName: 'f', fontSize: height, angle };
  const [line] = layerLines([mark]).lines;
  const [a, b, , d] = line!.quad!;
  expect(b.x - a.x).toBeCloseTo(length * along, 3);
  expect(b.y - a.y).toBeCloseTo(length * down, 3);
  expect(d.x - a.x).toBeCloseTo(-height * down, 3);
  expect(d.y - a.y).toBeCloseTo(height * along, 3);
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(boundingBox(line!.quad!)[side]).toBeCloseTo(box[side], 3);
});

it('gives level lines no corners: their box is where they lie', () => {
  expect(layerLines([span(0, 0, 'Orange', 2)]).lines[0]).not.toHaveProperty('quad');
});

it('takes no side where two texts stand in one place', () => {
  const { lines, contested } = layerLines([
    span(0, 0, 'Net pay'),
    span(200, 0, '7,300.00'),
    span(196, 1, '17,300.00'),
    span(0, 60, 'Bank'),
    span(200, 60, '7,300.00'),
  ]);
  expect(lines.map((l) => l.text)).toEqual(['Net pay', 'Bank', '7,300.00']);
  expect(contested.map(({ x }) => x).sort()).toEqual([196, 200]);
});

it('joins the halves of a word that lean over each other, and text that runs into the next column', () => {
  const { lines, contested } = layerLines([
    span(0, 0, 'Descripti'),
    span(85, 0, 'on'),
    span(250, 0, '60.00'),
  ]);
  expect(lines.map((l) => l.text)).toEqual(['Description', '60.00']);
  expect(contested).toEqual([]);
});

it('parts narrow columns where cells of another row begin at the same place, and no words of a sentence', () => {
  const table = layerLines([
    span(0, 0, 'Kago Lesedi Example'),
    span(203, 0, 'Molepolole'),
    span(0, 40, 'Tau'),
    span(203, 40, 'Thamaga'),
  ]);
  expect(table.lines.map((l) => l.text)).toEqual(['Kago Lesedi Example', 'Molepolole', 'Tau', 'Thamaga']);
  const alone = layerLines([span(0, 0, 'Kago Lesedi'), span(123, 0, 'Example')]);
  expect(alone.lines.map((l) => l.text)).toEqual(['Kago Lesedi Example']);
});

it('a blank of a typeface of fixed width parts no words that happen to stand above others, and two blanks do', () => {
  const typed = layerLines([
    span(0, 0, 'EXAMPLE'),
    span(80, 0, 'QUARRIES'),
    span(0, 40, 'PRIVATE'),
    span(80, 40, 'BAG'),
    span(0, 80, 'LOADERS'),
    span(90, 80, 'HOURS'),
    span(0, 120, '1200.00'),
    span(90, 120, 'HOURS'),
  ]);
  expect(typed.lines.map((l) => l.text)).toEqual([
    'EXAMPLE QUARRIES',
    'PRIVATE BAG',
    'LOADERS',
    'HOURS',
    '1200.00',
    'HOURS',
  ]);
});

it('reads what is written on a rule without the rule, and keeps a leader', () => {
  const { lines, contested } = layerLines([
    span(0, 0, 'Name'),
    span(50, 2, '..............................'),
    span(90, 0, 'Tebogo Phiri'),
    span(0, 60, 'Total'),
    span(50, 60, '..........'),
    span(150, 60, '60.00'),
  ]);
  expect(lines.map((l) => l.text)).toEqual(['Name', 'Tebogo Phiri', 'Total..........60.00']);
  expect(contested).toEqual([]);
});

it('keeps the thousands of an amount with the rest of it where a typeface of fixed width sets a blank between them', () => {
  const table = layerLines([
    span(0, 0, 'Basic pay'),
    span(200, 0, '14'),
    span(230, 0, '200.00'),
    span(400, 0, '71'),
    span(430, 0, '000.00'),
    span(0, 40, 'Tax'),
    span(210, 40, '1'),
    span(230, 40, '718.28-'),
    span(400, 40, '20'),
    span(430, 40, '10.00'),
  ]);
  expect(table.lines.map((l) => l.text)).toEqual([
    'Basic pay',
    '14 200.00',
    '71 000.00',
    'Tax',
    '1 718.28-',
    '20',
    '10.00',
  ]);
});

it('does not say what letters set far apart are', () => {
  const { lines, contested } = layerLines([
    span(0, 0, 'H O S P I TA L'),
    span(0, 60, 'P O Box 12'),
    ...[...'123456789'].map((letter, i) => span(200 + i * 28, 60, letter)),
  ]);
  expect(lines.map((l) => l.text)).toEqual(['P O Box 12', '123456789']);
  expect(contested).toHaveLength(1);
});
