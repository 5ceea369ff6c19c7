import { MRZ_CHARACTERS } from './formats.ts';

/** A line model's answer in terms of the zone: log-probability of the blank and of each of the 37 characters per step. */
export interface LineEvidence {
  readonly steps: number;
  /** `steps × 38`, column 0 the blank, column 1 + k the character `MRZ_CHARACTERS[k]`; natural logarithms. */
  readonly logProbabilities: Float32Array;
}

/** The best reading of a line as exactly as many characters as its format has. */
export interface Alignment {
  /** Natural logarithm of the probability of the best path. */
  readonly score: number;
  /** For each position the log-probability of each of the 37 characters, of its own steps. */
  readonly positions: readonly Float32Array[];
}

export const COLUMNS = 38;
const NEVER = -1e9;
/** Log-probability of a character that may not stand at a position. */
export const IMPOSSIBLE = -30;

/**
 * Viterbi search through CTC output for a text of fixed length with given characters at each position. A line model
 * that swallowed a filler of a run, or doubled one, is brought to length where that costs least.
 *
 * @param allowed for each position the character indexes (0–36) that may stand there.
 * @returns null when the line has fewer steps than characters.
 */
export function align(evidence: LineEvidence, allowed: readonly (readonly number[])[]): Alignment | null {
  const { steps, logProbabilities: log } = evidence;
  const n = allowed.length;
  if (steps < n) return null;
  // States: 2i is the blank before position i, 2i + 1 the character at i. Characters keep one score per class.
  const blank = new Float64Array(n + 1).fill(NEVER);
  const character = Array.from({ length: n }, () => new Float64Array(COLUMNS - 1).fill(NEVER));
  const blankFrom = Array.from({ length: steps }, () => new Int8Array(n + 1));
  const from = Array.from({ length: steps }, () => new Int8Array(n * (COLUMNS - 1)));
  blank[0] = 0;
  for (let step = 0; step < steps; step++) {
    const row = step * COLUMNS;
    for (let i = n; i >= 0; i--) {
      // Best character at position i − 1, and the best that differs from it: a repeat needs a blank in between.
      const before = i > 0 ? bestTwo(character[i - 1]!) : null;
      if (i < n) {
        const scores = character[i]!;
        for (const c of allowed[i]!) {
          let best = step === 0 && i > 0 ? NEVER : scores[c]!;
          let origin = STAY;
          if (blank[i]! > best) {
            best = blank[i]!;
            origin = FROM_BLANK;
          }
          if (before) {
            const other = before.first === c ? before.second : before.first;
            const value = other === -1 ? NEVER : character[i - 1]![other]!;
            if (value > best) {
              best = value;
              origin = FROM_CHARACTER + other;
            }
          }
          scores[c] = best + log[row + 1 + c]!;
          from[step]![i * (COLUMNS - 1) + c] = origin;
        }
      }
      let best = blank[i]!;
      let origin = STAY;
      if (before && before.first !== -1 && character[i - 1]![before.first]! > best) {
        best = character[i - 1]![before.first]!;
        origin = FROM_CHARACTER + before.first;
      }
      blank[i] = best + log[row]!;
      blankFrom[step]![i] = origin;
    }
  }
  return trace(evidence, allowed, blank, character, blankFrom, from);
}

const STAY = -1;
const FROM_BLANK = -2;
const FROM_CHARACTER = 0;

function bestTwo(scores: Float64Array): { first: number; second: number } {
  let first = -1;
  let second = -1;
  for (let c = 0; c < scores.length; c++) {
    if (scores[c]! <= NEVER / 2) continue;
    if (first === -1 || scores[c]! > scores[first]!) {
      second = first;
      first = c;
    } else if (second === -1 || scores[c]! > scores[second]!) second = c;
  }
  return { first, second };
}

function trace(
  { steps, logProbabilities: log }: LineEvidence,
  allowed: readonly (readonly number[])[],
  blank: Float64Array,
  character: readonly Float64Array[],
  blankFrom: readonly Int8Array[],
  from: readonly Int8Array[],
): Alignment | null {
  const n = allowed.length;
  const last = bestTwo(character[n - 1]!).first;
  const endsInCharacter = last !== -1 && character[n - 1]![last]! > blank[n]!;
  const score = endsInCharacter ? character[n - 1]![last]! : blank[n]!;
  if (score <= NEVER / 2) return null;
  let position = endsInCharacter ? n - 1 : n;
  let current = endsInCharacter ? last : -1;
  const positions = Array.from({ length: n }, () => new Float32Array(COLUMNS - 1).fill(IMPOSSIBLE));
  for (let step = steps - 1; step >= 0; step--) {
    const origin =
      current === -1 ? blankFrom[step]![position]! : from[step]![position * (COLUMNS - 1) + current]!;
    if (current !== -1) {
      const at = positions[position]!;
      for (const c of allowed[position]!) at[c] = Math.max(at[c]!, log[step * COLUMNS + 1 + c]!);
    }
    if (origin === STAY) continue;
    if (origin === FROM_BLANK) current = -1;
    else {
      current = origin;
      position--;
    }
  }
  return { score, positions };
}

/** Greedy CTC decoding, and the mean probability of the characters. */
export function likeliestText({ steps, logProbabilities }: LineEvidence): {
  text: string;
  certainty: number;
} {
  let text = '';
  let sum = 0;
  let before = 0;
  for (let step = 0; step < steps; step++) {
    const row = logProbabilities.subarray(step * COLUMNS, (step + 1) * COLUMNS);
    const best = row.indexOf(Math.max(...row));
    if (best !== 0 && best !== before) {
      text += MRZ_CHARACTERS[best - 1]!;
      sum += Math.exp(row[best]!);
    }
    before = best;
  }
  return { text, certainty: text === '' ? 0 : sum / text.length };
}
