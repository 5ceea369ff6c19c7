import { holdsKnownName, isKnownName, isPlaceName } from '../../../values/dictionaries.ts';
import { JOB_TITLES, OCCUPATIONS, OF_A_BOARD } from '../../../lexicon/job-titles.ts';
import { TITLE } from '../../../values/name-as-printed.ts';
import { saysNoName } from '../../../values/no-name.ts';
import { isTitleOfPaper } from '../../../values/titles.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import { opensSection, type Region } from '../region.ts';
import { nameIn, saysOfPerson, withoutEnumerator } from './people-name.ts';
import type { PeopleListOptions } from './people-options.ts';
import { LINE } from '../../../layout/line-shares.ts';

/** Is it a line alone in the column of the line above, within the row pitch, whose words may be a name? */
export function isInColumn(
  row: readonly Segment[],
  region: Region,
  options: PeopleListOptions,
  view: DocumentView,
): boolean {
  const before = region.rows[region.rows.indexOf(row) - 1]?.[0];
  const [only, ...others] = row;
  return (
    before !== undefined &&
    only !== undefined &&
    others.length === 0 &&
    (isSeveralWords(only.text) || isKnownName(only.text.trim())) &&
    !opensSection(only.text) &&
    !saysNoName(only.text.trim()) &&
    !isTitleOfPaper(only.text) &&
    Math.abs(only.box.x - before.box.x) < LINE.edge * only.box.height &&
    only.box.y - before.box.y < NEXT_LINE * only.box.height &&
    !isFurtherThanRows(row, region) &&
    nameIn(only.text, options.of, view, true) !== null
  );
}

/** Maximum row distance in heights. */
const NEXT_LINE = 2.5;

/** Rows of a list are evenly spaced: a line further below by this factor is no row. */
const FURTHER = 1.08;

export function isFurtherThanRows(row: readonly Segment[], { rows }: Region): boolean {
  const at = rows.indexOf(row);
  const [first, second] = [rows[at - 2]?.[0], rows[at - 1]?.[0]];
  if (!first || !second) return false;
  const step = second.box.y - first.box.y;
  return step > 0 && row[0]!.box.y - second.box.y > FURTHER * step;
}

/** Such a line with names above and below in its column. */
export function isAmongNames(
  row: readonly Segment[],
  region: Region,
  options: PeopleListOptions,
  view: DocumentView,
): boolean {
  if (!isInColumn(row, region, options, view)) return false;
  const at = region.rows.indexOf(row);
  for (let i = at + 1; i < region.rows.length; i++) {
    const next = region.rows[i]!;
    if (next.length === 1 && nameIn(next[0]!.text, options.of, view) !== null)
      return Math.abs(next[0]!.box.x - row[0]!.box.x) < LINE.edge * row[0]!.box.height;
    if (!isInColumn(next, region, options, view)) return false;
  }
  return false;
}

/** Two or more capitalised words: below a heading any of them may be a name. */
export const isSeveralWords = (part: string): boolean => /^\s*\p{Lu}\S*(?: \p{Lu}\S*){1,3}\s*$/u.test(part);

/** A name alone above a line with details: "Kago Church" above "Appointed 5 May 2020, Plot 4". */
export function isOverDetails(row: readonly Segment[], region: Region, view: DocumentView): boolean {
  const [only, ...others] = row;
  const [below] = region.rows[region.rows.indexOf(row) + 1] ?? [];
  return (
    only !== undefined &&
    below !== undefined &&
    others.length === 0 &&
    isSeveralWords(only.text) &&
    !opensSection(only.text) &&
    Math.abs(below.box.x - only.box.x) < only.box.height &&
    /^(?:appointed|since|from|director since|date (?:of appointment|appointed))\b/i.test(below.text.trim()) &&
    saysOfPerson(below.text, view)
  );
}

/** A line with details beyond a name, or the next one of a numbered list: its first words are a name. */
export function isRowOfPerson(
  row: readonly Segment[],
  texts: readonly string[],
  taken: readonly Segment[] | null,
  view: DocumentView,
): boolean {
  const [first = ''] = texts;
  if (!row[0] || opensSection(first) || !isSeveralWords(first)) return false;
  const isNumbered = isUnder(row, taken) && first !== row[0].text.trim();
  return isNumbered || isAlike(row, texts, taken, view);
}

/** A line built like the previous row whose words are no name: misread, or in lower case. */
export function isUnreadRow(
  row: readonly Segment[],
  texts: readonly string[],
  taken: readonly Segment[] | null,
  view: DocumentView,
): boolean {
  const [first = ''] = texts;
  return (
    /\p{L}{2}\S*\s+\S*\p{L}{2}/u.test(first) &&
    !isSeveralWords(first) &&
    !opensSection(first) &&
    taken !== null &&
    isAlike(row, texts, taken, view)
  );
}

/** Capitals up to this many are an office or a qualification: "CEO", "ACCA". */
const ABBREVIATION = 4;

/** A word that may be all that is printed of somebody's name: no role, town, country, caption or abbreviation. */
export function mayBeOneName(text: string, view: DocumentView): boolean {
  const word = text
    .replace(/\([^)]*\)/g, '')
    .trim()
    .replace(TITLE, '')
    .replace(/[.,;]$/, '');
  return (
    /^\p{Lu}[\p{L}'’-]{2,}$/u.test(word) &&
    (/\p{Ll}/u.test(word) || word.length > ABBREVIATION) &&
    !NO_NAME.test(word) &&
    !opensSection(word) &&
    !saysNoName(word) &&
    !isTitleOfPaper(word) &&
    !isPlaceName(word) &&
    !saysOfPerson(word, view)
  );
}

/** Where people meet from afar. */
const MEETING_SOFTWARE = 'teams|zoom|skype|webex|online|virtual(?:ly)?|remote(?:ly)?|telephone|phone|video';

/** Words alone on a line or between commas that are said of people, of companies and of lists. */
const NO_NAME = new RegExp(
  String.raw`^(?:${JOB_TITLES}|${OF_A_BOARD}|names?|none|nil|all|others?|status|active|inactive|nationality|remarks?|total|page|end|date|address|capital|charges|notes?|yes|no|male|female|absent|present|invited|observers?|guests?|staff|management|appointed|resigned|ordinary|disclaimer|notice|${MEETING_SOFTWARE}|${OCCUPATIONS})s?$`,
  'iu',
);

/** Such a word alone on a line of its own, in the column of a name that stands right above or below it. */
export function isUnreadName(
  row: readonly Segment[],
  region: Region,
  options: PeopleListOptions,
  view: DocumentView,
): boolean {
  const [only, ...others] = row;
  if (!only || others.length > 0 || !mayBeOneName(only.text, view) || isFurtherThanRows(row, region))
    return false;
  const at = region.rows.indexOf(row);
  const isName = (other: readonly Segment[] | undefined): boolean =>
    other?.length === 1 && isNextTo(only, other[0]!) && nameIn(other[0]!.text, options.of, view) !== null;
  const [above, below] = [region.rows[at - 1], region.rows[at + 1]];
  if (isName(below)) return true;
  // What stands right below and is no name is what a caption names.
  const isCaption = below?.[0] !== undefined && isNextTo(only, below[0]) && !isFurtherThanRows(below, region);
  return isName(above) && (!isCaption || opensSection(below![0]!.text));
}

/** In the same column, in the next line or the one before. */
const isNextTo = ({ box }: Segment, other: Segment): boolean =>
  Math.abs(box.x - other.box.x) < LINE.edge * box.height &&
  Math.abs(box.y - other.box.y) < NEXT_LINE * box.height;

/** Has a row the left edge of the previous one? */
const isUnder = (row: readonly Segment[], taken: readonly Segment[] | null): boolean =>
  taken !== null && Math.abs(row[0]!.box.x - taken[0]!.box.x) < 0.2 * row[0]!.box.height;

/** Same number of cells and left edge as the previous row, one of them a detail of a person. */
const isAlike = (
  row: readonly Segment[],
  texts: readonly string[],
  taken: readonly Segment[] | null,
  view: DocumentView,
): boolean =>
  (taken === null || (isUnder(row, taken) && taken.length === row.length)) &&
  texts.slice(1).some((text) => saysOfPerson(text, view));

/**
 * What a name in another case than those above is: a row if the name is known and a row in the list's style follows;
 * `unread` at the end of a list, where it may be a signatory or street; no row if it is a heading of another part.
 */
export function rowInOtherCase(
  row: readonly Segment[],
  name: string,
  region: Region,
  taken: readonly Segment[] | null,
  options: PeopleListOptions,
  view: DocumentView,
): 'row' | 'unread' | 'none' {
  if (!isUnder(row, taken) || isFurtherThanRows(row, region)) return 'none';
  const next = region.rows[region.rows.indexOf(row) + 1] ?? [];
  const following = next[0] && isUnder(next, row) && !isFurtherThanRows(next, region) ? next[0].text : '';
  const named = nameIn(withoutEnumerator(following, options.of, view), options.of, view);
  const goesOn = named !== null && isInCapitals(named) !== isInCapitals(name);
  if (goesOn && holdsKnownName(name)) return 'row';
  const isTitle = (text: string): boolean => opensSection(text) || isTitleOfPaper(text);
  if (isTitle(name)) return 'none';
  if (goesOn || holdsKnownName(name)) return 'unread';
  // Text other than a name directly below a heading is that heading's content.
  const isContent = following !== '' && !following.includes(':') && !isTitle(following);
  return isContent && !saysOfPerson(following, view) ? 'none' : 'unread';
}

export const isInCapitals = (name: string): boolean => !/\p{Ll}/u.test(name);
