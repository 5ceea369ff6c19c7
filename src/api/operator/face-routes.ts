import { Router } from 'express';
import { z } from 'zod';
import { FaceCheckStart, type CaseFace } from '../../contract/administration.ts';
import { FaceComparisonResult } from '../../contract/faces.ts';
import { compareFaceCheck } from '../../station/faces/compare-face-check.ts';
import { earlierFaces } from '../../station/faces/earlier-faces.ts';
import type { Station } from '../../station/station.ts';
import { requestIdOf } from '../requests/context.ts';
import { operatorOf, permit } from './guard.ts';
import { readInput, readPath } from './input.ts';

const SessionId = z.string().min(1).max(200);
const Compare = z.object({ caseId: z.uuid(), page: z.number().int().min(0).max(500) });

/** The face check at the counter: a session, its result, and the comparison with the portrait on a case's document. */
export function faceRoutes(station: Station): Router {
  const router = Router();
  const work = permit('cases.work');
  const { liveness, cases, store } = station;

  router.post('/face-checks', work, async (request, response) => {
    const { withoutHeadMovement, withoutFlashes, caseId } = await readInput(request, FaceCheckStart);
    if (caseId) cases.requireOpen(caseId);
    const settings = { auditImagesLimit: 0, withoutHeadMovement, withoutFlashes };
    const by = caller(response);
    const session = await liveness.createSession(settings, by);
    // Passed or aborted, the check belongs to that visit.
    if (caseId) store.write(() => cases.links.add(caseId, liveness.caseOf(session.sessionId, by)));
    const { hash } = new URL(session.clientUrl, 'https://localhost');
    response
      .status(201)
      .json({ sessionId: session.sessionId, token: hash.slice(1), flashes: !withoutFlashes });
  });

  router.get('/face-checks/:id', work, async (request, response) => {
    const { status, isLive } = await liveness.results(
      readPath(SessionId, request.params['id']),
      caller(response),
    );
    response.json({ status, isLive });
  });

  /** The live face against the page that carries the portrait; kept in the case. */
  router.post('/face-checks/:id/compare', work, async (request, response) => {
    const { caseId, page } = await readInput(request, Compare);
    await compareFaceCheck(station, {
      sessionId: readPath(SessionId, request.params['id']),
      caseId,
      page,
      by: operatorOf(response),
      requestId: requestIdOf(response),
    });
    await station.chips.compareFaces(caseId);
    response.json(faceOf(caseId));
  });

  router.get('/cases/:id/face', permit('cases.read'), (request, response) => {
    response.json(faceOf(readPath(z.uuid(), request.params['id'])));
  });
  return router;

  function faceOf(caseId: string): CaseFace {
    const latest = cases.results.latest(caseId, 'comparison');
    const selfie = cases.files.list(caseId, 'selfie').at(-1);
    return {
      comparison: latest ? FaceComparisonResult.parse(latest.body) : null,
      selfie: selfie?.position ?? null,
      earlier: earlierFaces(cases, caseId),
    };
  }

  function caller(response: Parameters<typeof operatorOf>[0]) {
    const { id, name } = operatorOf(response);
    return { clientId: null, operatorId: id, author: name, requestId: requestIdOf(response) };
  }
}
