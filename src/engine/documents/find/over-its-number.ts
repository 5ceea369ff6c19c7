import { sharedWidth } from '../../../contract/geometry.ts';
import type { Finder } from '../document-type.ts';
import { fromSegments } from './candidate.ts';
import { FINDER_WEIGHTS } from './finder-weights.ts';

/** The number stands right below the name, in heights of its line. */
const MAX_GAP = 1.5;

/**
 * "Nata Tools (Pty) Ltd" and below it "(Company number BW00000000001)": whose number it is stands over it.
 *
 * @param number how the line of the number begins
 */
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
