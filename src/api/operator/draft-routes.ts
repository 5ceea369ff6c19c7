import { Router } from 'express';
import { z } from 'zod';
import { ACCEPTED_MEDIA_TYPES, MAX_FILES } from '../../contract/limits.ts';
import { DraftArrangement, type DraftTable } from '../../contract/drafts.ts';
import type { Station } from '../../station/station.ts';
import { requireRoom } from '../../station/store/disk.ts';
import { mediaTypeOf } from '../../station/verification/media-type.ts';
import { announcedLength } from '../requests/body.ts';
import { reserveUploadMemory } from '../requests/upload-memory.ts';
import { readMultipart } from '../uploads/multipart.ts';
import { operatorOf, permit } from './guard.ts';
import { readInput, readPath } from './input.ts';

const DraftId = z.string().min(1).max(60);

/** The signed-in operator's draft: stored while it is captured, so that a closed window loses nothing. */
export function draftRoutes({ drafts, engine, disk }: Station): Router {
  const router = Router();
  router.use('/drafts', permit('cases.work'));

  router.get('/drafts', (_request, response) => {
    response.json(drafts.of(operatorOf(response).id) satisfies DraftTable);
  });
  router.post('/drafts', async (request, response) => {
    requireRoom(disk, announcedLength(request));
    const memory = reserveUploadMemory();
    try {
      const { files } = await readMultipart(
        request,
        { fileFields: ['documents'], maxFiles: MAX_FILES },
        memory.grow,
      );
      const kept = drafts.add(
        operatorOf(response).id,
        files.map(({ name, bytes }) => ({ name, bytes, mediaType: mediaTypeOf(bytes) })),
      );
      response.status(201).json(kept);
      engine.loadModels();
    } finally {
      memory.release();
    }
  });
  router.put('/drafts', async (request, response) => {
    const { place, ids } = await readInput(request, DraftArrangement);
    drafts.arrange(operatorOf(response).id, place, ids);
    response.json(drafts.of(operatorOf(response).id));
  });
  router.get('/drafts/:id', (request, response) => {
    const { bytes, mediaType } = drafts.read(operatorOf(response).id, readPath(DraftId, request.params.id));
    // Other files are returned as plain bytes.
    const known = (ACCEPTED_MEDIA_TYPES as readonly string[]).includes(mediaType);
    response.type(known ? mediaType : 'application/octet-stream').send(bytes);
  });
  router.delete('/drafts/:id', (request, response) => {
    drafts.remove(operatorOf(response).id, [readPath(DraftId, request.params.id)]);
    response.status(204).end();
  });
  return router;
}
