import { oncePer } from '../../../lazily.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { LabelHit } from './label-hit.ts';
import type { LabelsByOrder } from './label-start.ts';

/** "D. Post", "(D) Post": the letter of a form's item. */
const LETTER = /^\(?(\p{Lu})[.)]\s+(?=\p{L})/u;

/** Minimum neighbouring letters on a page that show a series; "K. Example" alone is a person's initial. */
const LEAST_SERIES = 3;

/**
 * The length of each item's letter by its segment's order, on pages whose items are lettered in a series ("A. Employer",
 * "B. Employee", "C. Identity no."). Empty without a series.
 */
const itemLetters = oncePer((page: PageLayout): ReadonlyMap<number, number> => {
  const items = page.segments.flatMap((segment) => {
    const found = LETTER.exec(segment.text);
    return found ? [{ order: segment.order, letter: found[1]!.charCodeAt(0), length: found[0].length }] : [];
  });
  const letters = new Set(items.map(({ letter }) => letter));
  const reach = (letter: number, step: number): number =>
    letters.has(letter + step) ? 1 + reach(letter + step, step) : 0;
  const inSeries = items.filter(({ letter }) => 1 + reach(letter, 1) + reach(letter, -1) >= LEAST_SERIES);
  return new Map(inSeries.map(({ order, length }) => [order, length]));
});

/** Words of a label, without a value: "E. Place", "J. Gratuity". */
const FEW_WORDS = /^\p{L}[\p{L}'’().,/-]{0,30}(?: [\p{L}(][\p{L}'’().,/-]{0,30}){0,3}$/u;
/** Minimum known labels in a series whose other items are then labels, too. */
const LEAST_LABELS = 2;

/** Items of a series of labels that are no known label: "E. Place" among "D. Post" and "G. Commencement". */
export function otherItems(page: PageLayout, labels: LabelsByOrder): LabelHit[] {
  const items = itemLetters(page);
  const known = [...items].filter(([order, start]) => labels.get(order)?.[0]?.from === start);
  if (known.length < LEAST_LABELS) return [];
  return page.segments.flatMap((segment) => {
    const from = items.get(segment.order);
    const phrase = segment.text.slice(from).trim();
    return from === undefined || labels.has(segment.order) || !FEW_WORDS.test(phrase)
      ? []
      : [
          {
            field: null,
            phrase,
            segment,
            from,
            to: segment.text.length,
            strength: 1,
            colon: false,
            weight: 1,
          },
        ];
  });
}

/** The length of the letter in front of a segment's item, 0 if there is none. */
export const itemLetter = ({ order }: Segment, page: PageLayout): number => itemLetters(page).get(order) ?? 0;
