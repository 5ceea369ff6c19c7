import { saysDays } from '../../../values/date.ts';
import type { ValueKind } from '../../../values/kind.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { isCaption } from './bracketed-captions.ts';
import { labelBox, stacked } from './label-box.ts';
import { startsWithLabel, type LabelsByOrder } from './label-start.ts';
import type { LabelHit } from './label-hit.ts';

/**
 * Shares of a line's height: minimum label height, how far a value above may reach down, maximum gap (chosen on drawn
 * specimens, ADR 401).
 */
const ABOVE = { least: 0.8, reach: 0.4, gap: 1.2 } as const;
/** The same between lines of one value: edges, gaps, heights. */
const LINES = { edge: 0.5, gap: 0.5, height: 0.75 } as const;

/** The segment directly above a caption, unless it is a label itself. */
export function segmentAbove(hit: LabelHit, page: PageLayout, labels: LabelsByOrder): Segment | null {
  const label = labelBox(hit);
  const height = Math.max(label.box.height, ABOVE.least * page.textHeight);
  for (let r = Math.min(page.rows.length - 1, label.row); r >= Math.max(0, label.row - 2); r--) {
    const nearest = (page.rows[r] ?? [])
      .filter(
        (s) =>
          s.box.y + s.box.height < label.box.y + ABOVE.reach * label.box.height && stacked(label, s, height),
      )
      .sort((a, b) => Math.abs(a.box.x - label.box.x) - Math.abs(b.box.x - label.box.x))[0];
    if (!nearest) continue;
    const gap = label.box.y - (nearest.box.y + nearest.box.height);
    // "F" above "Sex" is a value, too.
    if (
      gap > ABOVE.gap * height ||
      startsWithLabel(nearest, labels) ||
      isCaption(nearest, page) ||
      !/[\p{L}\p{N}]/u.test(nearest.text)
    )
      return null;
    return nearest;
  }
  return null;
}

/** "… re-registered as from that day.": the end of a sentence is not the start of a value. */
const ENDS_SENTENCE = /\s\p{Ll}{2,}\.$/u;

/** A value above its caption may start some lines higher. */
export function linesUpTo(
  last: Segment,
  page: PageLayout,
  labels: LabelsByOrder,
  kind: ValueKind,
): Segment[] {
  const lines = [last];
  while (lines.length < kind.lines) {
    const { box } = lines[0]!;
    const next = page.segments.findLast(
      (s) =>
        s.box.y < box.y &&
        Math.abs(s.box.x - box.x) < LINES.edge * box.height &&
        box.y - (s.box.y + s.box.height) < LINES.gap * box.height,
    );
    if (!next || startsWithLabel(next, labels) || next.box.height < LINES.height * box.height) break;
    if (ENDS_SENTENCE.test(next.text)) break;
    if (saysDays(kind) && kind.continues?.(next.text, lines[0]!.text) === false) break;
    lines.unshift(next);
  }
  return lines;
}
