import { useState } from 'react';
import type { VerificationProgress } from '../../contract/operator.ts';

/** When the reading of a page began; pages count from 1, times in milliseconds. */
export interface PageBegun {
  readonly page: number;
  readonly at: number;
}

/**
 * Seconds until the last page is read, at the pace of those that are; a multiple of five, because it is an estimate.
 * Null while no page has been read to its end.
 */
export function secondsLeft(first: PageBegun, latest: PageBegun, pages: number, now: number): number | null {
  const read = latest.page - first.page;
  if (read < 1) return null;
  const perPage = (latest.at - first.at) / read;
  const left = perPage * (pages - latest.page + 1) - (now - latest.at);
  return Math.max(5, Math.ceil(left / 5000) * 5);
}

interface Pages {
  readonly first: PageBegun;
  readonly latest: PageBegun;
}

/** @param now the time that the screen shows; the pages begun are counted by it too */
export function useTimeLeft(progress: VerificationProgress | null, now: number): number | null {
  const [begun, setBegun] = useState<Pages | null>(null);
  const page = progress?.kind === 'stage' && progress.stage === 'reading' ? progress.page : undefined;
  const pages = progress?.kind === 'stage' ? progress.pages : undefined;
  if (page !== undefined && page !== begun?.latest.page) {
    const latest = { page, at: now };
    setBegun({ first: begun?.first ?? latest, latest });
  }
  if (begun === null || page === undefined || pages === undefined) return null;
  return secondsLeft(begun.first, begun.latest, pages, now);
}
