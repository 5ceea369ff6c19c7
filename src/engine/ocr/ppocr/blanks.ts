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

/** Aligns two texts by edit distance: for each letter of `a` the index of its equal partner in `b`. */
function partners(a: string, b: string): (number | undefined)[] {
  const width = b.length + 1;
  const cost = new Uint16Array((a.length + 1) * width);
  for (let j = 1; j <= b.length; j++) cost[j] = j;
  for (let i = 1; i <= a.length; i++) {
    cost[i * width] = i;
    for (let j = 1; j <= b.length; j++)
      cost[i * width + j] = Math.min(
        cost[(i - 1) * width + j]! + 1,
        cost[i * width + j - 1]! + 1,
        cost[(i - 1) * width + j - 1]! + Number(a[i - 1] !== b[j - 1]),
      );
  }
  const found = new Array<number | undefined>(a.length).fill(undefined);
  for (let i = a.length, j = b.length; i > 0 && j > 0;) {
    const here = cost[i * width + j]!;
    if (here === cost[(i - 1) * width + j - 1]! + Number(a[i - 1] !== b[j - 1])) {
      i--;
      j--;
      if (a[i] === b[j]) found[i] = j;
    } else if (here === cost[(i - 1) * width + j]! + 1) i--;
    else j--;
  }
  return found;
}
