import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../contract/local-time.ts';
import { systemActor } from '../actor.ts';
import type { Station } from '../station.ts';
import { stationFor } from '../verification/verification.fixture.ts';

const actor = systemActor('test');
let now = Date.parse('2026-11-21T08:00:00Z');
let station: Station;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ station, remove } = await stationFor({}, { clock: { now: () => now } }));
});
afterEach(() => remove());

it('a secret and a key that were rotated out stay out, also when the clock is set back', () => {
  const { access } = station;
  const { clientId, clientSecret, apiKey } = access.register(actor, { name: 'core banking', plan: 'pro' });
  expect(access.authenticateClient(clientId, clientSecret)).not.toBeNull();
  const secret = access.rotate(actor, clientId, 'secret');
  const key = access.rotate(actor, clientId, 'key');
  for (const back of [0, DAY_MS]) {
    now -= back;
    expect(access.authenticateClient(clientId, clientSecret)).toBeNull();
    expect(access.authenticateBearer(apiKey)).toBe('invalid');
    expect(access.authenticateClient(clientId, secret)).toMatchObject({ clientId });
    expect(access.authenticateBearer(key)).toMatchObject({ client: { clientId } });
  }
});
