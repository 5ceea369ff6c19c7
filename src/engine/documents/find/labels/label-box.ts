import { part, type Segment } from '../../../layout/segment.ts';
import type { LabelHit } from './label-hit.ts';

/**
 * Lines in one column: minimum shared width, or tolerance of left edges in heights (chosen on drawn specimens, ADR
 * 401).
 */
const STACKED = { width: 0.3, edge: 1.2 } as const;

/** The part of a line that is the label; its value is above or below this part. */
export function labelBox(hit: LabelHit): Segment {
  // "Date of birth / Sex" above "30/03/1987 M": both values are below both labels.
  if (/\p{L}\s*\/\s*$/u.test(hit.segment.text.slice(0, hit.from))) return hit.segment;
  // In numbered forms values are below the number: "8. Sex".
  const from = /^\(?(?:\d{1,2}[a-z]?|\p{Lu})[.)]\s+$/u.test(hit.segment.text.slice(0, hit.from))
    ? 0
    : hit.from;
  return from === 0 && hit.to >= hit.segment.text.length ? hit.segment : part(hit.segment, from, hit.to);
}

/** Are two lines above each other in one column? `height` is the line height. */
export function stacked(label: Segment, below: Segment, height: number): boolean {
  const overlap =
    Math.min(label.box.x + label.box.width, below.box.x + below.box.width) -
    Math.max(label.box.x, below.box.x);
  return (
    overlap > STACKED.width * Math.min(label.box.width, below.box.width) ||
    Math.abs(below.box.x - label.box.x) < STACKED.edge * height
  );
}
