import { headerOf, publishedRecords } from './csv.ts';
import { americanDate } from './dates.ts';
import type { ListFormat } from './format.ts';
import { groupRows } from './merge-rows.ts';
import { countriesOf, idOfParts, later, schemaOfName } from './values.ts';

/**
 * Denied Persons List of the US Bureau of Industry and Security: tab-separated text, one row per address. It does not
 * say whether an entry is a person or a company.
 */
export const usDplTxt: ListFormat = {
  list: 'us-dpl',
  title: 'US Denied Persons List',
  format: 'us-bis-dpl-txt',
  select: (files) =>
    files
      .filter(
        (f) => /^name\tstreet_address\tcity/.test(headerOf(f.head)) && /fr_citation/.test(headerOf(f.head)),
      )
      .slice(0, 1),
  async *read([file]) {
    let latest: string | null = null;
    for await (const { id, rows } of groupRows(publishedRecords(file!.path, { delimiter: '\t' }), idOf)) {
      const first = rows[0]!;
      for (const row of rows)
        latest = later(latest, later(americanDate(row['Effective_Date'] ?? ''), row['Last_Update'] || null));
      const name = (first['Name'] ?? '').replace(/\s+/g, ' ').trim();
      yield {
        id,
        kind: 'sanction',
        schema: schemaOfName(name),
        names: [{ text: name, strength: 'primary' }],
        birthDates: [],
        countries: countriesOf(rows.map((row) => row['Country'] ?? '')),
        gender: null,
        documents: [],
        programmes: ['Denied Persons List'],
        remarks: [...new Set(rows.map((row) => row['FR_Citation'] ?? ''))].join('; ') || null,
      };
    }
    return { date: latest };
  },
};

/** The list has no ids: one order and one name make one entry. */
const idOf = (row: Record<string, string>): string =>
  idOfParts([row['Name'], row['Effective_Date'], row['Expiration_Date']]);
