import { oncePer } from '../../lazily.ts';
import type { Box } from '../../../contract/geometry.ts';
import { PARTS_OF_PLACES, PREMISES, SHOPS, WAYS_ABROAD, YARDS } from '../../lexicon/premises.ts';
import { address, looksLikeAddress } from '../../values/address.ts';
import { findDates } from '../../values/find-dates.ts';
import type { ValueKind } from '../../values/kind.ts';
import { LEGAL_FORM } from '../../values/legal-form.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { PageLayout } from '../../layout/page-layout.ts';
import { part, type Segment } from '../../layout/segment.ts';

/** Forms of values that are told apart by their print alone. */
export type PrintedForm = 'date' | 'amount' | 'number' | 'name' | 'address' | 'text';

/** A piece of print that may be a value. */
export interface PrintedValue {
  readonly form: PrintedForm;
  /** The pieces of lines it is made of. */
  readonly pieces: readonly Segment[];
  /** The segment in which it begins, and its characters there. */
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
  readonly page: PageLayout;
}

const FORM_OF_KIND: Readonly<Record<string, PrintedForm>> = {
  date: 'date',
  'start-date': 'date',
  'end-date': 'date',
  money: 'amount',
  amount: 'amount',
  reference: 'number',
  'name-part': 'name',
  'person-name': 'name',
  'company-name': 'name',
  'party-name': 'name',
  address: 'address',
  text: 'text',
  paragraph: 'text',
  place: 'text',
  'share-class': 'text',
};

/** The form in which values of a kind are printed; undefined: in none of these. */
export const formOf = ({
  name,
  isIdentifier,
}: Pick<ValueKind, 'name' | 'isIdentifier'>): PrintedForm | undefined =>
  FORM_OF_KIND[name] ?? (isIdentifier ? 'number' : undefined);

/** "P1,234.50", "R 12 000,00", "(45.00)" */
const AMOUNT =
  /[-–(]?(?:\p{Lu}{1,3}\$?|[£$€₦₹]|Ksh|KSh|Rs\.?)?\s?(?<![\d.,])\d{1,3}(?:[ ,.]?\d{3}){0,4}(?:[.,]\d{2})?(?![\d\p{L}])/gu;
/** "BW00001234567", "1-2345/67", "6209 4471 553", "9055 / 2023 / 301", "R123456(7)" */
const NUMBER =
  /(?<![\p{L}\d])(?=[A-Z/.-]*\d)[A-Z\d][A-Z\d/.-]{2,24}(?: (?:[-/] )?\d{2,7}){0,5}(?:\([A-Z\d]\)|(?![\p{L}\d]))/gu;
/** Letters ahead of a number that may belong to it: "M 40118/25", "HRB 11844". */
const LETTERS_AHEAD = /(?<![\p{L}\d])\p{Lu}{1,4} $/u;
/** Words in small letters inside names. */
const LINKS = new Set(
  'de van der den la le du des of and the dos da do das e von ya wa for et en a o für und te ter ten al el bin'.split(
    ' ',
  ),
);
const MOST_LINKS = 2;
const CAPITALISED = /^[("'‘“]?(?:\p{Lu}|&$|'\p{Lu})/u;
/** Where an address may begin in a line. */
const ADDRESS_AHEAD = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:(?:${PREMISES}|${YARDS}|${SHOPS}|${WAYS_ABROAD}|farm|room|block|door|hse|p\.? ?o\.? ?box|private bag|box)(?![\p{L}])`,
    String.raw`no\.?\s\d|\d{1,5}[A-Za-z]?(?:[/-]\d{1,4})?,? \p{L}|\p{L}{3,}(?:stra(?:ss|ß)e|str\.|weg|allee|platz|gasse)\s\d)`,
  ].join('|'),
  'giu',
);
/** Where it may end before its line does: a full stop, a bracket, a word in small letters. */
const MAY_END = new RegExp(
  String.raw`(?<=[\p{L}\d)]{2})(?:[.;](?=\s)|,? (?=\()|,? (?=(?!(?:${PARTS_OF_PLACES})\b)\p{Ll}{2,}))`,
  'gu',
);
/** Most starts and ends in one line. */
const MOST = { starts: 3, ends: 3 } as const;
/** Minimum characters of an address. */
const SHORTEST = 6;
/** Maximum rows below the first that belong to an address. */
const MOST_LINES = 4;

/** Everything on the pages that has the form of a date, an amount, a number, a name or an address, and every phrase. */
export const printedValues = oncePer(({ pages, ...context }: DocumentView): readonly PrintedValue[] => {
  const values: PrintedValue[] = [];
  for (const page of pages) {
    for (const segment of page.segments) {
      const { text } = segment;
      const add = (form: PrintedForm, from: number, to: number, below: readonly Segment[] = []): void => {
        const pieces = [part(segment, from, to), ...below];
        values.push({ form, pieces, segment, from, to, page });
      };
      for (const { index, length } of findDates(text, context)) add('date', index, index + length);
      for (const m of text.matchAll(AMOUNT))
        if (m[0].trim().length > 1) add('amount', m.index, m.index + m[0].length);
      for (const m of text.matchAll(NUMBER)) {
        const ahead = LETTERS_AHEAD.exec(text.slice(0, m.index))?.[0].length ?? 0;
        add('number', m.index, m.index + m[0].length);
        if (ahead > 0) add('number', m.index - ahead, m.index + m[0].length);
      }
      for (const [from, to] of namesIn(text)) {
        add('name', from, to);
        if (to < text.length) continue;
        for (const rest of restOfName(segment, page)) add('name', from, to, [rest]);
      }
      for (const [from, to] of phrasesIn(text)) add('text', from, to);
      for (const start of addressStarts(text)) {
        for (const end of addressEnds(text, start)) add('address', start, end);
        const below = linesBelow(segment, page, text.slice(start));
        below.forEach((last, i) => {
          for (const end of addressEnds(last.text, 0))
            add('address', start, text.length, [...below.slice(0, i), part(last, 0, end)]);
        });
      }
    }
  }
  return values;
});

/** Runs of capitalised words, with the small words that link them, whole and in their parts: from, to. */
function namesIn(text: string): [number, number][] {
  const words = [...text.matchAll(/\S+/g)].map((m) => ({ at: m.index, text: m[0] }));
  const runs: [number, number][] = [];
  for (let i = 0; i < words.length; i++) {
    if (!CAPITALISED.test(words[i]!.text)) continue;
    let end = i;
    let links = 0;
    for (let j = i + 1; j < words.length && !/[.;:]$/.test(stopAt(words[j - 1]!.text)); j++) {
      if (CAPITALISED.test(words[j]!.text)) [end, links] = [j, 0];
      else if (!LINKS.has(words[j]!.text) || ++links > MOST_LINKS) break;
    }
    const add = (first: number, last: number): void => {
      const { at, text: word } = words[last]!;
      runs.push([words[first]!.at, at + word.replace(/[,.;:]+$/, '').length]);
    };
    add(i, end);
    const parts = words
      .slice(i, end)
      .flatMap(({ text: word }, k) =>
        PARTED.test(word) || isOtherCase(word, words[i + k + 1]!.text) ? [i + k] : [],
      );
    if (parts.length > 0)
      for (const [k, last] of [...parts, end].entries()) {
        const first = k === 0 ? i : parts[k - 1]! + 1;
        const to = LINKS.has(words[last]!.text) ? last - 1 : last;
        if (first <= to && CAPITALISED.test(words[first]!.text)) add(first, to);
      }
    i = end;
  }
  return runs.filter(([from, to]) => /\p{L}{3}/u.test(text.slice(from, to)));
}

/** "Surname MOKOENA": labels are in other letters than what is filled in. */
const isOtherCase = (word: string, next: string): boolean => {
  const [one, other] = [word, next].map((text) => text.replace(/[^\p{L}]/gu, '')) as [string, string];
  return one.length > 1 && other.length > 1 && isCapitals(one) !== isCapitals(other) && !LINKS.has(next);
};
const isCapitals = (word: string): boolean => word === word.toUpperCase();

/** The start of the line below, at the same left edge, with which a company's name goes on to its legal form. */
function restOfName(segment: Segment, page: PageLayout): Segment[] {
  const next = page.rows[segment.row + 1]?.find(({ box }) => isBelow(segment, box));
  const [first] = next ? namesIn(next.text) : [];
  if (!next || first?.[0] !== 0) return [];
  const rest = part(next, 0, first[1]);
  return LEGAL_FORM.test(rest.text) ? [rest] : [];
}

const isBelow = ({ box }: Segment, below: Box): boolean => Math.abs(below.x - box.x) < box.height;

/** Words behind which another name may begin: "Example, Sample and Specimen". */
const PARTED = /,$|^(?:and|et|e|y|en|und|of)$/;

/** An initial's full stop does not end a name. */
const stopAt = (word: string): string =>
  /^(?:\p{Lu}{1,2}\.){1,4}$/u.test(word) || /^(?:Mr|Mrs|Ms|Dr|Prof|St|Co|No|Pte|Pvt|Pty|Sdn)\.$/i.test(word)
    ? ''
    : word;

/** Ahead of a phrase: a label, the number of a clause. */
const AHEAD_OF_PHRASE = /^(?:[^:]{2,40}:\s+|\(?(?:\d{1,2}|\p{Ll}{1,3})[.)]\s+)/u;
const PHRASE_ENDS = /(?<=\p{L}{2})(?:[,;.](?=\s)| (?=\()| [-–] )/u;

/** A line or cell, without a label ahead of it, to its end and to its first stop: from, to. */
function phrasesIn(text: string): [number, number][] {
  const ahead = AHEAD_OF_PHRASE.exec(text)?.[0].length ?? 0;
  const starts = ahead > 0 ? [0, ahead] : [0];
  return starts.flatMap((from): [number, number][] => {
    const stop = PHRASE_ENDS.exec(text.slice(from))?.index ?? 0;
    return stop > 0
      ? [
          [from, text.length],
          [from, from + stop],
        ]
      : [[from, text.length]];
  });
}

/** Where an address may begin in a text. */
function addressStarts(text: string): number[] {
  if (text.length < SHORTEST || !/\p{L}{3}/u.test(text)) return [];
  const starts = [...text.matchAll(ADDRESS_AHEAD)].map(({ index }) => index);
  const all = looksLikeAddress(text) ? [0, ...starts] : starts;
  return [...new Set(all)].slice(0, MOST.starts);
}

/** Where an address that begins at a character may end: at the end of the line, and before. */
function addressEnds(text: string, start: number): number[] {
  const before = [...text.matchAll(MAY_END)]
    .map(({ index }) => index)
    .filter((end) => end >= start + SHORTEST);
  return [...new Set([...before.slice(0, MOST.ends), text.length])];
}

/** Lines below a segment, at its left edge, that may continue its address. */
function linesBelow(segment: Segment, page: PageLayout, start: string): Segment[] {
  const found: Segment[] = [];
  let soFar = start;
  for (const row of page.rows.slice(segment.row + 1, segment.row + 1 + MOST_LINES)) {
    const next = row.find(({ box }) => isBelow(segment, box));
    if (!next || !address.continues!(soFar, next.text)) break;
    found.push(next);
    soFar += `\n${next.text}`;
  }
  return found;
}

/** The place of a reading on its page, as a printed value; null: it has none. */
export function printedAt(
  { pages }: DocumentView,
  form: PrintedForm,
  {
    page: index,
    box,
    raw,
  }: { readonly page: number | null; readonly box: Box | null; readonly raw: string | null },
): PrintedValue | null {
  const page = pages.find((one) => one.index === index);
  if (!page || !box) return null;
  const middle = box.y + Math.min(box.height, page.textHeight) / 2;
  const segment = page.segments.find(
    (one) =>
      one.box.y <= middle &&
      middle <= one.box.y + one.box.height &&
      one.box.x <= box.x + 1 &&
      box.x < one.box.x + one.box.width,
  );
  if (!segment) return null;
  const first = (raw ?? '').split('\n')[0]!;
  const from = Math.max(0, first === '' ? 0 : segment.text.indexOf(first));
  const to = Math.min(segment.text.length, from + Math.max(1, first.length));
  return { form, pieces: [part(segment, from, to)], segment, from, to, page };
}
