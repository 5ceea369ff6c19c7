import { expect, it } from 'vitest';
import type { LineReader, LineReading } from '../line-reader.ts';
import type { LineCrop } from '../line-crop.ts';
import { readFormLine } from './read-form-line.ts';
import { crop } from './strokes.test-data.ts';

/** Uprights of letters on a dotted rule. */
const writtenOnDots = (): LineCrop =>
  crop(300, [
    ...Array.from({ length: 13 }, (_, i) => ({ x: 30 + i * 18, y: 10, width: 9, height: 27 })),
    ...Array.from({ length: 36 }, (_, i) => ({ x: 4 + i * 8, y: 40, width: 3, height: 3 })),
  ]);

/** Uprights of letters, each in a box of its own. */
const writtenInBoxes = (): LineCrop =>
  crop(300, [
    { x: 10, y: 4, width: 282, height: 2 },
    { x: 10, y: 42, width: 282, height: 2 },
    ...Array.from({ length: 9 }, (_, i) => ({ x: 10 + i * 35, y: 4, width: 2, height: 40 })),
    ...Array.from({ length: 8 }, (_, i) => ({ x: 24 + i * 35, y: 12, width: 9, height: 24 })),
  ]);

const reading = (text: string, certainty: number): LineReading => ({
  text,
  confidence: certainty,
  certainty: [...text].map(() => certainty),
  centres: [...text].map((_, i) => i),
});

/** Reads one thing as the line was cut, another without the rule. */
function reader(asCut: LineReading, bare: LineReading, cut: LineCrop): LineReader & { looks: number } {
  const self = {
    name: 'quick' as const,
    looks: 0,
    read: (crop: LineCrop) => {
      self.looks++;
      return Promise.resolve(crop === cut ? asCut : bare);
    },
  };
  return self;
}

it('reads a line without its rule where it is surer of it', async () => {
  const line = writtenOnDots();
  const read = await readFormLine(
    line,
    reader(reading('.BWZ94..128', 0.97), reading('BW794128', 0.99), line),
  );
  expect(read.reading.text).toBe('BW794128');
  expect(read.crop).not.toBe(line);
});

it('keeps what it read first where letters were taken for a rule', async () => {
  const line = writtenOnDots();
  const read = await readFormLine(
    line,
    reader(reading('Bill..... 1.20', 0.99), reading('Dill 120', 0.96), line),
  );
  expect(read.reading.text).toBe('Bill..... 1.20');
  expect(read.crop).toBe(line);
});

it('looks once at a line that shows no sign of a rule', async () => {
  const line = writtenOnDots();
  const once = reader(reading('Gaborone', 0.99), reading('', 0), line);
  await readFormLine(line, once);
  expect(once.looks).toBe(1);
});

it('reads letters in boxes as one word, and tells where in the line they are', async () => {
  const line = writtenInBoxes();
  const boxed = { ...reading('1|2|3|4|5|6|7|8', 0.8) };
  const word = { ...reading('12345678', 0.99), centres: Array.from({ length: 8 }, (_, i) => 16 + i * 15) };
  const read = await readFormLine(line, reader(boxed, word, line));
  expect(read.reading.text).toBe('12345678');
  expect(read.crop).toBe(line);
  expect(read.shown.width).toBeLessThan(line.width / 2);
  for (const [i, x] of read.reading.centres.entries()) expect(Math.abs(x - (28 + i * 35))).toBeLessThan(9);
});
