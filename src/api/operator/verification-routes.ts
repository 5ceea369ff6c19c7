import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { Category } from '../../contract/categories.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { MAX_FILES } from '../../contract/limits.ts';
import { VerificationFields } from '../../contract/operator.ts';
import type { SourceFile } from '../../engine/raster/page.ts';
import type { Station } from '../../station/station.ts';
import { requireRoom } from '../../station/store/disk.ts';
import { announcedLength } from '../requests/body.ts';
import { validate } from '../requests/validate.ts';
import { reserveUploadMemory } from '../requests/upload-memory.ts';
import { filesRead, unread } from '../../station/verification/files-read.ts';
import { readMultipart, type Form } from '../uploads/multipart.ts';
import { openEventStream } from '../requests/event-stream.ts';
import { actorOf, operatorOf, permit } from './guard.ts';
import { readPath } from './input.ts';
import { runningVerifications } from './running-verifications.ts';

/** Starting a verification, following its stages, cancelling it. */
export function verificationRoutes(station: Station): Router {
  const router = Router();
  const running = runningVerifications(station.newId);

  router.post('/verifications', permit('cases.work'), async (request, response) => {
    requireRoom(station.disk, announcedLength(request));
    const memory = reserveUploadMemory();
    const { files, alongside, given } = await received(request, memory);
    const { category, caseId } = given;
    const operator = operatorOf(response);
    const back = station.drafts.sendOff(operator.id, given.drafts);
    const id = begin(response, {
      files: files.map(({ name, bytes }) => ({ name, bytes })),
      alongside,
      category: category === 'AUTO' ? null : category,
      caseId,
      ended: () => {
        memory.release();
        back();
      },
      // Also if the screen was closed: files of a case are no drafts any more.
      read: () => station.drafts.remove(operator.id, given.drafts),
    });
    response.status(202).json({ id });
  });

  router.post('/cases/:id/reading', permit('cases.work'), (request, response) => {
    const caseId = readPath(z.uuid(), request.params.id);
    const { files, category } = unread(station, caseId);
    response.status(202).json({ id: begin(response, { files: [], alongside: files, category, caseId }) });
  });

  router.get('/verifications/:id/events', (request, response) => {
    // Called once before the stream starts, for a 404 that a stream could not send.
    running.follow(request.params.id, operatorOf(response).id, () => undefined)();
    let end: () => void = () => undefined;
    const stream = openEventStream(request, response, () => end());
    end = running.follow(request.params.id, operatorOf(response).id, (progress) => {
      stream.send(progress);
      if (progress.kind !== 'stage') stream.close();
    });
  });

  router.delete('/verifications/:id', (request, response) => {
    running.cancel(request.params.id, operatorOf(response).id);
    response.status(204).end();
  });

  return router;

  function begin(response: Response, asked: Asked): string {
    const operator = operatorOf(response);
    const actor = actorOf(response);
    return running.start(operator.id, async ({ signal, tell }) => {
      let caseId = '';
      try {
        await station.verification.verify({
          files: asked.files,
          alongside: asked.alongside,
          category: asked.category,
          mode: 'BATCH',
          actor,
          author: operator.name,
          priority: 'interactive',
          signal,
          onProgress: (step) => tell({ kind: 'stage', ...step }),
          ...(asked.caseId ? { caseId: asked.caseId } : {}),
          onCase: (opened) => (caseId = opened),
        });
      } catch (thrown) {
        // The clerk decides about a document that the API would refuse: its case holds what was read.
        if (!(thrown instanceof StationError && thrown.code === 'LOW_CONFIDENCE' && caseId !== ''))
          throw thrown;
      } finally {
        asked.ended?.();
      }
      asked.read?.();
      return caseId;
    });
  }

  /** The files are in memory until the verification ends, so they count until then; not if none begins. */
  async function received(
    request: Request,
    memory: ReturnType<typeof reserveUploadMemory>,
  ): Promise<Received> {
    try {
      const { files, fields } = await readMultipart(
        request,
        { fileFields: ['documents'], maxFiles: MAX_FILES },
        memory.grow,
      );
      const given = validate(VerificationFields, { ...fields }, { personal: false });
      if (given.caseId) station.cases.requireOpen(given.caseId);
      const alongside = given.caseId && given.extend ? filesRead(station, given.caseId) : [];
      if (files.length + alongside.length > MAX_FILES) throw new StationError('TOO_MANY_FILES');
      return { files, alongside, given };
    } catch (thrown) {
      memory.release();
      throw thrown;
    }
  }
}

interface Asked {
  readonly files: readonly SourceFile[];
  readonly alongside: readonly SourceFile[];
  readonly category: Category | null;
  readonly caseId: string | undefined;
  /** Called at its end, whatever the outcome. */
  readonly ended?: () => void;
  /** Its case holds what was read. */
  readonly read?: () => void;
}

interface Received {
  readonly files: Form['files'];
  readonly alongside: readonly SourceFile[];
  readonly given: z.output<typeof VerificationFields>;
}
