import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { isCaption } from './bracketed-captions.ts';
import { startsPairs, valueInHeaderRow } from './header-row.ts';
import { labelBox, stacked } from './label-box.ts';
import { isWord, startsWithLabel, type LabelsByOrder } from './label-start.ts';
import type { LabelHit } from './label-hit.ts';

/** Fit of a line below a label, 0–1, by its distance in label heights (chosen on drawn specimens, ADR 401). */
const BELOW = {
  headerRow: 0.9,
  close: { within: 0.9, fit: 0.93 },
  near: { within: 1.8, fit: 0.86 },
  far: 0.65,
  notAligned: 0.85,
} as const;
/**
 * Minimum label height relative to the text; tolerance of edges and centres in a column; tolerance between two columns.
 */
const LEAST_HEIGHT = 0.8;
const SAME_EDGE = 1.2;
const SAME_MIDDLE = 1.5;
const SAME_COLUMN = 0.5;

/** The segment below a label in its column, and the fit of that position (0–1). */
export function valueBelow(
  hit: LabelHit,
  page: PageLayout,
  labels: LabelsByOrder,
): { segment: Segment; fit: number } | null {
  if (startsPairs(hit.segment, page, labels)) return null;
  const inRow = hit.cell ? null : valueInHeaderRow(hit.segment, page, labels);
  return inRow ? { segment: inRow, fit: BELOW.headerRow } : segmentBelow(labelBox(hit), hit, page, labels);
}

/** "At:", "Cost centre:": an unknown label whose value is elsewhere. */
const UNDECLARED = /^\p{L}[\p{L}.'’/-]*(?: [\p{L}.'’/-]+){0,3}\s?:$/u;

function segmentBelow(
  label: Segment,
  hit: LabelHit,
  page: PageLayout,
  labels: LabelsByOrder,
): { segment: Segment; fit: number } | null {
  const height = Math.max(label.box.height, LEAST_HEIGHT * page.textHeight);
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
    if (UNDECLARED.test(nearest.text.trim()) || isCaption(nearest, page)) return null;
    const aligned =
      Math.abs(nearest.box.x - label.box.x) < SAME_EDGE * height || centred(nearest, label, height);
    return {
      segment: nearest,
      fit: fitOf(gap / height) * (aligned ? 1 : BELOW.notAligned),
    };
  }
  return null;
}

const fitOf = (heights: number): number =>
  heights < BELOW.close.within ? BELOW.close.fit : heights < BELOW.near.within ? BELOW.near.fit : BELOW.far;

/** Has a word a value to its right, as a label would? Not if that value is below a label of its own. */
function hasValueBeside(word: Segment, label: Segment, page: PageLayout, labels: LabelsByOrder): boolean {
  const beside = page.rows[word.row]?.find((s) => s.order > word.order);
  const captions = (page.rows[label.row] ?? []).filter(
    (s) => s.order > label.order && startsWithLabel(s, labels),
  );
  return (
    beside !== undefined &&
    !captions.some((c) => Math.abs(c.box.x - beside.box.x) < SAME_COLUMN * c.box.height)
  );
}

function centred(a: Segment, b: Segment, height: number): boolean {
  return Math.abs(a.box.x + a.box.width / 2 - b.box.x - b.box.width / 2) < SAME_MIDDLE * height;
}
