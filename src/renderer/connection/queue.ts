import type { ListedCase } from '../../contract/cases.ts';
import { useCases } from './cases.ts';

/** As many as the station gives at once. */
const PAGE_SIZE = 200;

/** Riskiest first; of the same risk whoever has waited longest. */
export const inQueueOrder = (cases: readonly ListedCase[]): ListedCase[] =>
  [...cases].sort(
    (a, b) => (b.riskScore ?? 0) - (a.riskScore ?? 0) || a.updatedAt.localeCompare(b.updatedAt),
  );

/** What waits for somebody who may approve: accepted by one person alone, or referred. */
export function useQueue() {
  const waiting = useCases({ state: 'waiting', limit: PAGE_SIZE });
  const referred = useCases({ state: 'referred', limit: PAGE_SIZE });
  const both = [waiting, referred];
  return {
    cases: inQueueOrder(both.flatMap(({ data }) => data?.pages.flatMap((page) => page.cases) ?? [])),
    /** When they were read, in milliseconds: what waits is said as of then. */
    asOf: Math.max(...both.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isPending: waiting.isPending || referred.isPending,
    error: waiting.error ?? referred.error,
    refetch: () => both.forEach((one) => void one.refetch()),
  };
}

/** How many wait, counted by the station: also those of which no list is shown. */
export function useQueueTotal(): number {
  const waiting = useCases({ state: 'waiting', limit: 1 });
  const referred = useCases({ state: 'referred', limit: 1 });
  return [waiting, referred].reduce((sum, { data }) => sum + (data?.pages[0]?.total ?? 0), 0);
}

export type Age = { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number };

/** How long something has waited, in the largest unit that fits. */
export function ageOf(since: string, now: number): Age {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}
