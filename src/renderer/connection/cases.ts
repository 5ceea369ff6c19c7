import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { SettlementRequest } from '../../contract/assessment.ts';
import {
  CaseDetail,
  CaseList,
  MOST_COUNTED,
  type ApprovalRequest,
  type CaseQuery,
  type CorrectionRequest,
  type DecisionRequest,
  type OverrideRequest,
} from '../../contract/cases.ts';
import { RequestFailure, station } from './client.ts';

export type CaseFilter = Partial<Omit<CaseQuery, 'cursor'>>;

function queryText(filter: CaseFilter, cursor: string | null): string {
  const entries = Object.entries({ ...filter, cursor }).filter(([, value]) => value != null && value !== '');
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
}

/** Address of a CSV file of every case that matches. */
export const casesFile = ({ limit: _page, ...filter }: CaseFilter): string =>
  `/operator/cases/list.csv?${queryText(filter, null)}`;

/** The `total` of a list, to be shown. */
export const counted = (total: number): string => (total < MOST_COUNTED ? `${total}` : `${total}+`);

/** Cases by filter, newest first, page by page. */
export function useCases(filter: CaseFilter) {
  return useInfiniteQuery({
    queryKey: ['cases', filter],
    queryFn: ({ pageParam, signal }) =>
      station.get(`/cases?${queryText(filter, pageParam)}`, CaseList, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/**
 * Portraits are compared with other cases in the background, some seconds after the reading, and the station does not
 * announce it: a case opened meanwhile is polled for 18 seconds.
 */
const AGAIN_MS = 3_000;
const TIMES_AGAIN = 6;

const hasPortrait = ({ verification }: CaseDetail): boolean =>
  verification?.pages.some(({ marks }) => marks.some(({ kind }) => kind === 'portrait')) ?? false;

/** One case; nothing is asked for while there is no id. */
export function useCase(id: string | null) {
  return useQuery({
    queryKey: ['case', id],
    queryFn: ({ signal }) => station.get(`/cases/${id}`, CaseDetail, signal),
    enabled: id !== null,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.state === 'open' && hasPortrait(data) && dataUpdateCount <= TIMES_AGAIN ? AGAIN_MS : false,
  });
}

/** Invalidates what a reading or its chip changes: the case, lists, and queries about it. */
export function caseChanged(queries: QueryClient): void {
  for (const kind of ['case', 'cases', 'read']) void queries.invalidateQueries({ queryKey: [kind] });
}

export type CaseAction =
  | ({ readonly kind: 'corrections' } & z.input<typeof CorrectionRequest>)
  | ({ readonly kind: 'decision' } & z.input<typeof DecisionRequest>)
  | ({ readonly kind: 'override' } & z.input<typeof OverrideRequest>)
  | ({ readonly kind: 'approval' } & z.input<typeof ApprovalRequest>)
  | ({ readonly kind: 'settlements' } & z.input<typeof SettlementRequest>)
  | { readonly kind: 'undo' }
  | { readonly kind: 'away'; readonly away: boolean }
  | { readonly kind: 'notes'; readonly text: string };

/** Every change of a case answers with the case as it is now. */
export function useCaseAction(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, ...body }: CaseAction) =>
      station.send('POST', `/cases/${id}/${kind}`, body, CaseDetail),
    onSuccess: (detail) => {
      queries.setQueryData(['case', id], detail);
      void queries.invalidateQueries({ queryKey: ['cases'] });
      // A decision also changes the erasure date.
      void queries.invalidateQueries({ queryKey: ['read', `/cases/${id}/hold`] });
    },
    // Somebody else was faster: show their change beside the error.
    onError: (error) => {
      if (error instanceof RequestFailure && error.problem.code === 'CONFLICT')
        void queries.invalidateQueries({ queryKey: ['case', id] });
    },
  });
}
