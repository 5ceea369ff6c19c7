import type { Database } from 'better-sqlite3';

/** One imported version of a list. */
export interface ListVersion {
  readonly version: number;
  readonly list: string;
  readonly title: string;
  readonly format: string;
  /** Publisher's date, or the day of the import where the files hold none. */
  readonly date: string;
  readonly imported_at: string;
  readonly sha256: string;
  readonly files: string;
  readonly entries: number;
  readonly names: number;
  readonly current: number;
}

/** Rows of imported versions of lists. Writers call it inside one transaction. */
export function listVersions(database: Database) {
  const insertVersion = database.prepare(
    `INSERT INTO screening_versions (list, title, format, date, imported_at, sha256, files, entries, names, current)
     VALUES (@list, @title, @format, @date, @importedAt, @sha256, @files, 0, 0, 0)`,
  );
  const current = database.prepare<[], ListVersion>(
    'SELECT * FROM screening_versions WHERE current = 1 ORDER BY list',
  );
  const peps = database.prepare<[number], unknown>(
    `SELECT 1 FROM screening_entries WHERE version = ? AND body ->> '$.kind' = 'pep' LIMIT 1`,
  );
  const countNumbers = database.prepare<[number], number>(
    `SELECT coalesce(sum(json_array_length(body, '$.documents')), 0) FROM screening_entries WHERE version = ?`,
  );
  const numbersOf = new Map<number, number>();
  const withPeps = new Map<number, boolean>();

  return {
    current: (): ListVersion[] => current.all(),
    /** Complete versions, newest first; one being imported, or cut off by a crash, has no entries yet. */
    versionsOf: (list: string): ListVersion[] =>
      database
        .prepare<[string], ListVersion>(
          'SELECT * FROM screening_versions WHERE list = ? AND entries > 0 ORDER BY version DESC',
        )
        .all(list),

    begin: (version: {
      list: string;
      title: string;
      format: string;
      date: string;
      importedAt: string;
      sha256: string;
      files: string;
    }): number => Number(insertVersion.run(version).lastInsertRowid),

    /** Makes a complete version current. The previous one stays for comparison; older and incomplete ones go. */
    publish: (
      version: number,
      list: string,
      counts: { entries: number; names: number; identifiers: number; date: string },
    ): void => {
      database
        .prepare('UPDATE screening_versions SET entries = ?, names = ?, date = ? WHERE version = ?')
        .run(counts.entries, counts.names, counts.date, version);
      database
        .prepare(`DELETE FROM screening_versions WHERE list = @list AND current = 0 AND version <> @version`)
        .run({ list, version });
      database.prepare('UPDATE screening_versions SET current = 0 WHERE list = ?').run(list);
      database.prepare('UPDATE screening_versions SET current = 1 WHERE version = ?').run(version);
      numbersOf.set(version, counts.identifiers);
    },

    /** Deletes an incomplete version. */
    discard: (version: number): void =>
      void database.prepare('DELETE FROM screening_versions WHERE version = ? AND current = 0').run(version),

    /** Number of identifiers in a complete version; cached, as versions are immutable. */
    identifiers: (version: number): number => {
      let count = numbersOf.get(version);
      if (count === undefined) numbersOf.set(version, (count = countNumbers.pluck().get(version)!));
      return count;
    },

    /** Does a version name politically exposed persons? Cached, as versions are immutable. */
    holdsPeps: (version: number): boolean => {
      let holds = withPeps.get(version);
      if (holds === undefined) {
        holds = peps.get(version) !== undefined;
        withPeps.set(version, holds);
      }
      return holds;
    },
  };
}
