import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cookieJar, type CookieJar } from './cookie-jar.ts';
import { forwardRequest } from './forward-request.ts';
import { startPipeServer, type PipeServer } from './pipe-server.ts';

let pipe: PipeServer;
let jar: CookieJar;
/** Headers and text of the requests that arrived whole; `cut` those that did not. */
let whole: { headers: IncomingMessage['headers']; text: string }[];
let cut: Promise<unknown>;
/** The first bytes of a body have arrived. */
let begun: Promise<unknown>;

beforeEach(async () => {
  whole = [];
  jar = cookieJar();
  let tellCut: (value: unknown) => void = () => undefined;
  let tellBegun: (value: unknown) => void = () => undefined;
  cut = new Promise((resolve) => (tellCut = resolve));
  begun = new Promise((resolve) => (tellBegun = resolve));
  pipe = await startPipeServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.once('end', () => {
      whole.push({ headers: request.headers, text });
      response.setHeader('Set-Cookie', 'seen=1; Path=/');
      response.end(`got ${text}`);
    });
    request.once('data', tellBegun);
    request.once('error', tellCut);
  });
});
afterEach(() => pipe.close());

const post = (body: ReadableStream, signal?: AbortSignal): Request =>
  new Request('app://netefatsa/operator/x?y=1', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'X-CSRF-Token': 't', Origin: 'app://netefatsa' },
    ...(signal ? { signal } : {}),
  } as RequestInit);

it('passes body, headers and cookies on, and the answer back', async () => {
  jar.keep(['session=abc; Path=/operator']);
  const answer = await forwardRequest(post(new Blob(['hello']).stream()), pipe, jar);
  expect(await answer.text()).toBe('got hello');
  expect(whole[0]!.headers).toMatchObject({ cookie: 'session=abc', 'x-csrf-token': 't', host: 'localhost' });
  expect(whole[0]!.headers.origin).toBeUndefined();
  expect(jar.value('seen')).toBe('1');
});

it('an upload that ends in the middle ends the request, not the station', async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('half of a file')),
    pull: async (controller) => {
      await begun;
      controller.error(new Error('The screen was reloaded.'));
    },
  });
  await expect(forwardRequest(post(broken), pipe, jar)).rejects.toThrow('reloaded');
  await cut;
  expect(whole).toEqual([]);
});

it('a request that is taken back is taken back from the app as well', async () => {
  const leaving = new AbortController();
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('half of a file')),
  });
  const answer = forwardRequest(post(endless, leaving.signal), pipe, jar);
  const refused = expect(answer).rejects.toThrow();
  await begun;
  leaving.abort();
  await refused;
  await cut;
});

it('a pipe that is closed is said so', async () => {
  await pipe.close();
  const answer = forwardRequest(new Request('app://netefatsa/'), pipe, jar);
  await expect(answer).rejects.toMatchObject({
    code: expect.stringMatching(/ENOENT|ECONNREFUSED/) as string,
  });
});
