import type { Response } from 'express';
import type { LimitState } from '../../station/access/limits.ts';

/** "X-RateLimit-Limit (requests allowed), X-RateLimit-Remaining (requests left), X-RateLimit-Reset (reset time, numeric)". */
export function setLimitHeaders(response: Response, state: LimitState): void {
  response.setHeader('X-RateLimit-Limit', String(state.limit));
  response.setHeader('X-RateLimit-Remaining', String(state.remaining));
  response.setHeader('X-RateLimit-Reset', String(state.reset));
}
