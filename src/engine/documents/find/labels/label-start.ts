import type { Segment } from '../../../layout/segment.ts';
import type { LabelHit } from './label-hit.ts';

/** The labels of a page by their segment's order. */
export type LabelsByOrder = ReadonlyMap<number, readonly LabelHit[]>;

/** Minimum strength; weaker ones are inside other text. */
export const LABEL_LIKE = 0.6;

/** The label at the start of a segment, if it is certain. */
export function startsWithLabel(segment: Segment, labels: LabelsByOrder): LabelHit | null {
  const first = labels.get(segment.order)?.[0];
  if (!first || first.strength < LABEL_LIKE) return null;
  return first.from <= 3 || NUMBER_OF_BOX.test(segment.text.slice(0, first.from)) ? first : null;
}

/** "11. Expires on": the number of a form's box. */
const NUMBER_OF_BOX = /^\(?\d{1,2}[.)]\s{1,2}$/;

/** "Status | Registered": a word that is often a value, alone in its segment. */
export function isWord(label: LabelHit): boolean {
  return label.weight < 0.95 && !label.colon && label.from === 0 && label.to >= label.segment.text.length;
}
