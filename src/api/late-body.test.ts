import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerBrokenRequests } from './broken-requests.ts';
import { createLingering } from './lingering.ts';
import { isJson, readJson } from './requests/body.ts';
import { readMultipart } from './uploads/multipart.ts';

/** Long enough for a busy machine to send a short body whole. */
const LATE_MS = 1_000;
const RULES = { fileFields: ['documents'], maxFiles: 1 };
const lingering = createLingering();
/** What came of each request: its body, or why it was refused. */
let outcomes: unknown[] = [];
const server = createServer(
  { headersTimeout: LATE_MS, requestTimeout: LATE_MS, connectionsCheckingInterval: 20 },
  lingering.listener((request, response) => {
    const read = isJson(request) ? readJson(request, 1_000) : readMultipart(request, RULES, () => undefined);
    void read
      .then(
        () => outcomes.push('carried out'),
        ({ code }: { code: string }) => outcomes.push(code),
      )
      .then(() => response.end());
  }),
);
beforeAll(async () => {
  answerBrokenRequests(server, lingering);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => (outcomes = []));
afterAll(() => server.close());

const BODIES = {
  'application/json': ['{"a":', '1}'],
  'multipart/form-data; boundary=b': [
    '--b\r\nContent-Disposition: form-data; name="documents"; filename="a.jpg"\r\n\r\na',
    'b\r\n--b--\r\n',
  ],
} as const;

/** Sends a body in two halves with a pause between; what was answered. */
async function inHalves(type: keyof typeof BODIES, pauseMs: number): Promise<string> {
  const [first, second] = BODIES[type];
  const socket = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${first.length + second.length}\r\n\r\n${first}`,
  );
  await wait(pauseMs);
  socket.end(second);
  const answer = await text(socket);
  await expect.poll(() => outcomes.length, { timeout: 10_000 }).toBe(1);
  return answer.slice(0, 12);
}

it.each(Object.keys(BODIES) as (keyof typeof BODIES)[])(
  '%s: who was told 408 is not served',
  async (type) => {
    expect(await inHalves(type, 0)).toBe('HTTP/1.1 200');
    expect(outcomes.splice(0)).toEqual(['carried out']);
    expect(await inHalves(type, 1.5 * LATE_MS)).toBe('HTTP/1.1 408');
    expect(outcomes).toEqual(['INVALID_REQUEST']);
  },
);
