import type { ScreeningResult } from '../../../contract/screening.ts';
import { csvHead, csvLine } from '../../csv-cell.ts';
import type { Customer } from './customers-csv.ts';

const RESULT_COLUMNS = [
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

export const resultHeader = csvHead(RESULT_COLUMNS);

/** The lines of one customer: one per hit, or one saying that there is none, or why nothing was searched. */
export function resultLines(
  { row, id, fault }: Customer,
  result: ScreeningResult | null,
  caseId: string | null,
): string {
  const told = (outcome: string, rest: readonly (string | number | null)[]): string =>
    csvLine([row, id, outcome, ...rest, ...Array<null>(RESULT_COLUMNS.length - 3 - rest.length).fill(null)]);
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
