import type { Segment } from '../../../layout/segment.ts';
import type { LabelHit } from './label-hit.ts';

/** The labels of a page, by the order of their segments. */
export type LabelsByOrder = ReadonlyMap<number, readonly LabelHit[]>;

/** Weaker words than this stand inside other words. */
export const LABEL_LIKE = 0.6;

/** Does the segment begin with something that is surely a label? */
export function startsWithLabel(segment: Segment, labels: LabelsByOrder): LabelHit | null {
  const first = labels.get(segment.order)?.[0];
  if (!first || first.strength < LABEL_LIKE) return null;
  return first.from <= 3 || NUMBER_OF_BOX.test(segment.text.slice(0, first.from)) ? first : null;
}

/** "11. Expires on": the number of a form's box. */
const NUMBER_OF_BOX = /^\(?\d{1,2}[.)]\s{1,2}$/;

/** "Status | Registered": a word that is as often a value as a label, standing alone. */
export function isWord(label: LabelHit): boolean {
  return label.weight < 0.95 && !label.colon && label.from === 0 && label.to >= label.segment.text.length;
}
