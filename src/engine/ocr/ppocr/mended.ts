import type { LineReading } from '../line-reader.ts';
import { withOpenedBrackets } from './brackets.ts';
import { withoutLoneLetters } from './lone-letters.ts';
import { withLikelyCharacters } from './lookalikes.ts';
import { withoutRuleDots } from './rule-dots.ts';

/** A line as a network read it, with what surroundings leave no doubt about set right. */
export const mended = (reading: LineReading): LineReading =>
  [withoutRuleDots, withOpenedBrackets, withoutLoneLetters].reduce(
    (line, mend) => mend(line),
    withLikelyCharacters(reading),
  );
