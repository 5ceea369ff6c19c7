import { isRow, nameOfRow } from '../kinds/rows.ts';
import type { Finder } from '../types/document-type.ts';

/** The names of those of a list whose row says this role: "Kago Example, director" among the subscribers. */
export function withRole(role: RegExp, people: Finder, weight = 0.8): Finder {
  return (view, field) =>
    people(view, field).flatMap((found) => {
      const rows = Array.isArray(found.value) ? found.value : [];
      const names = rows.flatMap((row) =>
        isRow(row) && role.test(String(row['role'] ?? '')) ? [nameOfRow(row)] : [],
      );
      return names.length > 0 ? [{ ...found, value: names, score: found.score * weight }] : [];
    });
}
