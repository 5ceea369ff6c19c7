import { isKnownName, placeIn } from '../../dictionaries.ts';
import type { PageLayout } from '../../layout/page-layout.ts';
import { part, type Segment } from '../../layout/segment.ts';
import { findDates } from '../../kinds/date.ts';
import { ANY_DAY, type ValueKind } from '../../kinds/kind.ts';
import { reference } from '../../kinds/identifiers.ts';
import { isMoney } from '../../kinds/money.ts';
import { namesSomebody } from '../../kinds/party-name.ts';
import { text as words } from '../../kinds/words.ts';
import { withContinuation } from './continuation.ts';
import { headsColumnOfAmounts, headsColumnOfDates, headsColumnOfNumbers } from './date-column.ts';
import { besideMiddle, upperBeside } from './halfway.ts';
import { headsColumns } from './header-row.ts';
import type { LabelHit } from './labels.ts';
import { leftOf } from './left-of-label.ts';
import type { LabelsByOrder } from './label-start.ts';
import { rightNeighbours } from './right-neighbours.ts';
import { withoutStray } from './stray.ts';
import { totalBelow } from '../tables/total-row.ts';
import { linesUpTo, segmentAbove } from './value-above.ts';
import { valueBelow } from './value-below.ts';

/** A place where the value of a label may stand. */
export interface Reach {
  readonly position: 'same' | 'right' | 'below' | 'above' | 'left';
  readonly segments: readonly Segment[];
  /** Lines separated by `\n`. */
  readonly text: string;
  /** 0–1: how natural this place is for the label. */
  readonly fit: number;
}

/** The day of a table's first entry may be that of the paper, where no other is printed. */
const FIRST_ENTRY = 0.6;

/** What heads a column of prices as often as it names a sum. */
const NAMES_ANY_AMOUNT = /^(?:amount|total|price|cost|value)$/i;

/** Below this a text has not the shape of a kind, whatever could be made of it. */
const LEAST_SHAPE = 0.65;

/**
 * The text after a label in its own segment, its right neighbours, what stands below it, and, where forms caption their
 * lines ("________ / (full name)"), what stands before or above it.
 */
export function reachesOf(hit: LabelHit, page: PageLayout, labels: LabelsByOrder, kind: ValueKind): Reach[] {
  const own = labels.get(hit.segment.order) ?? [];
  const next = own.find(
    (h) =>
      h.from >= hit.to &&
      h !== hit &&
      (h.strength >= 0.5 || behindNumber(h, hit) || beforeNumber(h, kind)) &&
      !beginsValue(h, hit, kind),
  );
  const rest = remainder(hit, next, kind);
  const beside =
    next || headsColumns(hit.segment, page, labels)
      ? []
      : withoutStray(rightNeighbours(hit.segment, page, labels), kind);
  const right = beside.length > 0 || next || !hit.cell ? beside : besideMiddle(hit.cell, page, labels);
  const reaches: Reach[] = [];
  const before = captioned(hit, own);
  if (before) reaches.push({ position: 'same', segments: [before], text: before.text, fit: 0.8 });
  if (rest && !(isMoney(kind) && isCodeOfLine(rest, right[0]))) {
    reaches.push(withContinuation({ position: 'same', segments: [rest], fit: 1 }, hit, page, labels, kind));
    const neighbour = right[0];
    if (neighbour && neighbour.box.x - (rest.box.x + rest.box.width) < 3 * page.textHeight) {
      reaches.push(
        withContinuation(
          { position: 'same', segments: [rest, neighbour], fit: 0.93 },
          hit,
          page,
          labels,
          kind,
        ),
      );
    }
    // "Net pay transferred to bank | 1,234.00": words after the label are no value, and what stands beside them may be.
    if (!right[0] || !needsCharacters(kind) || (kind.parse(rest.text, ANY_DAY)?.quality ?? 0) > LEAST_SHAPE)
      return reaches;
  }
  const upper = !rest && kind.lines > 1 ? upperBeside(hit.segment, page, labels) : null;
  const first = upper ? undefined : right[0];
  if (first) {
    const far = (first.box.x - (hit.segment.box.x + hit.segment.box.width)) / page.width;
    // Alone with its label on the line, or behind the day of its entry, a value may stand at the far edge of the page.
    const others = (page.rows[hit.segment.row] ?? []).filter((s) => s !== hit.segment && s !== first);
    const alone = others.every((s) => s.order < hit.segment.order && findDates(s.text, ANY_DAY).length > 0);
    const fit = far < 0.25 ? 0.96 : far < 0.5 || alone ? 0.88 : 0.7;
    reaches.push(withContinuation({ position: 'right', segments: [first], fit }, hit, page, labels, kind));
    if (right.length > 1)
      reaches.push(
        withContinuation({ position: 'right', segments: right, fit: fit * 0.94 }, hit, page, labels, kind),
      );
  }
  if (rest) return reaches;
  if (upper)
    reaches.push(
      withContinuation({ position: 'right', segments: [upper], fit: 0.96 }, hit, page, labels, kind),
    );
  const total = isMoney(kind) && !/\d/.test(first?.text ?? '') ? totalBelow(hit, page) : null;
  if (total) reaches.push({ position: 'below', segments: [total], text: total.text, fit: 0.95 });
  const below = total ? null : valueBelow(hit, page, labels);
  // "Bill date" names the day of the paper wherever it stands; "Date" does not.
  const isBare = kind.name === 'date' && hit.weight < 0.95;
  const isEntry = below && isBare && headsColumnOfDates(hit.segment, below.segment, page);
  const asEntry = isEntry ? FIRST_ENTRY : 1;
  const numbersEntries =
    below &&
    kind === reference &&
    hit.weight < 0.95 &&
    headsColumnOfNumbers(hit.segment, below.segment, page);
  const pricesEntries =
    below &&
    isMoney(kind) &&
    NAMES_ANY_AMOUNT.test(hit.phrase) &&
    headsColumnOfAmounts(hit.segment, below.segment, page);
  if (below && !numbersEntries && !pricesEntries)
    reaches.push(
      withContinuation(
        { position: 'below', segments: [below.segment], fit: below.fit * asEntry },
        hit,
        page,
        labels,
        kind,
      ),
    );
  const above = hit.segment.text.slice(hit.to).trim().length < 2 ? segmentAbove(hit, page, labels) : null;
  if (above) {
    const lines = linesUpTo(above, page, labels, kind);
    const text = lines.map((s) => s.text).join('\n');
    reaches.push({ position: 'above', segments: lines, text, fit: 0.9 });
  }
  const left = leftOf(hit, page, labels);
  if (left) reaches.push({ position: 'left', segments: [left], text: left.text, fit: 0.96 });
  return reaches;
}

/** "Pension contributions 4001 | 23,850.00": the code of a line on a tax form stands before its amount. */
const isCodeOfLine = (rest: Segment, beside: Segment | undefined): boolean =>
  /^\(?\d{1,4}\)?$/.test(rest.text.trim()) && /^\D{0,4}\d[\d ,]*[.,]\d{2}$/.test(beside?.text.trim() ?? '');

/** "Closing balance 58.00Cr. Available balance …": behind a whole number begins the next label, colon or none. */
function behindNumber(next: LabelHit, hit: LabelHit): boolean {
  const between = hit.segment.text.slice(hit.to, next.from);
  return next.strength >= 0.4 && /\d[.,]\d{2}(?:\s?(?:cr|dr))?[.,;]?\s+$/i.test(between);
}

/** "Driver Restriction: 1 Veh. Restr. 0": words that are a label, with a number behind them, begin the next field. */
function beforeNumber(next: LabelHit, kind: ValueKind): boolean {
  return (
    kind.keepsLabel === undefined &&
    next.strength >= 0.4 &&
    next.weight >= 0.95 &&
    next.phrase.includes(' ') &&
    /^\W*\d/.test(next.segment.text.slice(next.to))
  );
}

/** "Site address Plot 12": the word that is also a label belongs to the value. */
function beginsValue(next: LabelHit, hit: LabelHit, kind: ValueKind): boolean {
  if (next.field === hit.field && !next.colon && kind.keepsLabel?.test(next.phrase)) return true;
  // "Business type: Private Company": behind a colon, a last word without one is no label.
  const colon = hit.colon || /:\s/.test(hit.segment.text.slice(hit.to, next.from));
  if (colon && !next.colon && next.to >= hit.segment.text.length) return true;
  // "Amount paid to your bank: …": after such a word it is no label of its own.
  return /\b(?:to|your|our|the|of|by|into|from|with)\s*$/i.test(hit.segment.text.slice(hit.to, next.from));
}

function needsCharacters(kind: ValueKind): boolean {
  return kind.exact ?? kind.strict;
}

/** "Kago Example (full name)": the text before a caption in brackets. */
function captioned(hit: LabelHit, own: readonly LabelHit[]): Segment | null {
  const { text } = hit.segment;
  if (
    !/[([]\s*$/.test(text.slice(0, hit.from)) ||
    !/^\s*[)\]]/.test(text.slice(hit.to).replace(/^[\s:]*/, ''))
  )
    return null;
  const previous = own.filter((h) => h.to <= hit.from && h !== hit).at(-1);
  const start = previous ? previous.to + (/^[\s)\],]*/.exec(text.slice(previous.to))?.[0].length ?? 0) : 0;
  const end = text.slice(0, hit.from).replace(/[\s([._]+$/, '').length;
  const from = start + (/^(?:I|Nna)\b[\s,]*/i.exec(text.slice(start, end))?.[0].length ?? 0);
  return end > from && /[\p{L}\p{N}]{2}/u.test(text.slice(from, end)) ? part(hit.segment, from, end) : null;
}

function remainder(hit: LabelHit, next: LabelHit | undefined, kind: ValueKind): Segment | null {
  const { text } = hit.segment;
  const end = next ? next.from : text.length;
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
  while (from < end && /^(?:[\s:._]|[–—-](?!(?:P|BWP)?\d))/.test(text.slice(from, from + 5))) from++;
  // "7. Date of issue 8. Authority": the number belongs to the label behind it.
  const numbered = next ? /(?:^|\s)\(?\d{1,2}[a-z]?[.)]\s*$/.exec(text.slice(from, end)) : null;
  const to = from + text.slice(from, numbered ? from + numbered.index : end).trimEnd().length;
  if (
    to <= from ||
    !/[\p{L}\p{N}]/u.test(text.slice(from, to)) ||
    // "Passport number/Nomore ya pasepoto": the label in another language.
    /^\/\s*\p{L}[\p{L}\s'’.()°º-]{0,40}$/u.test(text.slice(from, to)) ||
    // "Passport No.Nambari ya Pasipoti": the same, its stroke lost.
    (needsCharacters(kind) &&
      /\.$/.test(text.slice(0, from)) &&
      /^\p{Lu}[\p{L}\s'’.()°º-]{2,40}$/u.test(text.slice(from, to))) ||
    (!hit.colon && !kind.strict && ofLongerLabel(text.slice(from, to))) ||
    (isMoney(kind) && isDayToPay(text.slice(from, to))) ||
    // "Category of licence", "Motho wa mogaka": the rest of a longer label.
    (!hit.colon &&
      /^(?:of (?:the )?|(?:[wyls]|tsh?|b|jw|lw|kw)a )\p{Ll}[\p{Ll} ]{2,24}$/u.test(text.slice(from, to))) ||
    // "Name of person or business cleared": the last word of a longer label names nobody.
    (!hit.colon && namesSomebody(kind) && /^\p{Ll}+$/u.test(text.slice(from, to))) ||
    // "Name and address", "Full names and surname": a label that asks for more.
    (!hit.colon && /^(?:and|&) \p{Ll}+(?: \p{Ll}+){0,2}$/u.test(text.slice(from, to))) ||
    // "ADDRESS OF PREMISES LET": the last word of a longer label is no place.
    (!hit.colon &&
      kind.name === 'address' &&
      /^\p{L}+$/u.test(text.slice(from, to)) &&
      placeIn(text.slice(from, to)) === null) ||
    (kind.name !== 'currency' && /^\(?(?:P|BWP|Pula|R|USD)\)?$/i.test(text.slice(from, to))) ||
    // "Class of trade", "Name of trader: …": a label that goes on.
    (goesOn(kind) && !hit.colon && GOES_ON.test(text.slice(from, to)))
  )
    return null;
  return part(hit.segment, from, to);
}

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

const goesOn = (kind: ValueKind): boolean => kind.name === words.name || namesSomebody(kind);

/** "Amount payable by 20/11/26": the day belongs to the label of the amount. */
function isDayToPay(text: string): boolean {
  const day = text.replace(/^(?:by|before|on|on or before|not later than)\s+/i, '').trim();
  const [found, ...more] = findDates(day, ANY_DAY);
  return found !== undefined && more.length === 0 && found.length >= day.length - 1;
}
