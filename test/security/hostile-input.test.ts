import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../api/support/raw-request.ts';
import { form, startTestStation, type TestStation } from '../api/support/station.ts';

let test: TestStation;
let key: string;
beforeAll(async () => {
  test = await startTestStation();
  key = test.register('enterprise').apiKey;
});
afterAll(() => test.close());

/** Sends a request line that no client library would. */
const rawGet = (target: string): Promise<string> =>
  rawRequest(test.baseUrl, (socket) => {
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n\r\n`,
    );
  });

describe('path traversal', () => {
  const secret = readFileSync(path.resolve('package.json'), 'utf8').slice(0, 60);
  it.each([
    '/../package.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/docs/../../../package.json',
    '/docs/%2e%2e%2f%2e%2e%2fpackage.json',
    '/%00',
    '//etc/passwd',
  ])('%s shows no file', async (target) => {
    const answer = await rawGet(target);
    expect(answer).not.toContain(secret);
    expect(answer).not.toContain('root:x:');
    expect(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toBeGreaterThanOrEqual(400);
  });

  it('a file name in an upload is a name and nothing else', async () => {
    const names = ['../../../../tmp/x.jpg', 'C:\\x.jpg', '/etc/passwd', '.'.repeat(300)];
    const answer = await test.ask('POST', '/v1/verify/identity', { key, body: form('documents', names) });
    expect(answer.status).toBe(200);
  });
});

describe('prototype pollution', () => {
  const hostile =
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"fields":{"__proto__":{"polluted":"x"},"idNumber":"428317215"}}';

  it('of JSON bodies, queries and forms reaches no object', async () => {
    const headers = { 'Content-Type': 'application/json' };
    await test.ask('POST', '/v1/identity/validate', { key, body: hostile, headers });
    await test.ask('POST', '/api/liveness/session', { key, body: hostile, headers });
    await test.ask('GET', '/v1/client?__proto__[polluted]=1&constructor[prototype][polluted]=1', { key });
    const body = form('documents', ['front.jpg'], { __proto__: 'x', 'constructor.prototype.polluted': 'x' });
    const answer = await test.ask('POST', '/v1/verify/identity', { key, body });
    expect(answer.status).toBeLessThan(500);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('header injection', () => {
  it.each([
    '/v1/health%0d%0aX-Injected:%20yes',
    '/v1/async/verify/a%0d%0aSet-Cookie:%20x=1',
    '/?a=%0d%0aX-Injected:%20yes',
  ])('%s adds no header', async (target) => {
    const head = (await rawGet(target)).split('\r\n\r\n', 1)[0]!;
    expect(head).not.toMatch(/^(X-Injected|Set-Cookie):/im);
  });

  it('a request id of the caller is not taken over', async () => {
    const { headers } = await test.ask('GET', '/v1/health', { headers: { 'X-Request-Id': 'mine' } });
    expect(headers.get('x-request-id')).not.toBe('mine');
  });
});

it('a wrong key of the right form costs the same way as any other: it is looked up by its hash, never compared as text', async () => {
  const source = readFileSync(path.resolve('src/station/access/secrets.ts'), 'utf8');
  expect(source).toContain('timingSafeEqual');
  const wrong = [`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, key.slice(0, 8), `${key}A`];
  for (const one of wrong) expect((await test.ask('GET', '/v1/client', { key: one })).status).toBe(401);
});
