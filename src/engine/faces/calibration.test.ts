import { describe, expect, it } from 'vitest';
import { FaceCalibration, faceCalibration, similarityOf } from './calibration.ts';

const table: FaceCalibration = {
  version: 'test',
  measuredOn: 'nothing',
  impostorPairs: 0,
  table: [
    { score: -1, similarity: 0, falseMatchRate: null },
    { score: 0, similarity: 90, falseMatchRate: 1e-4 },
    { score: 1, similarity: 100, falseMatchRate: null },
  ],
};

describe('similarity', () => {
  it('interpolates between the rows and stays at the ends', () => {
    expect(similarityOf(-2, table)).toBe(0);
    expect(similarityOf(-0.5, table)).toBe(45);
    expect(similarityOf(0.5, table)).toBe(95);
    expect(similarityOf(2, table)).toBe(100);
  });

  it('rounds down, so that nobody is lifted over a threshold', () => {
    expect(similarityOf(-0.0001, table)).toBe(89.9);
  });

  it('refuses a table that falls', () => {
    const falling = { ...table, table: [...table.table].reverse() };
    expect(FaceCalibration.safeParse(falling).success).toBe(false);
  });

  it('ships with 90 at a false match rate of 1e-4, 50 at 1e-2 and 99 at 1e-5', () => {
    const rates = Object.fromEntries(
      faceCalibration().table.map((row) => [row.similarity, row.falseMatchRate]),
    );
    expect(rates[90]).toBe(1e-4);
    expect(rates[50]).toBe(1e-2);
    expect(rates[99]).toBe(1e-5);
  });
});
