import { sharedWidth } from '../../../../contract/geometry.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** The name above a line with only a job title in brackets: "Kago Example" / "(Chairperson)". */
export function remarkBelow(office: RegExp, weight: number = FINDER_WEIGHTS.remarkBelow): Finder {
  return (view, { kind }) =>
    view.pages.flatMap((page) =>
      page.segments.flatMap((remark): Candidate[] => {
        const words = /^\(([^()]+)\)$/.exec(remark.text.trim())?.[1]?.trim();
        if (!words || !office.test(words)) return [];
        const above = page.segments.findLast(
          ({ box }) =>
            box.y < remark.box.y &&
            remark.box.y - box.y < 2 * remark.box.height &&
            sharedWidth(box, remark.box) > 0,
        );
        const parsed = above ? kind.parse(above.text, view) : null;
        return above && parsed
          ? [{ ...fromSegments([above], parsed, weight, `above “${remark.text.trim()}”`), place: null }]
          : [];
      }),
    );
}
