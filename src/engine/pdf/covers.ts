import { median } from '../math/quantile.ts';
import { area, intersection, shareInside, extentOf, type Rectangle } from './matrix.ts';
import {
  isShownGlyph,
  type PaintedFill,
  type PaintedGlyph,
  type PaintedImage,
  type PaintedItem,
} from './painted.ts';
import { bare, textRuns, type TextRun } from './text-runs.ts';
import { oncePer } from '../lazily.ts';

/** Height of a glyph's foot, of digits and of the line's middle above the baseline, in font sizes; minimum width of a glyph. */
const GLYPH = { foot: 0.05, digit: 0.6, middle: 0.3, slack: 0.6, leastWidth: 0.1 } as const;
/** Shares of a glyph inside a box from which it is covered by it, or stands on it. */
const COVERED = 0.7;
const ON = 0.5;
/** Luminance of white print, and below which a colour is darker than paper (chosen on drawn specimens, ADR 401). */
const WHITE = 0.93;
const DARKER = 0.8;

/** Text that was painted over by something opaque, and what was then painted on top. */
export interface Cover {
  readonly by: PaintedFill | PaintedImage;
  readonly box: Rectangle;
  readonly under: string;
  readonly over: string;
  /** The whole text run at this place, before and after the cover. */
  readonly before: string;
  readonly after: string;
  /** Font sizes of both texts. */
  readonly sizes: { readonly under: number; readonly over: number | null };
  readonly pageShare: number;
  /** Luminance of the background: paper if nothing was painted; null for an image or a non-plain colour. */
  readonly ground: number | null;
  readonly runs: { readonly under: readonly TextRun[]; readonly over: readonly TextRun[] };
}

const PAPER_LUMINANCE = 1;

const CELL = 24;

/** Finds covered text on a painted page. Text that is invisible anyway (white on paper, clipped) is left out. */
export function findCovers(items: readonly PaintedItem[], page: Rectangle): Cover[] {
  const glyphs = uprightText(items);
  const hidden = new Set<PaintedGlyph>();
  const covers: Cover[] = [];
  for (const { item, under, over } of coverings(items, glyphs, hidden))
    covers.push(describe(item, under, over, glyphs, hidden, page, groundOf(item, items)));
  return mergeNeighbours(covers);
}

/** Glyphs under something opaque: still in the file, but invisible. */
export const coveredGlyphs = oncePer((items: readonly PaintedItem[]): ReadonlySet<PaintedGlyph> => {
  const hidden = new Set<PaintedGlyph>();
  // Iterating collects the hidden glyphs.
  Array.from(coverings(items, uprightText(items), hidden));
  return hidden;
});

const uprightText = (items: readonly PaintedItem[]): PaintedGlyph[] =>
  items.filter(isShownGlyph).filter((g) => g.upright);

interface Covering {
  readonly item: PaintedFill | PaintedImage;
  readonly under: readonly PaintedGlyph[];
  readonly over: readonly PaintedGlyph[];
}

/** Yields what hides text, in painting order; adds the glyphs to `hidden`. */
function* coverings(
  items: readonly PaintedItem[],
  glyphs: readonly PaintedGlyph[],
  hidden: Set<PaintedGlyph>,
): Generator<Covering> {
  const grid = gridOf(glyphs);
  for (const item of items) {
    if (item.kind === 'glyph' || !item.opaque || item.hiddenLayer !== null) continue;
    const { box } = item;
    if (box.y1 - box.y0 < 3 || box.x1 - box.x0 < 2) continue;
    const near = glyphsIn(grid, box);
    const under = near.filter(
      (g) =>
        g.order < item.order &&
        !hidden.has(g) &&
        shareInside(core(g), box) > COVERED &&
        !looksLikePaper(g, items),
    );
    if (under.length === 0) continue;
    for (const glyph of under) hidden.add(glyph);
    yield { item, under, over: near.filter((g) => g.order > item.order && overlapsMiddle(g, box)) };
  }
}

/** The part of a glyph that identifies it: from the baseline to digit height. */
function core(g: PaintedGlyph): Rectangle {
  return {
    x0: g.box.x0,
    x1: Math.max(g.box.x1, g.box.x0 + GLYPH.leastWidth),
    y0: g.y + GLYPH.foot * g.size,
    y1: g.y + GLYPH.digit * g.size,
  };
}

function overlapsMiddle(g: PaintedGlyph, box: Rectangle): boolean {
  const x = (g.box.x0 + g.box.x1) / 2;
  const y = g.y + GLYPH.middle * g.size;
  const slack = GLYPH.slack * g.size;
  return x > box.x0 - slack && x < box.x1 + slack && y > box.y0 && y < box.y1;
}

/** White text on white paper is an anchor for signing services or a template mark, not hidden later. */
export function looksLikePaper(g: PaintedGlyph, items: readonly PaintedItem[]): boolean {
  if (g.luminance === null || g.luminance < WHITE) return false;
  return !items.some(
    (i) =>
      i.kind !== 'glyph' &&
      i.order < g.order &&
      (i.kind === 'image' || (i.luminance ?? 0) < DARKER) &&
      shareInside(core(g), i.box) > ON,
  );
}

function describe(
  by: PaintedFill | PaintedImage,
  under: readonly PaintedGlyph[],
  over: readonly PaintedGlyph[],
  all: readonly PaintedGlyph[],
  hidden: ReadonlySet<PaintedGlyph>,
  page: Rectangle,
  ground: number | null,
): Cover {
  const box = extentOf([by, ...under]);
  const lineHeight = (g: PaintedGlyph): boolean =>
    g.y + GLYPH.middle * g.size > by.box.y0 && g.y + GLYPH.middle * g.size < by.box.y1;
  const overSet = new Set(over);
  const beforeGlyphs = all.filter(
    (g) => lineHeight(g) && g.order < by.order && !overSet.has(g) && (!hidden.has(g) || under.includes(g)),
  );
  const afterGlyphs = all.filter((g) => lineHeight(g) && !hidden.has(g));
  const runs = { under: textRuns(under), over: textRuns(over) };
  return {
    by,
    ground,
    runs,
    box: intersection(box, page) ?? box,
    under: sentence(runs.under),
    over: sentence(runs.over),
    before: sentence(touching(textRuns(beforeGlyphs), by.box)),
    after: sentence(touching(textRuns(afterGlyphs), by.box)),
    sizes: {
      under: median(under.map((g) => g.size)),
      over: over.length > 0 ? median(over.map((g) => g.size)) : null,
    },
    pageShare: area(by.box) / Math.max(1, area(page)),
  };
}

/** Luminance of the topmost item under most of a box. */
function groundOf(by: PaintedFill | PaintedImage, items: readonly PaintedItem[]): number | null {
  const ground = items.findLast(
    (item): item is PaintedFill | PaintedImage =>
      item.kind !== 'glyph' &&
      item.opaque &&
      item.hiddenLayer === null &&
      item.order < by.order &&
      shareInside(by.box, item.box) > ON,
  );
  return ground === undefined ? PAPER_LUMINANCE : ground.kind === 'fill' ? ground.luminance : null;
}

function touching(runs: readonly TextRun[], box: Rectangle): TextRun[] {
  return runs.filter((r) => intersection(r.box, box) !== null);
}

function sentence(runs: readonly TextRun[]): string {
  return runs
    .map((r) => r.text)
    .join(' ')
    .slice(0, 400);
}

/** One replaced amount is often covered by several boxes: report it once. */
function mergeNeighbours(covers: readonly Cover[]): Cover[] {
  const merged: Cover[] = [];
  for (const cover of covers) {
    const same = merged.findIndex(
      (m) =>
        m.by.origin === cover.by.origin &&
        bare(m.after) === bare(cover.after) &&
        bare(m.over) === bare(cover.over) &&
        intersection(grow(m.box), cover.box),
    );
    if (same < 0) merged.push(cover);
    else
      merged[same] = {
        ...merged[same]!,
        box: extentOf([merged[same]!, cover]),
        under: `${merged[same]!.under} ${cover.under}`,
        runs: {
          under: [...merged[same]!.runs.under, ...cover.runs.under],
          over: [...merged[same]!.runs.over, ...cover.runs.over],
        },
        before: `${merged[same]!.before} ${cover.before}`.slice(0, 400),
      };
  }
  return merged;
}

function grow(r: Rectangle): Rectangle {
  return { x0: r.x0 - 4, y0: r.y0 - 4, x1: r.x1 + 4, y1: r.y1 + 4 };
}

type Grid = Map<number, PaintedGlyph[]>;

function gridOf(glyphs: readonly PaintedGlyph[]): Grid {
  const grid: Grid = new Map();
  for (const g of glyphs) {
    const key = keyOf(Math.floor(g.x / CELL), Math.floor(g.y / CELL));
    const cell = grid.get(key);
    if (cell) cell.push(g);
    else grid.set(key, [g]);
  }
  return grid;
}

function glyphsIn(grid: Grid, box: Rectangle): PaintedGlyph[] {
  const columns = [Math.floor(box.x0 / CELL) - 1, Math.floor(box.x1 / CELL) + 1] as const;
  const rows = [Math.floor(box.y0 / CELL) - 1, Math.floor(box.y1 / CELL) + 1] as const;
  if ((columns[1] - columns[0]) * (rows[1] - rows[0]) > grid.size * 4) return [...grid.values()].flat();
  const found: PaintedGlyph[] = [];
  for (let c = columns[0]; c <= columns[1]; c++)
    for (let r = rows[0]; r <= rows[1]; r++) found.push(...(grid.get(keyOf(c, r)) ?? []));
  return found;
}

function keyOf(column: number, row: number): number {
  return column * 100_003 + row;
}
