import type { PageLayout } from '../../layout/page-layout.ts';
import type { Segment } from '../../layout/segment.ts';
import type { PrintedPerson } from './printed-people.ts';
import { surroundingsOf } from './surroundings.ts';
import { headOver, textOfRow } from './rows-around.ts';
import { wordsOf } from './wording-features.ts';

/** How many words of each place are looked at. */
const NEAR = { inRow: 6, sentence: 25, before: 12, rest: 8, below: 5, head: 4 } as const;
/** Headings: how many above a name, how far above it in rows, and most words; a longer line right above is one too. */
const HEADINGS = { count: 2, within: 25, words: 9, rightAbove: 3 } as const;
/** Rows within which other people are counted, and the most that are. */
const COMPANY = { rows: 3, most: 5 } as const;
/** A line of so many characters may be running text; a name so far to the right goes on from the line before. */
const RUNNING = { line: 40, start: 60 } as const;

/** Stems of words that say in which capacity people are named. */
const CAPACITY =
  /director|shareholder|member|present|apolog|attend|absent|sign|secretar|auditor|subscrib|owner|partner|chair|trustee|manager|witness|resign|proxy|invit|prepar|certif|registrar/g;

/**
 * What stands around a name in a list of people, beyond {@link surroundingsOf}: headings above it, the head of its
 * column, its row, its sentence, and the nearest words that say a capacity.
 *
 * @param named the lines and cells that name somebody; they are no headings
 */
export function surroundingsOfPerson(
  { printed, isCompany, key }: PrintedPerson,
  all: readonly PrintedPerson[],
  named: ReadonlySet<Segment>,
): string[] {
  const { segment, from, to, page } = printed;
  const found = new Set(surroundingsOf(printed));
  const add = (mark: string, words: readonly string[]): void => {
    for (const word of words) found.add(`${mark}:${word}`);
  };
  headingsOver(page, segment, named).forEach((words, i) => {
    if (words.length <= HEADINGS.words) add(`heading ${i}`, words);
    found.add(`heading ${i} starts:${words.slice(0, 3).join(' ')}`);
  });
  capacitiesOver(page, segment).forEach(({ words, isInRow }, i) => {
    add(`capacity ${i}`, words);
    if (isInRow) found.add('capacity in its row');
  });
  add('head', headOver(printed, 1, HEADINGS.within, (cell) => !named.has(cell)).slice(0, NEAR.head));
  for (const cell of page.rows[segment.row] ?? []) {
    if (cell === segment) continue;
    add('in row', wordsOf(cell.text).slice(0, NEAR.inRow));
    if (/\d{4}/.test(cell.text)) found.add('figures in its row');
  }
  add('sentence', wordsOf(segment.text.slice(0, from)).slice(-NEAR.sentence));
  const before = textOfRow(page, segment.row - 1);
  if (from < RUNNING.start && before.length > RUNNING.line)
    add('sentence before', wordsOf(before).slice(-NEAR.before));
  add('rest', wordsOf(segment.text.slice(to)).slice(0, NEAR.rest));
  add('row below', wordsOf(textOfRow(page, segment.row + 1)).slice(0, NEAR.below));
  const near = all.filter(
    (one) =>
      one.key !== key &&
      one.printed.page === page &&
      Math.abs(one.printed.segment.row - segment.row) <= COMPANY.rows,
  );
  found.add(`near ${Math.min(COMPANY.most, near.length)}`);
  if (isCompany) found.add('company');
  return [...found];
}

function headingsOver(page: PageLayout, { row }: Segment, named: ReadonlySet<Segment>): string[][] {
  const found: string[][] = [];
  for (let at = row - 1; at >= 0 && found.length < HEADINGS.count && row - at < HEADINGS.within; at--) {
    const isNamed = page.rows[at]!.some((cell) => named.has(cell));
    const words = isNamed ? [] : wordsOf(textOfRow(page, at));
    const isFar = words.length > HEADINGS.words && found.length === 0 && row - at > HEADINGS.rightAbove;
    if (words.length > 0 && !isFar) found.push(words);
  }
  return found;
}

function capacitiesOver(page: PageLayout, { row }: Segment): { words: string[]; isInRow: boolean }[] {
  const found: { words: string[]; isInRow: boolean }[] = [];
  for (let at = row; at >= 0 && found.length < HEADINGS.count; at--) {
    const words = textOfRow(page, at).toLowerCase().match(CAPACITY);
    if (words) found.push({ words: [...new Set(words)], isInRow: at === row });
  }
  return found;
}
