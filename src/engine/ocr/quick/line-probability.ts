import type { ClassProbabilities } from '../class-probabilities.ts';

/** Steps of a line; `to` is exclusive. */
export interface StepRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Probability that a part of a line reads exactly these characters, summed over all alignments (forward variable of
 * connectionist temporal classification, Graves et al. 2006, section 4.1).
 *
 * @param classesOfText class of each character, none of them 0 (the blank).
 * @param ignored a class treated like the blank; 0 for none.
 * @returns 0–1.
 */
export function lineProbability(
  { data, steps, classes }: ClassProbabilities,
  classesOfText: readonly number[],
  { from, to }: StepRange = { from: 0, to: steps },
  ignored = 0,
): number {
  // A blank before, between and after the characters.
  const states = 2 * classesOfText.length + 1;
  const classOf = (state: number): number => (state % 2 === 0 ? 0 : classesOfText[state >> 1]!);
  let reached = new Float64Array(states);
  let next = new Float64Array(states);
  reached[0] = 1;
  let logarithm = 0;
  for (let step = from; step < to; step++) {
    const row = step * classes;
    const blank = data[row]! + (ignored === 0 ? 0 : data[row + ignored]!);
    let sum = 0;
    for (let state = 0; state < states; state++) {
      const own = classOf(state);
      // Before the first step only the first blank and the first character can be reached.
      let before = reached[state]! + (state > 0 ? reached[state - 1]! : 0);
      const skipsBlank = step > from && state > 1 && own !== 0 && own !== classOf(state - 2);
      if (skipsBlank) before += reached[state - 2]!;
      next[state] = before * (own === 0 ? blank : data[row + own]!);
      sum += next[state]!;
    }
    if (sum === 0) return 0;
    for (let state = 0; state < states; state++) next[state]! /= sum;
    logarithm += Math.log(sum);
    [reached, next] = [next, reached];
  }
  const ends = reached[states - 1]! + (states > 1 ? reached[states - 2]! : 0);
  return Math.exp(logarithm) * ends;
}
