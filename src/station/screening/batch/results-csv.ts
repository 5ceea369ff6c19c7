import type { ScreeningResult } from '../../../contract/screening.ts';
import type { Customer } from './customers-csv.ts';

export const RESULT_COLUMNS = [
  'row',
  'id',
  'outcome',
  'score',
  'list',
  'entry_id',
  'listed_name',
  'primary_name',
  'kind',
  'why',
  'decided',
  'case_id',
] as const;

/** A cell that no spreadsheet takes for a formula (OWASP, CSV injection), in quotes where it needs them. */
function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

const line = (values: readonly (string | number | null)[]): string => `${values.map(cell).join(',')}\n`;

export const resultHeader = line(RESULT_COLUMNS);

/** The lines of one customer: one for every hit, or one that says that there is none, or why nothing was asked. */
export function resultLines(
  { row, id, fault }: Customer,
  result: ScreeningResult | null,
  caseId: string | null,
): string {
  const told = (outcome: string, rest: readonly (string | number | null)[]): string =>
    line([row, id, outcome, ...rest, ...Array<null>(RESULT_COLUMNS.length - 3 - rest.length).fill(null)]);
  if (result === null) return told('NOT_SCREENED', [null, null, null, null, null, null, fault]);
  if (result.hits.length === 0) return told(result.outcome, []);
  return result.hits
    .map((hit) =>
      told(result.outcome, [
        hit.score,
        hit.list,
        hit.entryId,
        hit.name,
        hit.primaryName,
        hit.kind,
        hit.explanation.map(({ sentence }) => sentence).join(' '),
        hit.disposition?.outcome ?? null,
        caseId,
      ]),
    )
    .join('');
}
