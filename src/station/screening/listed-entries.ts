import { createHash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { ListedEntry } from './entry.ts';
import { numberKeys } from './identifiers/number-keys.ts';
import { namesWithin } from './names/names-within.ts';
import { normaliseName } from './names/normalise.ts';

/** A stored entry with its list and version. */
export interface StoredEntry {
  readonly key: number;
  readonly list: string;
  readonly digest: string;
  readonly entry: ListedEntry;
}

export interface NamesRow {
  readonly entry: number;
  readonly person: number;
  readonly list: string;
  readonly names: string;
}

/** Some milliseconds of reading. */
const ROWS_AT_ONCE = 1_000;

/** Rows of the entries of imported lists. Writers call it inside one transaction. */
export function listedEntries(database: Database) {
  const insertEntry = database.prepare(
    'INSERT INTO screening_entries (version, entry_id, person, digest, body, names) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const insertDocument = database.prepare('INSERT INTO screening_documents (number, entry) VALUES (?, ?)');
  const entryByKey = database.prepare<[number], { list: string; digest: string; body: string }>(
    `SELECT v.list, e.digest, e.body FROM screening_entries e JOIN screening_versions v USING (version) WHERE e.entry = ?`,
  );
  const byNumber = database.prepare<[string], { entry: number }>(
    `SELECT DISTINCT d.entry FROM screening_documents d JOIN screening_entries e USING (entry)
       JOIN screening_versions v USING (version)
     WHERE d.number IN (SELECT value FROM json_each(?)) AND v.current = 1 LIMIT 200`,
  );
  const namesAfter = database.prepare<[number, number | null], NamesRow>(
    `SELECT e.entry, e.person, v.list, e.names FROM screening_entries e JOIN screening_versions v USING (version)
     WHERE e.entry > ? AND e.person = coalesce(?, e.person) AND v.current = 1 ORDER BY e.entry LIMIT ${ROWS_AT_ONCE}`,
  );

  return {
    /** Stores one entry; its names also apart, so that the index loads without reading bodies. */
    add: (version: number, entry: ListedEntry): void => {
      const body = JSON.stringify(entry);
      const schema = entry.schema === 'person' ? 'person' : 'company';
      const names = [
        ...new Set(
          entry.names
            .flatMap((n) => namesWithin(n.text, schema))
            .map((n) => n.text.replace(/\s+/g, ' '))
            .filter((text) => normaliseName(text, schema).text !== ''),
        ),
      ].join('\n');
      const digest = createHash('sha256').update(body).digest('hex').slice(0, 16);
      const key = insertEntry.run(
        version,
        entry.id,
        Number(schema === 'person'),
        digest,
        body,
        names,
      ).lastInsertRowid;
      for (const number of new Set(entry.documents.flatMap((document) => numberKeys(document.number))))
        insertDocument.run(number, key);
    },

    /**
     * Names of every current entry, one row per entry, newline-separated. Earlier versions stored them normalised. Read
     * some thousands at a time, so that others can use the database in between.
     */
    *names(person?: boolean): Generator<NamesRow> {
      for (let after = 0; ;) {
        const rows = namesAfter.all(after, person === undefined ? null : Number(person));
        yield* rows;
        if (rows.length < ROWS_AT_ONCE) return;
        after = rows.at(-1)!.entry;
      }
    },

    entry: (key: number): StoredEntry | null => {
      const row = entryByKey.get(key);
      return row
        ? { key, list: row.list, digest: row.digest, entry: ListedEntry.parse(JSON.parse(row.body)) }
        : null;
    },

    /** Entries with this number, with or without a label. */
    byDocument: (number: string): number[] =>
      byNumber.all(JSON.stringify(numberKeys(number))).map((row) => row.entry),

    /** Digest of one entry of a version; null when the version has no such entry. */
    digestOf: (version: number, entryId: string): string | null =>
      database
        .prepare<[number, string], { digest: string }>(
          'SELECT digest FROM screening_entries WHERE version = ? AND entry_id = ?',
        )
        .get(version, entryId)?.digest ?? null,

    /** Entries of a version by the publisher's id: digest and primary name. */
    digests: (version: number): Map<string, { digest: string; name: string }> =>
      new Map(
        database
          .prepare<[number], { entry_id: string; digest: string; name: string }>(
            `SELECT entry_id, digest, json_extract(body, '$.names[0].text') AS name FROM screening_entries WHERE version = ?`,
          )
          .all(version)
          .map((row) => [row.entry_id, { digest: row.digest, name: row.name }]),
      ),
  };
}
