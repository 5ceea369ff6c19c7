import { thousandths } from '../../contract/formats.ts';
import { unkeyed, type Message } from '../../contract/messages/message.ts';
import { REVIEW_BELOW } from '../../contract/needs-eyes.ts';
import type { Check, ExtractedField, FieldValue, VerifiedDocument } from '../../contract/verification.ts';
import { listsRead } from './checks/lists-read.ts';
import { alsoAt } from './also-at.ts';
import type { Classification } from './classify.ts';
import { afterChecks, HELD_CONFIDENCE } from './doubts.ts';
import { notesOf, withNotes } from './notes.ts';
import { extract, type Reading } from './extract.ts';
import { isWordedAs, isWordedOtherwise } from './by-wording.ts';
import { withSecondOpinion } from './second-opinion.ts';
import type { DocumentView } from '../layout/view.ts';
import type { Derivation, DocumentType, Readings } from './document-type.ts';
import { hasSureCells, statesItsValues, weightsOf } from './stated.ts';

/** Confidence factor of inferred values (chosen on drawn specimens, ADR 401). */
const INFERRED = 0.9;
/**
 * Parts of a document's confidence: weight of missing fields (half, unless required), value without any field, shares
 * of fields and of the type.
 */
const CONFIDENCE = { missing: 0.5, withoutFields: 0.5, ofFields: 0.3, ofType: 0.7 } as const;

const MUCH_WEAKER = 0.85;
/** Evidence against the type of a paper that is held as unproved. */
const TOO_FEW = 'against it: it states too few of the values of such documents';

/** Evidence against the type of a paper whose wording is another's. */
const WORDED_OTHERWISE = 'against it: its wording is that of other papers';

export interface BuildOptions {
  readonly maxAddressAgeMonths: number;
}

/** Extracts, derives, checks and scores one document of a known type. */
export function buildDocument(
  view: DocumentView,
  pages: readonly number[],
  type: DocumentType,
  classification: Omit<Classification, 'best'> & { readonly evidence: readonly string[] },
  options: BuildOptions,
): VerifiedDocument {
  const readings = withSecondOpinion(extract(view, type), view, type);
  for (const derivation of type.derivations ?? []) derive(readings, derivation, view);
  const values = valuesOf(readings);
  const input = { values, view, today: view.today, maxAddressAgeMonths: options.maxAddressAgeMonths };
  const checks = [...(type.checks ?? []).flatMap((rule) => rule(input)), ...listsRead(readings)];
  for (const [name, reading] of readings) {
    const confidence = afterChecks(reading.field, name, reading.unheld, checks);
    readings.set(name, { ...reading, field: { ...reading.field, confidence } });
  }
  const read = new Map([...readings].map(([name, { field }]) => [name, field] as const));
  const isProved = statesItsValues(type, read, view) || isWordedAs(view, type);
  const isOther =
    isWordedOtherwise(view, type, classification.isToldByRules === true) && !hasSureCells(read, view);
  const most = isProved && !isOther ? 1 : HELD_CONFIDENCE;
  const fields = publish(type, readings, checks);
  return {
    documentType: type.documentType,
    subtype: type.subtype?.(view) ?? null,
    category: type.category,
    configuredType: type.configuredType(values, view),
    classification: {
      confidence: Math.min(most, classification.confidence),
      evidence: [
        ...classification.evidence,
        ...(isProved ? [] : [TOO_FEW]),
        ...(isOther ? [WORDED_OTHERWISE] : []),
      ],
      runnersUp: [...classification.runnersUp],
    },
    pages: [...pages],
    fields,
    checks,
    confidence: Math.min(most, documentConfidence(type, view, readings, classification.confidence)),
  };
}

function valuesOf(readings: ReadonlyMap<string, Reading>): Readings {
  return new Map(
    [...readings].map(
      ([name, { field, printed }]) =>
        [name, { value: field.value, confidence: field.confidence, printed }] as const,
    ),
  );
}

/** The printed value of a derivation: the same derivation applied to the printed values. */
function printedOf(
  derivation: Derivation,
  readings: ReadonlyMap<string, Reading>,
  view: DocumentView,
): FieldValue {
  const parts = new Map(
    [...valuesOf(readings)].map(([name, v]) => [name, { ...v, value: v.printed }] as const),
  );
  if (derivation.from.some((name) => readings.has(name) && parts.get(name)!.value === null)) return null;
  return derivation.make(parts, view)?.value ?? null;
}

function derive(readings: Map<string, Reading>, derivation: Derivation, view: DocumentView): void {
  const present = readings.get(derivation.name);
  if (present && !derivation.preferred) return;
  // "Surname: EXAMPLE, Names: Kago": what was read as the full name may be one part; its score then counts for the
  // part.
  const parts = derivation.from
    .flatMap((name) => readings.get(name) ?? [])
    .map((part) =>
      present && present.field.value === part.field.value && present.score > part.score ? present : part,
    );
  const made = derivation.make(valuesOf(readings), view);
  if (!made) return;
  if (made.value === null) {
    readings.delete(derivation.name);
    return;
  }
  const weakest = parts.reduce<Reading | null>((low, r) => (low && low.score <= r.score ? low : r), null);
  // Much weaker parts do not replace a labelled value, unless it is only one of them: first names are no full name.
  const isPart = parts.length > 1 && parts.some((part) => part === present);
  if (present && !isPart && weakest && weakest.score < MUCH_WEAKER * present.score) return;
  const same = present && JSON.stringify(present.field.value) === JSON.stringify(made.value);
  readings.set(
    derivation.name,
    same
      ? confirmed(present, weakest)
      : { ...derived(derivation, made, parts, weakest), printed: printedOf(derivation, readings, view) },
  );
}

/** Score of values derived without any field: from the text or the document type. */
const WITHOUT_PARTS = 0.6;

/** The reading of a derived value: as confident as its weakest part, less if it is printed nowhere. */
function derived(
  derivation: Derivation,
  made: { readonly value: FieldValue; readonly note?: Message; readonly doubtful?: true },
  parts: readonly Reading[],
  weakest: Reading | null,
): Omit<Reading, 'printed'> {
  // A value derived from the text as a whole has no box.
  const inferred = derivation.source === 'inferred' || parts.length === 0;
  const share = derivation.source === 'inferred' ? INFERRED : 1;
  const least = parts.length > 0 ? Math.min(...parts.map(({ field }) => field.confidence)) : WITHOUT_PARTS;
  const sure = thousandths(least * share);
  const first = parts[0]?.field;
  return {
    score: (weakest?.score ?? WITHOUT_PARTS) * share,
    group: weakest?.group ?? 'free',
    unheld: weakest?.unheld ?? WITHOUT_PARTS,
    field: {
      name: derivation.name,
      value: made.value,
      raw: inferred ? null : parts.map((p) => p.field.raw ?? '').join(' '),
      confidence: derivation.doubtful || made.doubtful ? Math.min(sure, HELD_CONFIDENCE) : sure,
      page: first?.page ?? null,
      box: inferred ? null : (first?.box ?? null),
      source: inferred ? 'inferred' : (first?.source ?? 'printed'),
      ...(inferred
        ? {}
        : alsoAt(
            first,
            parts.flatMap(({ field }) => [field, ...(field.alsoAt ?? [])]),
          )),
      agreement: agreementOf(parts),
      ...(isGuessed(parts) && { guess: true as const }),
      alternatives: [],
      ...notesOf(made.note ? [made.note] : []),
    },
  };
}

/** A value made from guesses is a guess, unless another part is doubtful for other reasons. */
function isGuessed(parts: readonly Reading[]): boolean {
  const doubtful = parts.filter(({ field }) => field.confidence < REVIEW_BELOW);
  return doubtful.length > 0 && doubtful.every(({ field }) => field.guess === true);
}

function agreementOf(parts: readonly Reading[]): ExtractedField['agreement'] {
  if (parts.some((p) => p.field.agreement === 'differ')) return 'differ';
  return parts.length > 0 && parts.every((p) => p.field.agreement === 'twice') ? 'twice' : 'once';
}

/** A value printed whole and in parts gets the higher confidence of the two. */
function confirmed(present: Reading, parts: Reading | null): Reading {
  if (!parts || parts.field.confidence <= present.field.confidence) return present;
  const field: ExtractedField = { ...present.field, confidence: parts.field.confidence, agreement: 'twice' };
  return { ...present, field, unheld: Math.max(present.unheld, parts.field.confidence) };
}

/** Every field under each of its names; unread ones with value null and confidence 0. */
function publish(
  type: DocumentType,
  readings: ReadonlyMap<string, Reading>,
  checks: readonly Check[],
): ExtractedField[] {
  const named = new Map<string, readonly string[]>();
  for (const field of type.fields) named.set(field.name, field.aliases ?? []);
  for (const derivation of type.derivations ?? [])
    named.set(derivation.name, [...(named.get(derivation.name) ?? []), ...(derivation.aliases ?? [])]);
  const fields: ExtractedField[] = [];
  const taken = new Set<string>();
  for (const [name, also] of named) {
    const reading = readings.get(name);
    for (const published of [name, ...also]) {
      if (taken.has(published)) continue;
      if (published !== name && readings.has(published)) continue;
      taken.add(published);
      const field = reading ? { ...reading.field, name: published } : unread(published);
      fields.push(withCheckNotes(field, checks, name));
    }
  }
  return fields;
}

/** A failed sum or check digit is noted on the fields it compared. */
function withCheckNotes(field: ExtractedField, checks: readonly Check[], name: string): ExtractedField {
  const failed = checks.filter((c) => c.outcome === 'failed' && c.fields.includes(name));
  return failed.length === 0
    ? field
    : withNotes(
        field,
        failed.map(({ said, explanation }) => said ?? unkeyed(explanation)),
      );
}

function unread(name: string): ExtractedField {
  return {
    name,
    value: null,
    raw: null,
    confidence: 0,
    page: null,
    box: null,
    source: 'printed',
    agreement: 'once',
    alternatives: [],
    notes: [],
  };
}

/**
 * Probability-like confidence of the document: the weighted mean of its fields (required ones count zero if missing)
 * combined with the type's confidence. What a document of its kind does not print is not missing.
 */
function documentConfidence(
  type: DocumentType,
  view: DocumentView,
  readings: ReadonlyMap<string, Reading>,
  typeConfidence: number,
): number {
  let sum = 0;
  let weights = 0;
  const absent = new Set(
    type.fields.filter(({ notOn }) => notOn?.test(view.prose.text) === true).map(({ name }) => name),
  );
  for (const [name, weight] of weightsOf(type)) {
    const reading = readings.get(name);
    if (!reading && absent.has(name)) continue;
    const counted = reading ? weight : weight >= 1 ? weight : weight * CONFIDENCE.missing;
    sum += counted * (reading?.field.confidence ?? 0);
    weights += counted;
  }
  const fields = weights === 0 ? CONFIDENCE.withoutFields : sum / weights;
  return thousandths(fields * (CONFIDENCE.ofFields + CONFIDENCE.ofType * typeConfidence));
}
