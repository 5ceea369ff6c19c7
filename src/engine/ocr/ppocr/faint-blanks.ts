/** A recognised character, with the evidence of a space before it. */
export interface Character {
  readonly character: string;
  /** Probability, 0–1. */
  certainty: number;
  /** Pixels of the crop. */
  readonly centre: number;
  /** Highest probability of a space between the previous character and this one. */
  readonly spaceBefore: number;
}

/** Names in capitals are set closely (0.04 in `SAMUEL ERIC`); within words in capitals such signs occur only at usual gaps. */
const BETWEEN_CAPITALS = 0.02;
/** Gap relative to the line's usual one; the widest within a word with any sign was 1.25 (n = 11). */
const WIDE_GAP = 1.3;
const BEFORE_DASH = 0.015;

/** Adds spaces whose sign alone is too weak where other evidence supports them. */
export function withFaintBlanks(characters: readonly Character[]): readonly Character[] {
  const gaps = characters.flatMap((c, i) => {
    const before = characters[i - 1];
    return before && areCapitals(before, c) ? [c.centre - before.centre] : [];
  });
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? Infinity;
  return characters.flatMap((c, i) => {
    const before = characters[i - 1];
    if (!before) return [c];
    const isWide =
      areCapitals(before, c) &&
      c.spaceBefore >= BETWEEN_CAPITALS &&
      c.centre - before.centre >= WIDE_GAP * usual;
    return isWide || isLonelyDash(c, before, characters[i + 1]) ? [blankBetween(before, c), c] : [c];
  });
}

const areCapitals = (a: Character, b: Character): boolean =>
  /^[A-Z]$/.test(a.character) && /^[A-Z]$/.test(b.character);

/** A dash followed by a blank, with a sign of one before it, has blanks on both sides. */
const isLonelyDash = (c: Character, before: Character, after: Character | undefined): boolean =>
  c.character === '-' && after?.character === ' ' && before.character !== ' ' && c.spaceBefore >= BEFORE_DASH;

const blankBetween = (before: Character, after: Character): Character => ({
  character: ' ',
  certainty: 0.5,
  centre: (before.centre + after.centre) / 2,
  spaceBefore: 0,
});
