import { sharedArea, type Box } from '../../../../contract/geometry.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';

const MOST_OF_IT = 0.8;
/** Stamps are skewed, so the boxes of their lines are high, and their lines are off the page's baselines. */
const AS_HIGH = 1.3;
const OFF_LINE = 0.25;

/**
 * Are these words in a stamp beside a label outside of it, and off the label's line? A value below a stamp is on the
 * label's line.
 */
export function isInsideStamp(words: readonly Segment[], label: Segment, { marks }: DocumentView): boolean {
  const stamps = marks.filter(({ page, mark }) => page === label.page && mark.kind === 'stamp');
  return (
    words.length > 0 &&
    stamps.some(
      ({ mark: { box } }) =>
        !isInside(label.box, box) && words.every((s) => isInside(s.box, box) && isOffLine(s.box, label.box)),
    )
  );
}

const isInside = (words: Box, stamp: Box): boolean =>
  sharedArea(words, stamp) > MOST_OF_IT * words.width * words.height;

const isOffLine = (words: Box, label: Box): boolean =>
  words.height > AS_HIGH * label.height ||
  Math.abs(words.y + words.height / 2 - label.y - label.height / 2) > OFF_LINE * label.height;
