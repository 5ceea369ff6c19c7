import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerBrokenRequests } from './broken-requests.ts';
import { createLingering } from './lingering.ts';

const lingering = createLingering();
/** Answers every request before it reads a byte of its body. */
const server = createServer(
  { maxHeaderSize: 2_048 },
  lingering.listener((_request, response) => void response.writeHead(401).end('who?')),
);
beforeAll(async () => {
  answerBrokenRequests(server, lingering);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const MEBIBYTE = 1024 * 1024;
/** More than the buffers of both ends hold. */
const LONG = 12 * MEBIBYTE;
const open = (): Socket =>
  connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
const head = (bytes: number): string =>
  `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`;
const isWaiting = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => socket.once('data', resolve));

/** Sends all, then looks whether there is an answer. */
async function sendFirst(begin: string, bytes: number): Promise<string> {
  const socket = open();
  socket.pause().write(begin);
  for (let left = bytes; left > 0; left -= MEBIBYTE)
    await new Promise((sent) => socket.write(Buffer.alloc(MEBIBYTE, 1), sent));
  socket.end();
  return text(socket);
}

it('an early answer reaches a client that sends all of a long body before it looks', async () => {
  expect(await sendFirst(head(LONG), LONG)).toMatch(/^HTTP\/1\.1 401 [^]*who\?/);
});

it('so does what is said of a head that is no HTTP', async () => {
  const broken = `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(4_000)}`;
  expect(await sendFirst(broken, LONG)).toMatch(/^HTTP\/1\.1 431 [^]*problem\+json/);
});

it('keeps the connection after a short body that nobody reads, and ends it after a long or an endless one', async () => {
  const statusOf = async (headers: Record<string, string>, body: string) => {
    const socket = open();
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n${body}`);
    const answer = String(await isWaiting(socket));
    socket.destroy();
    return /^connection: (.*)\r$/im.exec(answer)?.[1];
  };
  expect(await statusOf({ 'Content-Length': '4' }, 'body')).toBe('keep-alive');
  expect(await statusOf({ 'Content-Length': '1000000' }, '')).toBe('close');
  expect(await statusOf({ 'Transfer-Encoding': 'chunked' }, '')).toBe('close');
});

/** A client that goes on when it has its answer, a letter at a time, until it is cut; how many milliseconds later that is. */
async function cutWhileDripping(meanwhile: () => void): Promise<number> {
  const socket = open();
  const timer = setInterval(() => socket.write('x'), 100);
  socket.write(head(MEBIBYTE));
  const cut = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
  await isWaiting(socket);
  const answered = Date.now();
  meanwhile();
  await cut;
  clearInterval(timer);
  return Date.now() - answered;
}

it('cuts who drips instead of sending, and everybody when the station stops', async () => {
  expect(await cutWhileDripping(() => undefined)).toBeGreaterThan(1_500);
  expect(await cutWhileDripping(lingering.end)).toBeLessThan(1_500);
});
