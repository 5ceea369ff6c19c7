import { sharedArea, type Box } from '../../../../contract/geometry.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';

const MOST_OF_IT = 0.8;
/** A stamp is put on by hand: its lines stand askew, which makes their boxes high, and between the lines of the page. */
const AS_HIGH = 1.3;
const OFF_LINE = 0.25;

/** Do these words stand in a stamp beside a label that is outside of it, off the label's line? A value that a stamp was put over stands on it. */
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
