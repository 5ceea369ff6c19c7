import { describe, expect, it } from 'vitest';
import { mergeReadings } from './merge-readings.ts';

const reading = (text: string, certainty: number[]) => ({
  text,
  certainty,
  confidence: 0.5,
  centres: certainty.map((_, i) => i * 10),
});

describe('agreed', () => {
  it('keeps blanks and places of the first, and of each letter doubts what both doubt', () => {
    const line = mergeReadings(reading('P 85', [0.5, 0.4, 0.9, 0.2]), reading('P8 5', [0.8, 0.9, 0.3, 0.5]));
    expect(line.text).toBe('P 85');
    expect(line.centres).toEqual([0, 10, 20, 30]);
    expect(line.certainty.map((p) => Math.round(p * 100) / 100)).toEqual([0.9, 0.4, 0.99, 0.6]);
    expect(line.confidence).toBeCloseTo((0.9 + 0.4 + 0.99 + 0.6) / 4, 6);
  });

  it('is as sure as the first alone where the other does not say how sure it is', () => {
    expect(mergeReadings(reading('85', [0.9, 0.6]), reading('85', [])).certainty).toEqual([0.9, 0.6]);
  });
});
