import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { StationError } from '../contract/errors/station-error.ts';
import { message, type Message } from '../contract/messages/message.ts';
import { EVERY_METHOD } from './requests/other-methods.ts';
import type { Lingering } from './lingering.ts';
import { presentError } from '../station/presenters/errors.ts';

/** Node's parser errors of requests that never reach the application, and their answers. */
const KNOWN: Readonly<Record<string, readonly [status: string, says: Message]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', message('requestRefusals.longHeaders')],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', message('requestRefusals.late')],
  HPE_INVALID_METHOD: ['400 Bad Request', message('requestRefusals.otherMethod')],
  ERR_SSL_HTTP_REQUEST: ['400 Bad Request', message('requestRefusals.plainHttp')],
};
const OTHER = ['400 Bad Request', message('requestRefusals.notHttp')] as const;

/** What a tunnel is refused with; the methods are those of the whole station, as of `OPTIONS *`. */
const NO_PROXY = ['405 Method Not Allowed', message('requestRefusals.noProxy')] as const;

/** Answers what never reaches the application as every other wrong request: with problem details, and a request number. */
export function answerBrokenRequests(
  server: Pick<Server, 'on'>,
  { linger, has }: Pick<Lingering, 'linger' | 'has'>,
): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Data after a broken head would break it again: dropped until the client has read the answer.
    if (has(socket) && !socket.readableEnded && error.code !== 'ECONNRESET') return;
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(problem(KNOWN[error.code ?? ''] ?? OTHER));
    linger(socket);
  });
  // Node closes such a connection without a word: the client was told that this station is its proxy.
  server.on('connect', (_request: unknown, socket: Duplex) => {
    socket.on('error', () => undefined).resume();
    socket.end(problem(NO_PROXY, `Allow: ${EVERY_METHOD}\r\n`));
    linger(socket as Socket);
  });
  // `http:` instead of `https:`: no handshake comes about, and the answer is as plain as the question.
  server.on('tlsClientError', (error: NodeJS.ErrnoException, socket: object) => {
    const says = KNOWN[error.code ?? ''];
    // Node has no public name for the connection below TLS; without it the client sees a closed connection.
    const below: unknown = Reflect.get(socket, '_parent');
    if (says && below instanceof Socket && below.writable)
      below.on('error', () => undefined).end(problem(says));
  });
}

function problem([status, says]: readonly [string, Message], headers = ''): string {
  const requestId = randomUUID();
  const code = status.startsWith('405') ? 'METHOD_NOT_ALLOWED' : 'INVALID_REQUEST';
  const { body, contentType } = presentError(new StationError(code, says), 'problem', {
    requestId,
    timestamp: new Date().toISOString(),
    instance: '/',
  });
  const text = JSON.stringify({ ...body, status: Number(status.slice(0, 3)) });
  return `HTTP/1.1 ${status}\r\nContent-Type: ${contentType}\r\nX-Request-Id: ${requestId}\r\n${headers}Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`;
}
