import { describe, expect, it } from 'vitest';
import { confidenceError, errorByChance, riskError, type Scored } from './calibration-error.ts';

const files = (
  n: number,
  isEdited: boolean,
  risk: number,
  verdict = 'INCONCLUSIVE',
  confidence = 50,
): Scored[] => Array.from({ length: n }, () => ({ kind: 'scan', verdict, risk, confidence, isEdited }));

describe('calibration error of the risk score', () => {
  it('is none where a share of the files as large as the score is edited', () => {
    const { error } = riskError([...files(90, false, 10), ...files(10, true, 10)], 0.1);
    expect(error).toBeCloseTo(0, 10);
  });

  it('is the distance between both, bins by weight', () => {
    // Half of all weight in each bin: 0.9 said, 1 measured; 0.1 said, 0 measured.
    expect(riskError([...files(5, true, 90), ...files(20, false, 10)], 0.5).error).toBeCloseTo(0.1, 10);
  });

  it('counts files as often as they come at a counter', () => {
    const bench = [...files(50, true, 90), ...files(50, false, 90)];
    expect(riskError(bench, 0.5).error).toBeCloseTo(0.4, 10);
    expect(riskError(bench, 0.05).error).toBeCloseTo(0.85, 10);
  });
});

describe('calibration error of the confidence score', () => {
  it('compares flags with how often they are right, silence with how often edited files were flagged', () => {
    const flagged = [...files(3, true, 70, 'SUSPICIOUS', 70), ...files(1, false, 70, 'SUSPICIOUS', 70)];
    const silent = [...files(3, true, 2, 'INCONCLUSIVE', 40), ...files(9, false, 2, 'INCONCLUSIVE', 40)];
    const { bins, error } = confidenceError([...flagged, ...silent]);
    expect(bins.map(({ name, files: n, said, measured }) => [name, n, said, measured])).toEqual([
      ['SUSPICIOUS 70', 4, 0.7, 0.75],
      ['INCONCLUSIVE scan', 12, 0.4, 0.5],
    ]);
    expect(error).toBeCloseTo((4 * 0.05 + 12 * 0.1) / 16, 10);
  });

  it('is not none by chance: of two files a share of one half is off by .25 on average', () => {
    const bin = { name: '', files: 2, weight: 1, said: 0.5, measured: 0.5, of: 2 };
    expect(errorByChance([bin])).toBeCloseTo(0.25, 10);
    expect(errorByChance([{ ...bin, said: 0 }])).toBe(0);
    expect(errorByChance([{ ...bin, of: 400 }])).toBeLessThan(0.021);
  });
});
