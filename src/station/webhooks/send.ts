import {
  request as plainRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { PinnedReceiver } from './receivers.ts';

export interface SendOutcome {
  /** HTTP status; null when there was no answer. */
  readonly statusCode: number | null;
  readonly error: string | null;
  /** Seconds the receiver asks to wait (429 and 503). */
  readonly retryAfterSeconds: number | null;
}

/** Standard Webhooks recommends 15 to 30 seconds. */
const TIMEOUT_MS = 20_000;
/** Response bodies are not used; what exceeds this is not read. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** One POST to the pinned address. Redirects are not followed: they would bypass the allow-list. */
export function send(
  receiver: PinnedReceiver,
  body: string,
  headers: Readonly<Record<string, string>>,
  authorities: string[] | null = null,
): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const { url, address, family } = receiver;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const lookup: LookupFunction = (_name, options, callback) => {
      if (options.all) callback(null, [{ address, family }]);
      else callback(null, address, family);
    };
    const none = (error: string) => resolve({ statusCode: null, error, retryAfterSeconds: null });
    const options = {
      method: 'POST',
      host: isIP(host) ? address : host,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      headers: {
        ...headers,
        Host: url.host,
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
      },
      lookup,
      family,
      agent: false as const,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(authorities === null ? {} : { ca: authorities }),
    };
    const onAnswer = (answer: IncomingMessage) => {
      let read = 0;
      const outcome = {
        statusCode: answer.statusCode ?? null,
        error: null,
        retryAfterSeconds: retryAfter(answer.headers),
      };
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > MAX_ANSWER_BYTES) answer.destroy();
      });
      answer.once('error', () => undefined);
      // The status is the acknowledgement; it counts on arrival.
      resolve(outcome);
    };
    let outgoing: ClientRequest;
    try {
      outgoing = url.protocol === 'https:' ? tlsRequest(options, onAnswer) : plainRequest(options, onAnswer);
    } catch (thrown) {
      none(codeOf(thrown));
      return;
    }
    outgoing.once('error', (thrown) => none(codeOf(thrown)));
    outgoing.end(body);
  });
}

/** Seconds, or a day of the receiver's own clock (RFC 9110 §10.2.3). */
function retryAfter({ 'retry-after': asked, date }: IncomingHttpHeaders): number | null {
  if (asked === undefined) return null;
  const seconds = Number.isNaN(Number(asked))
    ? (Date.parse(asked) - Date.parse(date ?? '')) / 1000
    : Number(asked);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

function codeOf(thrown: unknown): string {
  const { code, name } = thrown as { code?: unknown; name?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR') return 'TIMEOUT';
  return typeof code === 'string' ? code : 'CONNECTION_FAILED';
}
