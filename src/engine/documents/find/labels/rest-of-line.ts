import { isKnownName, placeIn } from '../../../values/dictionaries.ts';
import { part, type Segment } from '../../../layout/segment.ts';
import { findDates } from '../../../values/find-dates.ts';
import { ANY_DAY, isExact, type ValueKind } from '../../../values/kind.ts';
import { isMoney } from '../../../values/money.ts';
import { namesSomebody } from '../../../values/party-name.ts';
import { text as words } from '../../../values/words.ts';
import type { LabelHit } from './label-hit.ts';
import { MARKS, NAMES } from '../../../packs/currencies.ts';

/** Punctuation before a value, except the minus of an amount. */
const BEFORE_VALUE = new RegExp(String.raw`^(?:[\s:._]|[–—-](?!(?:${MARKS})?\d))`);
const MONEY_NAME = new RegExp(String.raw`^\(?(?:${NAMES}|R|USD)\)?$`, 'i');

/** The text after a label in its segment, up to the next label; null if it is no value. */
export function restOfLine(hit: LabelHit, next: LabelHit | undefined, kind: ValueKind): Segment | null {
  const { text } = hit.segment;
  const end = next ? next.from : text.length;
  const from = valueStart(hit, end, kind);
  // "7. Date of issue 8. Authority": the number belongs to the next label.
  const numbered = next ? /(?:^|\s)\(?\d{1,2}[a-z]?[.)]\s*$/.exec(text.slice(from, end)) : null;
  const printed = text.slice(from, numbered ? from + numbered.index : end);
  const sentence = kind.name === words.name ? NEXT_SENTENCE.exec(printed) : null;
  const to = from + printed.slice(0, sentence?.index).trimEnd().length;
  const rest: Rest = { text: text.slice(from, to), before: text.slice(0, from), colon: hit.colon, kind };
  return to <= from || NO_VALUE.some((says) => says(rest)) ? null : part(hit.segment, from, to);
}

/** "Data Analyst. Contract: permanent": a sentence with a label of its own; "Admin. Officer: Stores" is a job title. */
const NEXT_SENTENCE =
  /(?<=\p{L} \p{L}*\p{Ll}{3}|\p{Ll}{6}|\))(?<!\b(?:[Aa]dmin|[Aa]ss(?:is)?t|[Aa]ssoc|[Mm]ech|[Ee]lec|[Tt]ech|[Gg]en))\.\s+\p{Lu}[\p{L}'’ -]{1,40}:(?=\s|$)/u;

/** Offset at which a value may start: after the rest of the label, its translation and punctuation. */
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
  // A minus directly before an amount belongs to it.
  while (from < end && BEFORE_VALUE.test(text.slice(from, from + 5))) from++;
  return from;
}

interface Rest {
  readonly text: string;
  /** The text before it in the segment: the label and its continuation. */
  readonly before: string;
  /** Is there a colon after the label? */
  readonly colon: boolean;
  readonly kind: ValueKind;
}

/** Tests for text after a label that is no value. */
const NO_VALUE: readonly ((rest: Rest) => boolean)[] = [
  ({ text }) => !/[\p{L}\p{N}]/u.test(text),
  // "Passport number/Nomore ya pasepoto": a translation of the label.
  ({ text }) => /^\/\s*\p{L}[\p{L}\s'’.()°º-]{0,40}$/u.test(text),
  // "Passport No.Nambari ya Pasipoti": the same with a lost slash.
  ({ text, before, kind }) =>
    isExact(kind) && before.endsWith('.') && /^\p{Lu}[\p{L}\s'’.()°º-]{2,40}$/u.test(text),
  ({ text, colon, kind }) => !colon && !kind.strict && ofLongerLabel(text),
  ({ text, kind }) => isMoney(kind) && isDayToPay(text),
  // "Category of licence", "Motho wa mogaka": the rest of a longer label.
  ({ text, colon }) =>
    !colon && /^(?:of (?:the )?|(?:[wyls]|tsh?|b|jw|lw|kw)a )\p{Ll}[\p{Ll} ]{2,24}$/u.test(text),
  // "Name of person or business cleared": the last word of a longer label is no name.
  ({ text, colon, kind }) => !colon && namesSomebody(kind) && /^\p{Ll}+$/u.test(text),
  // "Name and address", "Full names and surname": a label for more than one value.
  ({ text, colon }) => !colon && /^(?:and|&) \p{Ll}+(?: \p{Ll}+){0,2}$/u.test(text),
  // "ADDRESS OF PREMISES LET": the last word of a longer label is no place.
  ({ text, colon, kind }) =>
    !colon && kind.name === 'address' && /^\p{L}+$/u.test(text) && placeIn(text) === null,
  // "Net pay (P)": a currency, unless the field has such values: a currency field, M for male.
  ({ text, kind }) => MONEY_NAME.test(text) && !(kind.strict && kind.parse(text, ANY_DAY) !== null),
  // "Class of trade", "Name of trader: …": a longer label.
  ({ text, colon, kind }) =>
    !colon && (kind.name === words.name || namesSomebody(kind)) && GOES_ON.test(text),
];

/** "Customer care: 390 0000", "Account opened on: 02/03/2019": "Customer" is the start of an unknown longer label. */
function ofLongerLabel(text: string): boolean {
  const last = /^(?:\p{Ll}[\p{L}'’-]*\s+){0,2}(\p{L}[\p{L}'’-]+)\s?:\s/u.exec(text)?.[1];
  return last !== undefined && !isKnownName(last) && !SAME_VALUE.test(last);
}

/** "Nationality/Uraia KENYAN": a translation before a value in capitals or digits. */
const OTHER_WORDS = /^\s*\/\s*\p{L}\p{Ll}[\p{Ll}'’]*(?:\s\p{Ll}[\p{Ll}'’]*){0,3}\s+(?=\p{Lu}{2}|\p{Lu}$|\d)/u;

/** Words that extend a label without changing its meaning. */
const SAME_VALUE = /^(?:no|nr|number|name|names|class|code|type|details|held|in full|printed|above|below)$/i;
/** Words that turn a known label into another one, at the end or before a colon. */
const GOES_ON =
  /^(?:(?:of|in|for|at|on|under|by)(?: \p{Ll}+){1,4}|offered|held|rendered|provided|performed|given)(?:$|\s?:)/u;
const LONGER = /^\s*(?:(?:of|in|for|at|on|under|by)(?: \p{Ll}+){1,4}|\p{Ll}+)\s?:\s*/u;

/** "Amount payable by 20/11/26": the date belongs to the amount's label. */
function isDayToPay(text: string): boolean {
  const day = text.replace(/^(?:by|before|on|on or before|not later than)\s+/i, '').trim();
  const [found, ...more] = findDates(day, ANY_DAY);
  return found !== undefined && more.length === 0 && found.length >= day.length - 1;
}
