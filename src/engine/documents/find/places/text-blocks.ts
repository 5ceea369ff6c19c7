import { isPostal, NUMBERED } from '../../../values/address-words.ts';
import { holdsKnownName } from '../../../values/dictionaries.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';

/** Shares of a line's height or the page's width within which lines form a block. */
const BLOCK = {
  rightHalf: 0.5,
  rightEdge: 0.3,
  leftEdge: 0.8,
  gap: 0.9,
  /** Double line spacing leaves a gap of about one height; printers differ by a quarter. */
  wideGap: 1.3,
  /** Tolerance of evenly spaced lines. */
  even: 0.15,
  overlap: -0.5,
  height: 0.6,
} as const;

/** A person's block at the right edge may be right-aligned. */
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

/** Minimum relative line distance that separates a heading from the block above. */
const SET_APART = 1.4;

/** Is a line clearly further below a block of two or more lines than its lines are apart? */
function isSetApart(block: readonly Segment[], next: Segment): boolean {
  const [before, last] = block.slice(-2) as [Segment, Segment | undefined];
  if (block.length < 3 || !last) return false;
  const middle = ({ box }: Segment): number => box.y + box.height / 2;
  return middle(next) - middle(last) > SET_APART * (middle(last) - middle(before));
}

/** Double line spacing: name, postal address and residence at equal distances. */
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

/** Left- or right-aligned runs of lines with normal spacing. */
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
