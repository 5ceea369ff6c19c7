import { Router } from 'express';
import { z } from 'zod';
import type { CaseHold } from '../../contract/retention.ts';
import { ConsentRequest, ConsentText, type Consent } from '../../station/retention/consent.ts';
import type { Station } from '../../station/station.ts';
import { operatorOf, permit } from './guard.ts';
import { readInput, readPath } from './input.ts';

const CaseId = z.uuid();
const Hold = z.object({ reason: z.string().trim().min(3).max(2_000) });
const GivenConsent = ConsentRequest.omit({ caseId: true });

/** Consent of customers, in words that were published before, and legal holds. */
export function retentionRoutes(station: Station): Router {
  const router = Router();
  const { retention, cases } = station;
  const read = permit('cases.read');
  const work = permit('cases.work');
  const hold = permit('cases.hold');

  router.get('/consent-texts', read, (_request, response) => {
    response.json({ texts: retention.consent.texts() });
  });
  router.post('/consent-texts', permit('settings.change'), async (request, response) => {
    retention.consent.publish(await readInput(request, ConsentText), operatorOf(response));
    response.status(201).json({ texts: retention.consent.texts() });
  });

  router.get('/cases/:id/consents', read, (request, response) => {
    response.json(consentsOf(readPath(CaseId, request.params['id'])));
  });
  router.post('/cases/:id/consents', work, async (request, response) => {
    const caseId = readPath(CaseId, request.params['id']);
    cases.row(caseId);
    retention.consent.record({ ...(await readInput(request, GivenConsent)), caseId }, operatorOf(response));
    response.status(201).json(consentsOf(caseId));
  });
  router.post('/cases/:id/consents/:consent/withdrawal', work, (request, response) => {
    const caseId = readPath(CaseId, request.params['id']);
    retention.consent.withdraw(readPath(z.uuid(), request.params['consent']), operatorOf(response), caseId);
    response.json(consentsOf(caseId));
  });

  router.get('/cases/:id/hold', read, (request, response) => {
    response.json(holdOf(readPath(CaseId, request.params['id'])));
  });
  router.post('/cases/:id/hold', hold, async (request, response) => {
    const caseId = readPath(CaseId, request.params['id']);
    retention.hold(caseId, (await readInput(request, Hold)).reason, operatorOf(response));
    response.status(201).json(holdOf(caseId));
  });
  router.delete('/cases/:id/hold', hold, (request, response) => {
    const caseId = readPath(CaseId, request.params['id']);
    retention.release(caseId, operatorOf(response));
    response.json(holdOf(caseId));
  });
  return router;

  function consentsOf(caseId: string): { consents: Consent[] } {
    cases.row(caseId);
    return { consents: retention.consent.of(caseId) };
  }

  function holdOf(caseId: string): CaseHold {
    const { legal_hold: reason } = cases.row(caseId);
    return { held: reason !== null, reason, erasure: retention.erasure(caseId) };
  }
}
