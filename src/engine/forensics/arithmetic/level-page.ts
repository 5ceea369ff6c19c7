import type { Finding } from '../../../contract/forensics.ts';
import type { Box } from '../../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import { fall, LEVEL, slopeOf } from '../../layout/slope.ts';
import type { IsBlank } from './blank-paper.ts';
import type { Confirm } from './page-judge.ts';

/** A page whose rows run level, and the ways back to where its figures really stand. */
export interface LevelPage {
  readonly page: ReadPage;
  /** A finding of the level page, with its box where it stands on the picture. */
  back(found: Finding): Finding;
  /** Confirms figures of the level page on the picture. */
  confirming(confirm: Confirm): Confirm;
  /** Looks for blank paper of the level page on the picture. */
  looking(isBlank: IsBlank): IsBlank;
}

/**
 * Rows of photographs and copies may still rise or fall by a row's height from edge to edge: a total would stand on the
 * row above its label. Each line is moved up or down to where its row begins at the left edge.
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
