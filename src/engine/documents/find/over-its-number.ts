import { sharedWidth } from '../../../contract/geometry.ts';
import type { Finder } from '../document-type.ts';
import { fromSegments } from './candidate.ts';
import { FINDER_WEIGHTS } from './finder-weights.ts';

/** Maximum gap between name and number, in line heights. */
const MAX_GAP = 1.5;

/** "Nata Tools (Pty) Ltd" above "(Company number BW00000000001)". @param number start of the line with the number */
export function overItsNumber(number: RegExp, weight: number = FINDER_WEIGHTS.overItsNumber): Finder {
  return (view, field) =>
    view.pages.flatMap(({ segments }) =>
      segments
        .filter(({ text }) => number.test(text.trim()))
        .flatMap((below) => {
          const [name] = segments
            .filter(({ box }) => {
              const gap = below.box.y - (box.y + box.height);
              const isOver = sharedWidth(box, below.box) > 0.5 * Math.min(box.width, below.box.width);
              return box.y < below.box.y && gap < MAX_GAP * below.box.height && isOver;
            })
            .sort((a, b) => b.box.y - a.box.y);
          const parsed = name && field.kind.parse(name.text, view);
          return parsed ? [fromSegments([name!], parsed, weight, `over “${below.text}”`)] : [];
        }),
    );
}
