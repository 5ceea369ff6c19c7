import { message } from '../../contract/messages/message.ts';
import { Router } from 'express';
import { StationError } from '../../contract/errors/station-error.ts';
import { InstitutionChange, LOGO } from '../../contract/letterhead.ts';
import type { Station } from '../../station/station.ts';
import { reserveUploadMemory } from '../requests/upload-memory.ts';
import { readMultipart } from '../uploads/multipart.ts';
import { actorOf, permit } from './guard.ts';
import { readInput } from './input.ts';

/** Name and logo at the head of reports. */
export function letterheadRoutes({ letterhead }: Station): Router {
  const router = Router();
  const read = permit('cases.read');
  const change = permit('settings.change');

  router.get('/letterhead', read, (_request, response) => {
    response.json(letterhead.current());
  });
  router.get('/letterhead/logo', read, (_request, response) => {
    const logo = letterhead.logo();
    if (!logo) throw new StationError('NOT_FOUND', message('settingRefusals.noLogo'));
    response.type('image/png').send(logo);
  });
  router.post('/letterhead', change, async (request, response) => {
    const { institution } = await readInput(request, InstitutionChange);
    response.json(letterhead.nameInstitution(institution, actorOf(response)));
  });
  router.post('/letterhead/logo', change, async (request, response) => {
    const memory = reserveUploadMemory();
    try {
      const rules = { fileFields: ['files'], maxFiles: 1, maxFileBytes: LOGO.maxBytes };
      const { files } = await readMultipart(request, rules, memory.grow);
      response.json(await letterhead.setLogo(files[0]!.bytes, actorOf(response)));
    } finally {
      memory.release();
    }
  });
  router.delete('/letterhead/logo', change, (_request, response) => {
    response.json(letterhead.removeLogo(actorOf(response)));
  });
  return router;
}
