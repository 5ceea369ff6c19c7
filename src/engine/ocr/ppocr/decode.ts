import { mean } from '../../math/mean.ts';
import { RECOGNISED_CHARACTERS } from './alphabet.ts';
import { withFaintBlanks, type Character } from './faint-blanks.ts';
import type { ClassProbabilities } from '../class-probabilities.ts';

/** Minimum confidence of a blank. */
const LEAST_BLANK = 0.5;
/** Offset of a step's centre, in steps. */
const MIDDLE = 0.5;

/** A line read by the recogniser. */
export interface DecodedLine {
  readonly text: string;
  /** Mean probability of the characters, 0–1. */
  readonly confidence: number;
  /** Probability of each character of `text`, 0–1. */
  readonly certainty: number[];
  /** Centre of each character of `text` in pixels of the crop. */
  readonly centres: number[];
}

/** The model under-predicts spaces: a weak sign between two characters counts (measured before the first version). */
const SPACE_THRESHOLD = 0.08;
/**
 * After a comma, colon or dash even weaker signs count, as none occurred without a space; before a comma or stop a weak
 * sign is only the usual gap (measured on 200 lines of specimens: 0.02 and more against 0.005 and less; up to 0.39
 * where there is no space).
 */
const SPACE_AFTER_MARK = 0.02;
const SPACE_BEFORE_MARK = 0.5;
/** A lower-case letter and a digit mostly have a space between: `Director 1`. */
const SPACE_BEFORE_FIGURE = 0.04;
const SPACE = RECOGNISED_CHARACTERS.lastIndexOf(' ') + 1;

/** A mark between two digits is mostly part of a number: "22,081.00", "10:30", "2026-10-27". */
function spaceThreshold(beforeMark: string, before: string, after: string): number {
  if (',.;'.includes(after)) return SPACE_BEFORE_MARK;
  if (/[a-z]/.test(before) && /\d/.test(after)) return SPACE_BEFORE_FIGURE;
  const inNumber = /\d/.test(beforeMark) && /\d/.test(after);
  return ',;:-'.includes(before) && !inNumber ? SPACE_AFTER_MARK : SPACE_THRESHOLD;
}

/** Greedy CTC decoding: the best class per step, repeats merged, blanks dropped. */
export function decodeLine(probabilities: ClassProbabilities): DecodedLine {
  const { data, steps, classes, stepWidth } = probabilities;
  const characters: Character[] = [];
  let previous = 0;
  let space = { probability: 0, step: 0 };
  for (let step = 0; step < steps; step++) {
    const row = step * classes;
    let best = 0;
    for (let c = 1; c < classes; c++) if (data[row + c]! > data[row + best]!) best = c;
    const probability = data[row + best]!;
    if (data[row + SPACE]! > space.probability) space = { probability: data[row + SPACE]!, step };
    const last = characters.at(-1);
    if (best !== 0 && best === previous && last) {
      last.certainty = Math.max(last.certainty, probability);
    } else if (best !== 0 && best !== SPACE) {
      const beforeMark = characters.at(-2)?.character ?? '';
      const character = RECOGNISED_CHARACTERS[best - 1]!;
      if (last && space.probability > spaceThreshold(beforeMark, last.character, character))
        characters.push({
          character: ' ',
          certainty: Math.max(LEAST_BLANK, space.probability),
          centre: (space.step + MIDDLE) * stepWidth,
          spaceBefore: 0,
        });
      characters.push({
        character,
        certainty: probability,
        centre: (step + MIDDLE) * stepWidth,
        spaceBefore: space.probability,
      });
      space = { probability: 0, step };
    }
    previous = best;
  }
  return lineOf(withFaintBlanks(characters));
}

function lineOf(characters: readonly Character[]): DecodedLine {
  const certainty = characters.map((c) => c.certainty);
  return {
    text: characters.map((c) => c.character).join(''),
    confidence: mean(certainty),
    certainty,
    centres: characters.map((c) => c.centre),
  };
}
