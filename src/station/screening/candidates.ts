import type { ScreeningRequest } from '../../contract/screening.ts';
import type { ListIndex, ListIndexParts } from './list-index.ts';
import type { NameSchema } from './names/normalise.ts';
import { queryNames } from './score-entry.ts';

/** The index of both kinds of names, in memory shared between threads. */
export type BothIndexes = Readonly<Record<NameSchema, ListIndex>>;
export type SharedIndex = Readonly<Record<NameSchema, ListIndexParts>>;

/** Minimum score that names of a kind must be able to reach, 0–1; null for a kind that is not searched. */
export type LeastScores = Readonly<Record<NameSchema, number | null>>;

/** Keys of the entries that may match a request, by names alone. */
export type Candidates = Readonly<Record<NameSchema, readonly number[] | null>>;

export function candidatesOf(index: BothIndexes, request: ScreeningRequest, least: LeastScores): Candidates {
  const of = (type: NameSchema): readonly number[] | null =>
    least[type] === null ? null : [...index[type].candidates(queryNames({ ...request, type }), least[type])];
  return { person: of('person'), company: of('company') };
}
