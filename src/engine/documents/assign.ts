import type { FieldValue } from '../../contract/verification.ts';
import { isExact, sameValue } from '../values/kind.ts';
import type { Candidate } from './find/candidate.ts';
import type { FieldSpec } from './document-type.ts';

/** Score factor when another field already uses this box. */
const TAKEN = 0.45;

/** Gives each field its best candidate, the surest fields first, so that no value is used twice. */
export function assign(
  fields: readonly FieldSpec[],
  candidates: ReadonlyMap<string, readonly Candidate[]>,
): { field: FieldSpec; chosen: Candidate }[] {
  const taken = new Map<string, { field: FieldSpec; value: FieldValue }>();
  const open = new Map(fields.map((f) => [f.name, f] as const));
  const result: { field: FieldSpec; chosen: Candidate }[] = [];
  const owning = new Set(fields.flatMap(({ name, kind }) => (kind.ownPlace ? [name] : [])));
  const holderOf = ({ place }: Candidate) => (place === null ? undefined : taken.get(place));
  /** A label has one value: if another field uses it, other candidates of the same label are dropped. */
  const isSpent = (c: Candidate, field: FieldSpec): boolean =>
    c.label !== undefined &&
    candidates
      .get(field.name)!
      .some(
        (d) => d.label?.line === c.label?.line && d.score > c.score && isOther(holderOf(d)?.field, field),
      );
  const scoreNow = (c: Candidate, field: FieldSpec): number => {
    const by = holderOf(c);
    if (by === undefined || by.field.name === field.name)
      return isSpent(c, field) ? c.score * TAKEN : c.score;
    if (isOtherEnd(c, field, by) || isPartOf(c, field, by)) return c.score;
    return owning.has(field.name) && owning.has(by.field.name) ? 0 : c.score * TAKEN;
  };
  while (open.size > 0) {
    let best: { field: FieldSpec; chosen: Candidate; score: number } | null = null;
    for (const field of open.values()) {
      for (const candidate of candidates.get(field.name) ?? []) {
        const score = scoreNow(candidate, field);
        if (score > 0 && (!best || score > best.score))
          best = { field, chosen: { ...candidate, score }, score };
      }
    }
    if (!best) break;
    open.delete(best.field.name);
    for (const place of placesOf(best.field, best.chosen, candidates.get(best.field.name) ?? []))
      taken.set(place, { field: best.field, value: best.chosen.value });
    result.push(best);
  }
  return result;
}

const isOther = (holder: FieldSpec | undefined, field: FieldSpec): boolean =>
  holder !== undefined && holder.name !== field.name;

/** "Sep 2025 - Aug 2030" gives the first day of one field and the last day of another. */
const isOtherEnd = (
  { value }: Candidate,
  { kind }: FieldSpec,
  by: { readonly field: FieldSpec; readonly value: FieldValue },
): boolean =>
  kind.endOfRange !== undefined &&
  by.field.kind.endOfRange !== undefined &&
  kind.endOfRange !== by.field.kind.endOfRange &&
  value !== by.value;

/** "Remuneration: 5,825.50 monthly, housing included": a text field may contain another field's amount. */
const isPartOf = (
  { raw, label }: Candidate,
  { kind }: FieldSpec,
  by: { readonly field: FieldSpec; readonly value: FieldValue },
): boolean =>
  label !== undefined &&
  raw !== null &&
  isExact(kind) &&
  !isExact(by.field.kind) &&
  typeof by.value === 'string' &&
  by.value.length > raw.length &&
  by.value.includes(raw);

/** Places of a value; for a name from a zone, also where it is printed. */
function placesOf({ kind }: FieldSpec, chosen: Candidate, all: readonly Candidate[]): string[] {
  const printed = kind.ownPlace ? all.filter((c) => sameValue(kind, c.value, chosen.value)) : [];
  return [chosen, ...printed].flatMap(({ place }) => place ?? []);
}
