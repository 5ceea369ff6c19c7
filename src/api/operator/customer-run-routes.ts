import { Router } from 'express';
import { z } from 'zod';
import { MAX_CUSTOMERS_BYTES, type CustomerRuns } from '../../contract/customer-runs.ts';
import type { Station } from '../../station/station.ts';
import { validate } from '../requests/validate.ts';
import { reserveUploadMemory } from '../requests/upload-memory.ts';
import { readMultipart } from '../uploads/multipart.ts';
import { operatorOf, permit } from './guard.ts';
import { readPath } from './input.ts';
import { sendCsv } from './send-csv.ts';

const RunId = z.uuid();
const RunFields = z.object({ opensCases: z.stringbool().default(false) });

/** Screening whole files of customers: begun, paused and erased by those who approve, results as CSV and as cases. */
export function customerRunRoutes({ screening: { customerRuns } }: Station): Router {
  const router = Router();
  router.use('/screening/runs', permit('cases.approve'));
  const all = (): CustomerRuns => ({ runs: customerRuns.list() });

  router.get('/screening/runs', (_request, response) => {
    response.json(all());
  });
  router.post('/screening/runs', async (request, response) => {
    const memory = reserveUploadMemory();
    try {
      const { files, fields } = await readMultipart(
        request,
        { fileFields: ['files'], maxFiles: 1, maxFileBytes: MAX_CUSTOMERS_BYTES },
        memory.grow,
      );
      const { opensCases } = validate(RunFields, { ...fields }, { personal: false });
      customerRuns.start(files[0]!, opensCases, operatorOf(response));
      response.status(201).json(all());
    } finally {
      memory.release();
    }
  });
  router.post('/screening/runs/:id/again', (request, response) => {
    customerRuns.again(readPath(RunId, request.params['id']), operatorOf(response));
    response.status(201).json(all());
  });
  router.post('/screening/runs/:id/pause', async (request, response) => {
    await customerRuns.pause(readPath(RunId, request.params['id']), operatorOf(response));
    response.json(all());
  });
  router.post('/screening/runs/:id/resume', (request, response) => {
    customerRuns.resume(readPath(RunId, request.params['id']), operatorOf(response));
    response.json(all());
  });
  router.post('/screening/runs/:id/cases', (request, response) => {
    customerRuns.openCases(readPath(RunId, request.params['id']), operatorOf(response));
    response.json(all());
  });
  router.delete('/screening/runs/:id', async (request, response) => {
    await customerRuns.remove(readPath(RunId, request.params['id']), operatorOf(response));
    response.json(all());
  });
  router.get('/screening/runs/:id/results.csv', async (request, response) => {
    const results = customerRuns.results(readPath(RunId, request.params['id']), operatorOf(response));
    await sendCsv(response, 'screening-results.csv', results);
  });
  return router;
}
