import { createHash } from 'node:crypto';
import { csvRecords, headerOf } from './csv.ts';
import { listDate } from './dates.ts';
import type { ListFormat } from './format.ts';
import { ListFault } from './list-fault.ts';
import { distinctNames } from './merge-rows.ts';
import { countriesOf, datesOf, genderOf, valuesIn } from './values.ts';

const SEPARATOR = /[;|]/;

/**
 * A bank's own list: prominent influential persons (PIP/PEP), internal blocklist. CSV with a header; only `name` is
 * required. Columns: id, name, aliases, kind (pep | pip | sanction | internal), type (person | company), date_of_birth,
 * country, gender, document_number, position, remarks, list_date. Several values: semicolons. A row with neither id nor
 * document number is known by its name and date of birth, wherever in the file it stands.
 */
export const ownCsv: ListFormat = {
  list: 'own',
  title: "The bank's own list",
  format: 'own-csv',
  select: (files) =>
    files
      .filter(
        (f) =>
          /(^|,)name(,|$)/m.test(headerOf(f.head).split('\n')[0] ?? '') &&
          !/entity_logicalid|birth_date,countries|unique id/.test(headerOf(f.head)),
      )
      .slice(0, 1),
  async *read([file]) {
    let date: string | null = null;
    let line = 0;
    const unnumbered = new Map<string, number>();
    for await (const record of csvRecords(file!.path)) {
      line++;
      const row = Object.fromEntries(
        Object.entries(record).map(([k, v]) => [
          k
            .trim()
            .toLowerCase()
            .replace(/[\s-]+/g, '_'),
          v,
        ]),
      );
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
        schema: /company|entity|organi/.test((row['type'] ?? row['schema'] ?? '').toLowerCase())
          ? 'company'
          : 'person',
        names: distinctNames([
          { text: row['name'], strength: 'primary' },
          ...valuesIn(row['aliases'], SEPARATOR).map((text) => ({ text, strength: 'strong' as const })),
        ]),
        birthDates: datesOf(valuesIn(born, SEPARATOR)),
        countries: countriesOf(valuesIn(row['country'] ?? row['countries'] ?? row['nationality'], SEPARATOR)),
        gender: genderOf(row['gender']?.trim()[0]),
        documents: valuesIn(row['document_number'] ?? row['documents'], SEPARATOR),
        programmes: valuesIn(row['position'] ?? row['programme'], SEPARATOR),
        remarks: row['remarks'] || null,
      };
    }
    return { date };
  },
};

/** @param seen how often each was given in this file: namesakes follow in their order */
function idOf(name: string, born: string, seen: Map<string, number>): string {
  const who = JSON.stringify([name.trim().toLowerCase(), born.trim()]);
  const times = (seen.get(who) ?? 0) + 1;
  seen.set(who, times);
  const digest = createHash('sha256').update(who).digest('hex').slice(0, 12);
  return times === 1 ? `row-${digest}` : `row-${digest}-${times}`;
}
