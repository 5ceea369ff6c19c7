import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { valueInHeaderRow } from './header-row.ts';
import { labelBox, stacked } from './label-box.ts';
import { isWord, startsWithLabel, type LabelsByOrder } from './label-start.ts';
import type { LabelHit } from './label-hit.ts';

/** What stands below a label in its column, and how natural that place is for its value (0–1). */
export function valueBelow(
  hit: LabelHit,
  page: PageLayout,
  labels: LabelsByOrder,
): { segment: Segment; fit: number } | null {
  const inRow = hit.cell ? null : valueInHeaderRow(hit.segment, page, labels);
  return inRow ? { segment: inRow, fit: 0.9 } : segmentBelow(labelBox(hit), hit, page, labels);
}

/** "At:", "Cost centre:": a label that nobody declares, its value elsewhere. */
const UNDECLARED = /^\p{L}[\p{L}.'’/-]*(?: [\p{L}.'’/-]+){0,3}\s?:$/u;

function segmentBelow(
  label: Segment,
  hit: LabelHit,
  page: PageLayout,
  labels: LabelsByOrder,
): { segment: Segment; fit: number } | null {
  const height = Math.max(label.box.height, 0.8 * page.textHeight);
  let bottom = label.box.y + label.box.height;
  const last = Math.min(page.rows.length, label.row + 9);
  for (let r = Math.max(0, label.row - 1); r < last; r++) {
    const under = (page.rows[r] ?? []).filter(
      (s) => s.order !== label.order && s.box.y + s.box.height / 2 > bottom && stacked(label, s, height),
    );
    const nearest = under.sort(
      (a, b) => Math.abs(a.box.x - label.box.x) - Math.abs(b.box.x - label.box.x),
    )[0];
    if (!nearest) continue;
    const gap = nearest.box.y - bottom;
    if (gap > 3 * height) return null;
    const other = startsWithLabel(nearest, labels);
    if (other && other.field === hit.field && other.to >= nearest.text.length) {
      bottom = nearest.box.y + nearest.box.height;
      continue;
    }
    if (other && !(isWord(other) && !hasValueBeside(nearest, label, page, labels))) return null;
    if (UNDECLARED.test(nearest.text.trim())) return null;
    const aligned = Math.abs(nearest.box.x - label.box.x) < 1.2 * height || centred(nearest, label, height);
    return {
      segment: nearest,
      fit: (gap < 0.9 * height ? 0.93 : gap < 1.8 * height ? 0.86 : 0.65) * (aligned ? 1 : 0.85),
    };
  }
  return null;
}

/** What stands right of it would be its value, were it a label; under a caption of its own it is not. */
function hasValueBeside(word: Segment, label: Segment, page: PageLayout, labels: LabelsByOrder): boolean {
  const beside = page.rows[word.row]?.find((s) => s.order > word.order);
  const captions = (page.rows[label.row] ?? []).filter(
    (s) => s.order > label.order && startsWithLabel(s, labels),
  );
  return beside !== undefined && !captions.some((c) => Math.abs(c.box.x - beside.box.x) < 0.5 * c.box.height);
}

function centred(a: Segment, b: Segment, height: number): boolean {
  return Math.abs(a.box.x + a.box.width / 2 - b.box.x - b.box.width / 2) < 1.5 * height;
}
