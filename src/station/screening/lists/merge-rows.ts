import { addTo } from '../../../contract/lists-by-key.ts';
import type { ListedEntry } from '../entry.ts';

/** Groups the rows of an entry: CSV lists spread one over many rows. */
export async function* groupRows(
  rows: AsyncIterable<Record<string, string>>,
  idOf: (row: Record<string, string>) => string,
): AsyncGenerator<{ id: string; rows: Record<string, string>[] }> {
  // Rows of an entry need not be adjacent in the published files.
  const groups = new Map<string, Record<string, string>[]>();
  for await (const row of rows) {
    const id = idOf(row);
    if (id) addTo(groups, id, row);
  }
  for (const [id, group] of groups) yield { id, rows: group };
}

/** Distinct non-empty values of a column (or several) over the rows of an entry. */
export function distinct(rows: readonly Record<string, string>[], ...columns: readonly string[]): string[] {
  return [...new Set(rows.flatMap((row) => columns.map((c) => row[c]?.trim() ?? '')).filter(Boolean))];
}

/** Distinct names; the first is primary if none is marked. */
export function distinctNames(names: readonly ListedEntry['names'][number][]): ListedEntry['names'] {
  const seen = new Map<string, ListedEntry['names'][number]>();
  for (const name of names) if (name.text && !seen.has(name.text)) seen.set(name.text, name);
  const all = [...seen.values()];
  const primary = all.findIndex((n) => n.strength === 'primary');
  if (primary > 0) all.unshift(...all.splice(primary, 1));
  else if (primary < 0 && all[0]) all[0] = { ...all[0], strength: 'primary' };
  return all;
}
