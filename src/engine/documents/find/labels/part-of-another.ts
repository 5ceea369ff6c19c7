import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Role } from '../../document-type.ts';

/** Rows of role headings only, from top to bottom. */
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
 * Is a line in the part of a form headed by another role? Parts are below each other, or side by side below headings in
 * one row.
 */
export function inPartOfAnother(line: Segment, role: Role, page: PageLayout): boolean {
  const row = headingsOf(role, page).findLast(([head]) => head!.row < line.row);
  if (!row) return false;
  const own = row.findLast(({ box }) => box.x < line.box.x + line.box.height) ?? row[0]!;
  return role.isOther(own);
}
