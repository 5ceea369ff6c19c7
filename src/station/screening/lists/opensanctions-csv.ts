import { hasColumns, headerOf, publishedRecords, separatorOf } from './csv.ts';
import { listDate } from './dates.ts';
import type { ListFormat } from './format.ts';
import { distinctNames } from './merge-rows.ts';
import { countriesOf, datesOf, later, numbersOf, valuesIn } from './values.ts';

/** Data sets of wanted, debarred or accused people: the format has no other reason for a listing. */
const NO_PEPS = /wanted|interpol|fbi|crim|debar|exclu|terror|sanction|freez|disqualif|warning|denied/i;

/** Columns that never occur together in a bank's own list. */
const COLUMNS = ['id', 'schema', 'name', 'aliases', 'birth_date', 'countries'];

/** OpenSanctions `targets.simple.csv`: one row per target; several values are separated by semicolons. A person with neither sanctions nor a
 * programme is politically exposed. */
export const openSanctionsCsv: ListFormat = {
  list: 'opensanctions',
  title: 'OpenSanctions targets',
  format: 'opensanctions-simple-csv',
  select: (files) => files.filter((f) => hasColumns(headerOf(f.head), COLUMNS)).slice(0, 1),
  async *read([file], lost) {
    let latest: string | null = null;
    const delimiter = separatorOf(file!.head);
    for await (const row of publishedRecords(file!.path, { delimiter, lowerCase: true })) {
      latest = later(latest, listDate(row['last_change'] || row['last_seen'] || ''));
      const schema = row['schema'] ?? '';
      const isUnderSanctions = row['sanctions'] || row['program_ids'] || NO_PEPS.test(row['dataset'] ?? '');
      const pep = schema === 'Person' && !isUnderSanctions;
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
        birthDates: datesOf(valuesIn(row['birth_date']), lost),
        countries: countriesOf(valuesIn(row['countries'])),
        gender: null,
        documents: numbersOf('document', valuesIn(row['identifiers'])),
        programmes: [...new Set([...valuesIn(row['program_ids']), ...valuesIn(row['dataset'])])],
        remarks: row['sanctions'] || null,
      };
    }
    return { date: latest };
  },
};
