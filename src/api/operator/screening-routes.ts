import { Router, type Response } from 'express';
import { z } from 'zod';
import { BusinessVerifyRequest } from '../../contract/registry.ts';
import { DismissedHits, ScreeningRequest, type ScreeningAlerts } from '../../contract/screening.ts';
import type { Station } from '../../station/station.ts';
import { requestIdOf } from '../requests/context.ts';
import { actorOf, operatorOf, permit } from './guard.ts';
import { readInput, readPath } from './input.ts';

const CaseReference = z.object({ caseId: z.uuid().optional() });
const AlertId = z.coerce.number().int().positive();
const HitDecision = z.object({
  screeningId: z.string(),
  list: z.string(),
  entryId: z.string(),
  outcome: z.enum(['true-match', 'false-positive']),
  reason: z.string().trim().min(3).max(1_000),
});

/** Screening a name and looking a company up, inside a case or on their own; what new lists brought up. */
export function screeningRoutes({ cases, screening, registry }: Station): Router {
  const router = Router();
  const work = permit('cases.work');
  router.post('/screening', work, async (request, response) => {
    const { caseId, ...asked } = await readInput(request, ScreeningRequest.safeExtend(CaseReference.shape));
    response.json(await screening.screen(asked, caller(response, caseId)));
  });
  router.post('/screening/hits', work, async (request, response) => {
    const decision = await readInput(request, HitDecision);
    const decided = screening.decide(decision, operatorOf(response));
    // Waiting for a second person: not done yet.
    if (decided === 'waits') response.status(202).json({ waits: true });
    else response.status(204).end();
  });
  router.post('/screening/hits/dismissed', work, async (request, response) => {
    const dismissed = await readInput(request, DismissedHits);
    response.json(screening.dismiss(dismissed, operatorOf(response)));
  });
  router.get('/alerts', work, (_request, response) => {
    response.json(openAlerts());
  });
  router.post('/alerts/:id/handled', work, (request, response) => {
    const id = readPath(AlertId, request.params['id']);
    screening.handleAlert(id, operatorOf(response).name, actorOf(response));
    response.json(openAlerts());
  });
  router.post('/registry', work, async (request, response) => {
    const { caseId, ...asked } = await readInput(
      request,
      BusinessVerifyRequest.safeExtend(CaseReference.shape),
    );
    response.json(await registry.verify(asked, caller(response, caseId)));
  });
  return router;

  function openAlerts(): ScreeningAlerts {
    return { alerts: screening.alerts(), total: screening.openAlerts() };
  }

  /** @throws StationError NOT_FOUND when the case to add to does not exist, CONFLICT when it is decided. */
  function caller(response: Response, caseId: string | undefined) {
    const { id, name } = operatorOf(response);
    if (caseId) cases.requireOpen(caseId);
    return {
      actor: id,
      kind: 'operator' as const,
      author: name,
      requestId: requestIdOf(response),
      ...(caseId ? { caseId } : {}),
    };
  }
}
