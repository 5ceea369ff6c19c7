import { message } from '../../../../contract/messages/message.ts';
import { CAPTIONS_OF_POSTS } from '../../../lexicon/job-titles.ts';
import { SURNAME_CAPTIONS } from '../../../lexicon/name-captions.ts';
import { place as placeKind } from '../../../values/place.ts';
import { findDates } from '../../../values/find-dates.ts';
import { ANY_DAY, sameValue, type ValueKind } from '../../../values/kind.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { DocumentType, FieldSpec } from '../../document-type.ts';
import { fromSegments, lineKey, type Candidate } from '../candidate.ts';
import { captionRows } from './caption-rows.ts';
import { labelPlacement } from './captions.ts';
import { isInsideStamp } from '../letters/inside-stamp.ts';
import { isBesideFormNumber } from './form-number.ts';
import { labelsOn } from './labels.ts';
import { type LabelHit } from './label-hit.ts';
import { startsWithLabel, type LabelsByOrder } from './label-start.ts';
import { leftPrior } from './left-of-label.ts';
import { inPartOfAnother } from './part-of-another.ts';
import type { Role } from '../../document-type.ts';
import { valueRegions } from './value-regions.ts';
import { type ValueRegion } from './value-region.ts';
import { standsUnder } from '../under-heading.ts';
import { namesWhoSigns } from './who-signs.ts';

/**
 * Minimum label strength and value quality for a value to show the page's layout (chosen on drawn specimens, ADR 401).
 */
const TELLS = { label: 0.7, value: 0.7 } as const;
/** Layout priors of each side of a label, by the share of labels with values below and of captioned labels. */
const HABIT = {
  right: { least: 0.75, byShare: 0.25 },
  below: { least: 0.7, byShare: 0.3, captions: 0.15, onCaptions: 0.5 },
  above: { least: 0.45, captions: 0.5, onCaptions: 0.97 },
} as const;
/** A closing line only ends the labels below this share of the page's lines. */
const CLOSING_FROM = 0.4;
/** Factor after a label without colon, for value types without a distinctive form. */
const LOOSE = 0.7;
/** Factor of the second reader's value, if it differs. */
const SECOND_READING = 0.95;

/** The labels of one type on all pages of a document. */
export interface LabelledView {
  readonly view: DocumentView;
  readonly labels: ReadonlyMap<number, LabelsByOrder>;
  /** Layout prior of each position, from how often distinctive values are there. */
  readonly habit: Readonly<Record<ValueRegion['position'], number>>;
}

export function findLabels(view: DocumentView, type: DocumentType): LabelledView {
  const labels = new Map(view.pages.map((page) => [page.index, labelsOn(page, type)] as const));
  const kinds = new Map(type.fields.map((f) => [f.name, f.kind] as const));
  let beside = 1;
  let below = 1;
  let above = 0;
  let left = 0;
  let onlyBelow = 0;
  for (const page of view.pages) {
    const here = labels.get(page.index)!;
    for (const hits of here.values()) {
      for (const hit of hits) {
        const kind = hit.field ? kinds.get(hit.field) : undefined;
        if (!kind?.strict || hit.strength < TELLS.label) continue;
        const fits = valueRegions(hit, page, here, kind).filter(
          (r) => (kind.parse(r.text, view)?.quality ?? 0) > TELLS.value,
        );
        if (fits.some((r) => r.position === 'same' || r.position === 'right')) beside += 1;
        else if (fits.some((r) => r.position === 'below')) {
          below += 1;
          if (!fits.some((r) => r.position === 'above')) onlyBelow += 1;
        } else if (fits.some((r) => r.position === 'above')) above += 1;
        else if (fits.length > 0) left += 1;
      }
    }
  }
  const spaced = view.pages.map((page) => labelPlacement(page, labels.get(page.index)!));
  const near = { above: sum(spaced.map((s) => s.above)), below: sum(spaced.map((s) => s.below)) };
  // "Date of birth" directly below one date after another, and never above one.
  const allAbove = above >= 2 && onlyBelow === 0;
  const side = allAbove || near.above >= CAPTIONED_FROM * Math.max(1, near.below) ? 'captions' : 'heads';
  const share = below / (beside + below);
  const captions = above / (above + beside + below);
  return {
    view,
    labels,
    habit: {
      same: 1,
      right: HABIT.right.least + HABIT.right.byShare * (1 - share),
      below:
        side === 'captions'
          ? HABIT.below.onCaptions
          : HABIT.below.least + HABIT.below.byShare * share - HABIT.below.captions * captions,
      above:
        side === 'captions' ? HABIT.above.onCaptions : HABIT.above.least + HABIT.above.captions * captions,
      left: leftPrior(left, beside + below - 2),
    },
  };
}

const isInCaptionRow = ({ page, row }: Segment, { view }: LabelledView): boolean =>
  view.pages.some((one) => one.index === page && captionRows(one).has(row));

/** Ratio of labels closer to the text above from which a form is captioned. */
const CAPTIONED_FROM = 3;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** Candidates next to a field's labels that parse as its value type. */
export function labelledCandidates(found: LabelledView, field: FieldSpec): Candidate[] {
  const candidates: Candidate[] = [];
  for (const page of found.view.pages) {
    const labels = found.labels.get(page.index)!;
    const end = endOf(field, page, labels);
    for (const hits of labels.values()) {
      for (const hit of hits) {
        if (hit.field !== field.name || hit.segment.order > end) continue;
        if (hit.segment.order === end && LINE_TO_SIGN_ON.test(hit.segment.text.slice(0, hit.from))) continue;
        if (field.notUnder && standsUnder(hit.segment, field.notUnder, page)) continue;
        if (field.notInRow && isInRowOf(hit, field.notInRow, page)) continue;
        if (field.notWhoSigns && namesWhoSigns(hit.segment, page)) continue;
        if (field.notOf && isOfAnother(hit, field.notOf, page)) continue;
        const kind = field.kindBeside?.(hit.phrase) ?? field.kind;
        for (const reach of valueRegions(hit, page, labels, kind)) {
          if (found.habit[reach.position] === 0) continue;
          if (field.notOf && holdsAnothers(reach, hit, field.notOf, page)) continue;
          const isOfStamp =
            reach.position === 'right' && isInsideStamp(reach.segments, hit.segment, found.view);
          const isOfForm = kind.isDay === true && isBesideFormNumber(hit.segment, page);
          candidates.push(
            ...read(
              {
                ...reach,
                ...(isOfStamp && { fit: OF_STAMP * reach.fit }),
                ...(isOfForm && { doubt: message('notes.otherMeaning') }),
              },
              hit,
              kind,
              found,
            ),
          );
        }
      }
    }
  }
  return field.fromPage ? ofOnePage(candidates, field.fromPage) : candidates;
}

/** Factor for values inside a stamp, which may have been put there on purpose. */
const OF_STAMP = 0.6;

/** Do the first cell of the label's row, or the words before the label, match? */
function isInRowOf({ segment, from }: LabelHit, words: RegExp, page: PageLayout): boolean {
  const first = page.rows[segment.row]?.[0];
  const before = first === segment ? segment.text.slice(0, from) : first?.text;
  return before !== undefined && words.test(before.trim());
}

function isOfAnother(hit: LabelHit, role: Role, page: PageLayout): boolean {
  return !role.isNamedIn(hit.phrase) && inPartOfAnother(hit.segment, role, page);
}

/** With a column per person, the values right of a label include other people's. */
function holdsAnothers(reach: ValueRegion, hit: LabelHit, role: Role, page: PageLayout): boolean {
  return !role.isNamedIn(hit.phrase) && reach.segments.some((s) => inPartOfAnother(s, role, page));
}

/** Factor for a balance that is only carried over between pages. */
const CARRIED = 0.6;

function ofOnePage(candidates: readonly Candidate[], which: 'first' | 'last'): Candidate[] {
  const pages = candidates.flatMap((c) => (c.page === null ? [] : [c.page]));
  const meant = which === 'first' ? Math.min(...pages) : Math.max(...pages);
  return candidates.map((c) => (c.page === meant ? c : { ...c, score: CARRIED * c.score }));
}

/** "Chairman: ________ Date: …": text after such a line belongs to the signatory. */
const LINE_TO_SIGN_ON = /_{3}|\.{4}/;

/** Order of the last line in which a label of the field may be. */
function endOf({ until, untilVouched }: FieldSpec, page: PageLayout, labels: LabelsByOrder): number {
  const vouches = (s: Segment): boolean =>
    untilVouched?.test(s.text.trim()) === true && isBelowMostLabels(s.order, labels);
  const end = until ? page.segments.findLast((s) => until.test(s.text.trim()) || vouches(s)) : undefined;
  if (!end || end.order <= CLOSING_FROM * page.segments.length) return Infinity;
  return vouches(end) ? end.order : blockAbove(end.order, page);
}

/**
 * A certification ends the list above it; the labels below are the signatory's. In a letterhead labels come after it.
 */
function isBelowMostLabels(order: number, labels: LabelsByOrder): boolean {
  const asked = [...labels.values()].flatMap(([first]) =>
    first?.field && startsWithLabel(first.segment, labels) ? [first.segment.order] : [],
  );
  const above = asked.filter((of) => of < order).length;
  return above > 0 && above >= asked.length - above;
}

const SIGNERS_LINE = new RegExp(String.raw`^(?:full )?(?:names?|${CAPTIONS_OF_POSTS}|date)\s*:`, 'i');

/** "Name: … / Position: … / Signature: …" below a letter's sentences: the signature block starts above. */
function blockAbove(order: number, page: PageLayout): number {
  let first = order;
  while (first > 0 && SIGNERS_LINE.test(page.segments[first - 1]!.text.trim())) first--;
  const above = page.segments[first - 1]?.text ?? '';
  return first < order && above.split(' ').length >= 6 ? first - 1 : order;
}

/** "Surname and Names", "Surname & Initials", "Sefane le Maina": labels that ask for the surname first. */
const SURNAME_FIRST = new RegExp(
  String.raw`\b(?:${SURNAME_CAPTIONS})(?:\(s\)|s)?\W+(?:(?:and|le|et)\W+)?(?:(?:fore|first|given|other|full|christian)[ -]?)?(?:names?|init(?:ial)?s?|maina|leina)\b`,
  'i',
);

/** Labels from this weight on identify their field; weaker ones ask for a name only if they say so. */
const ASKS_FOR_SURE = 0.9;
const ASKS_FOR_NAME = /\b(?:(?:sur|fore)?names?|initials|sefane|leina|maina)\b/i;

const WHERE = {
  same: 'right of',
  right: 'right of',
  below: 'below',
  above: 'above',
  left: 'left of',
} as const;

/** The text to parse: including the label, or its last word, if that is part of the value. */
function withItsLabel(
  { position, text }: ValueRegion,
  { segment, phrase, from, to, colon }: LabelHit,
  kind: ValueKind,
): { readonly printed: string; readonly numbered: boolean } {
  const label = segment.text.slice(from, to);
  const isOpen = position === 'same' && !colon;
  const isKept = kind.keepsLabel?.test(phrase) ?? false;
  // "Plot 9921": the label is the first word of the address.
  if (isKept && isOpen && !/^\s*\//.test(segment.text.slice(to)))
    return { printed: label + text, numbered: false };
  // "Plot" above "9921, Phase 1, Jwaneng": the number alone is no address.
  if (isKept && /^\s*\d[\dA-Z-]{0,7}(?:,\s*|\s+)\p{Lu}\p{L}/u.test(text))
    return { printed: `${phrase} ${text.trim()}`, numbered: true };
  // "Location PLOT 1190": the label's last word starts the value.
  const last = /\s(\S+)\s*$/.exec(label)?.[1];
  if (last && isOpen && /^\s*\d/.test(text) && kind.keepsLabel?.test(last))
    return { printed: `${last} ${text.trim()}`, numbered: false };
  return { printed: text, numbered: false };
}

/** The first reader's value, and the second one's if it differs. */
function read(reach: ValueRegion, hit: LabelHit, kind: ValueKind, found: LabelledView): Candidate[] {
  const { printed, numbered } = withItsLabel(reach, hit, kind);
  const { today, dayOrder, ofChiefs, country } = found.view;
  const context = {
    today,
    dayOrder,
    ofChiefs,
    country,
    surnameFirst: SURNAME_FIRST.test(hit.phrase),
    namedHere: hit.weight >= ASKS_FOR_SURE || ASKS_FOR_NAME.test(hit.phrase),
  };
  const parsed = kind.parse(printed, context);
  const where = WHERE[reach.position];
  const second = reach.segments.length === 1 ? (reach.segments[0]?.second ?? null) : null;
  const again = second === null ? null : kind.parse(second, context);
  const agree = again !== null && parsed !== null && sameValue(kind, again.value, parsed.value);
  // "Certificate No. EX 20417": a label for a number needs no colon before one.
  const asksNumber =
    kind.exact && /\b(?:no|nr|number)\.?\s*$/i.test(hit.segment.text.slice(hit.from, hit.to));
  const loose = reach.position === 'same' && !hit.colon && !kind.strict && !asksNumber ? LOOSE : 1;
  // "Stand" alone may label a number; before "2288 Botshabelo" it is an address.
  const strength = numbered ? hit.strength / hit.weight : hit.strength;
  const isCaption = reach.caption || (reach.position === 'above' && isInCaptionRow(hit.segment, found));
  const habit = isCaption ? HABIT.above.onCaptions : found.habit[reach.position];
  const score = loose * strength * reach.fit * habit;
  const how = `${where} the label “${hit.phrase}”`;
  // The number alone may be another field's.
  const behindDay = kind.name === placeKind.name && findDates(reach.text, ANY_DAY).length > 0;
  const own = {
    label: { phrase: hit.phrase, line: lineKey(hit.segment) },
    ...(hit.shared || numbered || behindDay ? { place: null } : {}),
    ...(reach.doubt && { doubt: reach.doubt, lasting: true as const }),
  };
  const first = parsed
    ? [{ ...fromSegments(reach.segments, parsed, score, how, second === null ? null : agree), ...own }]
    : [];
  return again && !agree
    ? [...first, { ...fromSegments(reach.segments, again, SECOND_READING * score, how, false), ...own }]
    : first;
}
