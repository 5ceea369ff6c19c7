import { describe, expect, it } from 'vitest';
import type { LineReader } from './line-reader.ts';
import { withSecondReadings, type FirstReading } from './second-reading.ts';

const crop = { data: new Uint8Array(3), width: 1, height: 1, quad: [] as never };

/** A first reading in which the characters listed in `doubts` are less certain. */
function first(text: string, doubts: Record<number, number> = {}): FirstReading {
  const certainty = [...text].map((_, i) => doubts[i] ?? 0.99);
  const line = {
    text,
    confidence: 0.9,
    certainty,
    box: { x: 0, y: 0, width: 1, height: 1 },
    reader: 'ppocr' as const,
  };
  return { line, crop, shown: crop, certainty, weakest: Math.min(...certainty) };
}

const answering = (text: string, confidence = 0.92): LineReader => ({
  name: 'tesseract',
  read: async () => ({ text, confidence, certainty: [], centres: [] }),
});

describe('withSecondReadings', () => {
  it('does not ask about lines the first reader is certain of, nor about prose or a border of circles', async () => {
    const unasked: LineReader = { name: 'tesseract', read: () => Promise.reject(new Error('asked')) };
    const lines = await withSecondReadings(
      [
        first('P 1,250.75'),
        first('kind regards from us', { 3: 0.2 }),
        first('0000000O000000000000', { 7: 0.2 }),
      ],
      unasked,
    );
    expect(lines.map((line) => line.second)).toEqual([undefined, undefined, undefined]);
  });

  it('makes a line certain that both read alike, spacing aside', async () => {
    const [line] = await withSecondReadings([first('14 / 03 / 1987', { 0: 0.5 })], answering('14/03/1987'));
    expect(line).toMatchObject({ text: '14 / 03 / 1987', confidence: 0.97, second: { text: '14/03/1987' } });
  });

  it('takes the second reading where only doubted characters differ, and keeps the first beside it', async () => {
    const [line] = await withSecondReadings(
      [first('31 AUG/AQUT 2019', { 8: 0.4 })],
      answering('31 AUG/AOUT 2019'),
    );
    expect(line).toMatchObject({
      text: '31 AUG/AOUT 2019',
      reader: 'tesseract',
      second: { text: '31 AUG/AQUT 2019', reader: 'ppocr' },
    });
  });

  it('keeps the first reading, doubted, where certain characters differ', async () => {
    const [line] = await withSecondReadings([first('4471 2290', { 8: 0.55 })], answering('4477 2290'));
    expect(line).toMatchObject({ text: '4471 2290', confidence: 0.55, second: { text: '4477 2290' } });
  });

  it('takes blanks from the second reading where the first one joined words, and moves what belongs to characters', async () => {
    const joined = first('RE: LETTEROFEMPLOYMENTOFMRKAGO', { 4: 0.9 });
    const [line] = await withSecondReadings([joined], answering('RE: Letter of employment of Mr Kago'));
    expect(line!.text).toBe('RE: LETTER OF EMPLOYMENT OF MR KAGO');
    expect(line!.certainty).toHaveLength(line!.text.length);
    expect(line!.certainty![4]).toBe(0.9);
  });

  it('takes the second reading where only dots of the rule below a value are left out', async () => {
    const dotted = first('Lot 5253,. Mokgalo Ward,...Tsokatshaa.', { 9: 0.4 });
    const [line] = await withSecondReadings([dotted], answering('Lot 5253, Mokgalo Ward, Tsokatshaa'));
    expect(line).toMatchObject({ text: 'Lot 5253, Mokgalo Ward, Tsokatshaa', reader: 'tesseract' });
    const [amount] = await withSecondReadings([first('P 1.250,.00', { 5: 0.4 })], answering('P 1250,00'));
    expect(amount!.text).toBe('P 1.250,.00');
  });

  it('leaves numbers in one piece', async () => {
    const [line] = await withSecondReadings([first('60417728193', { 0: 0.5 })], answering('604 177 28193'));
    expect(line!.text).toBe('60417728193');
  });
});
