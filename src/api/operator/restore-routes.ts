import { Router, type RequestHandler } from 'express';
import { RestoreConfirmation, RestorePlace, RestoreRequest } from '../../contract/restore.ts';
import { systemActor, type Actor } from '../../station/actor.ts';
import type { Station } from '../../station/station.ts';
import { actorOf, permit, requireSession } from './guard.ts';
import { readInput } from './input.ts';
import { refuseOtherSites, requireSetUpCode } from './other-sites.ts';

/**
 * A whole station brought back from a backup: by an administrator, or on a new station by whoever has the code with which the
 * first administrator is made (ADR 264, 324). Mounted before the session is asked for.
 */
export function restoreRoutes(station: Station): Router {
  const router = Router();
  const { restores } = station;
  const allowed = mayRestore(station);

  router.get('/restore', allowed, (_request, response) => {
    response.json(restores.state());
  });
  router.post('/restore/look', allowed, async (request, response) => {
    const { place } = await readInput(request, RestorePlace);
    response.json({ backups: restores.find(place) });
  });
  router.post('/restore/check', allowed, async (request, response) => {
    const asked = await readInput(request, RestoreRequest);
    await restores.check(whoAsks(station, response), asked);
    response.status(202).json(restores.state());
  });
  router.post('/restore/confirm', allowed, async (request, response) => {
    const { day } = await readInput(request, RestoreConfirmation);
    restores.confirm(whoAsks(station, response), day);
    response.status(202).json(restores.state());
  });
  router.delete('/restore', allowed, async (_request, response) => {
    await restores.discard();
    response.json(restores.state());
  });
  return router;
}

function mayRestore(station: Station): RequestHandler {
  const session = requireSession(station);
  const administrator = permit('settings.change');
  const { operators } = station;
  return (request, response, next) => {
    if (operators.isSetUp()) {
      session(request, response, (thrown?: unknown) => {
        if (thrown) next(thrown);
        else administrator(request, response, next);
      });
      return;
    }
    refuseOtherSites(request);
    requireSetUpCode(operators, request.get('x-set-up-code') ?? '');
    next();
  };
}

const whoAsks = ({ operators }: Station, response: Parameters<typeof actorOf>[0]): Actor =>
  operators.isSetUp() ? actorOf(response) : systemActor('set-up');
