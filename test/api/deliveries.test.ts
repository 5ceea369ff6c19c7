import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import { RETRY_DELAYS_MS } from '../../src/station/webhooks/schedule.ts';
import { form, startTestStation, type TestStation } from './support/station.ts';
import { openedWith, submitAs } from './support/submissions.ts';
import { startReceiver, type Delivery, type Receiver } from './support/receiver.ts';

let test: TestStation;
let receiver: Receiver;
let client: NewCredentials;
let skipped = 0;

beforeAll(async () => {
  receiver = await startReceiver();
  test = await startTestStation({ clock: { now: () => Date.now() + skipped } });
  client = test.register('enterprise');
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

const submit = (
  prefix: string,
  fields: Record<string, string>,
  names?: readonly string[],
  headers?: Record<string, string>,
) => submitAs(test, client.apiKey, { prefix, fields, ...(names && { names }), ...(headers && { headers }) });
const opened = (delivery: Delivery, secret = client.webhookSecret) => openedWith(secret, delivery);

describe('deliveries', () => {
  const endpoint = async (path: string, events?: string[]) =>
    (
      await test.ask('POST', '/v1/webhooks/endpoints', {
        key: client.apiKey,
        json: { url: receiver.url + path, ...(events ? { events } : {}) },
      })
    ).body as {
      endpointId: string;
      secret: string;
    };
  const deliveries = async () =>
    (await test.ask('GET', '/v1/webhooks/deliveries', { key: client.apiKey })).body['deliveries'] as Record<
      string,
      unknown
    >[];
  /** The attempt is written down a moment after the receiver has it; only then may the clock be moved. */
  const attempted = (path: string, count: number) =>
    expect
      .poll(
        async () =>
          (
            (await deliveries()).find((d) => String(d['url']).endsWith(path))?.['attempts'] as
              unknown[] | undefined
          )?.length,
        { timeout: 20_000 },
      )
      .toBe(count);
  const skip = (milliseconds: number) => {
    skipped += milliseconds;
    test.station.webhooks.start();
  };

  it('an endpoint is told of the events it asked for, signed with its own secret; 410 disables it', async () => {
    const { endpointId, secret } = await endpoint('/endpoint', ['fraud.detected', 'fraud.detected']);
    expect(
      test.station.webhooks.endpoints(client.clientId).find((one) => one.endpointId === endpointId)?.events,
    ).toEqual(['fraud.detected']);
    await test.ask('POST', '/v1/verify/identity', {
      key: client.apiKey,
      body: form('documents', ['tampered.jpg']),
    });
    const [told] = await receiver.until('/endpoint', 1);
    expect(opened(told!, secret).type).toBe('fraud.detected');
    receiver.answers.set('/endpoint', 410);
    await test.ask('POST', `/v1/webhooks/endpoints/${endpointId}/test`, { key: client.apiKey });
    await receiver.until('/endpoint', 2);
    await expect
      .poll(
        async () =>
          (
            (await test.ask('GET', '/v1/webhooks/endpoints', { key: client.apiKey })).body['endpoints'] as {
              endpointId: string;
              disabledReason: string | null;
            }[]
          ).find((e) => e.endpointId === endpointId)?.disabledReason,
      )
      .toContain('410');
    await test.ask('POST', '/v1/verify/identity', {
      key: client.apiKey,
      body: form('documents', ['tampered.jpg']),
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(receiver.deliveries.filter((d) => d.path === '/endpoint')).toHaveLength(2);
  });

  it('retries by the schedule under the same webhook-id until it is acknowledged', async () => {
    const path = `/down-${randomUUID()}`;
    receiver.answers.set(path, 503);
    await submit('/v1/async', { webhookUrl: receiver.url + path });
    await attempted(path, 1);
    skip(1_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(receiver.deliveries.filter((d) => d.path === path)).toHaveLength(1);
    for (const [index, delay] of RETRY_DELAYS_MS.slice(0, 3).entries()) {
      skip(delay * 1.11);
      await attempted(path, index + 2);
    }
    receiver.answers.set(path, 200);
    skip(RETRY_DELAYS_MS[3]! * 1.11);
    const all = await receiver.until(path, 5);
    expect(new Set(all.map((d) => d.headers['webhook-id'])).size).toBe(1);
    await expect
      .poll(
        async () =>
          (await deliveries()).find((d) => d['webhookId'] === all[0]!.headers['webhook-id'])?.['status'],
      )
      .toBe('DELIVERED');
  });

  it('gives up after the last of ten attempts', async () => {
    const path = `/dead-${randomUUID()}`;
    receiver.answers.set(path, 500);
    await submit('/v1/async', { webhookUrl: receiver.url + path });
    for (let attempt = 1; attempt <= 10; attempt++) {
      await attempted(path, attempt);
      skip((RETRY_DELAYS_MS[attempt - 1] ?? 0) * 1.11);
    }
    await expect
      .poll(async () => (await deliveries()).find((d) => String(d['url']).endsWith(path))?.['status'])
      .toBe('FAILED');
    expect(receiver.deliveries.filter((d) => d.path === path)).toHaveLength(10);
  });

  it('does not follow a redirect', async () => {
    receiver.answers.set('/away', 302);
    await submit('/v1/async', { webhookUrl: `${receiver.url}/away` });
    await receiver.until('/away', 1);
    await expect
      .poll(async () => (await deliveries()).find((d) => String(d['url']).endsWith('/away')))
      .toMatchObject({ status: 'PENDING', attempts: [{ statusCode: 302 }] });
  });

  it('after rotations every secret verifies for a day, then only the new one', async () => {
    const { endpointId, secret } = await endpoint('/rotated');
    const rotate = async () =>
      String(
        (await test.ask('POST', `/v1/webhooks/endpoints/${endpointId}/rotate-secret`, { key: client.apiKey }))
          .body['secret'],
      );
    // Whoever lost the answer asks again; the receiver still has the first one.
    const lost = await rotate();
    const rotated = await rotate();
    await test.ask('POST', `/v1/webhooks/endpoints/${endpointId}/test`, { key: client.apiKey });
    const [both] = await receiver.until('/rotated', 1);
    // The library refuses timestamps more than five minutes away; this test's clock has been moved.
    const fresh = (delivery: Delivery, key: string) => {
      const at = new Date(Number(delivery.headers['webhook-timestamp']) * 1000);
      return String(delivery.headers['webhook-signature'])
        .split(' ')
        .includes(new Webhook(key).sign(String(delivery.headers['webhook-id']), at, delivery.body));
    };
    expect([secret, lost, rotated].map((key) => fresh(both!, key))).toEqual([true, true, true]);
    skip(25 * 60 * 60_000);
    await test.ask('POST', `/v1/webhooks/endpoints/${endpointId}/test`, { key: client.apiKey });
    const [, one] = await receiver.until('/rotated', 2);
    expect([secret, lost, rotated].map((key) => fresh(one!, key))).toEqual([false, false, true]);
  });

  it('a replay is the same event under a new webhook-id', async () => {
    const { endpointId } = await endpoint('/again');
    const sent = await test.ask('POST', `/v1/webhooks/endpoints/${endpointId}/test`, { key: client.apiKey });
    await receiver.until('/again', 1);
    const replay = await test.ask(
      'POST',
      `/v1/webhooks/deliveries/${String(sent.body['deliveryId'])}/replay`,
      { key: client.apiKey },
    );
    expect(replay.status).toBe(202);
    const [first, second] = await receiver.until('/again', 2);
    expect(second!.body).toBe(first!.body);
    expect(second!.headers['webhook-id']).not.toBe(first!.headers['webhook-id']);
  });
});
