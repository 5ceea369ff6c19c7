import { ScreeningRequest, whatIsWrong } from '../../../contract/screening.ts';
import { StationError } from '../../../contract/errors/station-error.ts';
import { message } from '../../../contract/messages/message.ts';
import { ListFault } from '../lists/list-fault.ts';
import {
  aliasesOf,
  cellOf,
  cellsOf,
  isNamedAsCompany,
  nameOf,
  namesSomebody,
  numbersOf,
  unusedColumns,
  type Cells,
} from './customer-columns.ts';
import { customerDate } from './customer-date.ts';
import { customerRecords } from './customer-records.ts';

/** One customer of the file: a request, or why there is none. */
export interface Customer {
  /** Row number as in a spreadsheet, the header being 1. */
  readonly row: number;
  /** The bank's own number of the customer; empty where the file has none. */
  readonly id: string;
  readonly request: ScreeningRequest | null;
  readonly fault: string | null;
}

/**
 * Streams the customers of a CSV file with a header, or of its bytes; unknown columns are ignored.
 *
 * @param unused told the columns that nothing is searched by
 * @throws StationError INVALID_REQUEST when it has neither a column of names nor one of numbers, or is damaged
 */
export async function* customersIn(
  file: string | Buffer,
  unused: (columns: readonly string[]) => void = () => undefined,
): AsyncGenerator<Customer> {
  let row = 1;
  try {
    for await (const record of customerRecords(file)) {
      row++;
      const cells = cellsOf(record);
      if (row === 2) {
        if (!namesSomebody(cells))
          throw new StationError('INVALID_REQUEST', message('screeningRefusals.noNameColumn'));
        unused(unusedColumns(cells));
      }
      yield customerOf(row, cells);
    }
  } catch (thrown) {
    if (!(thrown instanceof ListFault)) throw thrown;
    throw new StationError(
      'INVALID_REQUEST',
      message('screeningRefusals.damagedCustomers'),
      { technical: thrown.message },
      { cause: thrown },
    );
  }
}

const SHORTEST_NAME = 2;
const COMPANY =
  /compan|entity|organi|business|corporat|juristic|non.?individual|legal person|trust\b|partnership|^c$/;
const PERSON = /person|individual|natural|sole (?:trader|proprietor)|^[ip]$/;

function customerOf(row: number, cells: Cells): Customer {
  const optional = (column: Parameters<typeof cellOf>[1]): string | undefined =>
    cellOf(cells, column) || undefined;
  const type = cellOf(cells, 'type').toLowerCase();
  const isCompany = COMPANY.test(type);
  const gender = cellOf(cells, 'gender').toUpperCase()[0];
  const isOf =
    isCompany || (type === '' && isNamedAsCompany(cells))
      ? 'company'
      : PERSON.test(type)
        ? 'person'
        : undefined;
  const name = nameOf(cells, isCompany);
  const parsed = ScreeningRequest.safeParse({
    type: isOf,
    name,
    aliases: aliasesOf(cells, name, isOf).filter(({ length }) => length >= SHORTEST_NAME),
    dateOfBirth: customerDate(cellOf(cells, 'dateOfBirth')) ?? undefined,
    nationality: optional('nationality'),
    gender: gender === 'M' || gender === 'F' ? gender : undefined,
    documentNumber: numbersOf(cells) || undefined,
  });
  const id = cellOf(cells, 'id');
  if (parsed.success) return { row, id, request: parsed.data, fault: null };
  return { row, id, request: null, fault: whatIsWrong(parsed.error) };
}
