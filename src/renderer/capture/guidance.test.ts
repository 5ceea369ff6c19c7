import { expect, test } from 'vitest';
import { hintFor, measureFrame, type FrameMeasures, type Gray, type Outline } from './guidance.ts';

const outline: Outline = { left: 40, top: 30, right: 280, bottom: 180 };

/** A bright card with printed stripes on a dark table; `turn` is rise over run of its sides. */
function scene(
  card: { x: number; y: number; width: number; height: number; turn?: number } | null,
  level = 200,
): Gray {
  const [width, height] = [320, 210];
  const data = new Uint8Array(width * height).fill(60);
  if (card)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const turn = card.turn ?? 0;
        const u = x - card.x + turn * (y - 105);
        const v = y - card.y - turn * (x - 160);
        if (u < 0 || v < 0 || u >= card.width || v >= card.height) continue;
        const printed =
          v > 30 && v < card.height - 30 && u > 30 && u < card.width - 30 && (Math.floor(u) >> 1) % 2 === 0;
        data[y * width + x] = printed ? level - 60 : level;
      }
  return { data, width, height };
}

const filling = { x: 44, y: 34, width: 232, height: 142 };

test('a card that fills the outline, sharp and still, is ready', () => {
  const frame = scene(filling);
  const measures = measureFrame(frame, outline, frame);
  expect(measures.sides).toBe(4);
  expect(measures.fill).toBeGreaterThan(0.93);
  expect(measures.slope).toBeLessThan(0.02);
  expect(hintFor(measures)).toBe('ready');
});

test('an empty table is still being searched', () => {
  expect(hintFor(measureFrame(scene(null), outline, null))).toBe('searching');
});

test('a card too far away asks to come closer', () => {
  const frame = scene({ x: 84, y: 58, width: 150, height: 95 });
  expect(hintFor(measureFrame(frame, outline, frame))).toBe('closer');
});

test('a turned card asks to be held straight', () => {
  const frame = scene({ ...filling, turn: 0.12 });
  const measures = measureFrame(frame, outline, frame);
  expect(measures.slope).toBeGreaterThan(0.08);
  expect(measures.slope).toBeLessThan(0.16);
  expect(hintFor(measures)).toBe('tilt');
});

test('movement between frames asks to hold still', () => {
  const measures = measureFrame(scene(filling), outline, scene({ ...filling, x: filling.x + 1 }));
  expect(hintFor(measures)).toBe('still');
});

test('the most urgent hint comes first', () => {
  const good: FrameMeasures = {
    sides: 4,
    fill: 0.95,
    overflows: false,
    slope: 0.01,
    brightness: 0.6,
    glare: 0,
    sharpness: 9,
    motion: 1,
  };
  expect(hintFor(good)).toBe('ready');
  expect(hintFor({ ...good, glare: 0.05 })).toBe('glare');
  expect(hintFor({ ...good, sharpness: 1, glare: 0.05 })).toBe('glare');
  expect(hintFor({ ...good, sharpness: 1 })).toBe('blur');
  expect(hintFor({ ...good, brightness: 0.1, sides: 0 })).toBe('dark');
  expect(hintFor({ ...good, motion: null })).toBe('still');
});

test.each([
  ['a little', { x: 24, y: 20, width: 272, height: 170 }],
  ['so that it nearly fills the picture', { x: 8, y: 8, width: 304, height: 192 }],
  ['to one side', { x: 20, y: 16, width: 270, height: 172 }],
])('a card that is larger than the outline, %s, asks to move back and is not called good', (_, card) => {
  const frame = scene(card);
  expect(hintFor(measureFrame(frame, outline, frame))).toBe('back');
});

test.each([
  ['at the right', { x: 100, y: 34, width: 232, height: 142 }],
  ['at the left', { x: -12, y: 34, width: 232, height: 142 }],
  ['above', { x: 44, y: -9, width: 232, height: 142 }],
  ['below', { x: 44, y: 77, width: 232, height: 142 }],
  ['on every side', { x: -30, y: -20, width: 380, height: 250 }],
])('a card that leaves the picture %s is not called good', (_, card) => {
  const frame = scene(card);
  expect(hintFor(measureFrame(frame, outline, frame))).not.toBe('ready');
});

test('a card is ready though one of its sides is as light as the table, which lies within the picture', () => {
  const frame = scene(filling);
  // The table beside the right side shines as the card does.
  for (let y = 0; y < frame.height; y++) frame.data.fill(200, y * 320 + 276, y * 320 + 320);
  expect(hintFor(measureFrame(frame, outline, frame))).toBe('ready');
});

test('a card that fits is not too large because something else lies around it', () => {
  const frame = scene(filling);
  // The edge of a table at the left and of a keyboard below.
  for (let y = 0; y < frame.height; y++) frame.data.fill(150, y * 320, y * 320 + 14);
  for (let y = 196; y < frame.height; y++) frame.data.fill(20, y * 320, y * 320 + 320);
  expect(hintFor(measureFrame(frame, outline, frame))).toBe('ready');
});

test('white paper is not glare; a blown-out patch on a darker card is', () => {
  const white = scene(filling, 253);
  expect(hintFor(measureFrame(white, outline, white))).toBe('ready');
  const shining = scene(filling, 190);
  for (let y = 80; y < 120; y++) shining.data.fill(255, y * 320 + 120, y * 320 + 180);
  expect(hintFor(measureFrame(shining, outline, shining))).toBe('glare');
});

test('a dark bar printed along one half of a side is not a tilted side', () => {
  const frame = scene(filling);
  for (let y = filling.y + 12; y < filling.y + 26; y++) frame.data.fill(20, y * 320 + 170, y * 320 + 260);
  const measures = measureFrame(frame, outline, frame);
  expect(measures.slope).toBeLessThan(0.03);
  expect(hintFor(measures)).toBe('ready');
});
