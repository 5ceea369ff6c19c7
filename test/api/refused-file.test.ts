import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusedFile } from '../../src/contract/errors/refused-file.ts';
import { StationError } from '../../src/contract/errors/station-error.ts';
import { unkeyed } from '../../src/contract/messages/message.ts';
import { fakeEngine } from '../../src/station/verification/verification.fixture.ts';
import { form, JPEG, startTestStation, type TestStation } from './support/station.ts';
import { submitAs } from './support/submissions.ts';

let test: TestStation;
let key: string;
beforeAll(async () => {
  const engine = fakeEngine({
    compareFaces: () => {
      throw refusedFile(new StationError('DAMAGED_DOCUMENT', unkeyed('The image cannot be decoded.')), 1);
    },
    verify: () => {
      throw refusedFile(new StationError('ENCRYPTED_DOCUMENT', unkeyed('A password protects the PDF.')), 1);
    },
  });
  test = await startTestStation({ engine });
  key = test.register('enterprise').apiKey;
});
afterAll(() => test.close());

const named = { field: 'documents[1]', message: 'A password protects the PDF.', rejectedValue: null };
const names = ['keabetswe-front.pdf', 'keabetswe-back.pdf'];

it('of several files the refusal names the refused one by its place, and never by its name', async () => {
  const problem = await test.ask('POST', '/v1/verify/identity', { key, body: form('documents', names) });
  expect(problem.body).toMatchObject({ status: 422, errors: [named] });
  const flat = await test.ask('POST', '/api/kyc/analyze/identity', { key, body: form('files', names) });
  expect(flat.body).toMatchObject({ errorCode: 1013, details: { errors: [named] } });
  expect(problem.text + flat.text).not.toContain('keabetswe');
});

it('of two faces that are compared, the one that cannot be decoded is named as it was sent', async () => {
  const image = Buffer.from(JPEG).toString('base64');
  const compare = { sourceImage: image, targetImage: image };
  const liveness = await test.ask('POST', '/api/liveness/compare-faces', { key, json: compare });
  expect(liveness.body).toMatchObject({
    status: 422,
    errorCode: 1014,
    details: { errors: [{ field: 'targetImage' }] },
  });
  const match = await test.ask('POST', '/v1/identity/face-match', { key, json: compare });
  expect(match.body).toMatchObject({ status: 422, errors: [{ field: 'selfieImage' }] });
});

it('so does the result of an asynchronous submission', async () => {
  const accepted = await submitAs(test, key, {
    prefix: '/v1/async',
    fields: { webhookUrl: 'http://127.0.0.1:9/hook' },
    names,
  });
  const path = new URL(String(accepted.body['statusUrl'])).pathname;
  await expect
    .poll(async () => (await test.ask('GET', path, { key })).body, { timeout: 10_000 })
    .toMatchObject({ status: 'FAILED', result: { errors: [named] } });
});
