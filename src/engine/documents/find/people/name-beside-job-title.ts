import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** The name in a row of a list that has this job title in a cell: "Kago Example | Chairperson". */
export function nameBesideJobTitle(
  office: RegExp,
  weight: number = FINDER_WEIGHTS.nameBesideJobTitle,
): Finder {
  return (view, { kind }) =>
    view.pages.flatMap((page) =>
      page.rows.flatMap((row): Candidate[] => {
        const at = row.findIndex((s) => office.test(s.text.trim()));
        // "Venue | Nata Hall | Chairman | Kago Example": a form with each label before its value.
        const after = at < 0 ? undefined : row[at + 1];
        if (after && at >= 2 && kind.parse(after.text, view)) return [];
        const name = row.slice(0, Math.max(0, at)).findLast((s) => /^\p{Lu}\S*\s\p{Lu}/u.test(s.text.trim()));
        const parsed = name ? kind.parse(name.text, view) : null;
        return name && parsed
          ? [
              {
                ...fromSegments([name], parsed, weight, `before “${row[at]!.text.trim()}” in its row`),
                place: null,
              },
            ]
          : [];
      }),
    );
}
