import { DAY_MS } from '../../contract/local-time.ts';
import { message } from '../../contract/messages/message.ts';
import { Router } from 'express';
import { NewClientRequest, type ClientDetail } from '../../contract/administration.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { WebhookEndpointRequest } from '../../contract/webhooks.ts';
import type { Station } from '../../station/station.ts';
import { actorOf, permit } from './guard.ts';
import { readInput } from './input.ts';

const USAGE_DAYS = 30;
const SHOWN_DELIVERIES = 50;

/** The developer portal: applications, their credentials, plans, use, webhooks with attempts and replay. */
export function applicationRoutes({ access, webhooks, clock }: Station): Router {
  const router = Router();
  router.use('/applications', permit('settings.change'));

  router.get('/applications', (_request, response) => {
    response.json(access.list());
  });
  router.post('/applications', async (request, response) => {
    const { clientId, clientSecret, apiKey, webhookSecret } = access.register(
      actorOf(response),
      await readInput(request, NewClientRequest),
    );
    response.status(201).json({ clientId, clientSecret, apiKey, webhookSecret });
  });
  router.get('/applications/:id', (request, response) => {
    response.json(detail(request.params.id));
  });
  router.post('/applications/:id/revoke', (request, response) => {
    access.revoke(actorOf(response), request.params.id);
    response.json(detail(request.params.id));
  });
  router.post('/applications/:id/rotate/:kind', (request, response) => {
    const { id, kind } = request.params;
    if (kind !== 'secret' && kind !== 'key')
      throw new StationError('NOT_FOUND', message('requestRefusals.noCredential'));
    response.json({ value: access.rotate(actorOf(response), id, kind) });
  });
  router.post('/applications/:id/webhooks', async (request, response) => {
    const { url, events } = await readInput(request, WebhookEndpointRequest);
    const made = await webhooks.addEndpoint(actorOf(response), request.params.id, { url, events });
    response.status(201).json({ value: made.secret });
  });
  router.delete('/applications/:id/webhooks/:endpoint', (request, response) => {
    const { id, endpoint } = request.params;
    webhooks.removeEndpoint(actorOf(response), endpoint, id);
    response.json(detail(id));
  });
  router.post('/applications/:id/deliveries/:delivery/replay', (request, response) => {
    webhooks.replay(actorOf(response), request.params.delivery, request.params.id);
    response.json(detail(request.params.id));
  });
  return router;

  function detail(clientId: string): ClientDetail {
    const client = access.list().find((one) => one.clientId === clientId);
    if (!client) throw new StationError('NOT_FOUND', message('settingRefusals.noSuchClient'));
    const since = new Date(clock.now() - USAGE_DAYS * DAY_MS).toISOString().slice(0, 10);
    const days = new Map<string, { requests: number; failures: number }>();
    for (const row of access.usage(clientId, since)) {
      const day = days.get(row.day) ?? { requests: 0, failures: 0 };
      days.set(row.day, { requests: day.requests + row.requests, failures: day.failures + row.failures });
    }
    return {
      client,
      usage: [...days].sort(([a], [b]) => a.localeCompare(b)).map(([day, counts]) => ({ day, ...counts })),
      endpoints: webhooks.endpoints(clientId),
      deliveries: webhooks.deliveries(clientId).slice(0, SHOWN_DELIVERIES),
    };
  }
}
