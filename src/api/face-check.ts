import { Router } from 'express';
import { StationError } from '../contract/errors/station-error.ts';
import { FaceCheckBegin, FrameTiming, MAX_FRAME_BYTES } from '../contract/face-check.ts';
import type { Liveness } from '../station/liveness/liveness.ts';
import { mediaType, readBody, readJson } from './requests/body.ts';
import { validate } from './requests/validate.ts';

const BEGIN_LIMIT = 8 * 1024;

/**
 * The frame channel of the hosted face check and of the kiosk (`contract/face-check.ts`). It takes no bearer token: the
 * session's single-use token opens it, and the channel's own secret goes with every frame in a header, which a page of
 * another site cannot send.
 */
export function faceCheckRoutes(liveness: Pick<Liveness, 'begin' | 'frame' | 'abandon'>): Router {
  const router = Router();

  router.post('/liveness/:sessionId/begin', async (request, response) => {
    const begin = validate(FaceCheckBegin, await readJson(request, BEGIN_LIMIT), { personal: true });
    response
      .setHeader('Cache-Control', 'no-store')
      .json(await liveness.begin(request.params.sessionId, begin));
  });

  router.post('/liveness/:sessionId/frames', async (request, response) => {
    const timing = validate(FrameTiming, request.query, { personal: false, at: 'query' });
    const channel = channelOf(request.headers['x-liveness-channel']);
    if (mediaType(request) !== 'image/jpeg')
      throw new StationError('UNSUPPORTED_MEDIA_TYPE', 'A frame is sent as image/jpeg.');
    const jpeg = await readBody(request, MAX_FRAME_BYTES);
    response
      .setHeader('Cache-Control', 'no-store')
      .json(await liveness.frame(request.params.sessionId, channel, jpeg, timing));
  });

  router.post('/liveness/:sessionId/abandon', async (request, response) => {
    const channel = channelOf(request.headers['x-liveness-channel']);
    response
      .setHeader('Cache-Control', 'no-store')
      .json(await liveness.abandon(request.params.sessionId, channel));
  });
  return router;
}

function channelOf(header: string | string[] | undefined): string {
  if (typeof header === 'string' && header !== '') return header;
  throw new StationError('UNAUTHORIZED', 'The header X-Liveness-Channel is missing.');
}
