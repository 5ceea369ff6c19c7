import { saysDays } from '../../../values/date.ts';
import { coverage, type ValueKind } from '../../../values/kind.ts';
import { fold } from '../../../values/text/fold.ts';
import type { FieldSpec } from '../../document-type.ts';
import { lineKey, type Candidate } from '../candidate.ts';
import { isCaption } from './bracketed-captions.ts';
import type { LabelledView } from './labelled.ts';
import { valueRegions } from './value-regions.ts';

/** A printed value that stands beside a label, by the label's field; null: a label of a value nobody asked for. */
interface Claim {
  readonly field: string | null;
  readonly text: string;
  /** Null: unknown. */
  readonly kind: ValueKind | null;
}

/** Weaker words than this are as often part of a value as a label. */
const LABEL = 0.7;
/** What is left of evidence by shape alone when the place belongs to another label. */
const FOREIGN = 0.35;
/** A bare "Date" says of no date what it is: whoever looks for one by its shape may take it. */
const GENERIC = /^(?:date|dated|no|number|ref|reference|letlha|letsatsi)$/i;

/** Which lines of a document hold the value of which label. */
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
      // In a form of values left of their labels the left one is meant.
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
 * A value that was found by its shape alone, although it stands beside another field's label, is that field's: a date
 * beside "Incorporation date" is not the date of the letter.
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

/** What a name is never called by: "Taxpayer Name Example Works". */
const NAMES = /^(?:person|company|party)-name$/;

/** A name that was found in a sentence and begins with its own label is a line of a form, read past its end. */
export function withoutOwnLabel(candidate: Candidate, field: FieldSpec): Candidate {
  if (!NAMES.test(field.kind.name) || typeof candidate.value !== 'string') return candidate;
  const value = fold(candidate.value);
  const labelled = (field.labels ?? []).some((label) => {
    const words = fold(typeof label === 'string' ? label : label[0]);
    return words.includes(' ') && /\bnames?\b/.test(words) && value.startsWith(`${words} `);
  });
  return labelled ? { ...candidate, score: candidate.score * FOREIGN } : candidate;
}

/** A currency inside an amount is another value than the amount; two dates are rivals. */
function alike(a: ValueKind, b: ValueKind): boolean {
  return a.name === b.name || (saysDays(a) && saysDays(b));
}

/** The value of a label whose kind nobody knows. */
const ANY: ValueKind = {
  name: 'any',
  strict: false,
  lines: 1,
  parse: (text) => ({ value: text, raw: text, quality: 1, notes: [] }),
};
