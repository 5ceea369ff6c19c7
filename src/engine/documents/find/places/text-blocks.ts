import { isPostal, NUMBERED } from '../../../values/address-words.ts';
import { holdsKnownName } from '../../../values/dictionaries.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';

/** Shares of a line's height and of the page's width that hold a block together. */
const BLOCK = {
  rightHalf: 0.5,
  rightEdge: 0.3,
  leftEdge: 0.8,
  gap: 0.9,
  /** Double line spacing leaves about one height of a line between two; printers differ by a quarter. */
  wideGap: 1.3,
  /** Share by which distances of evenly set lines differ. */
  even: 0.15,
  overlap: -0.5,
  height: 0.6,
} as const;

/** A person's block at the right edge of the page may be set flush with it: its lines end together, in the right half. */
function endTogether({ box, text }: Segment, block: readonly Segment[], page: PageLayout): boolean {
  const right = box.x + box.width;
  return (
    box.x > BLOCK.rightHalf * page.width &&
    holdsKnownName(block[0]!.text) &&
    !block.some((line) => looksLikeCompany(line.text)) &&
    /\p{L}{2}/u.test(text) &&
    block.every(({ box: other }) => Math.abs(other.x + other.width - right) < BLOCK.rightEdge * box.height)
  );
}

/** White space above a line, in distances of the lines of its block: a heading stands further below them than they do. */
const SET_APART = 1.4;

/** Below two lines or more of a block, does a line stand clearly further down than they stand from each other? */
function isSetApart(block: readonly Segment[], next: Segment): boolean {
  const [before, last] = block.slice(-2) as [Segment, Segment | undefined];
  if (block.length < 3 || !last) return false;
  const middle = ({ box }: Segment): number => box.y + box.height / 2;
  return middle(next) - middle(last) > SET_APART * (middle(last) - middle(before));
}

/**
 * Double line spacing: under a name the line that says where post goes, the line below it and where its reader lives, set as far apart as
 * the two before them.
 */
function isWidelySpaced(block: readonly Segment[], next: Segment, page: PageLayout): boolean {
  const last = block.at(-1)!;
  const before = block.at(-2);
  const distance = next.box.y - last.box.y;
  if (distance - last.box.height > BLOCK.wideGap * Math.max(last.box.height, page.textHeight)) return false;
  if (!before) return isPostal(next.text) && !next.text.includes(':');
  const known = last.box.y - before.box.y;
  const belongs =
    isPostal(last.text) || (block.some(({ text }) => isPostal(text)) && NUMBERED.test(next.text));
  return belongs && Math.abs(distance - known) < BLOCK.even * known;
}

/** Runs of left-aligned lines, or of lines that end together, with normal line spacing. */
export function blocksOf(page: PageLayout): Segment[][] {
  const blocks: Segment[][] = [];
  for (const segment of page.segments) {
    const home = blocks.find((b) => {
      const last = b.at(-1)!;
      const gap = segment.box.y - (last.box.y + last.box.height);
      return (
        (Math.abs(segment.box.x - last.box.x) < BLOCK.leftEdge * page.textHeight ||
          endTogether(segment, b, page)) &&
        (gap < BLOCK.gap * Math.max(last.box.height, page.textHeight) || isWidelySpaced(b, segment, page)) &&
        gap > BLOCK.overlap * last.box.height &&
        !isSetApart(b, segment) &&
        Math.abs(segment.box.height - last.box.height) < BLOCK.height * last.box.height
      );
    });
    if (home) home.push(segment);
    else blocks.push([segment]);
  }
  return blocks.filter((b) => b.length >= 2);
}
