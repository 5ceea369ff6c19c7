import { countryCode } from '../countries.ts';
import { csvRecords, headerOf } from './csv.ts';
import { listDate } from './dates.ts';
import type { ListFormat } from './format.ts';
import { distinctNames } from './merge-rows.ts';

const many = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(';')
    .map((v) => v.trim())
    .filter(Boolean);

/** OpenSanctions `targets.simple.csv`: one row per target; several values are separated by semicolons. */
export const openSanctionsCsv: ListFormat = {
  list: 'opensanctions',
  title: 'OpenSanctions targets',
  format: 'opensanctions-simple-csv',
  select: (files) =>
    files.filter((f) => /^id,schema,name,aliases,birth_date/.test(headerOf(f.head))).slice(0, 1),
  async *read([file]) {
    let latest: string | null = null;
    for await (const row of csvRecords(file!.path)) {
      const changed = listDate(row['last_change'] || row['last_seen'] || '');
      if (changed && (!latest || changed > latest)) latest = changed;
      const schema = row['schema'] ?? '';
      const pep =
        /pep|politic/i.test(`${row['dataset'] ?? ''} ${row['program_ids'] ?? ''}`) && !row['sanctions'];
      yield {
        id: row['id'] ?? '',
        kind: pep ? 'pep' : 'sanction',
        schema:
          schema === 'Person'
            ? 'person'
            : /Company|Organization|LegalEntity|PublicBody/.test(schema)
              ? 'company'
              : 'other',
        names: distinctNames([
          { text: row['name'] ?? '', strength: 'primary' },
          ...many(row['aliases']).map((text) => ({ text, strength: 'strong' as const })),
        ]),
        birthDates: many(row['birth_date'])
          .map(listDate)
          .filter((d) => d !== null),
        countries: [...new Set(many(row['countries']).map(countryCode))],
        gender: null,
        documents: many(row['identifiers']),
        programmes: [...new Set([...many(row['program_ids']), ...many(row['dataset'])])],
        remarks: row['sanctions'] || null,
      };
    }
    return { date: latest };
  },
};
