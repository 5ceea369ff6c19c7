import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerBrokenRequests } from './broken-requests.ts';
import { createLingering } from './lingering.ts';
import { makeCertificates } from './tls/certificates.ts';

const server = createServer({ maxHeaderSize: 2_048 }, (_request, response) => response.end('reached'));
beforeAll(async () => {
  answerBrokenRequests(server, createLingering());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

async function send(request: string, to = server): Promise<{ head: string; body: Record<string, unknown> }> {
  const socket = connect((to.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  const [head, body] = (await text(socket)).split('\r\n\r\n') as [string, string];
  return { head, body: JSON.parse(body) as Record<string, unknown> };
}

it.each([
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(4_000)}\r\n\r\n`, 431],
  ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
])('%s are told in the form of every other error', async (_what, request, status) => {
  const { head, body } = await send(request);
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('application/problem+json');
  expect(body).toMatchObject({ status, type: expect.stringContaining('validation-error') as string });
  expect(head).toContain(String(body['requestId']));
});

it('a tunnel is refused with the methods there are, and not with silence', async () => {
  const { head, body } = await send('CONNECT bank.example:443 HTTP/1.1\r\nHost: bank.example:443\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 405 [^]*\r\nAllow: GET, /);
  expect(body).toMatchObject({ status: 405, detail: expect.stringContaining('no proxy') as string });
});

it('plain HTTP to the port of HTTPS is told so', async () => {
  const { key, cert } = await makeCertificates(['localhost'], Date.now());
  const secure = createTlsServer({ key, cert });
  answerBrokenRequests(secure, createLingering());
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  const { head, body } = await send('GET /v1/health HTTP/1.1\r\nHost: x\r\n\r\n', secure);
  expect(head).toContain('HTTP/1.1 400 ');
  expect(body).toMatchObject({ detail: expect.stringContaining('https:') as string });
  secure.close();
});
