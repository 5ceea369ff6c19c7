import { addTo } from '../../../../contract/lists-by-key.ts';
import { isKnownName, placeIn } from '../../../values/dictionaries.ts';
import { ANY_DAY } from '../../../values/kind.ts';
import { isFormAlone } from '../../../values/legal-form.ts';
import { leftNeighbour, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { allowedSlips, compact } from '../../../values/text/fold.ts';
import type { DocumentType } from '../../document-type.ts';
import { promoteBracketedLabels } from './bracketed-captions.ts';
import { hasSubjectPrefix, strengthOf } from './label-strength.ts';
import { wordsAgree } from './phrase-match.ts';
import { phrasesOf, type Phrase } from '../../../labels/phrases.ts';
import { AFTER_LABEL, BEHIND_IN_ANOTHER, OTHER_LANGUAGE } from './qualifiers.ts';
import { withNeighbours } from './joined-labels.ts';
import { itemLetter, otherItems } from './lettered-items.ts';
import { resolveBySection } from '../section-of.ts';
import { namesLikeLabels } from './names-like-labels.ts';
import { joinStackedLabels } from './stacked-labels.ts';
import { numberOf, placesIn } from './vocabulary.ts';
import type { LabelHit } from './label-hit.ts';
import { oncePer } from '../../../lazily.ts';
import { ofThisPaper } from './own-words.ts';

/**
 * Strength factors of a label that starts a name, or whose following text does not fit the value type (chosen on drawn
 * specimens, ADR 401).
 */
const OF_NAME = 0.5;
const OF_VALUE = 0.6;

const labelsOfPage = new WeakMap<PageLayout, Map<DocumentType, ReadonlyMap<number, readonly LabelHit[]>>>();

/** All labels of a type on a page, by segment (`Segment.order`), from left to right. */
export function labelsOn(page: PageLayout, type: DocumentType): ReadonlyMap<number, readonly LabelHit[]> {
  const ofPage = labelsOfPage.get(page) ?? new Map<DocumentType, ReadonlyMap<number, readonly LabelHit[]>>();
  labelsOfPage.set(page, ofPage);
  const known = ofPage.get(type);
  if (known) return known;
  const hits = new Map<number, readonly LabelHit[]>();
  for (const segment of page.segments) {
    const found = labelHits(segment, phrasesOf(type), true, itemLetter(segment, page)).map((h) =>
      penaliseIfInsideValue(ofThisPaper(resolveBySection(h, page, type), page, type), type),
    );
    if (found.length > 0) hits.set(segment.order, found);
  }
  for (const [order, [first, ...others]] of [...hits])
    if (first && isNamed(first, page, hits))
      hits.set(order, [{ ...first, strength: first.strength * OF_NAME }, ...others]);
  promoteBracketedLabels(hits, page);
  // Joined lines are no bilingual label.
  joinStackedLabels(page, hits, (segment) => labelHits(segment, phrasesOf(type), false));
  for (const item of otherItems(page, hits)) hits.set(item.segment.order, [item]);
  for (const order of namesLikeLabels(page, hits)) hits.delete(order);
  ofPage.set(type, hits);
  return hits;
}

/** "Letsatsi Engineering" is a company, not the label Letsatsi (date): the following text is no date. */
function penaliseIfInsideValue(hit: LabelHit, type: DocumentType): LabelHit {
  const rest = hit.segment.text.slice(hit.to).trim();
  if (isGivenName(hit, rest)) return { ...hit, strength: hit.strength * OF_NAME };
  const kind = type.fields.find((f) => f.name === hit.field)?.kind;
  if (!kind?.strict || kind.lines === 0 || hit.colon || !/^[\p{L}\p{N}]/u.test(rest)) return hit;
  return kind.parse(rest, ANY_DAY) ? hit : { ...hit, strength: hit.strength * OF_VALUE };
}

/** "Tiro Kago Example": Tiro labels an occupation, but is a given name before others. */
function isGivenName(hit: LabelHit, rest: string): boolean {
  const words = rest.split(/[\s-]+/);
  return (
    !hit.colon &&
    words.length < 4 &&
    isKnownName(hit.phrase) &&
    words.every((w) => /^\p{Lu}/u.test(w) && isKnownName(w))
  );
}

/** "Employee | Tiro Jackson Example": beside a label alone, such a word starts the name. */
function isNamed(
  { colon, from, phrase, segment, to }: LabelHit,
  page: PageLayout,
  hits: ReadonlyMap<number, readonly LabelHit[]>,
): boolean {
  if (colon || from > 0 || !isKnownName(phrase)) return false;
  const left = leftNeighbour(segment, page);
  const asks = left && hits.get(left.order)?.[0];
  return (
    asks?.from === 0 &&
    asks.to >= left!.text.length &&
    /^(?:\p{Lu}[\p{L}'’-]+ ){0,2}\p{Lu}[\p{L}'’-]+$/u.test(segment.text.slice(to).trim())
  );
}

/** A list's phrases by their numbers in the vocabulary. */
interface OwnPhrases {
  readonly own: ReadonlyMap<number, readonly number[]>;
  /** 1 at these numbers: most places of a segment are phrases of other lists. */
  readonly isOwn: Uint8Array;
}

const byNumber = oncePer((wanted: readonly Phrase[]): OwnPhrases => {
  const own = new Map<number, number[]>();
  for (const [i, phrase] of wanted.entries()) addTo(own, numberOf(phrase.letters), i);
  const isOwn = new Uint8Array(Math.max(0, ...own.keys()) + 1);
  for (const number of own.keys()) isOwn[number] = 1;
  return { own, isOwn };
});

/** In letters of a legal form: it is no abbreviation. */
const WHOLE_WORD = /\p{L}{5}/u;

/**
 * All labels of a list of phrases (longest first) in a segment, left to right; the longest phrase wins.
 *
 * @param start offset after the letter of the form's item
 */
export function labelHits(
  segment: Segment,
  wanted: readonly Phrase[],
  bilingual = true,
  start = 0,
): LabelHit[] {
  const { text } = segment;
  const { isOwn, own } = byNumber(wanted);
  const matches: { phrase: number; from: number; end: number; length: number; slips: number }[] = [];
  for (const place of placesIn(segment)) {
    if (isOwn[place.phrase] !== 1) continue;
    for (const phrase of own.get(place.phrase)!) {
      const printed = text.slice(place.from, place.end);
      // Text layers have no OCR errors.
      if (place.slips > 0 && segment.source === 'text-layer') continue;
      if (holdsValue(printed, wanted[phrase]!)) continue;
      // "Employee name (as on card)" is not a misread "Employee names".
      if (place.slips > 0 && printed.includes('(') && !wanted[phrase]!.printed.includes('(')) continue;
      if (partInBrackets(printed) !== partInBrackets(wanted[phrase]!.printed)) continue;
      // "Tax Certificate (ITW 8)" is not a misread "Tax Certificate (IT)".
      if (place.slips > 0 && saysOtherInBrackets(printed, wanted[phrase]!.printed)) continue;
      if (place.slips > 0 && isEasilyAnother(wanted[phrase]!, printed)) continue;
      if (wordsAgree(printed, wanted[phrase]!.printed, place.slips)) matches.push({ ...place, phrase });
    }
  }
  // "L.L.C." is not a misread "Lic"; "Company" is a label.
  if (matches.length === 0 || (isFormAlone(text) && !WHOLE_WORD.test(text))) return [];
  const hits: (LabelHit & { letters: number; slips: number })[] = [];
  // An exact match wins over a longer one with OCR errors: "registration" is not "re-registration".
  const worth = (m: { length: number; slips: number }): number => m.length - 2 * m.slips;
  for (const match of matches.sort((a, b) => worth(b) - worth(a) || a.phrase - b.phrase || a.from - b.from)) {
    const covered = hits.find((h) => h.from < match.end && match.from < h.to);
    const alike =
      covered?.from === match.from && covered.letters === match.length && covered.slips === match.slips;
    if (covered && !alike) continue;
    hits.push({
      ...hit(segment, wanted[match.phrase]!, match, start),
      letters: match.length,
      slips: match.slips,
    });
  }
  const found = withNeighbours(
    segment,
    hits.sort((a, b) => a.from - b.from),
  );
  const [first, ...others] = found;
  const behind = first && others.length === 0 ? text.slice(first.to) : null;
  const whole = behind === '' || (behind !== null && BEHIND_IN_ANOTHER.test(behind));
  return bilingual && whole && OTHER_LANGUAGE.test(text.slice(0, first!.from))
    ? [{ ...first!, from: 0, to: text.length }]
    : found;
}

/** Short labels match other words with one error: "Contract" is not a misread "Contact", "Modiri" not "Mohiri". */
const isEasilyAnother = ({ letters, field }: Phrase, printed: string): boolean =>
  allowedSlips(letters.length) === 0 && (field === null || isKnownName(printed) || placeIn(printed) !== null);

/** "Name (Surname)" asks for part of a name, "Name & Surname" for all of it. */
const partInBrackets = (text: string): string | null =>
  /\(\s*((?:sur|last|family|first|fore|given|middle|other) ?names?)\s*\)?$/i.exec(text)?.[1]?.toLowerCase() ??
  null;

/** A different abbreviation in brackets is another label. */
function saysOtherInBrackets(printed: string, phrase: string): boolean {
  const [read, wanted] = [printed, phrase].map((text) => /\(([^)]{1,5})/.exec(text)?.[1]);
  return wanted !== undefined && compact(read ?? '').text !== compact(wanted).text;
}

/**
 * "Expires: 02 Feb", "Printed 02/03" are not "Expires on" with errors: after a colon, or with digits, the value starts.
 */
function holdsValue(printed: string, { printed: phrase }: Phrase): boolean {
  return (
    (/:\s*\S/.test(printed) && !phrase.includes(':')) ||
    (/\s\d+$/.test(printed) && !/\d$/.test(phrase)) ||
    // "Premises Plot 20" is not "Premises/Plot".
    (/\/(?:plot|stand|lot|house)$/i.test(phrase) && !/[/|,&]/.test(printed))
  );
}

/** "Mohiri (Employer): Nata Hardware": the end of a label in brackets after its translation. */
function translationEnd(before: string, after: string): number | null {
  if (!/^[\d.\s]*\p{L}[\p{L}\s'’.-]{1,40}\(\s*$/u.test(before)) return null;
  return /^[^():]{0,24}\)\s*:\s*/.exec(after)?.[0].length ?? null;
}

/** "Name (in full): …": length of the closing part of a bracket opened in the label. */
const closingBracket = (printed: string, after: string): number =>
  /\([^)]*$/.test(printed) ? (/^[^()]{0,24}\)/.exec(after)?.[0].length ?? 0) : 0;

function hit(
  segment: Segment,
  phrase: Phrase,
  { from, end: lastLetter, slips }: { from: number; end: number; slips: number },
  start: number,
): LabelHit {
  const end =
    lastLetter + closingBracket(segment.text.slice(from, lastLetter), segment.text.slice(lastLetter));
  const after = segment.text.slice(end);
  const tail = AFTER_LABEL.exec(after)![0];
  const closing = translationEnd(segment.text.slice(0, from), after);
  const tailLength = tail.trim() === '' && after.trim() !== '' ? /^\s*/.exec(after)![0].length : tail.length;
  const to = end + (closing ?? tailLength);
  const colon = closing !== null || /[:：=]/.test(tail);
  const printed = { phrase, text: segment.text, start, from, end, to, colon, slips };
  return {
    field: phrase.field,
    phrase: phrase.printed,
    segment,
    from: hasSubjectPrefix(printed) ? 0 : from,
    to,
    strength: strengthOf(printed),
    colon,
    weight: phrase.weight,
  };
}
