import { openapiValidator } from './support/openapi-validator.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import { ERRORS, type ErrorCode } from '../../src/contract/errors/catalogue.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '../../src/contract/limits.ts';
import { errorFormatOf } from '../../src/api/errors/format.ts';
import { createMetrics } from '../../src/api/metrics.ts';
import { allOperations } from '../../src/api/operations/all.ts';
import type { MultipartBody, Operation } from '../../src/api/operations/operation.ts';
import { form, JPEG, startTestStation, type Answer, type TestStation } from './support/station.ts';

/**
 * Walks every operation of the OpenAPI document with valid input and with each kind of bad input. In front of the API
 * stands express-openapi-validator: an answer that does not fit the document becomes a 500 that names what does not fit.
 */
let test: TestStation;
let client: NewCredentials;
let operations: Operation[];
const image = Buffer.from(JPEG).toString('base64');

beforeAll(async () => {
  test = await startTestStation({ before: openapiValidator });
  client = test.register('enterprise');
  operations = allOperations(test.station, createMetrics(test.station));
});
afterAll(() => test.close());

/** Valid JSON and form bodies by operation; everything else follows from the operation's own declaration. */
const BODIES: Record<string, () => unknown> = {
  compareFaces: () => ({ sourceImage: `data:image/jpeg;base64,${image}`, targetImage: image }),
  matchFaces: () => ({ idImage: image, selfieImage: image }),
  validateIdentity: () => ({ fields: { fullName: 'Kago Thato Sebina', idNumber: '428317215' } }),
  screen: () => ({ name: 'Kago Sebina' }),
  verifyBusiness: () => ({ companyName: 'Sebina Trading (Pty) Ltd' }),
  createWebhookEndpoint: () => ({ url: 'http://127.0.0.1:9/hook' }),
};
const FIELDS: Record<string, () => Promise<Record<string, string>>> = {
  verifyIdentityWithLiveness: async () => ({ liveness_session_id: await newSession() }),
};
/** Where valid input still meets a state that is refused in a documented way, and how. */
const REFUSED: Record<string, ErrorCode> = {
  verifyLivenessSession: 'LIVENESS_CONFIDENCE_TOO_LOW',
  screen: 'SCREENING_LISTS_STALE',
};

async function newSession(): Promise<string> {
  const { body } = await test.ask('POST', '/api/liveness/session', { key: client.apiKey });
  return String(body['sessionId']);
}

async function parameter(name: string): Promise<string> {
  const key = client.apiKey;
  if (name === 'sessionId') return newSession();
  if (name === 'requestId') {
    const body = form('documents', ['front.jpg'], { webhookUrl: 'http://127.0.0.1:9/hook' });
    return String((await test.ask('POST', '/v1/async/verify', { key, body })).body['requestId']);
  }
  const endpoint = await test.ask('POST', '/v1/webhooks/endpoints', {
    key,
    json: { url: 'http://127.0.0.1:9/hook' },
  });
  const endpointId = String(endpoint.body['endpointId']);
  if (name === 'endpointId') return endpointId;
  return String(
    (await test.ask('POST', `/v1/webhooks/endpoints/${endpointId}/test`, { key })).body['deliveryId'],
  );
}

async function addressOf({ path }: Operation): Promise<string> {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  return name ? path.replace(`{${name}}`, await parameter(name)) : path;
}

function multipartOf({ body }: Operation): MultipartBody | null {
  if (body?.kind === 'multipart') return body;
  return body?.kind === 'multipart-or-json' ? body.multipart : null;
}

async function validRequest(operation: Operation): Promise<Parameters<TestStation['ask']>[2]> {
  const key = client.apiKey;
  const multipart = multipartOf(operation);
  if (multipart) {
    const fields = {
      ...(multipart.fields.shape['webhookUrl'] ? { webhookUrl: 'http://127.0.0.1:9/hook' } : {}),
      ...(await FIELDS[operation.id]?.()),
    };
    return { key, body: form(multipart.fileFields[0]!, ['front.jpg'], fields) };
  }
  if (operation.body?.kind === 'form') {
    const { clientId, clientSecret } = client;
    return {
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        token: 'nt_none',
      }),
    };
  }
  const json = BODIES[operation.id]?.();
  return { key, ...(json === undefined ? {} : { json }) };
}

describe('every operation of the OpenAPI document', () => {
  it('with valid input answers a body that validates', async () => {
    for (const operation of operations) {
      const answer = await test.ask(
        operation.method.toUpperCase(),
        await addressOf(operation),
        await validRequest(operation),
      );
      const refused = REFUSED[operation.id];
      const what = `${operation.method} ${operation.path}: ${answer.text.slice(0, 300)}`;
      expect(answer.status, what).toBe(refused ? ERRORS[refused].status : operation.success.status);
      expect(answer.headers.get('x-request-id'), what).toMatch(/^[0-9a-f-]{36}$/);
      if (operation.scope !== null)
        expect(answer.headers.get('x-ratelimit-remaining'), what).toMatch(/^\d+$/);
    }
  }, 300_000);

  it('the validator is awake: an undocumented answer becomes a 500', async () => {
    for (const { path } of operations.filter((o) => o.success.schema && o.scope !== null).slice(0, 5)) {
      const method = operations.find((o) => o.path === path)!.method.toUpperCase();
      const answer = await test.ask(method, path, { headers: { 'X-Answer-Wrongly': 'yes' } });
      if (path !== '/oauth2/revoke') expect(answer.status, path).toBe(500);
    }
  });

  it('the wrong method is 405 with Allow', async () => {
    for (const operation of operations) {
      const answer = await test.ask('PUT', operation.path.replace(/\{\w+\}/g, 'x'), { key: client.apiKey });
      expect(answer.status, operation.path).toBe(405);
      expect(answer.headers.get('allow')).toContain(operation.method.toUpperCase());
      expectError(answer, operation.path, 'METHOD_NOT_ALLOWED');
    }
  });
});

describe('uploads', () => {
  const uploads = () =>
    operations.flatMap((operation) =>
      multipartOf(operation) ? [{ operation, multipart: multipartOf(operation)! }] : [],
    );
  const send = (operation: Operation, body: BodyInit, headers: Record<string, string> = {}) =>
    test.ask('POST', operation.path, { key: client.apiKey, body, headers });
  const withReceiver = { webhookUrl: 'http://127.0.0.1:9/hook', liveness_session_id: 'any' };

  it.each<[string, ErrorCode, (field: string) => BodyInit, Record<string, string>]>([
    ['a form without files', 'MISSING_DOCUMENTS', () => form('documents', [], { note: 'x' }), {}],
    [
      'an empty part',
      'INVALID_FILE_FORMAT',
      (field) => form(field, ['empty.jpg'], withReceiver, new Uint8Array()),
      {},
    ],
    ['a part of another name', 'MISSING_DOCUMENTS', () => form('picture', ['front.jpg'], withReceiver), {}],
    [
      'eleven files',
      'TOO_MANY_FILES',
      (field) => form(field, Array<string>(MAX_FILES + 1).fill('front.jpg'), withReceiver),
      {},
    ],
    ['text where the file belongs', 'INVALID_REQUEST', (field) => form('x', [], { [field]: 'hello' }), {}],
    ['no boundary', 'INVALID_REQUEST', () => 'hello', { 'Content-Type': 'multipart/form-data' }],
    [
      'a truncated body',
      'INVALID_REQUEST',
      (field) => `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\nabc`,
      { 'Content-Type': 'multipart/form-data; boundary=b' },
    ],
    ['another kind of body', 'MISSING_DOCUMENTS', () => 'a=b', { 'Content-Type': 'text/plain' }],
  ])('%s: %s', async (_name, code, body, headers) => {
    // The validator compiles anew for each media type, so these are sent to one operation of each family.
    const seen = new Set<string>();
    const chosen = uploads().filter(
      ({ operation: { tag } }) => !headers['Content-Type'] || (!seen.has(tag) && seen.add(tag)),
    );
    for (const { operation, multipart } of chosen)
      expectError(await send(operation, body(multipart.fileFields[0]!), headers), operation.path, code);
  });

  it('a file of more than 10 MB: FILE_TOO_LARGE', async () => {
    const large = new Uint8Array(MAX_FILE_BYTES + 1);
    for (const path of [
      '/v1/verify/identity',
      '/api/v/kyc/verify/auto',
      '/api/kyc/analyze/identity-with-liveness',
    ]) {
      const { operation, multipart } = uploads().find((u) => u.operation.path === path)!;
      expectError(
        await send(operation, form(multipart.fileFields[0]!, ['big.jpg'], withReceiver, large)),
        path,
        'FILE_TOO_LARGE',
      );
    }
  });

  it('a body over the overall limit is refused before it is read', async () => {
    const answer = await test.ask('POST', '/v1/verify/identity', {
      key: client.apiKey,
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body: new Uint8Array(MAX_FILES * MAX_FILE_BYTES + 2 * 1024 * 1024),
    });
    expectError(answer, '/v1/verify/identity', 'BODY_TOO_LARGE');
  });

  it('no body at all names the missing field', async () => {
    const answer = await test.ask('POST', '/v1/verify/identity', { key: client.apiKey });
    expect(answer.body).toMatchObject({
      status: 400,
      errors: [{ field: 'documents', rejectedValue: null }],
      instance: '/v1/verify/identity',
    });
    expect(String(answer.body['type'])).toMatch(/\/validation-error$/);
  });

  it('both modes forced, or a value that is no boolean', async () => {
    const both = await send(
      operations.find((o) => o.path === '/v1/verify/identity')!,
      form('documents', ['a.jpg'], { forceBatch: 'true', forceSinglePass: 'true' }),
    );
    expect(both.body).toMatchObject({
      status: 400,
      errors: [{ field: 'forceSinglePass', rejectedValue: true }],
    });
    const odd = await send(
      operations.find((o) => o.path === '/v1/verify/identity')!,
      form('documents', ['a.jpg'], { forceBatch: 'perhaps' }),
    );
    expect(odd.body).toMatchObject({
      status: 400,
      errors: [{ field: 'forceBatch', rejectedValue: 'perhaps' }],
    });
    const mode = await send(
      operations.find((o) => o.path === '/v1/forensics/analyze')!,
      form('file', ['a.jpg'], { mode: 'slow' }),
    );
    expect(mode.body).toMatchObject({ status: 400, errors: [{ field: 'mode', rejectedValue: 'slow' }] });
  });

  it('includeRawText brings rawOCRText in every shape, and only then', async () => {
    for (const path of [
      '/v1/verify/identity',
      '/api/v/kyc/verify/identity',
      '/api/kyc/analyze/auto',
      '/v1/identity/scan',
    ]) {
      const operation = operations.find((o) => o.path === path)!;
      expect((await send(operation, form('documents', ['a.jpg']))).text).not.toContain('rawOCRText');
      expect(
        (await send(operation, form('documents', ['a.jpg'], { includeRawText: 'true' }))).text,
      ).toContain('"rawOCRText":"REPUBLIC OF BOTSWANA"');
    }
  });

  it('low confidence is 422 with 1004; unreadable is INVALID_DOCUMENT_QUALITY in the nested body', async () => {
    const flat = await send(
      operations.find((o) => o.path === '/api/v/kyc/verify/identity')!,
      form('documents', ['unsure.jpg']),
    );
    expect(flat).toMatchObject({
      status: 422,
      body: { status: 'error', errorCode: 1004, details: { confidence: 40, threshold: 60 } },
    });
    expect(flat.body['details']).toHaveProperty('reason');
    const problem = await send(
      operations.find((o) => o.path === '/v1/verify/identity')!,
      form('documents', ['unsure.jpg']),
    );
    expect(problem).toMatchObject({
      status: 422,
      body: { status: 422, errorCode: 1004, confidence: 40, threshold: 60 },
    });
    const nested = await send(
      operations.find((o) => o.path === '/api/kyc/analyze/identity')!,
      form('documents', ['blurred.jpg']),
    );
    expect(nested).toMatchObject({
      status: 422,
      body: { status: 'error', error: { code: 'INVALID_DOCUMENT_QUALITY' } },
    });
  });

  it('an engine that dies fails one request; the next one works', async () => {
    const operation = operations.find((o) => o.path === '/v1/verify/identity')!;
    const failed = await send(operation, form('documents', ['crash.jpg']));
    expectError(failed, operation.path, 'PROCESSING_FAILED');
    expect(failed.body).toMatchObject({ retryable: true });
    expect((await send(operation, form('documents', ['front.jpg']))).status).toBe(200);
  });
});

describe('JSON bodies', () => {
  it('text that is not JSON, another media type, and missing fields', async () => {
    for (const operation of operations) {
      if (operation.body?.kind !== 'json' || operation.path.includes('{')) continue;
      const ask = (body: string, type: string) =>
        test.ask('POST', operation.path, { key: client.apiKey, body, headers: { 'Content-Type': type } });
      expectError(await ask('{"a":', 'application/json'), operation.path, 'INVALID_REQUEST');
      expectError(await ask('hello', 'text/plain'), operation.path, 'UNSUPPORTED_MEDIA_TYPE');
      if (operation.body.required)
        expectError(await ask('{}', 'application/json'), operation.path, 'INVALID_REQUEST');
    }
  });

  it('never shows personal data back', async () => {
    const answer = await test.ask('POST', '/v1/identity/validate', {
      key: client.apiKey,
      json: { fields: { idNumber: 428317215, fullName: ['Sebina'] } },
    });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('428317215');
    expect(answer.text).not.toContain('Sebina');
    expect(answer.body).toMatchObject({
      errors: [{ field: 'fields.fullName' }, { field: 'fields.idNumber' }],
    });
  });

  it('images that are not base64, or not images', async () => {
    const ask = (sourceImage: string) =>
      test.ask('POST', '/api/liveness/compare-faces', {
        key: client.apiKey,
        json: { sourceImage, targetImage: image },
      });
    expectError(await ask('$$$$'), '/api/liveness/compare-faces', 'INVALID_REQUEST');
    expectError(
      await ask(Buffer.from('hello').toString('base64')),
      '/api/liveness/compare-faces',
      'INVALID_FILE_FORMAT',
    );
  });

  it('two images of 10 MB fit', async () => {
    const large = new Uint8Array(MAX_FILE_BYTES);
    large.set(JPEG);
    const big = Buffer.from(large).toString('base64');
    const answer = await test.ask('POST', '/api/liveness/compare-faces', {
      key: client.apiKey,
      json: { sourceImage: big, targetImage: big },
    });
    expect(answer.status).toBe(200);
  });
});

it('an unknown address is 404 in the family’s format', async () => {
  for (const path of ['/v1/none', '/api/v/kyc/none', '/api/liveness/none', '/v1/verify/none'])
    expectError(await test.ask('GET', path), path, 'NOT_FOUND');
});

function expectError(answer: Answer, path: string, code: ErrorCode): void {
  const what = `${path}: ${answer.status} ${answer.text.slice(0, 300)}`;
  const { errorCode, status } = ERRORS[code];
  expect(answer.status, what).toBe(status);
  if (errorFormatOf(path) === 'oauth')
    return expect(answer.body, what).toHaveProperty('error_description') as unknown as void;
  expect(answer.body['errorCode'], what).toBe(errorCode);
  expect(answer.body['requestId'], what).toBe(answer.headers.get('x-request-id'));
}
