import type { Request } from 'express';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { Operators } from '../../station/operators/operators.ts';

/** Without a session there is no token to compare: use the site that browsers report. */
export function refuseOtherSites(request: Request): void {
  const site = request.get('sec-fetch-site');
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new StationError('FORBIDDEN', message('accessRefusals.notFromScreen'), { reason: 'CSRF' });
}

/** Nobody can sign in on a new station: whoever sets it up presents its one-time code (ADR 264). @throws StationError FORBIDDEN */
export function requireSetUpCode({ setUpCode }: Pick<Operators, 'setUpCode'>, given: string): void {
  if (setUpCode.matches(given)) return;
  throw new StationError('FORBIDDEN', message('accessRefusals.setUpCode'), { reason: 'SET_UP_CODE' });
}
