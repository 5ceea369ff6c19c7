import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import type { VerifyRequest } from '../../src/engine/calls.ts';
import { fakeEngine, omangRead } from '../../src/station/verification/verification.fixture.ts';
import { startReceiver, type Receiver } from './support/receiver.ts';
import { form, startTestStation, type Answer, type TestStation } from './support/station.ts';

const PATH = '/api/kyc/analyze/identity-with-liveness';
const EXPIRED = {
  id: 'expired',
  outcome: 'failed',
  explanation: 'The card has expired.',
  fields: [],
} as const;

let test: TestStation;
let receiver: Receiver;
let client: NewCredentials;
beforeAll(async () => {
  receiver = await startReceiver();
  const engine = fakeEngine({
    verify: (request: VerifyRequest) => {
      const name = request.files[0]?.name ?? '';
      return {
        ...omangRead({ confidence: name.includes('unsure') ? 0.3 : 0.94 }),
        checks: name.includes('expired') ? [EXPIRED] : [],
      };
    },
  });
  test = await startTestStation({ engine });
  client = test.register('enterprise');
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

async function call(name: string): Promise<Answer> {
  const key = client.apiKey;
  const { body } = await test.ask('POST', '/api/liveness/session', { key });
  const fields = { liveness_session_id: String(body['sessionId']) };
  return test.ask('POST', PATH, { key, body: form('files', [name], fields) });
}

it('the combined result has the warnings of the documents, like every other shape', async () => {
  const good = await call('front.jpg');
  expect(good.status).toBe(200);
  expect(good.body['kycAnalysis']).not.toHaveProperty('warnings');
  const expired = await call('expired.jpg');
  expect(expired.body['kycAnalysis']).toMatchObject({ totalDocuments: 1, warnings: [EXPIRED.explanation] });
});

it('"instance (request path)" of its failure, as endpoints are told it, is its path', async () => {
  const json = { url: `${receiver.url}/failed`, events: ['verification.failed'] };
  await test.ask('POST', '/v1/webhooks/endpoints', { key: client.apiKey, json });
  expect(await call('unsure.jpg')).toMatchObject({ status: 422, body: { errorCode: 1004 } });
  const [delivery] = await receiver.until('/failed', 1);
  expect(JSON.parse(delivery!.body)).toMatchObject({ result: { errorCode: 1004, instance: PATH } });
});
