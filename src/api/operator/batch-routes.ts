import { Router } from 'express';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Station } from '../../station/station.ts';
import { reserveUploadMemory } from '../requests/upload-memory.ts';
import { readMultipart } from '../uploads/multipart.ts';
import { actorOf, permit } from './guard.ts';

/** Files of several customers: one after another is read for whose it is, and not kept. */
export function batchRoutes({ verification }: Station): Router {
  const router = Router();
  router.post('/batch/whose', permit('cases.work'), async (request, response) => {
    const memory = reserveUploadMemory();
    try {
      const { files } = await readMultipart(request, { fileFields: ['documents'], maxFiles: 1 }, memory.grow);
      const [file] = files;
      if (!file) throw new StationError('MISSING_DOCUMENTS');
      const { name, bytes } = file;
      response.json(await verification.whose({ file: { name, bytes }, actor: actorOf(response) }));
    } finally {
      memory.release();
    }
  });
  return router;
}
