import type { DocumentView } from '../../../layout/view.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { FieldSpec, Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** Maximum lines between a heading and the party's name. */
const DEEPEST = 4;
const NAME_LABEL =
  /^(?:full )?names?(?: and surname| & surname|\(s\)| in full| of (?:person|company))?\s*[:.–-]*\s*/i;

/**
 * The name in a block of a form with headings such as "Lessor details" and "Lessee details", both with a label "Full
 * names".
 *
 * @param role pattern of the role's words, without capturing groups
 */
export function partyBlock(role: string, weight: number = FINDER_WEIGHTS.partyBlock): Finder {
  const heading = new RegExp(
    `^(?:\\(?[\\da-z]{1,2}[.)]\\s*)?(?:(?:details|particulars|information) of (?:the )?)?(?:the )?(?:${role})(?:['’]?s)?(?:\\s+(?:details|particulars|information|section))?\\s*:?$`,
    'i',
  );
  return (view, field) =>
    view.pages.flatMap((page) =>
      page.segments
        .filter((s) => heading.test(s.text.trim()))
        .flatMap((head): Candidate[] => {
          const rows = page.rows.slice(head.row + 1, head.row + 1 + DEEPEST);
          const beside = page.rows[head.row]!.length > 1;
          const row = rows
            .map((r) => (beside ? inColumn(r, head) : r))
            .find((r) => r[0] && NAME_LABEL.test(r[0].text.trim()));
          return row ? nameOf(row, head, field, view, weight) : [];
        }),
    );
}

/** The part of a row below its heading, if the parties' blocks are side by side. */
function inColumn(row: readonly Segment[], head: Segment): readonly Segment[] {
  return row.slice(
    Math.max(
      0,
      row.findIndex((s) => Math.abs(s.box.x - head.box.x) < 2 * head.box.height),
    ),
  );
}

function nameOf(
  row: readonly Segment[],
  head: Segment,
  field: FieldSpec,
  view: DocumentView,
  weight: number,
): Candidate[] {
  const own = row[0]!.text.trim().replace(NAME_LABEL, '');
  const segment = own === '' ? row[1] : row[0]!;
  const parsed = segment ? field.kind.parse(own === '' ? segment.text : own, view) : null;
  return segment && parsed
    ? [{ ...fromSegments([segment], parsed, weight, `as the name below “${head.text.trim()}”`), place: null }]
    : [];
}
