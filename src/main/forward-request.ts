import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable, pipeline } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { CookieJar } from './cookie-jar.ts';
import { PIPE_SECRET_HEADER, type PipeServer } from './pipe-server.ts';

/** Headers that belong to one connection, or that would tell the app about an origin it does not know. */
const NOT_FORWARDED = /^(host|origin|referer|cookie|connection|content-length|sec-|x-netefatsa-pipe$)/i;
/** The last two isolate web origins, of which there is one here; Chromium ends on them for other schemes. */
const NOT_RETURNED =
  /^(set-cookie|connection|keep-alive|transfer-encoding|cross-origin-opener-policy|origin-agent-cluster)$/i;
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * One request of the window, asked of the app over the pipe; bodies stream both ways.
 *
 * @throws what the pipe says when it breaks, and what ends the request's body before its end: a screen that is reloaded
 * in the middle of an upload.
 */
export async function forwardRequest(
  request: Request,
  pipe: Pick<PipeServer, 'address' | 'secret'>,
  jar: CookieJar,
): Promise<Response> {
  const url = new URL(request.url);
  const headers: Record<string, string> = { host: 'localhost', [PIPE_SECRET_HEADER]: pipe.secret };
  for (const [name, value] of request.headers) if (!NOT_FORWARDED.test(name)) headers[name] = value;
  const cookies = jar.header(url.pathname);
  if (cookies !== '') headers['cookie'] = cookies;

  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const forwarded = httpRequest(
      { socketPath: pipe.address, method: request.method, path: url.pathname + url.search, headers },
      resolve,
    );
    forwarded.once('error', reject);
    request.signal.addEventListener('abort', () => forwarded.destroy(), { once: true });
    // Unlike `pipe`, `pipeline` propagates errors of either side: unhandled they would end the station.
    if (request.body)
      pipeline(Readable.fromWeb(request.body as NodeReadableStream), forwarded, (error) => {
        if (error) reject(error);
      });
    else forwarded.end();
  });
  jar.keep(answer.headers['set-cookie'] ?? []);
  return new Response(bodyOf(answer), {
    status: answer.statusCode ?? 500,
    headers: returnedHeaders(answer),
  });
}

function bodyOf(answer: IncomingMessage): ReadableStream | null {
  if (!WITHOUT_BODY.has(answer.statusCode ?? 0)) return Readable.toWeb(answer) as ReadableStream;
  answer.resume();
  return null;
}

function returnedHeaders(answer: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value === undefined || NOT_RETURNED.test(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}
