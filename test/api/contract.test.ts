import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import { ERRORS, type ErrorCode } from '../../src/contract/errors/catalogue.ts';
import type { Operation } from '../../src/api/operations/operation.ts';
import { expectError } from './support/expect-error.ts';
import { multipartOf } from './support/multipart-of.ts';
import { form, JPEG, type TestStation } from './support/station.ts';
import { startValidatedStation } from './support/validated-station.ts';

/**
 * Walks every operation of the OpenAPI document with valid input (bad input: uploads, json-bodies). In front of the API
 * stands express-openapi-validator: an answer that does not fit the document becomes a 500 that names what does not fit.
 */
let test: TestStation;
let client: NewCredentials;
let operations: readonly Operation[];
const image = Buffer.from(JPEG).toString('base64');

beforeAll(async () => {
  ({ test, client, operations } = await startValidatedStation());
});
afterAll(() => test.close());

/** Valid JSON and form bodies by operation; everything else follows from the operation's own declaration. */
const BODIES: Record<string, () => unknown> = {
  compareFaces: () => ({ sourceImage: `data:image/jpeg;base64,${image}`, targetImage: image }),
  matchFaces: () => ({ idImage: image, selfieImage: image }),
  validateIdentity: () => ({ fields: { fullName: 'Kago Thato Sebina', idNumber: '428317215' } }),
  screen: () => ({ name: 'Kago Sebina' }),
  verifyChip: () => ({ sod: image, dataGroups: { 1: image } }),
  readChip: () => ({ can: '123456' }),
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
  verifyBusiness: 'REGISTER_MISSING',
  // The picture that is sent, and what the quick engine reads from its reader, is no file of a chip.
  verifyChip: 'DAMAGED_DOCUMENT',
  readChip: 'DAMAGED_DOCUMENT',
};

async function newSession(): Promise<string> {
  const { body } = await test.ask('POST', '/api/liveness/session', { key: client.apiKey });
  return String(body['sessionId']);
}

async function parameter(name: string): Promise<string> {
  const key = client.apiKey;
  if (name === 'sessionId') return newSession();
  if (name === 'caseId') {
    const body = form('documents', ['front.jpg']);
    return String((await test.ask('POST', '/v1/verify/identity', { key, body })).body['caseId']);
  }
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
      expect(answer.headers.get('x-ignored-fields'), what).toBeNull();
      if (operation.scope !== null)
        expect(answer.headers.get('x-ratelimit-remaining'), what).toMatch(/^\d+$/);
    }
  }, 300_000);

  it('says which fields of a body or form it does not know, and does its work all the same', async () => {
    for (const operation of operations) {
      if (!operation.body || operation.body.kind === 'form') continue;
      const request = (await validRequest(operation))!;
      const { body, json } = request;
      if (body instanceof FormData) body.append('threshold', '0.5');
      else request.json = { ...(json as object | undefined), threshold: 0.5 };
      const method = operation.method.toUpperCase();
      const answer = await test.ask(method, `${await addressOf(operation)}?colour=red`, request);
      const what = `${operation.method} ${operation.path}: ${answer.text.slice(0, 300)}`;
      if (['verifyChip', 'readChip'].includes(operation.id)) {
        // Files of a chip are proof: what nobody asked for is refused there.
        expectError(answer, operation.path, 'INVALID_REQUEST');
        expect(answer.text).toContain('Not known: threshold.');
        continue;
      }
      const refused = REFUSED[operation.id];
      expect(answer.status, what).toBe(refused ? ERRORS[refused].status : operation.success.status);
      expect(answer.headers.get('x-ignored-fields'), what).toBe('threshold, query.colour');
      if (!refused)
        expect(answer.body['warnings'], what).toEqual(
          expect.arrayContaining([
            '"threshold" is not a field of this operation; it was ignored.',
            '"query.colour" is not a field of this operation; it was ignored.',
          ]),
        );
    }
  }, 300_000);

  it('says which fields of the query it does not know where it has no body', async () => {
    for (const operation of operations) {
      // Health is answered before anything of a request is looked at.
      if (operation.body || operation.id === 'getHealth') continue;
      const address = await addressOf(operation);
      const method = operation.method.toUpperCase();
      const answer = await test.ask(method, `${address}?limit=-1&colour=red`, await validRequest(operation));
      const what = `${method} ${address}: ${answer.text.slice(0, 300)}`;
      const refused = REFUSED[operation.id];
      expect(answer.status, what).toBe(refused ? ERRORS[refused].status : operation.success.status);
      expect(answer.headers.get('x-ignored-fields'), what).toBe('query.limit, query.colour');
    }
  }, 300_000);

  it('an answer of another operation may be sent on whole without a word about it', async () => {
    const key = client.apiKey;
    const scan = await test.ask('POST', '/v1/identity/scan', { key, body: form('documents', ['front.jpg']) });
    expect(scan.status).toBe(200);
    const screened = await test.ask('POST', '/v1/screening/screen/enhanced', { key, json: scan.body });
    expect(screened.headers.get('x-ignored-fields')).toBeNull();
    const validated = await test.ask('POST', '/v1/identity/validate', {
      key,
      json: { ...scan.body, extractedData: { idNumber: '428317215' }, treshold: 1 },
    });
    expect(validated.status, validated.text).toBe(200);
    expect(validated.headers.get('x-ignored-fields')).toBe('treshold');
    const session = await test.ask('POST', '/api/liveness/session', { key });
    const matched = await test.ask('POST', '/v1/identity/face-match', {
      key,
      json: { ...session.body, idImage: image },
    });
    expect(matched.headers.get('x-ignored-fields')).toBeNull();
  });

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

it('OPTIONS names the methods of a path, without credentials', async () => {
  const health = await test.ask('OPTIONS', '/v1/health');
  expect([health.status, health.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  const verify = await test.ask('OPTIONS', '/api/v/kyc/verify/auto');
  expect([verify.status, verify.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
});

it('an unknown address is 404 in the family’s format', async () => {
  for (const path of ['/v1/none', '/api/v/kyc/none', '/api/liveness/none', '/v1/verify/none'])
    expectError(await test.ask('GET', path), path, 'NOT_FOUND');
});
