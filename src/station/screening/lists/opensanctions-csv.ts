import { headerOf, publishedRecords } from './csv.ts';
import { listDate } from './dates.ts';
import type { ListFormat } from './format.ts';
import { distinctNames } from './merge-rows.ts';
import { countriesOf, datesOf, later, valuesIn } from './values.ts';

/** OpenSanctions `targets.simple.csv`: one row per target; several values are separated by semicolons. */
export const openSanctionsCsv: ListFormat = {
  list: 'opensanctions',
  title: 'OpenSanctions targets',
  format: 'opensanctions-simple-csv',
  select: (files) =>
    files.filter((f) => /^id,schema,name,aliases,birth_date/.test(headerOf(f.head))).slice(0, 1),
  async *read([file]) {
    let latest: string | null = null;
    for await (const row of publishedRecords(file!.path)) {
      latest = later(latest, listDate(row['last_change'] || row['last_seen'] || ''));
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
          ...valuesIn(row['aliases']).map((text) => ({ text, strength: 'strong' as const })),
        ]),
        birthDates: datesOf(valuesIn(row['birth_date'])),
        countries: countriesOf(valuesIn(row['countries'])),
        gender: null,
        documents: valuesIn(row['identifiers']),
        programmes: [...new Set([...valuesIn(row['program_ids']), ...valuesIn(row['dataset'])])],
        remarks: row['sanctions'] || null,
      };
    }
    return { date: latest };
  },
};
