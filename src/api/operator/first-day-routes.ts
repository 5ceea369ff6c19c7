import { Router } from 'express';
import { FirstDayMark } from '../../contract/first-day.ts';
import type { Station } from '../../station/station.ts';
import { actorOf, permit } from './guard.ts';
import { readInput } from './input.ts';

/** The guided set-up of a new station; an administrator's. */
export function firstDayRoutes({ firstDay }: Station): Router {
  const router = Router();
  router.use('/first-day', permit('settings.change'));
  router.get('/first-day', (_request, response) => {
    response.json(firstDay.status());
  });
  router.post('/first-day', async (request, response) => {
    firstDay.mark(await readInput(request, FirstDayMark), actorOf(response));
    response.json(firstDay.status());
  });
  return router;
}
