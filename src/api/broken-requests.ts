import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { StationError } from '../contract/errors/station-error.ts';
import { message, type Message } from '../contract/messages/message.ts';
import type { Lingering } from './lingering.ts';
import { presentError } from '../station/presenters/errors.ts';

/** Node's parser errors of requests that never reach the application, and their answers. */
const KNOWN: Readonly<Record<string, readonly [status: string, says: Message]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', message('requestRefusals.longHeaders')],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', message('requestRefusals.late')],
  HPE_INVALID_METHOD: ['400 Bad Request', message('requestRefusals.otherMethod')],
};
const OTHER = ['400 Bad Request', message('requestRefusals.notHttp')] as const;

/** Answers what cannot be parsed as every other wrong request: with problem details, and a request number. */
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
    const [status, says] = KNOWN[error.code ?? ''] ?? OTHER;
    const requestId = randomUUID();
    const { body, contentType } = presentError(new StationError('INVALID_REQUEST', says), 'problem', {
      requestId,
      timestamp: new Date().toISOString(),
      instance: '/',
    });
    const text = JSON.stringify({ ...body, status: Number(status.slice(0, 3)) });
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: ${contentType}\r\nX-Request-Id: ${requestId}\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
    );
    linger(socket);
  });
}
