import type { Request, RequestHandler, Response } from 'express';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Permission } from '../../contract/permissions.ts';
import { message } from '../../contract/messages/message.ts';
import type { Actor } from '../../station/actor.ts';
import { requirePermission, type Operator } from '../../station/operators/permissions.ts';
import { csrfMatches, type OperatorSession } from '../../station/operators/operator-session.ts';
import type { Station } from '../../station/station.ts';
import { sessionTokenOf } from './cookie.ts';

/** Requests that only look. */
const SAFE_METHODS = new Set(['GET', 'HEAD']);
/** Background polls (health, progress) must not keep an unattended counter unlocked. */
const PASSIVE = /^\/(health|session|backups|restore)$/;

/**
 * Lets signed-in people pass: a session cookie that is neither over nor locked and, for everything that changes
 * something, the session's CSRF token. The cookie is SameSite=Strict, so this is the second of two bars.
 */
export function requireSession(station: Station): RequestHandler {
  return (request, response, next) => {
    const session = sessionOf(station, request);
    if (!session)
      throw new StationError('UNAUTHORIZED', message('accessRefusals.signInFirst'), { reason: 'NO_SESSION' });
    if (session.locked)
      throw new StationError('UNAUTHORIZED', message('operatorRefusals.locked'), { reason: 'LOCKED' });
    if (session.mustChoosePassword)
      throw new StationError('UNAUTHORIZED', message('accessRefusals.ownPasswordFirst'), {
        reason: 'NEW_PASSWORD',
      });
    requireCsrfToken(session, request);
    response.locals['operator'] = session.operator satisfies Operator;
    next();
  };
}

export function sessionOf(station: Station, request: Request): OperatorSession | null {
  const token = sessionTokenOf(request);
  return token === null ? null : station.operators.session(token, { passive: PASSIVE.test(request.path) });
}

/** @throws StationError FORBIDDEN when a request that changes something lacks the session's token. */
export function requireCsrfToken(session: OperatorSession, request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  if (!csrfMatches(session, request.get('x-csrf-token')))
    throw new StationError('FORBIDDEN', message('accessRefusals.notFromScreen'), { reason: 'CSRF' });
}

/** The signed-in person behind a request that passed {@link requireSession}. */
export function operatorOf(response: Response): Operator {
  return response.locals['operator'] as Operator;
}

export function actorOf(response: Response): Actor {
  return { kind: 'operator', id: operatorOf(response).id };
}

/** A route only for those who may. */
export function permit(permission: Permission): RequestHandler {
  return (_request, response, next) => {
    requirePermission(operatorOf(response), permission);
    next();
  };
}
