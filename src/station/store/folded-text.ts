import type { Database } from 'better-sqlite3';

/** Text normalised for search: case-insensitive, composed or not (Š). SQLite's own LIKE and NOCASE know ASCII letters only. */
export const foldedText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Gives SQL `folded(text)`. */
export function addFoldedText(database: Database): void {
  database.function('folded', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? foldedText(text) : null,
  );
}
