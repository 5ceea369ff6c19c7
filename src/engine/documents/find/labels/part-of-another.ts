import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Role } from '../../document-type.ts';

/** Rows of nothing but headings of people, from top to bottom. */
const headingRows = new WeakMap<Role, WeakMap<PageLayout, readonly (readonly Segment[])[]>>();

function headingsOf(role: Role, page: PageLayout): readonly (readonly Segment[])[] {
  const ofRole = headingRows.get(role) ?? new WeakMap<PageLayout, readonly (readonly Segment[])[]>();
  headingRows.set(role, ofRole);
  const known = ofRole.get(page);
  if (known) return known;
  const made = page.rows.filter((row) => row.every((s) => role.isOwn(s) || role.isOther(s)));
  ofRole.set(page, made);
  return made;
}

/**
 * Does a line stand in the part of a form that a heading gives to somebody else? Parts stand below or, under headings
 * on one row, beside each other.
 */
export function inPartOfAnother(line: Segment, role: Role, page: PageLayout): boolean {
  const row = headingsOf(role, page).findLast(([head]) => head!.row < line.row);
  if (!row) return false;
  const own = row.findLast(({ box }) => box.x < line.box.x + line.box.height) ?? row[0]!;
  return role.isOther(own);
}
