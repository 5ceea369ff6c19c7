import type { FieldValue } from '../../../../contract/verification.ts';
import { cellOf, isRow, nameOfRow, type Row } from '../../../values/rows.ts';
import type { Finder } from '../../document-type.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** Names in a list whose row has this role: "Kago Example, director" among the subscribers. */
export function withRole(role: RegExp, people: Finder, weight: number = FINDER_WEIGHTS.withRole): Finder {
  return (view, field) =>
    people(view, field).flatMap((found) => {
      const names = rowsOf(found.value).flatMap((row) => (role.test(roleOf(row)) ? [nameOfRow(row)] : []));
      return names.length > 0 ? [{ ...found, value: names, score: found.score * weight }] : [];
    });
}

/** Rows of a list of officers with this role, role removed: "Kago Example | Director | 4 May 2021". */
export function rowsOfRole(role: RegExp, people: Finder): Finder {
  return (view, field) =>
    people(view, field).flatMap((found) => {
      const fits = rowsOf(found.value).flatMap((row) => {
        if (!role.test(roleOf(row))) return [];
        const { role: _, ...rest } = row;
        return [rest];
      });
      return fits.length > 0 ? [{ ...found, value: fits }] : [];
    });
}

/** A list of which some have the role: drops rows with another role. */
export function rolesAmong(role: RegExp, people: Finder): Finder {
  return (view, field) =>
    people(view, field).flatMap((found) => {
      const rows = Array.isArray(found.value) ? found.value : [];
      const fits = rows.filter((row) => roleOf(row) === '' || role.test(roleOf(row)));
      return fits.length > 0 ? [{ ...found, value: fits }] : [];
    });
}

const rowsOf = (list: FieldValue): Row[] => (Array.isArray(list) ? list.filter(isRow) : []);
const roleOf = (row: FieldValue): string => String(cellOf(row, 'role') ?? '');
