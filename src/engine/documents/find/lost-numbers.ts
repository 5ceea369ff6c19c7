import { message, type Message } from '../../../contract/messages/message.ts';
import type { PageLayout } from '../../layout/page-layout.ts';
import { part, type Segment } from '../../layout/segment.ts';

/** An item of a numbered card: its number and value. */
export interface Item {
  readonly code: string;
  readonly value: Segment | null;
  readonly doubt?: Message;
}

/** "LMARSTON" above "2 TESSA", "ZTESSA" below "1 MARSTON": a number close to the name is read as one of these letters. */
const LIKE = { '1': /^[IL|]/i, '2': /^Z/i } as const;
const NUMBER_OR_LETTER = message('notes.numberOrLetter');
/** Why a name may begin with its item number, which was not read apart from it; null: it begins otherwise. */
export const numberInName = (item: keyof typeof LIKE, name: string): Message | null =>
  LIKE[item].test(name.trim()) ? NUMBER_OR_LETTER : null;

/** Lines of one block: maximum difference of left edges and maximum gap in heights, maximum height ratio. */
const BLOCK_REACH = { edge: 2, under: 1.3, size: 1.6 } as const;

const NAME = /^\p{Lu}[\p{L}'’ -]*\p{L}$/u;

/** Is a line directly below another? Not for vertical text at the edge of a card, whose box is as high as the card. */
function isUnder(above: Segment, below: Segment): boolean {
  const [height, higher] = [above.box.height, below.box.height].toSorted((a, b) => a - b) as [number, number];
  return (
    higher < BLOCK_REACH.size * height &&
    Math.abs(below.box.x - above.box.x) < BLOCK_REACH.edge * height &&
    below.box.y > above.box.y &&
    below.box.y - (above.box.y + above.box.height) < BLOCK_REACH.under * height
  );
}

/** "1,2 DOE" above "JANE": one number for both names, surname first. */
const BOTH = /^1\s?[.,&/]\s?2[.,):]*\s*(?=\p{Lu}[\p{Lu}'’])/u;

/** The two names after such a number; null without such a number, empty if there is no second line. */
export function bothNames(segment: Segment, page: PageLayout): Item[] | null {
  const number = BOTH.exec(segment.text);
  if (!number) return null;
  const given = page.segments.find((s) => isUnder(segment, s) && NAME.test(s.text.trim()));
  if (!given) return [];
  return [
    { code: '1', value: part(segment, number[0].length, segment.text.length) },
    { code: '2', value: given },
  ];
}

/** Items whose small numbers were unread or misread, inferred from adjacent items. */
export const lostItems = (page: PageLayout, read: ReadonlySet<string>): Item[] => [
  ...(read.has('1') ? [] : aboveSecond(page)),
  ...(read.has('4a') ? [] : beforeExpiry(page)),
  ...(read.has('5') ? [] : behindLetter(page)),
];

/** Item 2 at the start of a line. A single letter after it may be part of a name or a misreading. */
const SECOND = /^2(?:[.,):]*\s*\p{Lu}{2}|[.,):]*\s+\p{Lu}\p{Ll})/u;

/**
 * The line above "2 TINA" if its small 1 was not read, as names are on consecutive lines. None if there are two lines
 * above.
 */
function aboveSecond(page: PageLayout): Item[] {
  const names = page.segments.filter(({ text }) => NAME.test(text.trim()));
  const second = page.segments.find(({ text }) => SECOND.test(text));
  const [value, ...others] = names.filter((s) => second && isUnder(s, second));
  const isOne = value && others.length === 0 && !names.some((s) => isUnder(s, value));
  const doubt = isOne ? numberInName('1', value.text) : null;
  return isOne ? [{ code: '1', value, ...(doubt ? { doubt } : {}) }] : [];
}

/** "431.01.2017" and "4á 31.01.2017" left of "4b": the letter after the 4 merged with the date. */
const WITHOUT_LETTER = /^4[^\d\s.]?[.,]?\s*(?=\d\d[./-]\d\d[./-](?:\d{4}|\d\d)$)/u;

function beforeExpiry(page: PageLayout): Item[] {
  const expiry = page.segments.find(({ text }) => /^4b/i.test(text));
  const issue = page.segments.find(
    (s) => expiry && WITHOUT_LETTER.test(s.text.trim()) && s.box.x < expiry.box.x && isBeside(s, expiry),
  );
  const number = issue && WITHOUT_LETTER.exec(issue.text);
  return issue && number ? [{ code: '4a', value: part(issue, number[0].length, issue.text.length) }] : [];
}

/** The 5 before a licence number, read as a separate letter. */
function behindLetter(page: PageLayout): Item[] {
  const letter = page.segments.find(({ text }) => /^[S$§]$/.test(text.trim()));
  const value = page.segments.find(
    (s) =>
      letter &&
      s.box.x > letter.box.x &&
      s.box.x - letter.box.x < 2 * BLOCK_REACH.edge * s.box.height &&
      /\d{3}/.test(s.text) &&
      isBeside(letter, s),
  );
  return value ? [{ code: '5', value }] : [];
}

const isBeside = (a: Segment, b: Segment): boolean =>
  Math.abs(a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2) <
  Math.max(a.box.height, b.box.height) / 2;
