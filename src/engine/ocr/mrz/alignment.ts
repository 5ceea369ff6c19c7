import { MRZ_CHARACTERS } from './formats.ts';

/** Output of a line model restricted to the MRZ: per step the log-probability of the blank and of each of the 37 characters. */
export interface LineEvidence {
  readonly steps: number;
  /** `steps × 38`, column 0 the blank, column 1 + k the character `MRZ_CHARACTERS[k]`; natural logarithms. */
  readonly logProbabilities: Float32Array;
}

/** The best alignment of a line to exactly its format's number of characters. */
export interface Alignment {
  /** Natural logarithm of the probability of the best path. */
  readonly score: number;
  /** For each position the log-probabilities of the 37 characters, from its own steps. */
  readonly positions: readonly Float32Array[];
}

export const COLUMNS = 38;
const CLASSES = COLUMNS - 1;
const NEVER = -1e9;
/** Log-probability of a character not allowed at a position. */
export const IMPOSSIBLE = -30;

/** For each position of a line the allowed character indices (0–36). */
export type AllowedLine = readonly (readonly number[])[];

/** The best alignments of several prefixes of one evidence. */
export interface Alignments {
  /** For each prefix, the natural logarithm of its best path's probability; −∞ if it has fewer steps than characters. */
  readonly scores: readonly number[];
  alignmentOf(beginning: number): Alignment | null;
}

/**
 * Viterbi search through CTC output for a text of fixed length, with allowed characters per position. If the model
 * dropped or doubled a filler in a run, the length is corrected where that costs least. All prefixes of one evidence
 * are searched in one pass: the best path to a step does not depend on later steps.
 *
 * @param ends steps of each prefix, ascending; the last is the whole evidence
 */
export function alignBeginnings(
  evidence: LineEvidence,
  allowed: AllowedLine,
  ends: readonly number[],
): Alignments {
  const { steps, logProbabilities: log } = evidence;
  const n = allowed.length;
  if (steps < n) return { scores: ends.map(() => -Infinity), alignmentOf: () => null };
  const found: BestEnd[] = [];
  // States of position i: the blank before it, and each of its characters (one score per class).
  const blank = new Float64Array(n + 1).fill(NEVER);
  const character = new Float64Array(n * CLASSES).fill(NEVER);
  const blankFrom = new Int8Array(steps * (n + 1));
  const from = new Int8Array(steps * n * CLASSES);
  // Best character at each position, and the best different one: a repeated character needs a blank in between.
  const first = new Int8Array(n).fill(-1);
  const second = new Int8Array(n).fill(-1);
  blank[0] = 0;
  for (let step = 0; step < steps; step++) {
    const row = step * COLUMNS;
    // States that cannot be reached yet, or from which the end cannot be reached, are on no path.
    const earliest = Math.max(0, n - steps + step);
    for (let i = Math.min(n, step + 1); i >= earliest; i--) {
      const before = (i - 1) * CLASSES;
      const one = i > 0 ? first[i - 1]! : -1;
      const two = i > 0 ? second[i - 1]! : -1;
      const ofOne = one === -1 ? NEVER : character[before + one]!;
      const ofTwo = two === -1 ? NEVER : character[before + two]!;
      const ofBlank = blank[i]!;
      if (i < n) {
        let best = -1;
        let next = -1;
        let top = NEVER / 2;
        let after = NEVER / 2;
        for (const c of allowed[i]!) {
          const place = i * CLASSES + c;
          let score = character[place]!;
          let origin = STAY;
          if (ofBlank > score) {
            score = ofBlank;
            origin = FROM_BLANK;
          }
          const other = one === c ? two : one;
          const value = one === c ? ofTwo : ofOne;
          if (value > score) {
            score = value;
            origin = FROM_CHARACTER + other;
          }
          score += log[row + 1 + c]!;
          character[place] = score;
          from[step * n * CLASSES + place] = origin;
          if (score > top) {
            next = best;
            after = top;
            best = c;
            top = score;
          } else if (score > after) {
            next = c;
            after = score;
          }
        }
        first[i] = best;
        second[i] = next;
      }
      let score = ofBlank;
      if (ofOne > score) {
        score = ofOne;
        blankFrom[step * (n + 1) + i] = FROM_CHARACTER + one;
      } else blankFrom[step * (n + 1) + i] = STAY;
      blank[i] = score + log[row]!;
    }
    while (ends[found.length] === step + 1) found.push(bestEnd(step + 1, allowed, blank, character));
  }
  return {
    scores: found.map(({ score }) => score),
    alignmentOf: (beginning) => trace(found[beginning]!, evidence, allowed, blankFrom, from),
  };
}

const STAY = -1;
const FROM_BLANK = -2;
const FROM_CHARACTER = 0;

/** End state of the best path through that many steps. */
interface BestEnd {
  readonly steps: number;
  /** −∞ if no path passes all positions. */
  readonly score: number;
  readonly position: number;
  /** The character; -1 for the blank. */
  readonly current: number;
}

function bestEnd(steps: number, allowed: AllowedLine, blank: Float64Array, character: Float64Array): BestEnd {
  const n = allowed.length;
  const atEnd = character.subarray((n - 1) * CLASSES);
  const last = allowed[n - 1]!.reduce((best, c) => (atEnd[c]! > atEnd[best]! ? c : best));
  const endsInCharacter = atEnd[last]! > blank[n]!;
  const score = endsInCharacter ? atEnd[last]! : blank[n]!;
  return {
    steps,
    score: score <= NEVER / 2 ? -Infinity : score,
    position: endsInCharacter ? n - 1 : n,
    current: endsInCharacter ? last : -1,
  };
}

function trace(
  end: BestEnd,
  { logProbabilities: log }: LineEvidence,
  allowed: AllowedLine,
  blankFrom: Int8Array,
  from: Int8Array,
): Alignment | null {
  const { score } = end;
  if (score === -Infinity) return null;
  const n = allowed.length;
  let { position, current } = end;
  const positions = Array.from({ length: n }, () => new Float32Array(CLASSES).fill(IMPOSSIBLE));
  for (let step = end.steps - 1; step >= 0; step--) {
    const origin =
      current === -1
        ? blankFrom[step * (n + 1) + position]!
        : from[(step * n + position) * CLASSES + current]!;
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
    let best = 0;
    for (let k = 1; k < COLUMNS; k++) if (row[k]! > row[best]!) best = k;
    if (best !== 0 && best !== before) {
      text += MRZ_CHARACTERS[best - 1]!;
      sum += Math.exp(row[best]!);
    }
    before = best;
  }
  return { text, certainty: text === '' ? 0 : sum / text.length };
}
