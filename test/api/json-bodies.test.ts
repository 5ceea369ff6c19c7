import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import { MAX_FILE_BYTES } from '../../src/contract/limits.ts';
import type { Operation } from '../../src/api/operations/operation.ts';
import { expectError } from './support/expect-error.ts';
import { JPEG, type TestStation } from './support/station.ts';
import { startValidatedStation } from './support/validated-station.ts';

/** Every operation that takes JSON, with each kind of bad body, behind the validator of the OpenAPI document. */
let test: TestStation;
let client: NewCredentials;
let operations: readonly Operation[];
const image = Buffer.from(JPEG).toString('base64');

beforeAll(async () => {
  ({ test, client, operations } = await startValidatedStation());
});
afterAll(() => test.close());

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

  it('are UTF-8, with or without its mark; another encoding is named, and never read as other letters', async () => {
    const path = '/v1/identity/validate';
    const json = '{"fields":{"fullName":"JOSÉ SEBINA"}}';
    const ask = (text: string, encoding: 'utf8' | 'latin1' | 'utf16le') =>
      test.ask('POST', path, {
        key: client.apiKey,
        body: Buffer.from(text, encoding),
        headers: { 'Content-Type': 'application/json' },
      });
    for (const text of [json, `\ufeff${json}`])
      expect((await ask(text, 'utf8')).body).toMatchObject({ normalised: { fullName: 'JOSÉ SEBINA' } });
    for (const answer of [await ask(json, 'latin1'), await ask(`\ufeff${json}`, 'utf16le')]) {
      expectError(answer, path, 'INVALID_REQUEST');
      expect(answer.text).toContain('Send JSON as UTF-8.');
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

  it('identity fields may stand alone, as extractedData of a scan, or under fields', async () => {
    const fields = { idNumber: '428317215', fullName: 'Kago Thato Sebina', expiryDate: null };
    for (const json of [
      fields,
      { extractedData: fields },
      { fields },
      { documentType: 'OMANG', ...fields },
    ]) {
      const answer = await test.ask('POST', '/v1/identity/validate', { key: client.apiKey, json });
      expect(answer.body, JSON.stringify(json)).toMatchObject({
        valid: true,
        normalised: { idNumber: '428317215' },
      });
    }
  });

  it('the lines of a machine-readable zone may stand alone, as a list or as one text', async () => {
    const lines = [
      'ACBWAZ0000000<5000010000<<<<<<',
      '9001011M3301018BWA<Z0000000<<2',
      'SPECIMEN<<EXAMPLE<TEST<<<<<<<<',
    ];
    for (const json of [{ mrz: lines }, { documentType: 'OMANG', mrz: `${lines.join('\r\n')}\n` }]) {
      const answer = await test.ask('POST', '/v1/identity/validate', { key: client.apiKey, json });
      expect(answer.body).toMatchObject({ valid: true, normalised: {} });
      expect(answer.text).toContain('mrz-check-digits');
    }
  });

  it('an audit image limit above what a check keeps is a limit all the same; below zero is none', async () => {
    const ask = (auditImagesLimit: unknown) =>
      test.ask('POST', '/api/liveness/session', {
        key: client.apiKey,
        json: { settings: { auditImagesLimit } },
      });
    for (const limit of [10, null]) expect((await ask(limit)).status).toBe(200);
    for (const wrong of [-1, 1.5, '2'])
      expectError(await ask(wrong), '/api/liveness/session', 'INVALID_REQUEST');
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

  it('"Two faces can be compared": other people in the selfie are a warning, and nothing is said without them', async () => {
    const image = Buffer.from(JPEG);
    const compare = (target: Buffer) =>
      test.ask('POST', '/api/liveness/compare-faces', {
        key: client.apiKey,
        json: { sourceImage: image.toString('base64'), targetImage: target.toString('base64') },
      });
    expect((await compare(Buffer.concat([image, Buffer.of(0)]))).body).not.toHaveProperty('warnings');
    expect((await compare(image)).body['warnings']).toEqual([expect.stringContaining('the same file')]);
    const crowd = await compare(Buffer.concat([image, Buffer.from('crowd')]));
    expect(crowd.status).toBe(200);
    expect(crowd.body['warnings']).toEqual([expect.stringContaining('Other people')]);
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
