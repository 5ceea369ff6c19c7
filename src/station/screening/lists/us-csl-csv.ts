import type { Identifier, ListedEntry } from '../entry.ts';
import { numbersInText } from '../identifiers/in-text.ts';
import { hasColumns, headerOf, publishedRecords, separatorOf } from './csv.ts';
import type { ListFormat, Lost } from './format.ts';
import { distinctNames } from './merge-rows.ts';
import { ofacNumber } from './ofac-numbers.ts';
import {
  countriesOf,
  countryOfPlace,
  datesOf,
  genderOf,
  numbersOf,
  personOrder,
  schemaOfName,
  valuesIn,
} from './values.ts';

/** Columns that occur together in no other list. */
const COLUMNS = ['_id', 'source', 'entity_number', 'type', 'programs', 'name'];

/** US Consolidated Screening List of the Department of Commerce, CSV: the lists of several authorities, a row an entry. */
export const usCslCsv: ListFormat = {
  list: 'us-csl',
  title: 'US Consolidated Screening List',
  format: 'us-csl-csv',
  select: (files) => files.filter((f) => hasColumns(headerOf(f.head), COLUMNS)).slice(0, 1),
  async *read([file], lost) {
    const delimiter = separatorOf(file!.head);
    for await (const row of publishedRecords(file!.path, { delimiter, lowerCase: true })) {
      yield entry(row, lost);
    }
    return { date: null };
  },
};

function entry(row: Record<string, string>, lost: Lost | undefined): ListedEntry {
  const type = (row['type'] ?? '').toLowerCase();
  const schema: ListedEntry['schema'] =
    type === 'individual'
      ? 'person'
      : type === 'entity'
        ? 'company'
        : type === ''
          ? schemaOfName(row['name'] ?? '')
          : 'other';
  const inOrder = (name: string): string => (schema === 'person' ? personOrder(name) : name);
  const ids = valuesIn(row['ids']).map(idOf);
  return {
    id: row['_id'] || row['entity_number'] || '',
    kind: 'sanction',
    schema,
    names: distinctNames([
      { text: inOrder((row['name'] ?? '').trim()), strength: 'primary' },
      ...valuesIn(row['alt_names']).map((text) => ({ text: inOrder(text), strength: 'strong' as const })),
    ]),
    birthDates: datesOf(valuesIn(row['dates_of_birth']), lost),
    countries: countriesOf([
      ...valuesIn(row['citizenships']),
      ...valuesIn(row['nationalities']),
      ...valuesIn(row['addresses']).map(countryOfPlace),
      ...valuesIn(row['places_of_birth']).map(countryOfPlace),
    ]),
    gender: genderOf(ids.find(({ label }) => /^gender$/i.test(label))?.value),
    documents: [
      ...ids.flatMap(({ label, value }): Identifier[] => {
        const number = ofacNumber(label, value);
        return number && (/\d/.test(value) || number.kind !== 'document') ? [number] : [];
      }),
      ...numbersOf('call-sign', [row['call_sign'] ?? '']),
      ...numbersInText(row['remarks'] ?? ''),
    ],
    programmes: [...valuesIn(row['programs']), row['source'] ?? ''].filter(Boolean),
    remarks: row['remarks'] || row['license_policy'] || null,
  };
}

/** `SY, 28440000526, National ID No.`: country where one is told, number, label. */
function idOf(text: string): { label: string; value: string } {
  const parts = text.split(', ');
  const label = parts.pop()!;
  if (/^[A-Z]{2}$/.test(parts[0] ?? '') && parts.length > 1) parts.shift();
  return { label, value: parts.join(', ') };
}
