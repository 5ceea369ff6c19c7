import { thousandths } from '../../contract/formats.ts';
import type { ExtractedField, FieldValue } from '../../contract/verification.ts';
import { alsoAt } from './also-at.ts';
import { assign } from './assign.ts';
import { withDoubtOfDay } from './days-alike.ts';
import { isOfAnotherField } from './of-another-field.ts';
import { withoutOthers } from './without-others.ts';
import { calibrated, type EvidenceGroup } from './confidence.ts';
import { isAnswerOfRows, isNothing } from './no-candidate.ts';
import { notesOf } from './notes.ts';
import {
  doubtsOf,
  HELD_CONFIDENCE,
  doubtOfPlace,
  isChosenByLittle,
  isContested,
  isGuess,
  saysMoreOrLess,
  OTHER_FITS,
} from './doubts.ts';
import type { Candidate } from './find/candidate.ts';
import { isAgainstCode } from './against-code.ts';
import { speltByPrint, speltByZone } from './spelt.ts';
import { codedCandidates } from './find/zones/barcode-values.ts';
import { doubtOfZoneName } from './find/zones/names-of-zone.ts';
import { labelledSpans, withoutForeign, withoutOwnLabel } from './find/labels/labelled-spans.ts';
import { fullerName, isShortFormOf } from './find/people/fuller-name.ts';
import { isSaidOfAnother } from './find/said-of-another.ts';
import { findLabels, labelledCandidates } from './find/labels/labelled.ts';
import { saysDays } from '../values/date.ts';
import { isExact, sameValue, type ValueKind } from '../values/kind.ts';
import { isMoney } from '../values/money.ts';
import { withClicks, type Clicks } from '../layout/click-letters.ts';
import type { DocumentView } from '../layout/view.ts';
import type { DocumentType, FieldSpec } from './document-type.ts';

/**
 * Thresholds and weights of other candidates that agree with a value or contradict it (chosen on drawn specimens, ADR
 * 401).
 */
const OTHERS = {
  agreeFrom: 0.3,
  contradictFrom: 0.35,
  /** Share of the missing score that a second place adds. */
  twice: 0.6,
  /** A rival above this share of the score contests the value: factor `contested`. */
  rivalShare: 0.8,
  contested: 0.85,
} as const;
/** Minimum distance of two lines, as a share of their height. */
const OTHER_LINE = 0.7;

/** A field's reading before it is published under the interface's names. */
export interface Reading {
  readonly field: ExtractedField;
  /** Uncalibrated score, 0–1; the calibration is fitted on it. */
  readonly score: number;
  readonly group: EvidenceGroup;
  /** The probability before capping, 0–1. */
  readonly unheld: number;
  /** The printed value, if known: the value itself, or the print next to a zone's value. */
  readonly printed: FieldValue;
  /** Rows of a list that look like people's but gave no name. */
  readonly unreadRows?: number;
}

/** Minimum score; below it the field counts as unread. */
const LEAST_EVIDENCE = 0.22;

/** Extracts every field of a type from a document. Unread fields are absent. */
export function extract(view: DocumentView, type: DocumentType): Map<string, Reading> {
  const labels = findLabels(view, type);
  const claims = labelledSpans(labels, type.fields);
  const candidates = new Map<string, Candidate[]>();
  for (const field of type.fields) {
    const labelled = labelledCandidates(labels, field);
    const found = (field.finders ?? []).flatMap((find) =>
      find(view, field)
        .filter((c) => !isSaidOfAnother(c, field, view))
        .map((c) => withoutOwnLabel(withoutForeign(c, field, claims), field)),
    );
    candidates.set(
      field.name,
      [...labelled, ...found, ...codedCandidates(view, type, field)].filter(
        (c) => !isNothing(field, c) && !isAnswerOfRows(field, c, view),
      ),
    );
  }
  for (const { name, kind, notAs } of type.fields)
    if (notAs) candidates.set(name, withoutOthers(kind, candidates, name, notAs));
  const readings = new Map<string, Reading>();
  const assigned = assign(type.fields, candidates);
  const holders = assigned.map(({ field, chosen }) => ({
    field,
    chosen,
    all: candidates.get(field.name) ?? [],
  }));
  const daysOf = (assignedTo: typeof assigned): string[] =>
    assignedTo.flatMap(({ field, chosen }) =>
      field.kind.isDay && typeof chosen.value === 'string' ? [chosen.value] : [],
    );
  const days = daysOf(assigned);
  const clicks = new Map(view.pages.flatMap((page) => [...page.clicks]));
  const births = daysOf(assigned.filter(({ field }) => field.ofBirth));
  for (const { field, chosen } of assigned) {
    const others = holders.filter((one) => one.field !== field);
    const all = (candidates.get(field.name) ?? []).filter(
      (c) =>
        sameValue(field.kind, c.value, chosen.value) ||
        !others.some((other) => isOfAnotherField(c, chosen, other)),
    );
    const besides = field.ofBirth ? days : births;
    const best = withDoubtOfDay(field, fullerName(chosen, all, field.kind.ownPlace), all, besides, days);
    const reading = readingOf(field, best, all, clicks);
    if (reading.score >= LEAST_EVIDENCE) readings.set(field.name, reading);
  }
  return readings;
}

/** "04.06.2034" is unambiguous if the same date occurs unambiguously elsewhere. */
function toldElsewhere(chosen: Candidate, agreeing: readonly Candidate[]): Candidate {
  if (chosen.other === undefined || !agreeing.some((c) => c.other === undefined && !c.doubt)) return chosen;
  const { other: _, doubt: __, ...told } = chosen;
  return told;
}

function readingOf(field: FieldSpec, best: Candidate, all: readonly Candidate[], clicks: Clicks): Reading {
  const { kind } = field;
  const spelt = speltByZone(kind, best, all);
  const agreeing = all.filter(
    (c) =>
      c !== spelt &&
      (sameValue(kind, c.value, spelt.value) || isShortFormOf(c.value, spelt.value, kind.ownPlace)) &&
      isElsewhere(c, spelt) &&
      c.score > OTHERS.agreeFrom &&
      // The same date found twice by shape is not confirmed as this field's.
      !(c.byShape && spelt.byShape && saysDays(kind)),
  );
  const chosen = toldElsewhere(spelt, agreeing);
  const rivals = distinct(
    kind,
    all.filter(
      (c) =>
        !sameValue(kind, c.value, chosen.value) &&
        !isShortFormOf(c.value, chosen.value, kind.ownPlace) &&
        c.score > OTHERS.contradictFrom,
    ),
  );
  const rival = rivals[0];
  const twice = agreeing.length > 0;
  let score = chosen.score;
  if (twice) score += (1 - score) * OTHERS.twice;
  const contested =
    rival !== undefined &&
    rival.score > OTHERS.rivalShare * chosen.score &&
    !saysMoreOrLess(kind, chosen.value, rival.value);
  if (contested) score *= OTHERS.contested;
  const group = groupOf(field, chosen);
  const ofZone = kind.ownPlace && chosen.source === 'mrz' ? doubtOfZoneName(chosen, twice, rivals) : null;
  // A labelled rival is preferred to a value found by shape.
  const named = chosen.byShape && !twice ? rivals.find(({ label }) => label !== undefined) : undefined;
  const against = rivals.some((c) => isAgainstCode(kind, chosen, c));
  const outvoted = contested && !twice && isMoney(kind) && isFoundTwice(kind, rival, all);
  const own = doubtsOf(field, chosen, named ?? rival, twice, named !== undefined || outvoted);
  const isGuessed = contested && !twice && group === 'free' && isChosenByLittle(kind, chosen, rival, score);
  const doubts = [
    ...own,
    ...((against || isGuessed) && !own.some(({ key }) => key === OTHER_FITS.key) ? [OTHER_FITS] : []),
    ...(ofZone === null ? [] : [ofZone]),
    ...doubtOfPlace(kind, chosen, twice ? [] : all.filter((c) => !sameValue(kind, c.value, chosen.value))),
  ];
  const probability = calibrated(score, group);
  const confidence = thousandths(doubts.length > 0 ? Math.min(probability, HELD_CONFIDENCE) : probability);
  const differs =
    against ||
    (chosen.secondAgrees === false && !twice) ||
    (rival !== undefined &&
      isContested(field, chosen, rival) &&
      !saysMoreOrLess(kind, chosen.value, rival.value));
  return {
    score,
    group,
    unheld: thousandths(chosen.lasting ? Math.min(probability, HELD_CONFIDENCE) : probability),
    printed: printedOf(chosen, agreeing, rivals),
    ...(chosen.unreadRows && { unreadRows: chosen.unreadRows }),
    field: {
      name: field.name,
      value: withClicks(speltByPrint(chosen, agreeing) ?? chosen.value, clicks),
      raw: chosen.raw,
      confidence,
      ...(!differs && isGuess(confidence, doubts) && { guess: true as const }),
      page: chosen.page,
      box: chosen.box,
      source: chosen.source,
      ...alsoAt(chosen, agreeing),
      agreement: differs ? 'differ' : twice || chosen.secondAgrees === true ? 'twice' : 'once',
      alternatives: [
        ...otherReading(chosen),
        ...rivals.slice(0, 3).map((c) => ({
          value: c.value,
          raw: c.raw,
          source: c.source,
          page: c.page,
          box: c.box,
          confidence: thousandths(sureness(field, c)),
          reason: `Read ${c.how}; the chosen value stands ${chosen.how}, which is stronger evidence (${percent(chosen.score)} against ${percent(c.score)}).`,
        })),
      ],
      ...notesOf([...chosen.notes, ...doubts]),
    },
  };
}

/** Is the value beside a second label, in another place? "Please pay 120.00" above "Total 140.00" and "Total due 140.00". */
const isFoundTwice = (kind: ValueKind, one: Candidate, all: readonly Candidate[]): boolean =>
  all.some(
    (c) => c !== one && c.label !== undefined && sameValue(kind, c.value, one.value) && isElsewhere(c, one),
  );

/** The other reading of an ambiguous print. */
const otherReading = ({ other, raw, source, page, box }: Candidate): ExtractedField['alternatives'] =>
  other === undefined
    ? []
    : [
        {
          value: other,
          raw,
          source,
          page,
          box,
          confidence: HELD_CONFIDENCE,
          reason: 'The same print, with day and month the other way round.',
        },
      ];

const isInTheClear = ({ source }: Candidate): boolean => source === 'printed' || source === 'text-layer';

/** The print for a zone's value: the same value, or the one at the field's printed place. */
function printedOf(
  chosen: Candidate,
  agreeing: readonly Candidate[],
  rivals: readonly Candidate[],
): FieldValue {
  if (chosen.source !== 'mrz') return chosen.value;
  if (agreeing.some(isInTheClear)) return chosen.value;
  return rivals.find((c) => isInTheClear(c) && !c.byShape)?.value ?? null;
}

/** Characters below this may be misread if nothing confirms them. */
const CERTAIN_ALONE = 0.95;

/** Probability of a candidate by itself. */
function sureness(field: FieldSpec, c: Candidate): number {
  const probability = calibrated(c.score, groupOf(field, c));
  const doubtful = doubtsOf(field, c, undefined, false).length > 0 || (c.weakest ?? 1) < CERTAIN_ALONE;
  return doubtful ? Math.min(probability, HELD_CONFIDENCE) : probability;
}

function isElsewhere(a: Candidate, b: Candidate): boolean {
  if (a.source !== b.source) return true;
  if (!a.box || !b.box || a.page !== b.page) return a.page !== b.page;
  return (
    Math.abs(a.box.y - b.box.y) > OTHER_LINE * b.box.height ||
    a.box.x > b.box.x + b.box.width ||
    b.box.x > a.box.x + a.box.width
  );
}

/** Caps the O(n²) comparison. */
const MOST_RIVALS = 20;

/** The best candidate of each value, the best first. */
function distinct(kind: ValueKind, candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const c of [...candidates].sort((a, b) => b.score - a.score)) {
    if (kept.length === MOST_RIVALS) break;
    if (!kept.some((k) => sameValue(kind, k.value, c.value))) kept.push(c);
  }
  return kept;
}

function groupOf(field: FieldSpec, chosen: Candidate): EvidenceGroup {
  if (chosen.source === 'mrz') return 'zone';
  if (Array.isArray(chosen.value)) return 'list';
  return isExact(field.kind) ? 'strict' : 'free';
}

function percent(score: number): string {
  return `${Math.round(score * 100)} %`;
}
