import { holdsKnownName } from '../../../values/dictionaries.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Region } from '../region.ts';

/**
 * Share of a heading's width from which lines are beside it; maximum gap to the rows below, in heights (chosen on drawn
 * specimens, ADR 401).
 */
const BESIDE = { width: 0.6, gap: 1.1 } as const;

/** A plural heading: "Directors: A B". */
const OF_SEVERAL = /^\p{L}[^:]*s\s*:/u;

/**
 * Lines below in the value's column beside a heading, or bare names below a plural heading: they continue its value.
 */
export function besideHeading({ heading, inline, rows }: Region): Segment[] {
  if (inline === '') return [];
  const lines: Segment[] = [];
  let bottom = heading.box.y + heading.box.height;
  for (const row of rows) {
    const first = row[0]!;
    const below =
      first.box.x > heading.box.x + Math.min(heading.box.width * BESIDE.width, 2 * heading.box.height) ||
      (OF_SEVERAL.test(heading.text) && isAtEdgeOf(heading, first) && isBareName(first.text));
    if (row.length > 1 || !below || first.box.y - bottom > BESIDE.gap * first.box.height) break;
    lines.push(first);
    bottom = first.box.y + first.box.height;
  }
  return lines;
}

const isBareName = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}[\p{L}'’-]*\.?){1,3}$/u.test(text.trim()) &&
  holdsKnownName(text) &&
  !looksLikeCompany(text);

const isAtEdgeOf = (heading: Segment, { box }: Segment): boolean =>
  Math.abs(box.x - heading.box.x) < heading.box.height;
