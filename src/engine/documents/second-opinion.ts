import { thousandths } from '../../contract/formats.ts';
import { REVIEW_BELOW } from '../../contract/needs-eyes.ts';
import type { ExtractedField } from '../../contract/verification.ts';
import { isWordedAs } from './by-wording.ts';
import {
  chosenAlternative,
  chosenReading,
  formerAlternative,
  LIKE_OTHERS,
  type Alternative,
} from './chosen-reading.ts';
import type { DocumentView } from '../layout/view.ts';
import { sameValue } from '../values/kind.ts';
import { personName } from '../values/person-name.ts';
import { BY_SHAPE, HELD_CONFIDENCE, OTHER_FITS, TO_BE_SEEN } from './doubts.ts';
import { keyFieldsOf, type DocumentType, type FieldSpec } from './document-type.ts';
import type { Reading } from './extract.ts';
import { fromSegments, type Candidate } from './find/candidate.ts';
import { isLearned, PrintedChoices, type Choice } from './learned/value-choice.ts';
import { withListOpinion } from './list-opinion.ts';
import { notesOf } from './notes.ts';

/**
 * Probabilities that count (ADR 550, 554). Of the likeliest values on 992 papers of two authors whom the weights were not
 * learned from, 110 of 152 were right from 0.5 on, 132 of 185 from 0.6, 124 of 176 from 0.7, 219 of 273 from 0.8, 266 of
 * 304 from 0.9, 350 of 382 from 0.95, 2,910 of 2,956 from 0.98.
 */
const OPINION = {
  /** A passing value is held below it; an address, whose end is seen badly, sooner. */
  kept: 0.6,
  keptAddress: 0.85,
  /** Below this a value is to be looked at: no surer than its probability. */
  sure: 0.96,
  /** A value that the rules hold because others fit as well is passed, to be looked at. */
  likely: 0.7,
  /** … and passed without a doubt. */
  certain: 0.97,
  /** Another value replaces the rules' one. */
  replaces: 0.8,
  /** A value that they missed is offered. */
  offered: 0.7,
} as const;

/** Doubts about which of several values is meant; the others are about its characters or its ends. */
const OF_CHOICE: ReadonlySet<string> = new Set([BY_SHAPE.key, OTHER_FITS.key]);

/**
 * Compares what the rules read with the choice that was learned from papers of several authors by what stands around
 * each printed value: holds values that stand where others do, passes values that both choose, adds what the rules
 * missed. Documents with zones, and cards with numbered items or coded captions, are left to the rules, which are sure there.
 */
export function withSecondOpinion(
  readings: ReadonlyMap<string, Reading>,
  view: DocumentView,
  type: DocumentType,
): Map<string, Reading> {
  const opinions = new Map(readings);
  if (view.zones.length > 0 || isCoded(type, view)) return opinions;
  const printed = new PrintedChoices(view);
  // What says no key value, nor has the wording of its type, may be another paper.
  const isLikely = isWordedAs(view, type) || keyFieldsOf(type).some(({ name }) => readings.has(name));
  for (const field of type.fields) {
    const reading = readings.get(field.name) ?? null;
    if (!isLearned(type, field) || (reading && (type.knowsLayouts || !isOpen(reading)))) continue;
    const choices = printed.choose(type, field, readings);
    const [best] = choices;
    if (!best) continue;
    const other = reading
      ? compared(type, field, reading, choices)
      : isLikely
        ? added(type, field, best, readings)
        : null;
    if (other) opinions.set(field.name, other);
  }
  return withListOpinion(opinions, view, type, isLikely);
}

/** Is it a card known by what is the same in every language: numbered items, coded captions? */
const isCoded = ({ category, looks = [] }: DocumentType, view: DocumentView): boolean =>
  category === 'IDENTITY' && looks.some((look) => (look(view)?.weight ?? 0) > 0);

/** Values of zones and barcodes have check digits of their own; a value that stands at two places was right in 168 of 174 cases. */
const isOpen = ({ field: { value, source, agreement } }: Reading): boolean =>
  (source === 'printed' || source === 'text-layer') &&
  value !== null &&
  !Array.isArray(value) &&
  agreement !== 'twice';

/**
 * A value that the rules missed; what a derivation infers, or makes of parts that were read, is left to it. Where an
 * address ends is seen too badly. On a card somebody looks at it: pictures of cards are read worse than papers.
 */
function added(
  { derivations = [], category, knowsLayouts }: DocumentType,
  field: FieldSpec,
  choice: Choice,
  readings: ReadonlyMap<string, Reading>,
): Reading | null {
  const isDerived = derivations.some(
    ({ name, source, from }) =>
      name === field.name && (source === 'inferred' || from.every((part) => readings.has(part))),
  );
  if (knowsLayouts && choice.printed.form === 'number') return null;
  const least = knowsLayouts || choice.printed.form === 'address' ? OPINION.certain : OPINION.offered;
  if (choice.probability < least || isDerived || isWholeName(choice, readings)) return null;
  const reading = ofChoice(field, choice);
  const { confidence } = reading.field;
  return category === 'IDENTITY'
    ? { ...reading, field: { ...reading.field, confidence: Math.min(TO_BE_SEEN, confidence) } }
    : reading;
}

/** A name that was read whole is no part of itself. */
const isWholeName = ({ printed, parsed }: Choice, readings: ReadonlyMap<string, Reading>): boolean =>
  printed.form === 'name' &&
  [...readings.values()].some(({ field }) => sameValue(personName, field.value, parsed.value));

function compared(
  type: DocumentType,
  field: FieldSpec,
  reading: Reading,
  choices: readonly Choice[],
): Reading | null {
  const own = choices.find(({ parsed: { value } }) => sameValue(field.kind, value, reading.field.value));
  if (!own) return null;
  const isPassing = reading.field.confidence >= REVIEW_BELOW;
  if (!isPassing && (!isOfChoice(reading.field) || isLoneNumber(type, own, reading.field))) return null;
  const [best] = choices;
  if (best!.probability >= OPINION.replaces && !areOnePrint(best!, own) && !areOfOneRow(best!, own))
    return replaced(field, reading, best!);
  if (isPassing) return doubted(reading, own, choices);
  return best === own && own.probability >= OPINION.likely ? passed(reading, own) : null;
}

/** Are two choices the same, or the same print cut short? */
function areOnePrint(one: Choice, other: Choice): boolean {
  const [a, b] = [one, other].map(({ parsed: { value } }) => String(value)) as [string, string];
  return a.includes(b) || b.includes(a);
}

/** Two amounts of one row are of two periods: rules know the heads of columns. */
const areOfOneRow = ({ printed: a }: Choice, { printed: b }: Choice): boolean =>
  a.form === 'amount' && a.page === b.page && a.segment.row === b.segment.row;

/** A number on a card, away from any label: it may be that of the blank card. */
const isLoneNumber = (
  { category }: DocumentType,
  { printed: { form } }: Choice,
  { notesSaid = [] }: ExtractedField,
): boolean =>
  category === 'IDENTITY' && form === 'number' && notesSaid.some(({ key }) => key === BY_SHAPE.key);

/** The probability of a value, low enough that people look at it where it is not sure. */
const confidenceOf = ({ probability }: Choice): number =>
  probability >= OPINION.sure
    ? thousandths(Math.min(1, probability))
    : Math.min(TO_BE_SEEN, thousandths(probability));

/** Is every doubt about which of several printed values is meant? A barcode that contradicts the print is another. */
const isOfChoice = ({ notesSaid = [], notes, alternatives }: ExtractedField): boolean =>
  notes.length === notesSaid.length &&
  notesSaid.every(({ key }) => OF_CHOICE.has(key)) &&
  alternatives.every(({ source }) => source !== 'barcode');

/** A passing value: no surer than its probability, and held where that is low. */
function doubted(reading: Reading, own: Choice, choices: readonly Choice[]): Reading | null {
  const { field } = reading;
  const least = own.printed.form === 'address' ? OPINION.keptAddress : OPINION.kept;
  if (own.probability >= least) {
    const most = own.probability < OPINION.sure ? confidenceOf(own) : 1;
    return most < field.confidence ? { ...reading, field: { ...field, confidence: most } } : null;
  }
  const rival = choices.find((choice) => choice !== own && choice.probability > own.probability);
  const said = [...(field.notesSaid ?? []), rival ? OTHER_FITS : BY_SHAPE];
  return {
    ...reading,
    field: {
      ...field,
      confidence: HELD_CONFIDENCE,
      ...(rival ? { agreement: 'differ' as const } : { guess: true as const }),
      alternatives: [...(rival ? [alternativeOf(rival)] : []), ...field.alternatives],
      ...notesOf(said),
    },
  };
}

/** A value that the rules held; its doubts are kept where it is to be looked at. */
function passed(reading: Reading, own: Choice): Reading {
  const confidence = confidenceOf(own);
  const { guess: _, notesSaid = [], ...field } = reading.field;
  const doubts = own.probability >= OPINION.certain ? [] : notesSaid;
  return { ...reading, unheld: confidence, field: { ...field, confidence, ...notesOf(doubts) } };
}

function replaced(field: FieldSpec, reading: Reading, best: Choice): Reading {
  const other = ofChoice(field, best);
  const alternatives = [formerAlternative(reading.field), ...reading.field.alternatives];
  return { ...other, field: { ...other.field, alternatives } };
}

const candidateOf = ({ parsed, printed, probability }: Choice): Candidate =>
  fromSegments(printed.pieces, parsed, probability, LIKE_OTHERS);

const alternativeOf = (choice: Choice): Alternative =>
  chosenAlternative(candidateOf(choice), confidenceOf(choice));

function ofChoice(field: FieldSpec, choice: Choice): Reading {
  const candidate = { ...candidateOf(choice), score: choice.probability };
  const { notes, doubt } = candidate;
  const confidence = doubt ? HELD_CONFIDENCE : confidenceOf(choice);
  return chosenReading(field.name, candidate, 'free', confidence, [...notes, ...(doubt ? [doubt] : [])]);
}
