import type { ValueKind } from '../../../values/kind.ts';
import type { LabelHit } from './label-hit.ts';

/** Minimum strength and weight of a label that ends a value (chosen on drawn specimens, ADR 401). */
const ENDS = { strength: 0.5, behindAmount: 0.4, weight: 0.95 } as const;

/** The next label on the same line, which ends the value. */
export function nextLabel(own: readonly LabelHit[], hit: LabelHit, kind: ValueKind): LabelHit | undefined {
  return own.find(
    (h) =>
      h.from >= hit.to &&
      h !== hit &&
      (h.strength >= ENDS.strength || behindNumber(h, hit) || beforeNumber(h, kind)) &&
      !beginsValue(h, hit, kind),
  );
}

/**
 * "Closing balance 58.00Cr. Available balance …": after a complete number the next label starts, with or without a
 * colon.
 */
function behindNumber(next: LabelHit, hit: LabelHit): boolean {
  const between = hit.segment.text.slice(hit.to, next.from);
  return next.strength >= ENDS.behindAmount && /\d[.,]\d{2}(?:\s?(?:cr|dr))?[.,;]?\s+$/i.test(between);
}

/** "Driver Restriction: 1 Veh. Restr. 0": a label followed by a number starts the next field. */
function beforeNumber(next: LabelHit, kind: ValueKind): boolean {
  return (
    kind.keepsLabel === undefined &&
    next.strength >= ENDS.behindAmount &&
    next.weight >= ENDS.weight &&
    next.phrase.includes(' ') &&
    /^\W*\d/.test(next.segment.text.slice(next.to))
  );
}

/** "Site address Plot 12": a word that is also a label is part of the value. */
function beginsValue(next: LabelHit, hit: LabelHit, kind: ValueKind): boolean {
  if (next.field === hit.field && !next.colon && kind.keepsLabel?.test(next.phrase)) return true;
  // "Business type: Private Company": after a colon, a last word without one is no label.
  const colon = hit.colon || /:\s/.test(hit.segment.text.slice(hit.to, next.from));
  if (colon && !next.colon && next.to >= hit.segment.text.length) return true;
  // "Amount paid to your bank: …": after such a word it is no label of its own.
  return /\b(?:to|your|our|the|of|by|into|from|with)\s*$/i.test(hit.segment.text.slice(hit.to, next.from));
}
