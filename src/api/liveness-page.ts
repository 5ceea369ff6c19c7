import { existsSync, readFileSync } from 'node:fs';
import { Router, type NextFunction, type Request, type Response } from 'express';
import { z } from 'zod';
import { StationError } from '../contract/errors/station-error.ts';
import { FaceCamera, FaceCheckBegin, FrameTiming, MAX_FRAME_BYTES } from '../contract/face-check.ts';
import { message } from '../contract/messages/message.ts';
import { builtPath } from '../engine/resources.ts';
import type { Liveness } from '../station/liveness/liveness.ts';
import type { Station } from '../station/station.ts';
import { operatorErrors } from './operator/problem.ts';
import { sendScreen } from './operator/screens.ts';
import { mediaType, readBody, readJson } from './requests/body.ts';
import { answerOtherMethods } from './requests/other-methods.ts';
import { validate } from './requests/validate.ts';

const PAGE = builtPath('renderer', 'face-check.html');
const SMALL = 4 * 1024;
const SessionParams = z.object({ sessionId: z.string().min(1).max(200) });

/**
 * The hosted face check, and the frame channel that the counter's own screen uses as well:
 * `GET /liveness/{sessionId}` is the page, `begin` exchanges the token for a channel, `frames` takes one JPEG each,
 * `camera` tells of another camera in the middle, `abandon` ends the check. The channel's secret travels in `X-Liveness-Channel`.
 */
export function livenessPage(station: Pick<Station, 'liveness' | 'logger'>, page: string = PAGE): Router {
  const { liveness } = station;
  const router = Router();
  router.get('/liveness/:sessionId', (_request, response) => {
    if (!existsSync(page)) {
      response.status(503).type('text/plain').send('The screens are not built. Run "npm run build".');
      return;
    }
    // The page is one folder deeper than its assets.
    sendScreen(response, readFileSync(page, 'utf8').replaceAll('"./', '"/'));
  });
  router.post('/liveness/:sessionId/begin', answer(begin(liveness)));
  router.post('/liveness/:sessionId/frames', answer(frame(liveness)));
  router.post('/liveness/:sessionId/camera', answer(camera(liveness)));
  router.post(
    '/liveness/:sessionId/abandon',
    answer((request) => liveness.abandon(sessionOf(request), channelOf(request))),
  );
  answerOtherMethods(router, '/liveness/:sessionId', ['GET']);
  for (const step of ['begin', 'frames', 'camera', 'abandon'])
    answerOtherMethods(router, `/liveness/:sessionId/${step}`, ['POST']);
  router.use(
    '/liveness',
    operatorErrors((error, requestId) =>
      station.logger.error({ requestId, code: error.code }, 'face check request failed'),
    ),
  );
  return router;
}

const begin = (liveness: Liveness) => async (request: Request) =>
  liveness.begin(
    sessionOf(request),
    validate(FaceCheckBegin, await readJson(request, SMALL), { personal: true }),
  );

const frame = (liveness: Liveness) => async (request: Request) => {
  const sessionId = sessionOf(request);
  const channel = channelOf(request);
  const timing = validate(FrameTiming, request.query, { personal: false });
  if (mediaType(request) !== 'image/jpeg')
    throw new StationError('UNSUPPORTED_MEDIA_TYPE', message('sentFiles.frameType'));
  return liveness.frame(sessionId, channel, await readBody(request, MAX_FRAME_BYTES), timing);
};

const camera = (liveness: Liveness) => async (request: Request) =>
  liveness.changeCamera(
    sessionOf(request),
    channelOf(request),
    validate(FaceCamera, await readJson(request, SMALL), { personal: true }),
  );

const sessionOf = (request: Request): string =>
  validate(SessionParams, request.params, { personal: false }).sessionId;
const channelOf = (request: Request): string => request.get('x-liveness-channel') ?? '';

function answer(handle: (request: Request) => Promise<unknown>) {
  return (request: Request, response: Response, next: NextFunction): void => {
    response.setHeader('Cache-Control', 'no-store');
    handle(request).then((body) => response.json(body), next);
  };
}
