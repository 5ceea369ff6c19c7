import type { ListedEntry } from '../entry.ts';
import { numbersInText } from '../identifiers/in-text.ts';
import { headerOf, publishedRecords, separatorOf } from './csv.ts';
import { listDate } from './dates.ts';
import type { ListFormat, Lost } from './format.ts';
import { distinct, distinctNames, groupRows } from './merge-rows.ts';
import { countriesOf, datesOf, later, numbersOf, valuesIn } from './values.ts';

/** Australian consolidated list of DFAT, a spreadsheet, or saved as CSV: one row per name; `1234`, `1234a`, `1234b` are one entry. */
export const australiaCsv: ListFormat = {
  list: 'australia',
  title: 'Australian consolidated list (DFAT)',
  format: 'australia-dfat-csv',
  select: (files) =>
    files
      .filter(
        (f) => /name of individual or entity/.test(headerOf(f.head)) && /name type/.test(headerOf(f.head)),
      )
      .slice(0, 1),
  async *read([file], lost) {
    let latest: string | null = null;
    for await (const { id, rows } of groupRows(
      publishedRecords(file!.path, { delimiter: separatorOf(file!.head) }),
      (row) => /^\d+/.exec(row['Reference'] ?? '')?.[0] ?? row['Reference'] ?? '',
    )) {
      for (const row of rows) latest = later(latest, listDate(row['Control Date'] ?? ''));
      yield entry(id, rows, lost);
    }
    return { date: latest };
  },
};

/** Several values of a cell: `a) 1955 b) Approximately 1945-1950`. */
const BETWEEN = /[;\n]|(?<!\S)\(?[a-z]\)\s*/;
const NONE = /^(?:n\/?a|unknown|none|nil|-)\.?$/i;

function entry(id: string, rows: Record<string, string>[], lost: Lost | undefined): ListedEntry {
  const type = distinct(rows, 'Type')[0] ?? '';
  const cells = (...columns: string[]): string[] =>
    distinct(rows, ...columns).flatMap((cell) =>
      valuesIn(cell, BETWEEN).filter((value) => !NONE.test(value)),
    );
  return {
    id,
    kind: 'sanction',
    schema: /individual/i.test(type) ? 'person' : /vessel|ship/i.test(type) ? 'other' : 'company',
    names: distinctNames(
      rows.map((row) => ({
        text: row['Name of Individual or Entity'] ?? '',
        strength: /primary/i.test(row['Name Type'] ?? '')
          ? 'primary'
          : /weak|low/i.test(row['Alias Strength'] ?? '')
            ? 'weak'
            : 'strong',
      })),
    ),
    birthDates: datesOf(cells('Date of Birth'), lost),
    countries: countriesOf(cells('Citizenship')),
    gender: null,
    documents: [
      ...numbersOf('imo', cells('IMO Number')),
      ...distinct(rows, 'Additional Information', 'Listing Information').flatMap(numbersInText),
    ],
    programmes: distinct(rows, 'Committees'),
    remarks: distinct(rows, 'Additional Information')[0] ?? null,
  };
}
