import { Router } from 'express';
import { z } from 'zod';
import { ScanRequest, type ScannedFiles } from '../../contract/operator.ts';
import { findScanners, scanWith } from '../../station/scanners/index.ts';
import { permit } from './guard.ts';
import { readInput, readPath } from './input.ts';

/** Devices of this machine and its network, and scanning with one. The files go to the screen, not into a case yet. */
export function scannerRoutes(): Router {
  const router = Router();
  const work = permit('cases.work');
  router.get('/scanners', work, async (_request, response) => {
    response.json(await findScanners());
  });
  router.post('/scanners/:id/scan', work, async (request, response) => {
    const id = readPath(z.string().max(400), request.params['id']);
    const options = await readInput(request, ScanRequest);
    const left = new AbortController();
    response.once('close', () => left.abort());
    const files = await scanWith(id, { ...options, signal: left.signal });
    const answer: ScannedFiles = files.map(({ name, mediaType, bytes }) => ({
      name,
      mediaType,
      base64: bytes && Buffer.from(bytes).toString('base64'),
    }));
    response.json(answer);
  });
  return router;
}
