import { describe, expect, it } from 'vitest';
import { foreignBlock } from './jpeg/foreign-block.ts';
import { judgeMeasurement } from './image/measure-page.ts';
import { pageOf } from './testing/printed-page.ts';
import { readTextAt } from './what-was-read.ts';

const reading = pageOf([
  [40, 100, 'Date of engagement 14 March 2019'],
  [40, 140, 'Basic salary'],
  [400, 140, '12,480.00'],
]);
const read = readTextAt([{ reading, pageInFile: 0 }], 0);
const SALARY = { x: 396, y: 136, width: 104, height: 32 };
const LABEL = { x: 40, y: 136, width: 120, height: 32 };

describe('what was read at a place', () => {
  it('tells figures from words and short numbers', () => {
    expect(read.isFigure(SALARY)).toBe(true);
    expect(read.isFigure(LABEL)).toBe(false);
    expect(read.isFigure({ x: 230, y: 96, width: 24, height: 32 })).toBe(false);
    expect(read.isFigure({ x: 310, y: 96, width: 64, height: 32 })).toBe(true);
    expect(readTextAt([{ reading, pageInFile: 0 }], 1).isFigure(SALARY)).toBe(false);
  });

  it('makes a lost history strong on figures, sooner than on words', () => {
    const strengthAt = (value: number, box: typeof SALARY): string | undefined =>
      judgeMeasurement(
        { detector: foreignBlock, page: 0, measurement: { value, box, detail: '' } },
        0.9911,
        'scan',
        read,
      )[0]?.strength;
    expect(strengthAt(10, SALARY)).toBe('strong');
    expect(strengthAt(10, LABEL)).toBe('weak');
    expect(strengthAt(8, SALARY)).toBe('weak');
    expect(strengthAt(15, LABEL)).toBe('weak');
    expect(strengthAt(17, LABEL)).toBe('strong');
  });
});
