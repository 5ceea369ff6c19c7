import type { Box } from '../../../../contract/geometry.ts';
import type { Segment } from '../../../layout/segment.ts';

/** From one line of a block to the next, in heights of a line: boxes overlap a little, and a signature needs no room here. */
const GAP = { least: -0.3, most: 1 } as const;
/** Lines whose middles or left edges are no further apart belong to one block, in heights of a line. */
const APART = 1;
/** On one row, in heights of a line. */
const ROW = 0.5;

const onRow = (a: Segment, b: Segment): boolean =>
  a.page === b.page && Math.abs(a.box.y - b.box.y) < ROW * a.box.height;

/** How far left edges, and middles, are apart. */
const apart = (a: Box, b: Box): [number, number] => [
  Math.abs(a.x - b.x),
  Math.abs(a.x - b.x + (a.width - b.width) / 2),
];

/** The line right below another, in the same block. */
function below(s: Segment, lines: readonly Segment[]): Segment | undefined {
  const { y, height } = s.box;
  return lines.find(({ box, page }) => {
    const gap = box.y - (y + height);
    return (
      page === s.page &&
      gap > GAP.least * height &&
      gap < GAP.most * height &&
      apart(box, s.box).some((distance) => distance < APART * height)
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
/** "Witness name", "2. Full names of witness": with its name behind, over or under it. */
const NAME_OF_WITNESS =
  /^(?:\d{1,2}[.)]\s)?(?:(?:full )?names? of (?:the )?witness(?:es)?|witness(?:es)?['’]?s?(?: full)? names?)[\s_.:)]*$/iu;
/** The other party of a contract, below its name. */
const OTHER_PARTY =
  /^\(?(?:the |signature of )*(?:employee|lessee|tenant|borrower)(?:['’]s signature)?[\s_.:)]*$/iu;

/** Names behind or else over the word "Witness", or over that of the other party. */
export function namesOfOthers(
  lines: readonly Segment[],
  isName: (text: string) => boolean,
): ReadonlySet<Segment> {
  const others = new Set<Segment>();
  lines.forEach((line, i) => {
    const asksName = NAME_OF_WITNESS.test(line.text.trim());
    const isWitness = asksName || WITNESS.test(line.text.trim());
    if (!isWitness && !OTHER_PARTY.test(line.text.trim())) return;
    const next = lines[i + 1];
    const beside = isWitness && next && onRow(line, next) && isName(next.text) ? next : undefined;
    const over = lines.find((s) => isName(s.text) && below(s, lines) === line);
    const under = asksName ? below(line, lines) : undefined;
    const other = beside ?? over ?? (under && isName(under.text) ? under : undefined);
    if (other) others.add(other);
  });
  return others;
}

/** Do two lines share a left edge or a middle? */
export function isInColumnOf({ box, page }: Segment, name: Segment): boolean {
  const reach = APART * Math.max(box.height, name.box.height);
  return page === name.page && apart(box, name.box).some((distance) => distance < reach);
}

/** Is another name printed on the row of this one? */
export const namedBeside = (
  name: Segment,
  lines: readonly Segment[],
  isName: (text: string) => boolean,
): boolean => lines.some((s) => s !== name && onRow(s, name) && isName(s.text));
