import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { headFromText } from '../audit/heads.ts';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';

it('every delivery carries a signed head of the audit log, which the log then has to keep to', async () => {
  const heads: string[] = [];
  const receiver = createServer((request, response) => {
    heads.push(String(request.headers['netefatsa-audit-head']));
    response.end();
    receiver.emit('told');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { station, remove } = await stationFor({ verify: () => omangRead() });
  try {
    const actor = { kind: 'system', id: 'test' } as const;
    const { clientId } = station.access.register(actor, { name: 'core banking', plan: 'pro' });
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    await station.webhooks.addEndpoint(actor, clientId, { url, events: ['verification.completed'] });
    station.webhooks.start();
    const told = once(receiver, 'told');
    await station.verification.verify({
      files: [{ name: 'a', bytes: Buffer.from('a') }],
      category: 'IDENTITY',
      mode: 'BATCH',
      actor: { kind: 'client', id: clientId },
    });
    await told;
    const [added] = station.audit.list({ action: 'client.receiver-added' });
    expect(added).toMatchObject({ actor, details: { clientId, events: ['verification.completed'] } });
    const head = headFromText(heads[0]!);
    expect(station.audit.verify([head])).toMatchObject({ holds: true });
    expect(station.audit.verify([{ ...head, size: head.size + 100 }])).toMatchObject({ holds: false });
  } finally {
    await remove();
    receiver.close();
  }
});
