import { ID_WORD_LIST } from '../../../engine/packs/country-words.ts';
import { MOST_OF_NUMBERS } from '../../../contract/screening.ts';
import { valuesIn } from '../lists/values.ts';
import { normaliseName } from '../names/normalise.ts';

/** Accepted names for columns of a bank's file: lower case, underscore for everything else. */
const COLUMNS = {
  id: 'id customer_id customer_number customer_no client_id client_number client_no cif cif_number cif_no account_number',
  name: 'name full_name full_names customer_name client_name account_name names',
  given: 'first_name first_names given_name given_names forename forenames firstname christian_names',
  middle: 'middle_name middle_names second_name',
  surname: 'surname last_name family_name lastname',
  company:
    'company company_name entity_name business_name registered_name organisation organization trading_name',
  aliases:
    'aliases alias other_names other_name also_known_as aka known_as previous_name previous_names former_name former_names',
  maiden: 'maiden_name birth_name name_at_birth nee previous_surname former_surname',
  type: 'type customer_type client_type customer_category entity_type',
  dateOfBirth: 'date_of_birth birth_date dob birthdate birthday d_o_b',
  nationality: 'nationality country citizenship country_of_citizenship',
  gender: 'gender sex',
} as const;

/** Number columns that may be filled side by side: all are searched, the first identifies the customer (subjects.ts). */
const NUMBERS =
  'id_no identity_number national_id passport passport_number passport_no registration_number registration_no reg_no company_number company_registration_number uin tax_number tin imo imo_number';

type Column = keyof typeof COLUMNS;
const named = (names: string): readonly string[] => names.split(' ');
const COLUMN_NAMES = Object.fromEntries(
  Object.entries(COLUMNS).map(([column, names]) => [column, named(names)]),
) as Record<Column, readonly string[]>;
const NUMBER_COLUMNS = [
  'document_number',
  'id_number',
  ...ID_WORD_LIST.flatMap((word) => [word, `${word}_number`, `${word}_no`]),
  ...named(NUMBERS),
];

const USED = new Set([...Object.values(COLUMN_NAMES).flat(), ...NUMBER_COLUMNS]);

/** A row by the names of its columns. */
export type Cells = Readonly<Record<string, string>>;

export const cellsOf = (record: Readonly<Record<string, string>>): Cells =>
  Object.fromEntries(
    Object.entries(record).map(([column, value]) => [
      column
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '_')
        .replace(/^_|_$/g, ''),
      value.trim(),
    ]),
  );

const cellsOfKind = (cells: Cells, column: Column): string[] =>
  COLUMN_NAMES[column].map((name) => cells[name] ?? '').filter(Boolean);

/** The first non-empty column of a kind; empty if none. */
export const cellOf = (cells: Cells, column: Column): string => cellsOfKind(cells, column)[0] ?? '';

/** Columns of a file that nothing is searched by. */
export const unusedColumns = (cells: Cells): string[] =>
  Object.keys(cells).filter((name) => name !== '' && !USED.has(name));

/** Does a file give names or numbers of its customers? */
export const namesSomebody = (cells: Cells): boolean =>
  (['name', 'surname', 'company'] as const).some((column) =>
    COLUMN_NAMES[column].some((name) => name in cells),
  ) || NUMBER_COLUMNS.some((column) => column in cells);

/**
 * A customer's name, joined where a file gives it in parts.
 *
 * @param isCompany the file says so: other names are then those of a contact person
 */
export function nameOf(cells: Cells, isCompany: boolean): string {
  const whole = cellOf(cells, 'name');
  const company = cellOf(cells, 'company');
  // Lists give companies' registered names, seldom their trading names.
  if (isCompany && (whole || company))
    return cellOf({ ...cells, trading_name: '' }, 'company') || whole || company;
  if (whole !== '') return withOtherPart(whole, cells);
  const surname = cellOf(cells, 'surname');
  // Forms of southern Africa have surname and other names.
  const given = cellOf(cells, 'given') || (surname === '' ? '' : (cells['other_names'] ?? ''));
  const person = [given, cellOf(cells, 'middle'), surname].filter(Boolean).join(' ');
  return person === '' ? company : person;
}

/** A column `name` is one part of the name if the other part has its own column and is not in it. */
function withOtherPart(name: string, cells: Cells): string {
  const [given, surname] = [cellOf(cells, 'given'), cellOf(cells, 'surname')];
  const isBare = name === (cells['name'] || cells['names']);
  if (!isBare || (given !== '' && surname !== '') || holds(name, given || surname)) return name;
  return [given || name, cellOf(cells, 'middle'), surname || name].filter(Boolean).join(' ');
}

/** Are all words of a part among those of a name, in any spelling? */
function holds(name: string, part: string): boolean {
  const words = wordsOf(name);
  return wordsOf(part).every((word) => words.includes(word));
}
const wordsOf = (name: string): readonly string[] =>
  normaliseName(name, 'person').written.split(' ').filter(Boolean);

/** Is the customer's only name that of a company? */
export const isNamedAsCompany = (cells: Cells): boolean =>
  cellOf(cells, 'company') !== '' && nameOf(cells, false) === cellOf(cells, 'company');

/**
 * Every other name of a customer: those of its own columns, of several columns of one kind, and a company beside a person.
 *
 * @param name the name that is searched @param isOf what the file says that the customer is
 */
export function aliasesOf(cells: Cells, name: string, isOf: 'person' | 'company' | undefined): string[] {
  // Without a column of given names, other names are those.
  const isGiven =
    cellOf(cells, 'surname') !== '' && cellOf(cells, 'given') === '' && cellOf(cells, 'name') === '';
  const all = [
    ...cellsOfKind(isGiven ? { ...cells, other_names: '' } : cells, 'aliases'),
    ...(isOf === 'company' ? [] : cellsOfKind(cells, 'name').filter((whole) => !holds(name, whole))),
    ...(isOf === 'person' ? [] : cellsOfKind(cells, 'company')),
    ...inParts(cells).filter((parts) => !holds(name, parts)),
    ...cellsOfKind(cells, 'maiden').map((maiden) => withGivenName(maiden, cells, name)),
  ];
  return all.flatMap((text) => valuesIn(text)).filter((alias) => alias !== name);
}

/** The name of the columns of given names and surname, where both are filled in. */
function inParts(cells: Cells): string[] {
  const [given, surname] = [cellOf(cells, 'given'), cellOf(cells, 'surname')];
  return given !== '' && surname !== '' ? [`${given} ${surname}`] : [];
}

/** A maiden name is a surname. */
function withGivenName(maiden: string, cells: Cells, name: string): string {
  const given = cellOf(cells, 'given') || name.split(/\s+/).slice(0, -1).join(' ');
  return /\s/.test(maiden) ? maiden : `${given} ${maiden}`.trim();
}

/** As many of a customer's numbers as a request takes. */
export const numbersOf = (cells: Cells): string =>
  [...new Set(NUMBER_COLUMNS.map((column) => cells[column] ?? '').filter(Boolean))].reduce((all, number) => {
    const more = all === '' ? number : `${all}; ${number}`;
    return more.length <= MOST_OF_NUMBERS || all === '' ? more : all;
  }, '');
