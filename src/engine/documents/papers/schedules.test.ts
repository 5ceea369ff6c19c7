import { describe, expect, it } from 'vitest';
import type { PageLayout } from '../../layout/page-layout.ts';
import type { Segment } from '../../layout/segment.ts';
import { besideAmount } from '../find/beside-amount.ts';
import { isShortFormOf } from '../find/people/fuller-name.ts';

describe('schedules, cards and letters as strangers write them', () => {
  it.each([
    ['K. Example', 'Kago Peter Example', true],
    ['K. Example', 'Kago Peter Specimen', false],
    ['P. Example', 'Kago Peter Example', false],
    ['K', 'Kago Peter', false],
  ])('%s of %s, whose middle name is left out: %s', (short, full, is) => {
    expect(isShortFormOf(short, full)).toBe(is);
  });

  it('an amount set large beside an address block is a figure of its own', () => {
    const line = (text: string, height: number): Segment =>
      ({ text, row: 0, order: 0, box: { x: 60, y: 60, width: 200, height } }) as Segment;
    const name = line('Kago Example', 20);
    const page = (amount: Segment): PageLayout => ({ rows: [[name, amount]] }) as unknown as PageLayout;
    expect(besideAmount(name, page(line('P 799.00', 20)))).toBe(true);
    expect(besideAmount(name, page(line('P 799.00', 40)))).toBe(false);
  });
});
