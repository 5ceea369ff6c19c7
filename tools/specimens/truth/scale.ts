import { cornersOf, mapQuad, type Box, type Point, type Quad } from '../../../src/contract/geometry.ts';
import { boundingBox } from '../../../src/contract/geometry.ts';
import type { Truth, TruthPage } from './format.ts';

const isUpright = (q: Quad): boolean =>
  Math.abs(q[0].y - q[1].y) < 0.01 && Math.abs(q[0].x - q[3].x) < 0.01 && q[1].x > q[0].x && q[3].y > q[0].y;

/** Where a place on the page goes: its box, and its corners when they are no longer a level rectangle. */
export function moved<T extends { box: Box | null; quad?: Quad }>(item: T, move: (p: Point) => Point): T {
  if (item.box === null) return item;
  const quad = mapQuad(item.quad ?? cornersOf(item.box), move);
  const { quad: _old, ...rest } = item;
  const next = { ...rest, box: boundingBox(quad) } as T;
  return isUpright(quad) ? next : { ...next, quad };
}

/** A truth whose page `index` went through `move` and now has another size; fields and zones of that page move with it. */
export function movedPage(
  truth: Truth,
  index: number,
  size: { width: number; height: number; dpi: number },
  move: (p: Point) => Point,
): Truth {
  const onPage = <T extends { page: number | null; box: Box | null; quad?: Quad }>(item: T): T =>
    item.page === index ? moved(item, move) : item;
  const page = truth.pages[index]!;
  const next: TruthPage = {
    ...size,
    lines: page.lines.map((line) => moved(line, move)),
    marks: page.marks.map((mark) => moved(mark, move)),
    barcodes: page.barcodes.map((code) => moved(code, move)),
    corners: mapQuad(page.corners, move),
    ...(page.parts === undefined ? {} : { parts: page.parts.map((part) => mapQuad(part, move)) }),
  };
  return {
    ...truth,
    pages: truth.pages.map((old, i) => (i === index ? next : old)),
    fields: Object.fromEntries(Object.entries(truth.fields).map(([name, field]) => [name, onPage(field)])),
    lists: Object.fromEntries(
      Object.entries(truth.lists).map(([name, rows]) => [
        name,
        rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([column, field]) => [column, onPage(field)])),
        ),
      ]),
    ),
    mrz: truth.mrz === null ? null : onPage(truth.mrz),
  };
}

/** All pages scaled, e.g. from points to pixels. */
export function scaled(truth: Truth, factor: number, dpi: number): Truth {
  return truth.pages.reduce<Truth>(
    (all, page, i) =>
      movedPage(
        all,
        i,
        { width: Math.round(page.width * factor), height: Math.round(page.height * factor), dpi },
        (p) => ({
          x: p.x * factor,
          y: p.y * factor,
        }),
      ),
    truth,
  );
}
