import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import type { ErrorCode } from '../../src/contract/errors/catalogue.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '../../src/contract/limits.ts';
import type { Operation } from '../../src/api/operations/operation.ts';
import { expectError } from './support/expect-error.ts';
import { multipartOf } from './support/multipart-of.ts';
import { form, type TestStation } from './support/station.ts';
import { startValidatedStation } from './support/validated-station.ts';

/** Every operation that takes files, with each kind of bad upload, behind the validator of the OpenAPI document. */
let test: TestStation;
let client: NewCredentials;
let operations: readonly Operation[];

beforeAll(async () => {
  ({ test, client, operations } = await startValidatedStation());
});
afterAll(() => test.close());

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

  it('a body over the overall limit is refused', async () => {
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

  it.each([
    ['/v1/forensics/quick', 'file', { mode: 'full' }, 'mode'],
    ['/v1/forensics/identity', 'file', { document_type: 'income' }, 'document_type'],
    ['/v1/forensics/identity', 'file', { document_type: 'unknown', mode: 'quick' }, null],
    ['/v1/forensics/analyze', 'file', { document_type: 'income', mode: 'quick' }, null],
    ['/v1/verify/auto', 'documents', { forceSinglePass: 'true' }, 'forceSinglePass'],
    ['/api/kyc/analyze/auto', 'documents', { forceBatch: 'true' }, null],
  ])('what the address %s decides is told where something else is sent', async (path, part, sent, told) => {
    const answer = await test.ask('POST', path, { key: client.apiKey, body: form(part, ['a.jpg'], sent) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-ignored-fields')).toBe(told);
    if (told) expect(answer.body['warnings']).toContainEqual(expect.stringContaining(`"${told}" is decided`));
  });

  it('family C takes its options from the query as well; the form counts first', async () => {
    const asked = async (query: string, fields: Record<string, string> = {}) =>
      test.ask('POST', `/v1/verify/identity${query}`, {
        key: client.apiKey,
        body: form('documents', ['a.jpg'], fields),
      });
    const single = await asked('?forceSinglePass=true&includeRawText=1');
    expect(single.body).toMatchObject({ metrics: { processingMode: 'SINGLE_PASS' } });
    expect(single.text).toContain('rawOCRText');
    const form2 = await asked('?forceSinglePass=true', { forceSinglePass: 'false' });
    expect(form2.body).toMatchObject({ metrics: { processingMode: 'BATCH' } });
    expect((await asked('?forceBatch=perhaps')).body).toMatchObject({
      status: 400,
      errors: [{ field: 'query.forceBatch' }],
    });
  });

  it('automatic routing does its classification step whatever is forced, and says so', async () => {
    const answer = await send(
      operations.find((o) => o.path === '/v1/verify/auto')!,
      form('documents', ['a.jpg'], { forceSinglePass: 'true' }),
    );
    expect(answer).toMatchObject({ status: 200, body: { metrics: { processingMode: 'BATCH' } } });
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

  it('a document that ends its engine twice is refused for good; the next one works', async () => {
    const operation = operations.find((o) => o.path === '/v1/verify/identity')!;
    const failed = await send(operation, form('documents', ['crash.jpg']));
    expectError(failed, operation.path, 'DOCUMENT_TOO_COMPLEX');
    expect(failed.body).toMatchObject({ retryable: false, reason: 'ENGINE_STOPPED' });
    expect((await send(operation, form('documents', ['front.jpg']))).status).toBe(200);
  });
});
