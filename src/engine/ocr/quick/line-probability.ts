import type { ClassProbabilities } from '../ppocr/recognise.ts';

/**
 * The probability that a line says exactly these characters: the sum over all alignments of characters and blanks to
 * steps (forward variable of connectionist temporal classification, Graves et al. 2006, section 4.1).
 *
 * @param classesOfText class of each character, none of them 0 (the blank).
 * @returns 0–1.
 */
export function lineProbability(
  { data, steps, classes }: ClassProbabilities,
  classesOfText: readonly number[],
): number {
  // A blank before, between and behind the characters.
  const states = 2 * classesOfText.length + 1;
  const classOf = (state: number): number => (state % 2 === 0 ? 0 : classesOfText[state >> 1]!);
  let reached = new Float64Array(states);
  reached[0] = 1;
  let logarithm = 0;
  for (let step = 0; step < steps; step++) {
    const next = new Float64Array(states);
    let sum = 0;
    for (let state = 0; state < states; state++) {
      const own = classOf(state);
      // Before the first step only the first blank is reached, and from it the first character.
      let from = reached[state]! + (state > 0 ? reached[state - 1]! : 0);
      const skipsBlank = step > 0 && state > 1 && own !== 0 && own !== classOf(state - 2);
      if (skipsBlank) from += reached[state - 2]!;
      next[state] = from * data[step * classes + own]!;
      sum += next[state]!;
    }
    if (sum === 0) return 0;
    for (let state = 0; state < states; state++) next[state]! /= sum;
    logarithm += Math.log(sum);
    reached = next;
  }
  const ends = reached[states - 1]! + (states > 1 ? reached[states - 2]! : 0);
  return Math.exp(logarithm) * ends;
}
