import type { Finding } from '../../../contract/forensics.ts';
import type { Box } from '../../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import { fall, LEVEL, slopeOf } from '../../layout/slope.ts';
import type { IsBlank } from './blank-paper.ts';
import type { Confirm } from './page-judge.ts';

/** A page with levelled rows, and the mappings back to the positions of the original. */
export interface LevelPage {
  readonly page: ReadPage;
  /** Maps a finding's box back to the picture. */
  back(found: Finding): Finding;
  /** Adapts a confirmation to figures of the level page. */
  confirming(confirm: Confirm): Confirm;
  /** Adapts a test for blank paper to the level page. */
  looking(isBlank: IsBlank): IsBlank;
}

/**
 * In photographs and copies rows may rise or fall by a row's height across the page, so that a total lies on the row
 * above its label. Shifts each line vertically to the height of its row at the left edge.
 */
export function levelPage(page: ReadPage): LevelPage {
  const slope = slopeOf(page.lines.map((line) => line.box));
  if (slope === LEVEL)
    return {
      page,
      back: (found) => found,
      confirming: (confirm) => confirm,
      looking: (isBlank) => isBlank,
    };
  const { at, drift } = slope;
  const moved = (box: Box, middle: (x: number, y: number) => number): Box => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return { ...box, y: middle(x, y) - box.height / 2 };
  };
  const level = (box: Box): Box => moved(box, (x, y) => (y - at * x) / (1 + drift * x));
  const restored = (box: Box): Box => moved(box, (x, y) => y + fall(slope, y, x));
  const originals = new Map<TextLine, TextLine>();
  const lines = page.lines.map((line) => {
    const moved = { ...line, box: level(line.box) };
    originals.set(moved, line);
    return moved;
  });
  return {
    page: { ...page, lines },
    back: (found) => (found.box ? { ...found, box: restored(found.box) } : found),
    confirming: (confirm) => (line, figures, box) =>
      confirm(originals.get(line) ?? line, figures, restored(box)),
    looking: (isBlank) => (part, printed) => isBlank(restored(part), restored(printed)),
  };
}
