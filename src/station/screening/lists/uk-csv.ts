import type { ListedEntry } from '../entry.ts';
import { numbersInText } from '../identifiers/in-text.ts';
import type { IdentifierKind } from '../identifiers/kinds.ts';
import { headerOf, publishedRecords, separatorOf } from './csv.ts';
import { listDate } from './dates.ts';
import type { ListFormat, Lost } from './format.ts';
import { distinct, distinctNames, groupRows } from './merge-rows.ts';
import { countriesOf, datesOf, genderOf, later, numbersOf, valuesIn } from './values.ts';

const NAME_PARTS = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6'];

const NUMBERS: readonly (readonly [string, IdentifierKind])[] = [
  ['Passport number', 'passport'],
  ['National Identifier number', 'identity'],
  ['Business registration number (s)', 'company'],
  ['IMO number', 'imo'],
  ['Hull identification number (HIN)', 'document'],
];
const TEXTS = [
  'Passport additional information',
  'National Identifier additional information',
  'Other Information',
  'UK Statement of Reasons',
];

/**
 * UK sanctions list (the single UK source since 28 January 2026), CSV: a line with the report date, a header, then one
 * row per name of a designation (`Unique ID`). Name 6 is the family name, published first.
 */
export const ukCsv: ListFormat = {
  list: 'uk',
  title: 'UK sanctions list',
  format: 'uk-sanctions-list-csv',
  select: (files) =>
    files.filter((f) => /unique id/.test(headerOf(f.head)) && /name 6/.test(headerOf(f.head))).slice(0, 1),
  async *read([file], lost) {
    const lines = file!.head.split(/\r\n|\r|\n/);
    const skip = Math.max(
      0,
      lines.findIndex((line) => /unique id/i.test(line)),
    );
    const reported =
      skip > 0
        ? listDate(
            lines
              .slice(0, skip)
              .join(' ')
              .replace(/^[^\d]*/, ''),
          )
        : null;
    let latest: string | null = null;
    for await (const group of groupRows(
      publishedRecords(file!.path, { delimiter: separatorOf(lines[skip]!), skip }),
      (row) => row['Unique ID'] ?? '',
    )) {
      for (const row of group.rows) {
        latest = later(latest, listDate(row['Last Updated'] ?? ''));
      }
      yield entry(group.id, group.rows, lost);
    }
    return { date: reported ?? latest };
  },
};

function entry(id: string, rows: Record<string, string>[], lost: Lost | undefined): ListedEntry {
  const type = distinct(rows, 'Designation Type', 'Individual, Entity, Ship')[0] ?? '';
  const names = rows.flatMap((r) => [
    {
      text: NAME_PARTS.map((p) => r[p] ?? '')
        .filter(Boolean)
        .join(' '),
      strength: /primary name$/i.test(r['Name type'] ?? '')
        ? ('primary' as const)
        : /low/i.test(r['Alias strength'] ?? '')
          ? ('weak' as const)
          : ('strong' as const),
    },
    { text: r['Name non-latin script'] ?? '', strength: 'strong' as const },
  ]);
  return {
    id,
    kind: 'sanction',
    schema: /individual/i.test(type) ? 'person' : /ship/i.test(type) ? 'other' : 'company',
    names: distinctNames(names),
    birthDates: datesOf(
      distinct(rows, 'D.O.B').flatMap((d) => valuesIn(d, /\(\d+\)|[;|]/)),
      lost,
    ),
    countries: countriesOf(
      distinct(rows, 'Nationality(/ies)', 'Address Country', 'Country of birth').flatMap((c) =>
        valuesIn(c, /\(\d+\)|;|\//),
      ),
    ),
    gender: genderOf(distinct(rows, 'Gender')[0]),
    documents: [
      ...NUMBERS.flatMap(([column, kind]) =>
        numbersOf(
          kind,
          distinct(rows, column).flatMap((cell) => valuesIn(cell, /\(\d+\)\s|[;|]/)),
        ),
      ),
      ...TEXTS.flatMap((column) => distinct(rows, column)).flatMap(numbersInText),
    ],
    programmes: distinct(rows, 'Regime Name'),
    remarks: distinct(rows, 'Other Information', 'UK Statement of Reasons')[0] ?? null,
  };
}
