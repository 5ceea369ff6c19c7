import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alignBeginnings,
  COLUMNS,
  type Alignment,
  type AllowedLine,
  type LineEvidence,
} from './alignment.ts';
import { MRZ_CHARACTERS } from './formats.ts';

const ANY = [...MRZ_CHARACTERS].map((_, i) => i);
const index = (c: string): number => MRZ_CHARACTERS.indexOf(c);

/** Evidence that says `text` step by step (`-` is the blank), each with probability 0.9. */
function evidenceOf(text: string, alternatives: Record<number, [string, number]> = {}): LineEvidence {
  const logProbabilities = new Float32Array(text.length * COLUMNS).fill(Math.log(0.001));
  [...text].forEach((c, step) => {
    logProbabilities[step * COLUMNS + (c === '-' ? 0 : 1 + index(c))] = Math.log(0.9);
    const other = alternatives[step];
    if (other) logProbabilities[step * COLUMNS + 1 + index(other[0])] = Math.log(other[1]);
  });
  return { steps: text.length, logProbabilities };
}

/** The best reading of the whole evidence. */
const align = (evidence: LineEvidence, allowed: AllowedLine): Alignment | null =>
  alignBeginnings(evidence, allowed, [evidence.steps]).alignmentOf(0);

const read = (evidence: LineEvidence, allowed: number[][]): string | undefined =>
  align(evidence, allowed)
    ?.positions.map((p) => MRZ_CHARACTERS[p.indexOf(Math.max(...p))]!)
    .join('');

describe('align', () => {
  it('reads what the steps say when the length fits', () => {
    expect(read(evidenceOf('--PP-<-B--WWA'), Array(5).fill(ANY))).toBe('P<BWA');
  });

  it('keeps equal neighbours apart only where a blank stands between them', () => {
    expect(read(evidenceOf('A-A'), Array(2).fill(ANY))).toBe('AA');
    expect(read(evidenceOf('AABB'), Array(2).fill(ANY))).toBe('AB');
  });

  it('finds the swallowed filler inside its run', () => {
    // Five fillers were printed; the model saw four with one long step.
    const text = read(evidenceOf('A-<-<-<<<-<-B'), [ANY, ANY, ANY, ANY, ANY, ANY, ANY]);
    expect(text).toBe('A<<<<<B');
  });

  it('takes the second choice where the first may not stand', () => {
    const digits = [...'0123456789'].map(index);
    expect(read(evidenceOf('1-O-2', { 2: ['0', 0.05] }), [digits, digits, digits])).toBe('102');
  });

  it('refuses a line with fewer steps than characters', () => {
    expect(align(evidenceOf('AB'), Array(3).fill(ANY))).toBeNull();
  });

  it('gives back any text spelt with a blank after each character', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...MRZ_CHARACTERS), { minLength: 1, maxLength: 44 }),
        (characters) => {
          expect(
            read(
              evidenceOf(characters.map((c) => `${c}-`).join('')),
              characters.map(() => ANY),
            ),
          ).toBe(characters.join(''));
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('alignBeginnings', () => {
  const begins = ({ logProbabilities }: LineEvidence, steps: number): LineEvidence => ({
    steps,
    logProbabilities: logProbabilities.slice(0, steps * COLUMNS),
  });

  it('finds of each beginning what is found of it alone', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -12, max: 0, noNaN: true }), { minLength: 40, maxLength: 40 }),
        fc.integer({ min: 1, max: 9 }),
        (numbers, length) => {
          const steps = 14;
          const evidence = {
            steps,
            logProbabilities: Float32Array.from(
              { length: steps * COLUMNS },
              (_, i) => numbers[(i * 7 + (i >> 3)) % numbers.length]!,
            ),
          };
          const allowed = Array.from({ length }, (_, i) => (i % 2 ? ANY : ANY.slice(3, 20)));
          const ends = [4, 8, 9, 14];
          const { scores, alignmentOf } = alignBeginnings(evidence, allowed, ends);
          for (const [k, end] of ends.entries()) {
            const alone = align(begins(evidence, end), allowed);
            expect(alignmentOf(k)).toEqual(alone);
            expect(scores[k]).toBe(alone?.score ?? -Infinity);
          }
        },
      ),
    );
  });

  it('has nothing for beginnings that are shorter than the line', () => {
    const { scores, alignmentOf } = alignBeginnings(evidenceOf('A-B-'), Array(3).fill(ANY), [2, 4]);
    expect(scores[0]).toBe(-Infinity);
    expect(alignmentOf(0)).toBeNull();
  });
});
