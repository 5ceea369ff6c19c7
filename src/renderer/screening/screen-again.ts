import type { Customer } from './hit-comparison.ts';

/** Where a subject is screened anew, in the same case, with what was known then. */
export function screenAgain(caseId: string | null, request: Customer): string {
  const { type, name, dateOfBirth: born, nationality: country, documentNumber: number } = request;
  const known = Object.entries({ case: caseId, name, type, born, country, number });
  const given = known.filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/screening?${new URLSearchParams(given).toString()}`;
}
