import type { ScreeningHit, ScreeningRequest } from '../../contract/screening.ts';

/** What a customer is told by: as it was screened with, and what else the case knows. */
export type Customer = Pick<ScreeningRequest, 'name'> &
  Partial<
    Pick<
      ScreeningRequest,
      'aliases' | 'dateOfBirth' | 'nationality' | 'country' | 'gender' | 'documentNumber' | 'type'
    >
  >;

export const COMPARED = ['name', 'aliases', 'born', 'country', 'gender', 'numbers', 'programmes'] as const;
export type ComparedRow = (typeof COMPARED)[number];

export interface Comparison {
  readonly row: ComparedRow;
  readonly customer: readonly string[];
  readonly listed: readonly string[];
  /** What the station concluded from the two; null where it drew none. */
  readonly agrees: boolean | null;
}

/** The part of the station's explanation that speaks of a row. */
const PART_OF: Partial<Record<ComparedRow, string>> = {
  born: 'dateOfBirth',
  country: 'country',
  gender: 'gender',
  numbers: 'documentNumber',
};

/**
 * What a hit is told by, row by row, beside the customer's. Rows of which neither side knows anything are left out, and those that
 * an earlier version of the station did not keep.
 */
export function comparisonOf(hit: ScreeningHit, customer: Customer): Comparison[] {
  const given = (value: string | undefined): string[] => (value ? [value] : []);
  const sides: Record<ComparedRow, readonly [readonly string[], readonly string[] | undefined]> = {
    name: [given(customer.name), [hit.primaryName]],
    aliases: [customer.aliases ?? [], hit.aliases?.map(({ name }) => name)],
    born: [given(customer.dateOfBirth), hit.dateOfBirth],
    country: [[...new Set([...given(customer.nationality), ...given(customer.country)])], hit.countries],
    gender: [given(customer.gender), hit.gender === undefined ? undefined : given(hit.gender ?? undefined)],
    numbers: [given(customer.documentNumber), hit.identifiers?.map(({ number }) => number)],
    programmes: [[], hit.programmes],
  };
  return COMPARED.flatMap((row) => {
    const [own, listed] = sides[row];
    if (listed === undefined || own.length + listed.length === 0) return [];
    const weight = hit.explanation.find(({ part }) => part === PART_OF[row])?.weight ?? 0;
    return [{ row, customer: own, listed, agrees: weight === 0 ? null : weight > 0 }];
  });
}
