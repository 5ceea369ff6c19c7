import type { FieldValue } from '../../../../contract/verification.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Region } from '../region.ts';
import { nameIn, ROLE_CAPTION, rowOf } from './people-name.ts';
import type { PeopleFound, PeopleListOptions } from './people-options.ts';

/** "Role Resigned Director": somebody who is no longer in office. */
const LEFT = /\b(?:resigned|former|ceased|removed|retired|past)\b/i;

/** A name alone on its line above its role, one after the other: "EXAMPLE, Kago" above "Role Active Director". */
export function peopleOverRoles(region: Region, options: PeopleListOptions, view: DocumentView): PeopleFound {
  const rows: FieldValue[] = [];
  const segments: Segment[] = [];
  for (const [at, row] of region.rows.entries()) {
    const [above, ...others] = region.rows[at - 1] ?? [];
    const told = row.map((s) => s.text.trim()).join(' | ');
    if (!above || others.length > 0 || !ROLE_CAPTION.test(told) || LEFT.test(told)) continue;
    const name = nameIn(above.text, options.of, view, true);
    if (name === null) continue;
    rows.push(rowOf(name, told, told.split(' | '), options.columns, view));
    segments.push(above, ...row);
  }
  return { rows, segments };
}
