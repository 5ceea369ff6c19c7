import { saysDays } from '../../../values/date.ts';
import { isKnownName } from '../../../values/dictionaries.ts';
import { coverage, type ValueKind } from '../../../values/kind.ts';
import { fold } from '../../../values/text/fold.ts';
import type { FieldSpec } from '../../document-type.ts';
import { lineKey, type Candidate } from '../candidate.ts';
import { isCaption } from './bracketed-captions.ts';
import type { LabelledView } from './labelled.ts';
import { valueRegions } from './value-regions.ts';

/** A value beside a label, with the label's field; null: a label of a value that is not extracted. */
interface Claim {
  readonly field: string | null;
  readonly text: string;
  /** Null: unknown. */
  readonly kind: ValueKind | null;
}

/** Minimum strength; weaker words may be part of a value. */
const LABEL = 0.7;
/** Score factor for values found by form alone whose place belongs to another label. */
const FOREIGN = 0.35;
/** Bare labels such as "Date" do not identify their value, so any field may use it. */
const GENERIC = /^(?:date|dated|no|number|ref|reference|letlha|letsatsi)$/i;

/** For each line of a document, the labels whose values it contains. */
export function labelledSpans(
  found: LabelledView,
  fields: readonly FieldSpec[],
): ReadonlyMap<string, Claim[]> {
  const kinds = new Map(fields.map((f) => [f.name, f.kind] as const));
  const claims = new Map<string, Claim[]>();
  for (const page of found.view.pages) {
    const labels = found.labels.get(page.index)!;
    for (const hit of [...labels.values()].flat()) {
      if (hit.strength < LABEL || GENERIC.test(hit.phrase)) continue;
      const kind = (hit.field === null ? undefined : kinds.get(hit.field)) ?? ANY;
      const reaches = valueRegions(hit, page, labels, kind);
      // In a form with values left of their labels, use the left one.
      const left = found.habit.left > 0 ? reaches.find(({ position }) => position === 'left') : undefined;
      const reach = left ?? reaches[0];
      if (!reach || found.habit[reach.position] === 0) continue;
      if (reach.position === 'above' && !isCaption(hit.segment, page)) continue;
      if (kind !== ANY && !kind.parse(reach.text, found.view)) continue;
      for (const segment of reach.segments) {
        const key = lineKey(segment);
        claims.set(key, [
          ...(claims.get(key) ?? []),
          { field: hit.field, text: reach.text, kind: kind === ANY ? null : kind },
        ]);
      }
    }
  }
  return claims;
}

/**
 * Lowers a value found by form alone that is beside another field's label: a date beside "Incorporation date" is not
 * the letter's date.
 */
export function withoutForeign(
  candidate: Candidate,
  field: FieldSpec,
  claims: ReadonlyMap<string, readonly Claim[]>,
): Candidate {
  if (!candidate.byShape) return candidate;
  const raw = candidate.raw?.trim() ?? '';
  const here = candidate.byShape
    .flatMap((key) => claims.get(key) ?? [])
    .filter(
      (c) =>
        c.text.includes(raw) && (c.kind === null ? coverage(raw, c.text) > 0.6 : alike(c.kind, field.kind)),
    );
  const foreign = here.length > 0 && here.every((c) => c.field !== field.name);
  return foreign ? { ...candidate, score: candidate.score * FOREIGN } : candidate;
}

/** Value types that are names: "Taxpayer Name Example Works" is none. */
const NAMES = /^(?:person|company|party)-name$/;

/** Kinds of names of people, whose own labels of one word ("Worker", "Taxpayer") are no part of them. */
const OF_PEOPLE = /^(?:person|party)-name$/;

/** A name from a sentence that starts with its own label is a form line matched past its end. */
export function withoutOwnLabel(candidate: Candidate, field: FieldSpec): Candidate {
  if (!NAMES.test(field.kind.name) || typeof candidate.value !== 'string') return candidate;
  const value = fold(candidate.value);
  const labelled = (field.labels ?? []).some((label) => {
    const words = fold(typeof label === 'string' ? label : label[0]);
    const isLabel = words.includes(' ')
      ? /\bnames?\b/.test(words)
      : OF_PEOPLE.test(field.kind.name) && words.length > 3 && !isKnownName(words);
    return isLabel && value.startsWith(`${words} `);
  });
  return labelled ? { ...candidate, score: candidate.score * FOREIGN } : candidate;
}

/** A currency inside an amount is no rival of the amount; two dates are. */
function alike(a: ValueKind, b: ValueKind): boolean {
  return a.name === b.name || (saysDays(a) && saysDays(b));
}

/** Value type of a label without a known type. */
const ANY: ValueKind = {
  name: 'any',
  strict: false,
  lines: 1,
  parse: (text) => ({ value: text, raw: text, quality: 1, notes: [] }),
};
