import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import { Assessment } from '../../src/contract/assessment.ts';
import type { VerifyRequest } from '../../src/engine/calls.ts';
import { fakeEngine, omangRead } from '../../src/station/verification/verification.fixture.ts';
import { startReceiver, type Receiver } from './support/receiver.ts';
import { form, startTestStation, type Answer, type TestStation } from './support/station.ts';

let test: TestStation;
let receiver: Receiver;
let client: NewCredentials;
let other: NewCredentials;
beforeAll(async () => {
  receiver = await startReceiver();
  const engine = fakeEngine({
    verify: (request: VerifyRequest) => {
      const name = request.files[0]?.name ?? '';
      return omangRead({ verdict: name.includes('changed') ? 'TAMPERED' : 'INCONCLUSIVE' });
    },
  });
  test = await startTestStation({ engine });
  client = test.register('enterprise');
  other = test.register('enterprise');
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

const verify = (name: string): Promise<Answer> =>
  test.ask('POST', '/v1/verify/identity', { key: client.apiKey, body: form('documents', [name]) });
const assessmentOf = (caseId: string, { apiKey }: NewCredentials): Promise<Answer> =>
  test.ask('GET', `/v1/cases/${caseId}/assessment`, { key: apiKey });

it('stands beside the structured result and is asked for by the client whose case it is', async () => {
  const { body } = await verify('front.jpg');
  const beside = Assessment.parse(body['assessment']);
  expect(beside).toMatchObject({ caseId: body['caseId'], verdict: 'not_done', accept: 'refused' });
  const asked = await assessmentOf(beside.caseId, client);
  expect(asked).toMatchObject({ status: 200, body: { verdict: 'not_done', open: beside.open } });
  expect((await assessmentOf(beside.caseId, other)).status).toBe(404);
  expect((await assessmentOf('no-such-case', client)).status).toBe(404);
  expect((await test.ask('GET', `/v1/cases/${beside.caseId}/assessment`)).status).toBe(401);
});

it('names no other case of the bank', async () => {
  const first = await verify('front.jpg');
  const { body } = await verify('changed.jpg');
  expect(Assessment.parse(body['assessment']).verdict).toBe('failed');
  expect(JSON.stringify(body['assessment'])).not.toContain(String(first.body['caseId']));
});

it('is announced to whoever asked for the event, once for each change', async () => {
  const json = { url: `${receiver.url}/changed`, events: ['assessment.changed'] };
  await test.ask('POST', '/v1/webhooks/endpoints', { key: client.apiKey, json });
  const silent = { url: `${receiver.url}/silent` };
  await test.ask('POST', '/v1/webhooks/endpoints', { key: client.apiKey, json: silent });
  const { body } = await verify('front.jpg');
  const caseId = String(body['caseId']);
  const [first] = await receiver.until('/changed', 1);
  expect(JSON.parse(first!.body)).toMatchObject({
    type: 'assessment.changed',
    result: { caseId, assessment: { verdict: 'not_done' } },
  });
  const operator = { id: 'op', name: 'Kagiso', role: 'clerk' } as const;
  const { assessments } = test.station.cases;
  const [point] = assessments.of(caseId).open;
  assessments.settle(caseId, { point: point!, reason: 'Original compared' }, operator);
  const [, second] = await receiver.until('/changed', 2);
  expect(JSON.parse(second!.body)).toMatchObject({ result: { caseId, assessment: { verdict: 'passed' } } });
  const told = await receiver.until('/silent', 1);
  expect(told.map(({ body: sent }) => (JSON.parse(sent) as { type: string }).type)).toEqual([
    'verification.completed',
  ]);
});
