import { inFigures, type Amount } from '../ledger/amounts.ts';
import type { finding } from './detector.ts';

/**
 * What a finding says of a figure that should be another one: its place, how far it is off, and both as they are printed.
 *
 * @param odd the figure, or what lines make together and where they stand
 * @param right what it should be, in hundredths
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
