import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { stationFor } from '../verification/verification.fixture.ts';

it('nothing is sent to the receivers of a client that was revoked', async () => {
  let received = 0;
  const receiver = createServer((_request, response) => {
    received++;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { station, remove } = await stationFor({});
  const { access, webhooks } = station;
  try {
    const actor = { kind: 'system', id: 'test' } as const;
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const { clientId } = access.register(actor, { name: 'core banking', plan: 'pro' });
    await webhooks.addEndpoint(actor, clientId, { url, events: ['verification.completed'] });
    const announce = (): void =>
      webhooks.enqueue({ type: 'verification.completed', clientId, result: { n: 1 }, address: url });
    const states = (): string[] => webhooks.deliveries(clientId).map(({ status }) => status);
    webhooks.start();
    announce();
    await expect.poll(states).toEqual(['DELIVERED', 'DELIVERED']);
    access.revoke(actor, clientId);
    announce();
    await expect.poll(states).toEqual(['CANCELLED', 'CANCELLED', 'DELIVERED', 'DELIVERED']);
    expect(received).toBe(2);
    expect(webhooks.endpoints(clientId)[0]!.disabledReason).toBeNull();
  } finally {
    await remove();
    receiver.close();
  }
});
