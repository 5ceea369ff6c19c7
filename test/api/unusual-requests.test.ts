import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import { MAX_FILES } from '../../src/contract/limits.ts';
import { expectError } from './support/expect-error.ts';
import { form, JPEG, type TestStation } from './support/station.ts';
import { startValidatedStation } from './support/validated-station.ts';

/** What other people's HTTP libraries send although nobody wrote it on purpose. */
let test: TestStation;
let client: NewCredentials;

beforeAll(async () => {
  ({ test, client } = await startValidatedStation());
});
afterAll(() => test.close());

const IDENTITY = '/v1/verify/identity';
const image = Buffer.from(JPEG).toString('base64');
const receiver = { webhookUrl: 'http://127.0.0.1:9/hook' };

/** A multipart body written by hand: each part as its head and its content. */
function multipart(...parts: readonly (readonly [head: string, content: Uint8Array | string])[]) {
  const body = Buffer.concat([
    ...parts.flatMap(([head, content]) => [
      Buffer.from(`--part\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content as Uint8Array),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--part--\r\n'),
  ]);
  return { key: client.apiKey, body, headers: { 'Content-Type': 'Multipart/Form-Data; BOUNDARY="part"' } };
}

describe('forms', () => {
  const file = ['name="documents"; filename="a.jpg"\r\nContent-Type: image/jpeg', JPEG] as const;
  const option = (value: string) => ['name="forceBatch"', value] as const;

  it('the media type and its parameters in any case, the boundary in quotes', async () => {
    expect((await test.ask('POST', IDENTITY, multipart(file))).status).toBe(200);
  });

  it('a text part twice: the same value is one, two values are none', async () => {
    expect((await test.ask('POST', IDENTITY, multipart(file, option('true'), option('true')))).status).toBe(
      200,
    );
    const two = await test.ask('POST', IDENTITY, multipart(file, option('true'), option('false')));
    expectError(two, IDENTITY, 'INVALID_REQUEST');
    expect(two.body['errors']).toMatchObject([{ field: 'forceBatch' }]);
    const query = await test.ask('POST', `${IDENTITY}?forceBatch=true&forceBatch=false`, multipart(file));
    expectError(query, IDENTITY, 'INVALID_REQUEST');
  });

  it('a file field in which nothing was chosen is a missing document, and no bar to the chosen ones', async () => {
    const nothing = [
      'name="documents"; filename=""\r\nContent-Type: application/octet-stream',
      new Uint8Array(),
    ] as const;
    const alone = await test.ask('POST', IDENTITY, multipart(nothing));
    expectError(alone, IDENTITY, 'MISSING_DOCUMENTS');
    expect(alone.body['errors']).toMatchObject([{ field: 'documents' }]);
    const beside = await test.ask('POST', IDENTITY, multipart(file, nothing));
    expect(beside.body).toMatchObject({ metrics: { totalFiles: 1 } });
  });

  it('"repeated form part documents": as the lists of PHP and of JavaScript libraries call it, too', async () => {
    const named = (name: string) =>
      [`name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg`, JPEG] as const;
    for (const names of [
      ['documents[]', 'documents[]'],
      ['documents[0]', 'documents[1]'],
    ]) {
      const answer = await test.ask('POST', IDENTITY, multipart(...names.map(named)));
      expect(answer.body).toMatchObject({ metrics: { totalFiles: 2 } });
    }
    expectError(await test.ask('POST', IDENTITY, multipart(named('pages[]'))), IDENTITY, 'MISSING_DOCUMENTS');
  });

  it('a file without a file name is told what it lacks, however large it is', async () => {
    const answer = await test.ask('POST', IDENTITY, multipart(['name="documents"', 'x'.repeat(100_000)]));
    expectError(answer, IDENTITY, 'INVALID_REQUEST');
    expect(answer.body['detail']).toBe('This part must be a file with a file name.');
  });

  it.each([
    String.raw`filename="..\\..\\etc\\passwd.jpg"`,
    'filename="a\\"b\\".jpg"',
    "filename*=UTF-8''Lekwal%C3%B4%20%E2%82%AC.jpg",
    'filename="❤ ñ ✓.jpg"',
    `filename="${'x'.repeat(400)}.jpg"`,
  ])('a file called %s is read like any other', async (name) => {
    expect((await test.ask('POST', IDENTITY, multipart([`name="documents"; ${name}`, JPEG]))).status).toBe(
      200,
    );
  });

  it('"mode (enum full, quick)" and "document_type" in any case', async () => {
    const send = (fields: Record<string, string>) =>
      test.ask('POST', '/v1/forensics/analyze', {
        key: client.apiKey,
        body: form('file', ['a.jpg'], fields),
      });
    expect((await send({ mode: 'FULL', document_type: ' Identity ' })).status).toBe(200);
    expect((await send({ mode: '', document_type: '' })).status).toBe(200);
    expectError(await send({ mode: 'deep' }), '/v1/forensics/analyze', 'INVALID_REQUEST');
  });
});

describe('base64', () => {
  const compare = (sourceImage: string) =>
    test.ask('POST', '/api/liveness/compare-faces', {
      key: client.apiKey,
      json: { sourceImage, targetImage: image },
    });

  it.each([
    '',
    'data:image/jpeg;base64,',
    'DATA:IMAGE/PNG;BASE64,',
    'data:image/jpeg;charset=utf-8;base64,',
    'data:;base64,',
    'data:application/octet-stream;base64,',
  ])('after “%s”', async (prefix) => {
    expect((await compare(prefix + image)).status).toBe(200);
  });

  it.each(['data:text/html;base64,', 'data:image/jpeg,'])('not after “%s”', async (prefix) => {
    expectError(await compare(prefix + image), '/api/liveness/compare-faces', 'INVALID_REQUEST');
  });

  it('of submissions: one document without a list; none, too many and empty ones as in a form', async () => {
    const submit = (documents: unknown) =>
      test.ask('POST', '/async/verify', { key: client.apiKey, json: { documents, ...receiver } });
    expect((await submit(image)).status).toBe(202);
    expectError(await submit([]), '/async/verify', 'MISSING_DOCUMENTS');
    expectError(await submit(undefined), '/async/verify', 'MISSING_DOCUMENTS');
    expectError(await submit(Array(MAX_FILES + 1).fill(image)), '/async/verify', 'TOO_MANY_FILES');
    const other = await submit([{ data: image }]);
    expect(other.body).toMatchObject({
      status: 400,
      errors: [
        { field: 'documents[0]', message: 'Must be base64 text, or an object with content and fileName.' },
      ],
    });
    const empty = await submit([image, { content: '', fileName: 'back.jpg' }]);
    expectError(empty, '/async/verify', 'INVALID_FILE_FORMAT');
    expect(empty.body['errors']).toMatchObject([{ field: 'documents[1]' }]);
  });
});

it('of submissions: JSON under any type that is JSON; another type is told both that are taken', async () => {
  const body = JSON.stringify({ documents: [image], ...receiver });
  const submit = (type: string) =>
    test.ask('POST', '/async/verify', { key: client.apiKey, body, headers: { 'Content-Type': type } });
  expect((await submit('application/vnd.api+json')).status).toBe(202);
  const refused = await submit('text/plain');
  expectError(refused, '/async/verify', 'MISSING_DOCUMENTS');
  expect(refused.body['detail']).toMatch(/multipart\/form-data.*application\/json/);
});

it('a compressed body is told so, in a form and in JSON', async () => {
  const headers = { 'Content-Encoding': 'gzip' };
  const coding = { field: 'Content-Encoding', rejectedValue: 'gzip' };
  const json = gzipSync(JSON.stringify({ idNumber: '428317215' }));
  const validated = await test.ask('POST', '/v1/identity/validate', {
    key: client.apiKey,
    body: json,
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
  expect(validated.body).toMatchObject({ status: 400, errors: [coding] });
  const uploaded = await test.ask('POST', IDENTITY, {
    key: client.apiKey,
    body: form('documents', ['a.jpg']),
    headers,
  });
  expect(uploaded.body).toMatchObject({ status: 400, errors: [coding] });
  const plain = { 'Content-Encoding': 'identity' };
  const body = form('documents', ['a.jpg']);
  expect((await test.ask('POST', IDENTITY, { key: client.apiKey, body, headers: plain })).status).toBe(200);
});

describe('what is empty was not sent', () => {
  it('in JSON: other properties count, and required ones are missing', async () => {
    const register = await test.ask('POST', '/v1/business/verify', {
      key: client.apiKey,
      json: { companyName: 'Sebina Trading', registrationNumber: '', registrationDate: ' ' },
    });
    // Understood, and refused for want of a copy of the register.
    expect(register).toMatchObject({
      status: 503,
      body: { detail: expect.stringContaining('companies register') },
    });
    const screening = {
      name: 'Kago Sebina',
      type: '',
      dateOfBirth: '',
      gender: '',
      options: { lists: null },
    };
    expectError(
      await test.ask('POST', '/v1/screening/screen/enhanced', { key: client.apiKey, json: screening }),
      '/v1/screening/screen/enhanced',
      'SCREENING_LISTS_STALE',
    );
    const match = { idImage: image, selfieImage: image, livenessSessionId: '' };
    const faces = await test.ask('POST', '/v1/identity/face-match', { key: client.apiKey, json: match });
    expect(faces.status).toBe(200);
    const nobody = await test.ask('POST', '/v1/business/verify', {
      key: client.apiKey,
      json: { companyName: '' },
    });
    expect(nobody.body).toMatchObject({
      status: 400,
      errors: [{ message: 'Send companyName, registrationNumber or binNumber.' }],
    });
  });

  it('in forms: the category is the default one, and a session that is not named is missing', async () => {
    const submitted = await test.ask('POST', '/async/verify', {
      key: client.apiKey,
      body: form('documents', ['a.jpg'], { ...receiver, category: '', forceBatch: '' }),
    });
    expect(submitted.status).toBe(202);
    const path = '/api/kyc/analyze/identity-with-liveness';
    const combined = await test.ask('POST', path, {
      key: client.apiKey,
      body: form('files', ['a.jpg'], { liveness_session_id: ' ' }),
    });
    expectError(combined, path, 'INVALID_REQUEST');
    expect(combined.body['message']).toBe('liveness_session_id: Required.');
  });
});

it('an Idempotency-Key answers the same session again; with other settings it is a conflict', async () => {
  const create = (auditImagesLimit: number) =>
    test.ask('POST', '/api/liveness/session', {
      key: client.apiKey,
      headers: { 'Idempotency-Key': 'counter-7' },
      json: { settings: { auditImagesLimit } },
    });
  const first = await create(1);
  expect((await create(1)).body['sessionId']).toBe(first.body['sessionId']);
  expectError(await create(2), '/api/liveness/session', 'CONFLICT');
});

it('answers and refusals are stored in no cache', async () => {
  const good = await test.ask('POST', IDENTITY, { key: client.apiKey, body: form('documents', ['a.jpg']) });
  const refused = await test.ask('POST', IDENTITY, { body: form('documents', ['a.jpg']) });
  for (const { headers } of [good, refused]) expect(headers.get('cache-control')).toBe('no-store');
});

it('"1008: session not found", however long its id is', async () => {
  const id = 'x'.repeat(2_000);
  for (const [method, path] of [
    ['GET', `/api/liveness/session/${id}/results`],
    ['POST', `/api/liveness/verify/${id}`],
    ['GET', `/v1/identity/liveness/${id}/results`],
  ] as const)
    expectError(await test.ask(method, path, { key: client.apiKey }), path, 'LIVENESS_SESSION_NOT_FOUND');
  const combined = '/api/kyc/analyze/identity-with-liveness';
  const body = form('files', ['a.jpg'], { liveness_session_id: id });
  expectError(
    await test.ask('POST', combined, { key: client.apiKey, body }),
    combined,
    'LIVENESS_SESSION_NOT_FOUND',
  );
  const job = `/async/verify/${id}`;
  expectError(await test.ask('GET', job, { key: client.apiKey }), job, 'NOT_FOUND');
});

it('an address in capitals or with a slash behind is the same address, with the same error body', async () => {
  const path = '/API/Liveness/Session/nobody/Results/';
  const answer = await test.ask('GET', path, { key: client.apiKey });
  expectError(answer, path, 'LIVENESS_SESSION_NOT_FOUND');
  expect(answer.body['status']).toBe(404);
});
