import { ScreeningRequest, whatIsWrong } from '../../../contract/screening.ts';
import { StationError } from '../../../contract/errors/station-error.ts';
import { ID_WORD_LIST } from '../../../engine/packs/country-words.ts';
import { columnName, csvRecords } from '../lists/csv.ts';
import { valuesIn } from '../lists/values.ts';

/** One customer of the file: what to ask, or why nothing can be asked. */
export interface Customer {
  /** As a spreadsheet counts, the header being 1. */
  readonly row: number;
  /** The bank's own number of the customer; empty where the file has none. */
  readonly id: string;
  readonly request: ScreeningRequest | null;
  readonly fault: string | null;
}

/** What a column may be called, besides its first name. */
const COLUMNS = {
  id: ['id', 'customer_id', 'customer_number', 'cif'],
  name: ['name', 'full_name', 'customer_name'],
  aliases: ['aliases', 'other_names'],
  type: ['type', 'customer_type'],
  dateOfBirth: ['date_of_birth', 'birth_date', 'dob'],
  nationality: ['nationality', 'country'],
  gender: ['gender', 'sex'],
  documentNumber: ['document_number', 'id_number', ...ID_WORD_LIST, 'passport_number', 'registration_number'],
} as const;
type Column = keyof typeof COLUMNS;

/**
 * The customers of a CSV file with a header, or of its bytes, as a stream; columns that are not known here are passed over.
 *
 * @throws StationError INVALID_REQUEST when it has neither a column of names nor one of numbers
 */
export async function* customersIn(file: string | Buffer): AsyncGenerator<Customer> {
  let row = 1;
  for await (const record of csvRecords(file)) {
    row++;
    const cells = Object.fromEntries(
      Object.entries(record).map(([column, value]) => [columnName(column), value]),
    );
    if (row === 2 && ![...COLUMNS.name, ...COLUMNS.documentNumber].some((column) => column in cells))
      throw new StationError(
        'INVALID_REQUEST',
        'The file has no column called name: its first line must name the columns.',
      );
    yield customerOf(row, (column) => COLUMNS[column].map((name) => cells[name] ?? '').find(Boolean) ?? '');
  }
}

function customerOf(row: number, cell: (column: Column) => string): Customer {
  const optional = (column: Column): string | undefined => cell(column) || undefined;
  const type = cell('type').toLowerCase();
  const gender = cell('gender').trim().toUpperCase()[0];
  const parsed = ScreeningRequest.safeParse({
    type: /compan|entity|organi|business/.test(type)
      ? 'company'
      : /person|individual/.test(type)
        ? 'person'
        : undefined,
    name: cell('name'),
    aliases: valuesIn(cell('aliases')),
    dateOfBirth: optional('dateOfBirth'),
    nationality: optional('nationality'),
    gender: gender === 'M' || gender === 'F' ? gender : undefined,
    documentNumber: optional('documentNumber'),
  });
  const id = cell('id');
  if (parsed.success) return { row, id, request: parsed.data, fault: null };
  return { row, id, request: null, fault: whatIsWrong(parsed.error) };
}
