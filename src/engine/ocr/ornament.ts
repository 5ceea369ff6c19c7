/** Shorter ones may be a number or a form's cells. */
const FEWEST_LETTERS = 15;
const MOST_OF_ONE = 0.6;

/**
 * Did a reader take an ornament for letters? A border of circles is read `000000…`; only the filler of machine-readable
 * zones is printed like that. A second look makes no more of it.
 */
export function isOrnament(text: string): boolean {
  const letters = [...text].filter((c) => c !== ' ');
  if (letters.length < FEWEST_LETTERS) return false;
  const counts = new Map<string, number>();
  for (const c of letters) counts.set(c, (counts.get(c) ?? 0) + 1);
  counts.delete('<');
  return Math.max(0, ...counts.values()) > MOST_OF_ONE * letters.length;
}
