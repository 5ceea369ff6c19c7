import { inFigures, type Amount } from '../ledger/amounts.ts';
import type { finding } from './detector.ts';

/**
 * Fields of a finding about a wrong amount: its box, the difference, and the expected and printed figures.
 *
 * @param odd the amount, or a computed total and where it stands
 * @param right expected value, hundredths
 */
export const wrongAmount = (
  odd: Pick<Amount, 'cents' | 'box'>,
  right: number,
): Pick<Parameters<typeof finding>[1], 'box' | 'value' | 'before' | 'after'> => ({
  box: odd.box,
  value: (odd.cents - right) / 100,
  before: inFigures(right),
  after: inFigures(odd.cents),
});
