import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_BODY_BYTES, MEBIBYTE } from '../contract/limits.ts';

/** Longest announced body that is read to its end after an early answer, keeping the connection. */
const KEPT_ALIVE_BYTES = MEBIBYTE / 16;
/** Limits, in time and bytes, for draining what a refused client still sends. */
const LONGEST_MS = 30_000;
const MOST_BYTES = 10 * MAX_BODY_BYTES;
/** Minimum bytes per interval; below it the client is waiting or trickling. */
const LEAST_BYTES = MEBIBYTE / 64;
const WINDOW_MS = 2_000;
/** Maximum lingering connections; one more cuts the oldest. */
const MOST_WAITING = 64;
/** Interval of checking whether the client has gone. */
const LOOK_MS = 100;

export interface Lingering {
  /** The application, whose early answers reach clients that still send. */
  readonly listener: (app: RequestListener) => RequestListener;
  /** Half-closes a connection after its answer and drains it within limits. */
  readonly linger: (socket: Socket) => void;
  readonly has: (socket: Socket) => boolean;
  /** Cuts all lingering connections, now and later, once their answers are written: the station stops. */
  readonly end: () => void;
}

/**
 * Lingering close (RFC 9112 §9.6). A connection that is closed while its client still sends is reset, and a reset takes an answer
 * along that the client has not read yet: many HTTP libraries send all of a body before they look. So after an early answer the
 * sending side alone is closed, and what comes is read and dropped, for a time and an amount.
 */
export function createLingering(): Lingering {
  const waiting = new Set<Socket>();
  let isEnding = false;

  function linger(socket: Socket): void {
    if (waiting.has(socket) || socket.destroyed) return;
    if (waiting.size >= MOST_WAITING) waiting.values().next().value!.destroy();
    waiting.add(socket);
    socket.end();
    if (isEnding) cutOnceWritten(socket);
    const first = socket.bytesRead;
    const begun = Date.now();
    let window = { from: begun, bytes: first };
    const timer = setInterval(() => {
      const now = Date.now();
      const isSlow = now - window.from >= WINDOW_MS && socket.bytesRead - window.bytes < LEAST_BYTES;
      if (isSlow || now - begun >= LONGEST_MS || socket.bytesRead - first >= MOST_BYTES) socket.destroy();
      else if (now - window.from >= WINDOW_MS) window = { from: now, bytes: socket.bytesRead };
    }, LOOK_MS);
    socket.once('close', () => {
      clearInterval(timer);
      waiting.delete(socket);
    });
  }

  /** Node calls this method to close after the last answer, and has no other hook. */
  function closeGently(request: IncomingMessage): void {
    const { socket } = request;
    const close = Object.getPrototypeOf(socket).destroySoon as Socket['destroySoon'];
    socket.destroySoon = () => {
      if (request.complete) return close.call(socket);
      request.unpipe();
      request.once('end', () => close.call(socket)).resume();
      linger(socket);
    };
  }

  return {
    listener: (app) => (request, response) => {
      closeGently(request);
      sayThatItCloses(request, response);
      app(request, response);
    },
    linger,
    has: (socket) => waiting.has(socket),
    end: () => {
      isEnding = true;
      waiting.forEach(cutOnceWritten);
    },
  };
}

function cutOnceWritten(socket: Socket): void {
  if (socket.writableFinished) socket.destroy();
  else socket.once('finish', () => socket.destroy());
}

/** An answer before the end of a long body announces `Connection: close`. */
function sayThatItCloses(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = ((...head: unknown[]) => {
    if (!request.complete && isLong(request)) response.setHeader('Connection', 'close');
    return writeHead(...head);
  }) as ServerResponse['writeHead'];
}

const isLong = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > KEPT_ALIVE_BYTES;
