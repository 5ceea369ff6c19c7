import type { Database } from 'better-sqlite3';

/**
 * Text as people compare it: in whatever case and however its letters are composed (Š is one sign or two). SQLite's own
 * LIKE and NOCASE know the 26 letters alone.
 */
export const foldedText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Gives SQL `folded(text)`. */
export function addFoldedText(database: Database): void {
  database.function('folded', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? foldedText(text) : null,
  );
}
