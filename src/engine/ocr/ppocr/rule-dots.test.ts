import { describe, expect, it } from 'vitest';
import { withoutRuleDots } from './rule-dots.ts';

const without = (text: string) =>
  withoutRuleDots({
    text,
    confidence: 1,
    certainty: [...text].map(() => 1),
    centres: [...text].map((_, i) => i),
  });

describe('dots of a rule that is written on', () => {
  it('are no part of what is written', () => {
    expect(without('.P.34 .400.00. per. month.').text).toBe('P 34 400.00 per month');
    expect(without('Sethare. Security. Services .CC.').text).toBe('Sethare Security Services CC');
    expect(without('89. 139.04..').text).toBe('89 139.04');
    expect(without('Sethare. Security. Services. CC.').text).toBe('Sethare Security Services CC');
  });

  it('leave every other character its place', () => {
    const { text, centres, certainty } = without('Sethare. .CC.');
    expect(text).toBe('Sethare CC');
    expect(centres).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 10, 11]);
    expect(certainty).toHaveLength(text.length);
  });

  it.each([
    'P.O. Box 12',
    'This is the end. Of it.',
    'a. 12.50 p.m.',
    'No. 5. St. John.',
    '.5',
    'Assoc. Prof. Dr.',
    'and so on...',
  ])('%s stays', (text) => {
    expect(without(text).text).toBe(text);
  });
});
