import type { Finder } from '../types/document-type.ts';
import { fromSegments } from './candidate.ts';

/** A line that is a name and stands right above a line of this form: the holder above "Everyday account 57700123456". */
export function nameAbove(line: RegExp, weight = 0.66): Finder {
  return (view, field) =>
    view.pages.slice(0, 1).flatMap((page) =>
      page.segments
        .filter((s) => line.test(s.text.trim()))
        .flatMap((below) => {
          const above = page.segments.find(
            (s) =>
              Math.abs(s.box.x - below.box.x) < below.box.height &&
              s.box.y < below.box.y &&
              below.box.y - (s.box.y + s.box.height) < 0.9 * below.box.height,
          );
          const parsed = above && !/[:\d]/.test(above.text) ? field.kind.parse(above.text, view) : null;
          return above && parsed && parsed.quality > 0.8
            ? [fromSegments([above], parsed, weight, 'on the line above its number')]
            : [];
        }),
    );
}
