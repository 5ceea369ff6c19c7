import { Router } from 'express';
import { z } from 'zod';
import { requestRotation, rotationRequested } from '../../station/backup/rotation-request.ts';
import { PASSPHRASE_MINIMUM, setPassphrase } from '../../station/store/passphrase.ts';
import { readKeyring } from '../../station/store/keyring.ts';
import type { Station } from '../../station/station.ts';
import { actorOf, permit } from './guard.ts';
import { readInput } from './input.ts';

const Passphrase = z.object({ passphrase: z.string().trim().min(PASSPHRASE_MINIMUM).max(200) });

/**
 * The ways into the data folder. A folder whose key is in the desktop's keychain can be opened by nothing else, so
 * its recovery passphrase and the rotation of its keys are asked for here, where it is open.
 */
export function keyRoutes(station: Station): Router {
  const router = Router();
  const { store, audit } = station;
  const change = permit('settings.change');

  router.get('/keys', change, (_request, response) => {
    response.json(state());
  });
  router.post('/keys/passphrase', change, async (request, response) => {
    const { passphrase } = await readInput(request, Passphrase);
    await setPassphrase(store, passphrase);
    audit.append({ actor: actorOf(response), action: 'keys.way-added', details: { kind: 'passphrase' } });
    response.status(201).json(state());
  });
  router.post('/keys/rotation', change, (_request, response) => {
    requestRotation(store.folder);
    audit.append({ actor: actorOf(response), action: 'keys.rotation-requested' });
    response.status(202).json(state());
  });
  return router;

  function state() {
    const ways = readKeyring(store.folder)?.slots.map((slot) => slot.kind) ?? [];
    return { ways, rotatesAtNextStart: rotationRequested(store.folder) };
  }
}
