import { addTo } from '../../../contract/lists-by-key.ts';
import { bare, type TextRun } from '../../pdf/text-runs.ts';

/**
 * Minimum length of a sequence of equal words that counts as moved: longer than an amount, a date or a person's name.
 */
const MOVED_TOGETHER = 5;

/**
 * Words that are in a common passage of at least five words in both lists, with the passages in the same order. A word
 * that an editor changes shifts the rest of its paragraph, whose words then appear at positions of other words without
 * having changed.
 *
 * @param before - words of the page before, in reading order
 * @param after - words of the page afterwards, in reading order
 */
export function movedOn(before: readonly TextRun[], after: readonly TextRun[]): ReadonlySet<TextRun> {
  const passages = new Map<string, number[]>();
  for (const at of after.keys()) addTo(passages, passageAt(after, at), at);
  const moved = new Set<TextRun>();
  let from = 0;
  for (let at = 0; at + MOVED_TOGETHER <= before.length; at++) {
    const there = passages.get(passageAt(before, at))?.find((place) => place >= from);
    if (there === undefined || there + MOVED_TOGETHER > after.length) continue;
    let length = MOVED_TOGETHER;
    while (isSaid(before[at + length]) && says(before[at + length]) === says(after[there + length])) length++;
    for (let k = 0; k < length; k++) moved.add(before[at + k]!).add(after[there + k]!);
    from = there + length;
    at += length - 1;
  }
  return moved;
}

const passageAt = (words: readonly TextRun[], at: number): string =>
  words
    .slice(at, at + MOVED_TOGETHER)
    .map(says)
    .join(' ');

const says = (word: TextRun | undefined): string => (word ? bare(word.text) : '');
const isSaid = (word: TextRun | undefined): boolean => word !== undefined;
