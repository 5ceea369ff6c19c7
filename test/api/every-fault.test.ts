import { afterAll, beforeAll, expect, it } from 'vitest';
import { form, JPEG, startTestStation, type TestStation } from './support/station.ts';

/** "errors[] (each with field, message, rejectedValue)": whoever sends a wrong request is told all of it at once. */
let test: TestStation;
let key: string;
beforeAll(async () => {
  test = await startTestStation();
  key = test.register('enterprise').apiKey;
});
afterAll(() => test.close());

const hello = Buffer.from('hello').toString('base64');
const image = Buffer.from(JPEG).toString('base64');

/** The fields that an answer of 400 names, in their order. */
async function named(path: string, sent: { json?: unknown; body?: FormData }): Promise<unknown> {
  const { status, body } = await test.ask('POST', path, { key, ...sent });
  expect(status, path).toBe(400);
  const { errors, details } = body as {
    errors?: { field: string }[];
    details?: { errors: { field: string }[] };
  };
  return (errors ?? details?.errors ?? []).map(({ field }) => field);
}

it.each([
  ['/v1/identity/face-match', {}, ['idImage', 'selfieImage']],
  ['/v1/identity/face-match', { selfieImage: image, livenessSessionId: 'x' }, ['idImage', 'selfieImage']],
  ['/v1/identity/face-match', { idImage: hello, selfieImage: '$' }, ['idImage', 'selfieImage']],
  ['/api/liveness/compare-faces', {}, ['sourceImage', 'targetImage']],
  ['/api/liveness/compare-faces', { sourceImage: hello, targetImage: '$' }, ['sourceImage', 'targetImage']],
  ['/v1/business/verify', { directors: 'one' }, ['directors', 'registrationNumber']],
  ['/v1/screening/screen/enhanced', { gender: 'z', dateOfBirth: '1' }, ['dateOfBirth', 'gender', 'name']],
  ['/v1/screening/screen/enhanced', [1], ['body']],
  ['/v1/business/verify', [], ['body']],
  ['/v1/identity/face-match', [], ['body']],
  ['/v1/async/verify', {}, ['documents', 'webhookUrl']],
  ['/api/async/verify', { category: 'other', documents: null }, ['documents', 'category', 'webhookUrl']],
  ['/v1/async/verify', { webhookUrl: 'no address' }, ['documents', 'webhookUrl']],
  ['/v1/webhooks/endpoints', { url: 'ftp://127.0.0.1/' }, ['url']],
  ['/v1/identity/chip/verify', { sod: hello, dataGroups: { 99: hello } }, ['dataGroups.99']],
  [
    '/v1/async/verify',
    { documents: [hello, image, '$'], webhookUrl: 'http://127.0.0.1:9/hook' },
    ['documents[2]'],
  ],
  [
    '/v1/async/verify',
    { documents: [hello, image, hello], webhookUrl: 'http://127.0.0.1:9/hook' },
    ['documents[0]', 'documents[2]'],
  ],
])('%s with %j names %j', async (path, json, fields) => {
  expect(await named(path, { json })).toEqual(fields);
});

it('a form without its file is told of its other parts, and of the query, as well', async () => {
  const without = (fields: Record<string, string>) => ({ body: form('documents', [], fields) });
  expect(await named('/v1/verify/identity', without({ forceBatch: 'perhaps' }))).toEqual([
    'documents',
    'forceBatch',
  ]);
  expect(await named('/v1/verify/identity?forceBatch=perhaps', without({ includeRawText: 'no' }))).toEqual([
    'query.forceBatch',
    'documents',
  ]);
  expect(await named('/api/kyc/async/verify', without({ forceBatch: 'perhaps' }))).toEqual([
    'documents',
    'forceBatch',
    'webhookUrl',
  ]);
  expect(await named('/api/kyc/analyze/identity-with-liveness', without({ other: 'x' }))).toEqual([
    'files',
    'liveness_session_id',
  ]);
});

it('a parameter of the query that is given twice is told so', async () => {
  const body = form('documents', ['a.jpg']);
  const { status, text } = await test.ask('POST', '/v1/verify/identity?forceBatch=true&forceBatch=false', {
    key,
    body,
  });
  expect([status, text]).toEqual([400, expect.stringMatching(/query\.forceBatch.*more than once/)]);
});

it('every file that is none is named, and an empty one as empty', async () => {
  const body = form('documents', ['a.jpg'], {}, Buffer.from('no picture'));
  for (const bytes of [JPEG, Buffer.from('no picture'), new Uint8Array()])
    body.append('documents', new File([bytes as Uint8Array<ArrayBuffer>], 'b.jpg'));
  const answer = await test.ask('POST', '/v1/verify/identity', { key, body });
  expect(answer.body).toMatchObject({
    code: 'INVALID_FILE_FORMAT',
    errors: [
      { field: 'documents[3]', message: expect.stringContaining('empty') as string },
      { field: 'documents[0]' },
      { field: 'documents[2]' },
    ],
  });
});
