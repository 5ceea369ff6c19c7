import { z } from 'zod';
import { StationError } from '../../../contract/errors/station-error.ts';
import type { ScreeningRequest, ScreeningResult } from '../../../contract/screening.ts';
import type { FoundAhead } from '../search-ahead.ts';
import type { Customer } from './customers-csv.ts';
import { resultLines } from './results-csv.ts';

/** Number of customers by answer. */
export const Outcomes = z.object({
  CLEAR: z.number(),
  REVIEW: z.number(),
  MATCH: z.number(),
  NOT_SCREENED: z.number(),
});
export type Outcomes = z.infer<typeof Outcomes>;

export const noOutcomes = (): Outcomes => ({ CLEAR: 0, REVIEW: 0, MATCH: 0, NOT_SCREENED: 0 });

/** The answer about one customer, and the case that was opened for it. */
export type Look = (
  request: ScreeningRequest,
  ahead: FoundAhead | null,
) => Promise<{ readonly result: ScreeningResult; readonly caseId: string | null }>;

/** Yields to other requests while screening a million customers. */
export const inTurns =
  (look: Look): Look =>
  async (request, ahead) => {
    await new Promise(setImmediate);
    return look(request, ahead);
  };

/**
 * Screens one customer of a file.
 *
 * @param ahead what was found for the customer in advance
 * @returns lines of the CSV of results
 * @throws StationError SCREENING_LISTS_STALE from `look`
 */
export async function screenCustomer(
  customer: Customer,
  look: Look,
  ahead: FoundAhead | null,
): Promise<{ lines: string; outcome: keyof Outcomes }> {
  if (customer.request === null) return { lines: resultLines(customer, null, null), outcome: 'NOT_SCREENED' };
  try {
    const { result, caseId } = await look(customer.request, ahead);
    return { lines: resultLines(customer, result, caseId), outcome: result.outcome };
  } catch (thrown) {
    // A name without letters must not stop the others' screening; stale lists do.
    if (!(thrown instanceof StationError) || thrown.code !== 'INVALID_REQUEST') throw thrown;
    const refused = { ...customer, fault: thrown.message };
    return { lines: resultLines(refused, null, null), outcome: 'NOT_SCREENED' };
  }
}
