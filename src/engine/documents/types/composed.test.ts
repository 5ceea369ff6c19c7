import { describe, expect, it } from 'vitest';
import { askedOf, titled } from './composed.ts';

describe('labels and titles put together', () => {
  it('a title in both orders', () => {
    expect(titled('Proof | Certificate', 'Income', 2)).toEqual([
      { phrase: 'Proof of Income', weight: 2 },
      { phrase: 'Income Proof', weight: 2 },
      { phrase: 'Certificate of Income', weight: 2 },
      { phrase: 'Income Certificate', weight: 2 },
    ]);
  });

  it('what is asked of somebody, by every word for them', () => {
    expect(askedOf('Payer | Agent', 'TIN').split(' | ')).toEqual([
      'Payer TIN',
      "Payer's TIN",
      'TIN of Payer',
      'TIN of the Payer',
      'Agent TIN',
      "Agent's TIN",
      'TIN of Agent',
      'TIN of the Agent',
    ]);
  });
});
