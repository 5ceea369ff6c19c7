import { describe, expect, it } from 'vitest';
import { lineProbability } from './line-probability.ts';

const CLASSES = 3;

/** Steps with these probabilities of blank, A and B. */
const stepsOf = (...rows: [number, number, number][]) => ({
  data: Float32Array.from(rows.flat()),
  steps: rows.length,
  classes: CLASSES,
  stepWidth: 1,
});

/** All ways through the steps, each with what it says. */
function waysThrough({ data, steps }: ReturnType<typeof stepsOf>): Map<string, number> {
  const said = new Map<string, number>();
  for (let way = 0; way < CLASSES ** steps; way++) {
    let [rest, probability, text, previous] = [way, 1, '', 0];
    for (let step = 0; step < steps; step++, rest = Math.floor(rest / CLASSES)) {
      const here = rest % CLASSES;
      probability *= data[step * CLASSES + here]!;
      if (here !== 0 && here !== previous) text += here;
      previous = here;
    }
    said.set(text, (said.get(text) ?? 0) + probability);
  }
  return said;
}

const STEPS = stepsOf([0.6, 0.3, 0.1], [0.2, 0.5, 0.3], [0.5, 0.1, 0.4], [0.3, 0.3, 0.4], [0.7, 0.2, 0.1]);

describe('lineProbability', () => {
  it('is the sum of all ways to say a text, for every text', () => {
    const said = waysThrough(STEPS);
    expect(said.size).toBeGreaterThan(20);
    for (const [text, probability] of said)
      expect(lineProbability(STEPS, [...text].map(Number)), text).toBeCloseTo(probability, 6);
  });

  it('is that of a part of the steps, where some are named, and of any blanks, where one class is ignored', () => {
    const part = stepsOf([0.2, 0.5, 0.3], [0.5, 0.1, 0.4], [0.3, 0.3, 0.4]);
    expect(lineProbability(STEPS, [1, 2], { from: 1, to: 4 })).toBeCloseTo(lineProbability(part, [1, 2]), 6);
    // Class 2 says nothing: every way that says A and any number of B.
    const said = [...waysThrough(STEPS)].filter(([text]) => text.replaceAll('2', '') === '1');
    const sum = said.reduce((total, [, probability]) => total + probability, 0);
    expect(lineProbability(STEPS, [1], undefined, 2)).toBeCloseTo(sum, 6);
  });

  it('is nothing for a text longer than its steps', () => {
    expect(lineProbability(STEPS, [1, 2, 1, 2, 1, 2])).toBe(0);
  });

  it('does not run out of numbers on long lines', () => {
    const rows = Array.from({ length: 400 }, (_, i): [number, number, number] =>
      i % 2 === 0 ? [0.001, 0.998, 0.001] : [0.998, 0.001, 0.001],
    );
    const probability = lineProbability(
      stepsOf(...rows),
      Array.from({ length: 200 }, () => 1),
    );
    expect(probability).toBeGreaterThan(0.4);
    expect(probability).toBeLessThanOrEqual(1);
  });
});
