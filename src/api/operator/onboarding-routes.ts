import { Router } from 'express';
import { z } from 'zod';
import type { Station } from '../../station/station.ts';
import { actorOf, operatorOf, permit } from './guard.ts';
import { readInput, readPath } from './input.ts';

const Start = z.object({ subject: z.enum(['person', 'company']) });

/** The onboarding of a person or company: opened once, resumed at any time. */
export function onboardingRoutes({ onboarding }: Station): Router {
  const router = Router();
  router.post('/onboarding', permit('cases.work'), async (request, response) => {
    const { subject } = await readInput(request, Start);
    response.status(201).json(onboarding.start(subject, actorOf(response), operatorOf(response).name));
  });
  router.get('/onboarding/:id', permit('cases.read'), (request, response) => {
    response.json(onboarding.status(readPath(z.uuid(), request.params.id)));
  });
  return router;
}
