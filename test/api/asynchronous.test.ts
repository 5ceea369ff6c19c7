import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import { form, JPEG, startTestStation, type TestStation } from './support/station.ts';
import { openedWith, submitAs } from './support/submissions.ts';
import { startReceiver, type Delivery, type Receiver } from './support/receiver.ts';

let test: TestStation;
let receiver: Receiver;
let client: NewCredentials;

beforeAll(async () => {
  receiver = await startReceiver();
  test = await startTestStation();
  client = test.register('enterprise');
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

const PREFIXES = [
  '/api/v/kyc/async',
  '/api/v1/kyc/async',
  '/api/kyc/async',
  '/api/async',
  '/v1/async',
  '/async',
];
const submit = (
  prefix: string,
  fields: Record<string, string>,
  names?: readonly string[],
  headers?: Record<string, string>,
) => submitAs(test, client.apiKey, { prefix, fields, ...(names && { names }), ...(headers && { headers }) });
const opened = (delivery: Delivery, secret = client.webhookSecret) => openedWith(secret, delivery);

async function finished(statusUrl: string): Promise<Record<string, unknown>> {
  for (;;) {
    const { body } = await test.ask('GET', new URL(statusUrl).pathname, { key: client.apiKey });
    if (body['status'] === 'COMPLETED' || body['status'] === 'FAILED') return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('"POST <api_url>/async/verify with a body containing documents and webhookUrl"', () => {
  it.each(PREFIXES)(
    '%s: 202, a status address, and a signed delivery in the shape of the prefix',
    async (prefix) => {
      const path = `/hook${prefix}`;
      const accepted = await submit(prefix, { webhookUrl: receiver.url + path, category: 'Identity' });
      expect(accepted.status).toBe(202);
      expect(accepted.headers.get('location')).toBe(accepted.body['statusUrl']);
      const [delivery] = await receiver.until(path, 1);
      const event = opened(delivery!);
      expect(event.type).toBe('verification.completed');
      expect(Date.parse(event.timestamp)).toBeGreaterThan(0);
      expect(event.result['requestId']).toBe(accepted.body['requestId']);
      if (prefix.startsWith('/api'))
        expect(event.result).toMatchObject({ status: 'success', confidence: 95, documentType: 'OMANG' });
      else expect(event.result).toMatchObject({ verificationType: 'IDENTITY', metrics: { totalFiles: 1 } });
      const status = await finished(String(accepted.body['statusUrl']));
      expect(status).toMatchObject({ status: 'COMPLETED', attempts: 1, result: event.result });
    },
  );

  it('JSON with base64 works as well as a form', async () => {
    const documents = [
      Buffer.from(JPEG).toString('base64'),
      { content: `data:image/jpeg;base64,${Buffer.from(JPEG).toString('base64')}`, fileName: 'back.jpg' },
    ];
    const accepted = await test.ask('POST', '/v1/async/verify', {
      key: client.apiKey,
      json: { documents, webhookUrl: `${receiver.url}/json` },
    });
    expect(accepted.status).toBe(202);
    expect(opened((await receiver.until('/json', 1))[0]!).result).toMatchObject({
      metrics: { totalFiles: 2 },
    });
  });

  it('a verification that fails is announced as verification.failed with the error body', async () => {
    await submit('/v1/async', { webhookUrl: `${receiver.url}/unsure` }, ['unsure.jpg']);
    const event = opened((await receiver.until('/unsure', 1))[0]!);
    expect(event).toMatchObject({
      type: 'verification.failed',
      result: { status: 422, errorCode: 1004, confidence: 40 },
    });
  });

  it.each(['/async', '/v1/async'])(
    '"instance (request path)" of one sent to %s is that path',
    async (prefix) => {
      await submit(prefix, { webhookUrl: `${receiver.url}/path${prefix}` }, ['unsure.jpg']);
      const event = opened((await receiver.until(`/path${prefix}`, 1))[0]!);
      expect(event.result['instance']).toBe(`${prefix}/verify`);
    },
  );

  it('a tampered document is announced as fraud.detected, besides the result', async () => {
    await submit('/v1/async', { webhookUrl: `${receiver.url}/fraud` }, ['tampered.jpg']);
    const events = (await receiver.until('/fraud', 2)).map((d) => opened(d));
    expect(events.map((e) => e.type).sort()).toEqual(['fraud.detected', 'verification.completed']);
    expect(events.find((e) => e.type === 'fraud.detected')!.result).toMatchObject({
      verdict: 'TAMPERED',
      riskScore: 98,
    });
  });

  it('a document that ends one engine after the other is refused, and no further attempt is made', async () => {
    const accepted = await submit('/v1/async', { webhookUrl: `${receiver.url}/crash` }, ['crash.jpg']);
    const event = opened((await receiver.until('/crash', 1))[0]!);
    expect(event).toMatchObject({ type: 'verification.failed', result: { errorCode: 1015 } });
    expect(await finished(String(accepted.body['statusUrl']))).toMatchObject({
      status: 'FAILED',
      attempts: 1,
    });
    expect(receiver.deliveries.filter((d) => d.path === '/crash')).toHaveLength(1);
  });

  it('the same Idempotency-Key answers the same request; for another request it is a conflict', async () => {
    const key = { 'Idempotency-Key': 'order-17' };
    const fields = { webhookUrl: `${receiver.url}/once` };
    const [first, second] = [
      await submit('/v1/async', fields, ['front.jpg'], key),
      await submit('/v1/async', fields, ['front.jpg'], key),
    ];
    expect(second.body['requestId']).toBe(first.body['requestId']);
    const other = await submit('/v1/async', { ...fields, category: 'income' }, ['front.jpg'], key);
    expect(other).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', reason: 'IDEMPOTENCY_KEY_REUSED' },
    });
    await receiver.until('/once', 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(receiver.deliveries.filter((d) => d.path === '/once')).toHaveLength(1);
  });

  it('another client does not find the request', async () => {
    const accepted = await submit('/v1/async', { webhookUrl: `${receiver.url}/mine` });
    const answer = await test.ask('GET', new URL(String(accepted.body['statusUrl'])).pathname, {
      key: test.register('pro').apiKey,
    });
    expect(answer.status).toBe(404);
  });

  it.each([
    ['no webhookUrl and no endpoint', {}],
    ['not a URL', { webhookUrl: 'somewhere' }],
    ['another scheme', { webhookUrl: 'ftp://127.0.0.1/' }],
    ['credentials in the address', { webhookUrl: 'http://user:secret@127.0.0.1/' }],
    ['a private address', { webhookUrl: 'http://10.0.0.1/' }],
    ['the metadata address of clouds', { webhookUrl: 'http://169.254.169.254/latest' }],
    ['this address', { webhookUrl: 'http://0.0.0.0:80/' }],
    ['a number that is a private address', { webhookUrl: 'http://167772161/' }],
    ['a mapped private address', { webhookUrl: 'http://[::ffff:10.0.0.1]/' }],
  ])('%s is refused and names webhookUrl', async (_name, fields) => {
    const { apiKey } = test.register('pro');
    const answer = await test.ask('POST', '/v1/async/verify', {
      key: apiKey,
      body: form('documents', ['front.jpg'], fields),
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'webhookUrl' }] } });
  });

  it('a file that is not an image or PDF is refused before it is accepted', async () => {
    const body = form(
      'documents',
      ['notes.png'],
      { webhookUrl: receiver.url },
      new TextEncoder().encode('plain text'),
    );
    expect(await test.ask('POST', '/v1/async/verify', { key: client.apiKey, body })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_FILE_FORMAT' },
    });
  });
});
