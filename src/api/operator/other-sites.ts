import type { Request } from 'express';
import { StationError } from '../../contract/errors/station-error.ts';

/** Before there is a session there is no token to compare: browsers say which site a request comes from. */
export function refuseOtherSites(request: Request): void {
  const site = request.get('sec-fetch-site');
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new StationError('FORBIDDEN', 'The request did not come from the screen.', { reason: 'CSRF' });
}
