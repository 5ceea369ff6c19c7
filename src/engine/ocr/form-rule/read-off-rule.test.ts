import { expect, it } from 'vitest';
import type { LineReader, LineReading } from '../line-reader.ts';
import type { LineCrop } from '../ppocr/crop.ts';
import { readOffRule } from './read-off-rule.ts';

const WIDTH = 300;
const HEIGHT = 48;

/** Uprights of letters on a dotted rule. */
function writtenOnDots(): LineCrop {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  const paint = (x: number, y: number, width: number, height: number): void => {
    for (let row = y; row < y + height; row++)
      data.fill(0, (row * WIDTH + x) * 3, (row * WIDTH + x + width) * 3);
  };
  for (let x = 30; x < 260; x += 18) paint(x, 10, 9, 27);
  for (let x = 4; x < 290; x += 8) paint(x, 40, 3, 3);
  return { data, width: WIDTH, height: HEIGHT, quad: [] as never };
}

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
  const crop = writtenOnDots();
  const read = await readOffRule(crop, reader(reading('.BWZ94..128', 0.97), reading('BW794128', 0.99), crop));
  expect(read.reading.text).toBe('BW794128');
  expect(read.crop).not.toBe(crop);
});

it('keeps what it read first where letters were taken for a rule', async () => {
  const crop = writtenOnDots();
  const read = await readOffRule(
    crop,
    reader(reading('Bill..... 1.20', 0.99), reading('Dill 120', 0.96), crop),
  );
  expect(read.reading.text).toBe('Bill..... 1.20');
  expect(read.crop).toBe(crop);
});

it('looks once at a line that shows no sign of a rule', async () => {
  const crop = writtenOnDots();
  const once = reader(reading('Gaborone', 0.99), reading('', 0), crop);
  await readOffRule(crop, once);
  expect(once.looks).toBe(1);
});
