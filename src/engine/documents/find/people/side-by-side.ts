import type { Segment } from '../../../layout/segment.ts';

/** From one line of a block to the next, in heights of a line: boxes overlap a little, and a signature needs no room here. */
const GAP = { least: -0.3, most: 1 } as const;
/** Lines whose middles or left edges are no further apart belong to one block, in heights of a line. */
const APART = 1;
/** On one row, in heights of a line. */
const ROW = 0.5;

const onRow = (a: Segment, b: Segment): boolean =>
  a.page === b.page && Math.abs(a.box.y - b.box.y) < ROW * a.box.height;

/** The line right below another, in the same block. */
function below(s: Segment, lines: readonly Segment[]): Segment | undefined {
  const { x, y, width, height } = s.box;
  return lines.find(({ box, page }) => {
    const gap = box.y - (y + height);
    const [left, middle] = [box.x - x, box.x - x + (box.width - width) / 2].map(Math.abs);
    return (
      page === s.page &&
      gap > GAP.least * height &&
      gap < GAP.most * height &&
      (left! < APART * height || middle! < APART * height)
    );
  });
}

/** Lines in the order of reading, with blocks that stand side by side one after the other: each name over its own office. */
export function inColumns(lines: readonly Segment[]): Segment[] {
  const ordered = new Set<Segment>();
  lines.forEach((line, i) => {
    const beside = [lines[i - 1], lines[i + 1]].some((next) => next && onRow(line, next));
    for (let s: Segment | undefined = line; s && !ordered.has(s); s = below(s, lines)) {
      ordered.add(s);
      if (!beside) break;
    }
  });
  return [...ordered];
}

const WITNESS = /^\(?(?:as |the )*witness(?:es)?(?: ?(?:no\.?)? ?\d)?[\s_.:)]*$/iu;

/** Lines without names over or behind the word "Witness", and without that word. */
export function withoutWitnesses(lines: readonly Segment[]): Segment[] {
  const witnessed = lines.filter(
    (s, i) =>
      WITNESS.test(s.text.trim()) ||
      WITNESS.test(below(s, lines)?.text.trim() ?? '') ||
      (lines[i - 1] && onRow(s, lines[i - 1]!) && WITNESS.test(lines[i - 1]!.text.trim())),
  );
  return lines.filter((s) => !witnessed.includes(s));
}
