/** A character that the recogniser saw, and the sign of a blank before it. */
export interface Character {
  readonly character: string;
  /** Probability, 0–1. */
  certainty: number;
  /** Pixels of the crop. */
  readonly centre: number;
  /** The strongest probability of a blank between the character before and this one. */
  readonly spaceBefore: number;
}

/** Names in capitals stand close (0.04 in `SAMUEL ERIC`); within words of capitals such signs stand in usual gaps only. */
const BETWEEN_CAPITALS = 0.02;
/** Gap over the line's usual one; 1.25 was the widest within a word that showed any sign (n = 11). */
const WIDE_GAP = 1.3;
const BEFORE_DASH = 0.015;

/** A line with the blanks whose sign is too weak by itself, but which stand where something else speaks for one. */
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

/** A dash with a blank behind it and a sign of one before it stands between two blanks. */
const isLonelyDash = (c: Character, before: Character, after: Character | undefined): boolean =>
  c.character === '-' && after?.character === ' ' && before.character !== ' ' && c.spaceBefore >= BEFORE_DASH;

const blankBetween = (before: Character, after: Character): Character => ({
  character: ' ',
  certainty: 0.5,
  centre: (before.centre + after.centre) / 2,
  spaceBefore: 0,
});
