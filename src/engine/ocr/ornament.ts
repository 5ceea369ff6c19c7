/** Shorter ones may be a number or cells of a form. */
const FEWEST_LETTERS = 15;
const MOST_OF_ONE = 0.6;

/**
 * Is a reading an ornament? A border of circles is read `000000…`; in real print only the filler of zones repeats like
 * that. A second look would not help.
 */
export function isOrnament(text: string): boolean {
  const letters = [...text].filter((c) => c !== ' ');
  if (letters.length < FEWEST_LETTERS) return false;
  const counts = new Map<string, number>();
  for (const c of letters) counts.set(c, (counts.get(c) ?? 0) + 1);
  counts.delete('<');
  return Math.max(0, ...counts.values()) > MOST_OF_ONE * letters.length;
}
