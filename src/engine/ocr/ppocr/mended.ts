import type { LineReading } from '../line-reader.ts';
import { withOpenedBrackets } from './brackets.ts';
import { withoutLoneLetters } from './lone-letters.ts';
import { withLikelyCharacters } from './lookalikes.ts';
import { withoutRuleDots } from './rule-dots.ts';

/** A network's reading after corrections that the context makes certain. */
export const mended = (reading: LineReading): LineReading =>
  [withoutRuleDots, withOpenedBrackets, withoutLoneLetters].reduce(
    (line, mend) => mend(line),
    withLikelyCharacters(reading),
  );
