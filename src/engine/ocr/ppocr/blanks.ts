import { partners } from '../alignment.ts';
import type { LineReading } from '../line-reader.ts';

/**
 * A reading with the blanks of another reading of the same line that has the same letters: stretching a line separates
 * letters better, but blanks worse.
 */
export function withBlanksFrom(reading: LineReading, other: LineReading): LineReading {
  const own = lettersOf(reading);
  const others = lettersOf(other);
  const partner = partners(own.map(({ c }) => c).join(''), others.map(({ c }) => c).join(''));
  const characters = own.flatMap((letter, k) => {
    const blank = { c: ' ', certainty: 0.5, centre: (letter.centre + (own[k - 1]?.centre ?? 0)) / 2 };
    const [before, here] = [partner[k - 1], partner[k]];
    const isNew =
      k > 0 && !letter.afterBlank && before !== undefined && here === before + 1 && others[here]!.afterBlank;
    return isNew || (k > 0 && letter.afterBlank) ? [blank, letter] : [letter];
  });
  if (characters.length <= reading.text.length) return reading;
  return {
    ...reading,
    text: characters.map(({ c }) => c).join(''),
    certainty: characters.map(({ certainty }) => certainty),
    centres: characters.map(({ centre }) => centre),
  };
}

function lettersOf({ text, certainty, centres }: LineReading) {
  return [...text].flatMap((c, i) =>
    c === ' ' ? [] : [{ c, certainty: certainty[i]!, centre: centres[i]!, afterBlank: text[i - 1] === ' ' }],
  );
}
