import { Router, type Request } from 'express';
import { StationError } from '../../contract/errors/station-error.ts';
import { OwnPasswordRequest, SetUpRequest, SignInRequest, type Session } from '../../contract/people.ts';
import { message } from '../../contract/messages/message.ts';
import type { OperatorSession } from '../../station/operators/operator-session.ts';
import type { Station } from '../../station/station.ts';
import { clearSessionCookie, sessionTokenOf, setSessionCookie } from './cookie.ts';
import { requireCsrfToken, sessionOf } from './guard.ts';
import { isOfWindow } from '../requests/of-window.ts';
import { readInput } from './input.ts';
import { refuseOtherSites, requireSetUpCode } from './other-sites.ts';

/** Who is at the counter: set-up, sign-in, lock, unlock, sign-out. The only routes without a session. */
export function sessionRoutes(station: Station): Router {
  const router = Router();
  const { operators, config } = station;

  router.get('/session', (request, response) => {
    response.json(present(sessionOf(station, request), isOfWindow(request)));
  });

  router.post('/set-up', async (request, response) => {
    refuseOtherSites(request);
    const { code, ...first } = await readInput(request, SetUpRequest);
    if (!operators.isSetUp()) requireSetUpCode(operators, code);
    await operators.setUp(first);
    const { token, session } = await operators.signIn(first.name, first.password);
    setSessionCookie(response, token, request.secure);
    response.json(present(session));
  });

  router.post('/session', async (request, response) => {
    refuseOtherSites(request);
    const { name, password } = await readInput(request, SignInRequest);
    const { token, session } = await operators.signIn(name, password);
    setSessionCookie(response, token, request.secure);
    response.json(present(session));
  });

  router.post('/session/lock', (request, response) => {
    const { token } = requireOwn(request);
    operators.lock(token);
    response.json(present(operators.session(token, { passive: true })));
  });

  router.post('/session/unlock', async (request, response) => {
    const { token } = requireOwn(request);
    const { password } = await readInput(request, SignInRequest.pick({ password: true }));
    response.json(present(await operators.unlock(token, password)));
  });

  router.post('/session/password', async (request, response) => {
    const { token } = requireOwn(request);
    await operators.changePassword(token, await readInput(request, OwnPasswordRequest));
    response.status(204).end();
  });

  router.delete('/session', (request, response) => {
    const token = sessionTokenOf(request);
    if (token !== null) {
      const session = operators.session(token, { passive: true });
      if (session) requireCsrfToken(session, request);
      operators.signOut(token);
    }
    clearSessionCookie(response, request.secure);
    response.status(204).end();
  });

  return router;

  function requireOwn(request: Request): { token: string } {
    const token = sessionTokenOf(request);
    const session = token === null ? null : operators.session(token, { passive: true });
    if (!token || !session)
      throw new StationError('UNAUTHORIZED', message('accessRefusals.signInFirst'), { reason: 'NO_SESSION' });
    requireCsrfToken(session, request);
    return { token };
  }

  function present(session: OperatorSession | null, ofWindow = false): Session {
    if (session) {
      const { operator, csrfToken } = session;
      if (!session.locked && session.mustChoosePassword)
        return {
          state: 'new-password',
          operator: { name: operator.name, role: operator.role },
          csrfToken,
        };
      return session.locked
        ? { state: 'locked', operator: { name: operator.name, role: operator.role }, csrfToken }
        : { state: 'signed-in', operator, csrfToken, idleLockMinutes: config.operators.idleLockMinutes };
    }
    if (!operators.isSetUp()) return { state: 'set-up' };
    const { listNames } = config.operators;
    const shown = listNames === 'always' || (listNames === 'window' && ofWindow);
    const people = shown ? operators.list().filter((one) => !one.disabled) : [];
    return { state: 'signed-out', operators: people.map(({ name, role }) => ({ name, role })) };
  }
}
