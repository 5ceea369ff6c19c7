import { isKnownName, placeIn } from '../../../values/dictionaries.ts';
import { part, type Segment } from '../../../layout/segment.ts';
import { findDates } from '../../../values/find-dates.ts';
import { ANY_DAY, isExact, type ValueKind } from '../../../values/kind.ts';
import { isMoney } from '../../../values/money.ts';
import { namesSomebody } from '../../../values/party-name.ts';
import { text as words } from '../../../values/words.ts';
import type { LabelHit } from './label-hit.ts';
import { MARKS, NAMES } from '../../../packs/currencies.ts';

/** Punctuation before a value, of which the minus of an amount is none. */
const BEFORE_VALUE = new RegExp(String.raw`^(?:[\s:._]|[–—-](?!(?:${MARKS})?\d))`);
const MONEY_NAME = new RegExp(String.raw`^\(?(?:${NAMES}|R|USD)\)?$`, 'i');

/** What stands behind a label in its own segment, up to the next label; null where it is no value. */
export function restOfLine(hit: LabelHit, next: LabelHit | undefined, kind: ValueKind): Segment | null {
  const { text } = hit.segment;
  const end = next ? next.from : text.length;
  const from = valueStart(hit, end, kind);
  // "7. Date of issue 8. Authority": the number belongs to the label behind it.
  const numbered = next ? /(?:^|\s)\(?\d{1,2}[a-z]?[.)]\s*$/.exec(text.slice(from, end)) : null;
  const to = from + text.slice(from, numbered ? from + numbered.index : end).trimEnd().length;
  const rest: Rest = { text: text.slice(from, to), before: text.slice(0, from), colon: hit.colon, kind };
  return to <= from || NO_VALUE.some((says) => says(rest)) ? null : part(hit.segment, from, to);
}

/** Where a value may begin: behind the rest of its label, the label in another language, and punctuation. */
function valueStart(hit: LabelHit, end: number, kind: ValueKind): number {
  const { text } = hit.segment;
  let from = hit.to;
  const foreign = /^\s*(?:[/|(][^:]{1,40}|(?:class|code|type|details|held)\s?):\s*/i.exec(
    text.slice(from, end),
  );
  const inAnother = foreign ?? OTHER_WORDS.exec(text.slice(from, end));
  if (inAnother) from += inAnother[0].length;
  // "Capacity in which employed: Driver"
  const longer = kind.name === words.name && !hit.colon ? LONGER.exec(text.slice(from, end)) : null;
  if (longer) from += longer[0].length;
  // A minus sign stands close to its amount and belongs to it.
  while (from < end && BEFORE_VALUE.test(text.slice(from, from + 5))) from++;
  return from;
}

interface Rest {
  readonly text: string;
  /** What stands before it in the segment: the label, and what it goes on with. */
  readonly before: string;
  /** A colon follows the label. */
  readonly colon: boolean;
  readonly kind: ValueKind;
}

/** What tells that words behind a label are no value of it. */
const NO_VALUE: readonly ((rest: Rest) => boolean)[] = [
  ({ text }) => !/[\p{L}\p{N}]/u.test(text),
  // "Passport number/Nomore ya pasepoto": the label in another language.
  ({ text }) => /^\/\s*\p{L}[\p{L}\s'’.()°º-]{0,40}$/u.test(text),
  // "Passport No.Nambari ya Pasipoti": the same, its stroke lost.
  ({ text, before, kind }) =>
    isExact(kind) && before.endsWith('.') && /^\p{Lu}[\p{L}\s'’.()°º-]{2,40}$/u.test(text),
  ({ text, colon, kind }) => !colon && !kind.strict && ofLongerLabel(text),
  ({ text, kind }) => isMoney(kind) && isDayToPay(text),
  // "Category of licence", "Motho wa mogaka": the rest of a longer label.
  ({ text, colon }) =>
    !colon && /^(?:of (?:the )?|(?:[wyls]|tsh?|b|jw|lw|kw)a )\p{Ll}[\p{Ll} ]{2,24}$/u.test(text),
  // "Name of person or business cleared": the last word of a longer label names nobody.
  ({ text, colon, kind }) => !colon && namesSomebody(kind) && /^\p{Ll}+$/u.test(text),
  // "Name and address", "Full names and surname": a label that asks for more.
  ({ text, colon }) => !colon && /^(?:and|&) \p{Ll}+(?: \p{Ll}+){0,2}$/u.test(text),
  // "ADDRESS OF PREMISES LET": the last word of a longer label is no place.
  ({ text, colon, kind }) =>
    !colon && kind.name === 'address' && /^\p{L}+$/u.test(text) && placeIn(text) === null,
  // "Net pay (P)": what the money is called, unless the field has such values: a currency, an M for a man.
  ({ text, kind }) => MONEY_NAME.test(text) && !(kind.strict && kind.parse(text, ANY_DAY) !== null),
  // "Class of trade", "Name of trader: …": a label that goes on.
  ({ text, colon, kind }) =>
    !colon && (kind.name === words.name || namesSomebody(kind)) && GOES_ON.test(text),
];

/** "Customer care: 390 0000", "Account opened on: 02/03/2019": behind "Customer" goes on a label that nobody declares. */
function ofLongerLabel(text: string): boolean {
  const last = /^(?:\p{Ll}[\p{L}'’-]*\s+){0,2}(\p{L}[\p{L}'’-]+)\s?:\s/u.exec(text)?.[1];
  return last !== undefined && !isKnownName(last) && !SAME_VALUE.test(last);
}

/** "Nationality/Uraia KENYAN": the label in another language, before a value in capitals or figures. */
const OTHER_WORDS = /^\s*\/\s*\p{L}\p{Ll}[\p{Ll}'’]*(?:\s\p{Ll}[\p{Ll}'’]*){0,3}\s+(?=\p{Lu}{2}|\p{Lu}$|\d)/u;

/** Words that make a label longer and ask for the same. */
const SAME_VALUE = /^(?:no|nr|number|name|names|class|code|type|details|held|in full|printed|above|below)$/i;
/** Words that end a label which begins like one of ours, with nothing or a colon behind them. */
const GOES_ON =
  /^(?:(?:of|in|for|at|on|under|by)(?: \p{Ll}+){1,4}|offered|held|rendered|provided|performed|given)(?:$|\s?:)/u;
const LONGER = /^\s*(?:(?:of|in|for|at|on|under|by)(?: \p{Ll}+){1,4}|\p{Ll}+)\s?:\s*/u;

/** "Amount payable by 20/11/26": the day belongs to the label of the amount. */
function isDayToPay(text: string): boolean {
  const day = text.replace(/^(?:by|before|on|on or before|not later than)\s+/i, '').trim();
  const [found, ...more] = findDates(day, ANY_DAY);
  return found !== undefined && more.length === 0 && found.length >= day.length - 1;
}
