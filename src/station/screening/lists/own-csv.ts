import { createHash } from 'node:crypto';
import { columnName, columnsOf, csvRecords, headerOf, separatorOf } from './csv.ts';
import { listDate } from './dates.ts';
import type { ListedEntry } from '../entry.ts';
import type { ListFile, ListFormat } from './format.ts';
import { ListFault } from './list-fault.ts';
import { distinctNames } from './merge-rows.ts';
import { countriesOf, datesOf, genderOf, numbersOf, valuesIn } from './values.ts';

const SEPARATOR = /[;|]/;

/**
 * A bank's own list: prominent influential persons (PIP/PEP), internal blocklist. CSV with a header; only `name` is
 * required. Columns: id, name, aliases, kind (pep | pip | sanction | internal), type (person | company), date_of_birth,
 * country, gender, document_number, position, remarks, list_date. Several values: semicolons. A row with neither id nor
 * document number is identified by name and birth date, wherever in the file it stands.
 */
export const ownCsv: ListFormat = {
  list: 'own',
  title: "The bank's own list",
  format: 'own-csv',
  select: (files) => files.filter((f) => unknownColumns(f)?.length === 0).slice(0, 1),
  async *read([file], lost) {
    let date: string | null = null;
    let line = 0;
    const unnumbered = new Map<string, number>();
    for await (const record of csvRecords(file!.path, { delimiter: separatorOf(file!.head) })) {
      line++;
      const row = Object.fromEntries(Object.entries(record).map(([k, v]) => [columnName(k), v]));
      if (!row['name']) throw new ListFault(file!.path, { kind: 'unnamed-row', line: line + 1 }, 'no name');
      date = listDate(row['list_date'] ?? '') ?? date;
      const kind = (row['kind'] ?? row['topic'] ?? '').toLowerCase();
      const born = row['date_of_birth'] ?? row['birth_date'] ?? row['dob'];
      yield {
        id: row['id'] || row['document_number'] || idOf(row['name'], born ?? '', unnumbered),
        kind: /pep|pip|politic|prominent/.test(kind)
          ? 'pep'
          : /sanction/.test(kind)
            ? 'sanction'
            : 'internal',
        schema: schemaOf((row['type'] ?? row['schema'] ?? '').toLowerCase()),
        names: distinctNames([
          { text: row['name'], strength: 'primary' },
          ...valuesIn(row['aliases'], SEPARATOR).map((text) => ({ text, strength: 'strong' as const })),
        ]),
        birthDates: datesOf(valuesIn(born, SEPARATOR), lost),
        countries: countriesOf(valuesIn(row['country'] ?? row['countries'] ?? row['nationality'], SEPARATOR)),
        gender: genderOf(row['gender']?.trim()[0]),
        documents: numbersOf('document', valuesIn(row['document_number'] ?? row['documents'], SEPARATOR)),
        programmes: valuesIn(row['position'] ?? row['programme'], SEPARATOR),
        remarks: row['remarks'] || null,
      };
    }
    return { date };
  },
};

const schemaOf = (type: string): ListedEntry['schema'] =>
  /company|entity|organi/.test(type) ? 'company' : /vessel|ship|aircraft/.test(type) ? 'other' : 'person';

/** Columns of a bank's own list, and accepted synonyms. */
const COLUMNS = new Set(
  'id name aliases kind type date_of_birth country gender document_number position remarks list_date topic schema birth_date dob countries nationality documents programme'.split(
    ' ',
  ),
);

/**
 * Unknown columns of a CSV with `name`: with any it is another publisher's list, and never taken for the bank's own.
 * Null if it is no such CSV.
 */
export function unknownColumns({ head }: ListFile): readonly string[] | null {
  const columns = columnsOf(headerOf(head)).map(columnName);
  return columns.includes('name') ? columns.filter((column) => column !== '' && !COLUMNS.has(column)) : null;
}

/** @param seen occurrences so far in this file: namesakes are numbered in order */
function idOf(name: string, born: string, seen: Map<string, number>): string {
  const who = JSON.stringify([name.trim().toLowerCase(), born.trim()]);
  const times = (seen.get(who) ?? 0) + 1;
  seen.set(who, times);
  const digest = createHash('sha256').update(who).digest('hex').slice(0, 12);
  return times === 1 ? `row-${digest}` : `row-${digest}-${times}`;
}
