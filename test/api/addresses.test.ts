import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from './support/raw-request.ts';
import { startTestStation, type TestStation } from './support/station.ts';

/** RFC 3986 §6.2.2: addresses that mean the same are the same address; RFC 9112 §3.2: forms of a request's target. */
let test: TestStation;
let key: string;

beforeAll(async () => {
  test = await startTestStation({ config: { server: { allowedOrigins: ['https://portal.bank.example'] } } });
  key = test.register('enterprise').apiKey;
});
afterAll(() => test.close());

async function send(line: string, host = '127.0.0.1', body = ''): Promise<{ status: number; text: string }> {
  const text = await rawRequest(test.baseUrl, (socket) =>
    socket.write(
      `${line} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    ),
  );
  return { status: Number(text.slice(9, 12)), text };
}

describe('a path', () => {
  const sent = '{"fields":{"idNumber":"428317215"}}';
  it.each([
    '/v1/identity/validate',
    '/v1/%69dentity/validate',
    '/%76%31/identity/%76alidate',
    '/v1/%49DENTITY/validate/',
    '/v1/./identity/validate',
    '/v1/business/../identity/validate',
    '/v1/business/%2e%2E/identity/validate',
    '/V1/Identity/Validate?',
  ])('%s is that of the operation', async (path) => {
    const { status, text } = await send(`POST ${path}`, '127.0.0.1', sent);
    expect(status, text).toBe(200);
    expect(text).toContain('"valid":true');
  });

  it.each([
    '/v1//identity/validate',
    '//v1/identity/validate',
    '/v1%2Fidentity/validate',
    '/../../etc/passwd',
  ])('%s is another one', async (path) => expect((await send(`POST ${path}`)).status).toBe(404));

  it('with an escape of letters in its parameters names the same session and the same error', async () => {
    const session = await test.ask('POST', '/api/liveness/session', { key });
    const id = String(session.body['sessionId']);
    const escaped = id.replace(/./, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    expect((await send(`GET /api/%6civeness/session/${escaped}/results`)).text).toContain(id);
    const unknown = await send('GET /api/%6Civeness/session/nobody/results');
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain('"errorCode":1008');
  });

  it('takes ids in capitals, as some databases hand UUIDs back', async () => {
    const session = await test.ask('POST', '/v1/identity/liveness', { key });
    const id = String(session.body['sessionId']);
    expect((await send(`GET /v1/identity/liveness/${id.toUpperCase()}/results`)).text).toContain(id);
    const body = JSON.stringify({ idImage: 'AAAA', livenessSessionId: id.toUpperCase() });
    expect((await send('POST /v1/identity/face-match', '127.0.0.1', body)).text).not.toContain('1008');
  });

  it.each(['/v1/%zz', '/v1/%', '/v1/cli%6'])(
    '%s escapes nothing and is the caller’s mistake',
    async (path) => {
      const { status, text } = await send(`GET ${path}`);
      expect(status).toBe(400);
      expect(text).toContain('application/problem+json');
    },
  );
});

describe('the whole address in the request line', () => {
  it.each(['http://127.0.0.1/v1/client', 'HTTP://LocalHost:7443/v1/%63lient', 'https://localhost/v1/client'])(
    '%s is asked here',
    async (address) => expect((await send(`GET ${address}`)).status).toBe(200),
  );

  it('its host counts, whatever the Host header says', async () => {
    expect((await send('GET http://evil.example/v1/client')).status).toBe(403);
    expect((await send('GET http://localhost/v1/client', 'evil.example')).status).toBe(200);
    expect((await send('GET http://localhost@evil.example/v1/client')).status).toBe(403);
  });
});

it('OPTIONS * asks for the station as a whole', async () => {
  const { status, text } = await send('OPTIONS *');
  expect(status).toBe(204);
  expect(text).toMatch(/^allow: GET, HEAD, POST, DELETE, OPTIONS\r$/im);
});

it.each([
  ['the station as a whole', 'OPTIONS *', '127.0.0.1', 204],
  ['an escape of nothing', 'GET /v1/%zz', '127.0.0.1', 400],
  ['another host', 'GET /v1/client', 'evil.example', 403],
  ['no such path', 'GET /v1/nothing', '127.0.0.1', 404],
])('the answer to %s has the security headers', async (_, line, host, expected) => {
  const { status, text } = await send(line, host);
  expect(status).toBe(expected);
  expect(text).toMatch(/^content-security-policy: default-src 'none';/im);
  expect(text).toMatch(/^x-content-type-options: nosniff\r$/im);
});

it.each([
  ['another host', 'GET /v1/client', 'evil.example', 'server.allowedHosts'],
  ['no such path', 'GET /v1/nothing', '127.0.0.1', '/docs'],
])('the answer to %s says where to look', async (_, line, host, where) => {
  expect((await send(line, host)).text).toContain(where);
});

it('the answer to a preflight of an allowed origin has the security headers', async () => {
  const { status, headers } = await test.ask('OPTIONS', '/v1/client', {
    headers: { Origin: 'https://portal.bank.example', 'Access-Control-Request-Method': 'GET' },
  });
  expect(status).toBe(204);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('a page of an allowed origin may read every header that the interface names', async () => {
  const { headers } = await test.ask('GET', '/v1/client', {
    key,
    headers: { Origin: 'https://portal.bank.example' },
  });
  const shown = headers.get('access-control-expose-headers')!.split(', ');
  for (const name of ['X-RateLimit-Limit', 'Retry-After', 'X-Ignored-Fields', 'Location', 'WWW-Authenticate'])
    expect(shown).toContain(name);
});

it('a submission names its category as the interface writes it, too', async () => {
  const submit = (category: string) =>
    test.ask('POST', '/v1/async/verify', {
      key,
      json: { documents: ['/9j/4AAQSkZJRgABAQAAAQABAAD/2Q=='], webhookUrl: 'http://127.0.0.1:9/', category },
    });
  for (const category of ['business', 'Proof-of-Residence', 'ENTITY', 'auto'])
    expect((await submit(category)).status, category).toBe(202);
  for (const category of ['constructor', 'passport', ''])
    expect([category, (await submit(category)).status]).toEqual([category, category === '' ? 202 : 400]);
});
