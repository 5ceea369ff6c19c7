import { Router } from 'express';
import { z } from 'zod';
import { ChipStart } from '../../contract/administration.ts';
import type { Station } from '../../station/station.ts';
import { chipEvents } from '../requests/chip-events.ts';
import { requestIdOf } from '../requests/context.ts';
import { openEventStream } from '../requests/event-stream.ts';
import { actorOf, operatorOf, permit } from './guard.ts';
import { readInput, readPath } from './input.ts';

/** The readers of this machine, and reading the chip of a case's document; the answer tells how far it is. */
export function chipRoutes({ chips, cases }: Station): Router {
  const router = Router();
  const work = permit('cases.work');

  router.get('/chip/readers', work, async (_request, response) => {
    response.json(await chips.readers());
  });

  router.post('/cases/:id/chip', work, async (request, response) => {
    const caseId = readPath(z.uuid(), request.params['id']);
    const { reader, can } = await readInput(request, ChipStart);
    // Check before the stream starts, which could not answer with a status.
    cases.requireOpen(caseId);
    const left = new AbortController();
    const caller = {
      actor: actorOf(response),
      author: operatorOf(response).name,
      requestId: requestIdOf(response),
      signal: left.signal,
    };
    const asked = { caseId, reader, ...(can ? { can } : {}) };
    const stream = openEventStream(request, response, () => left.abort());
    for await (const event of chipEvents((onProgress) => chips.read(asked, caller, onProgress)))
      stream.send(event);
    stream.close();
  });
  return router;
}
