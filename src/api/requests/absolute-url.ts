import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';

/** Address of a path as this client reaches the station. The Host header has passed the allow-list. */
export function absoluteUrl(request: IncomingMessage, path: string): string {
  const scheme = request.socket instanceof TLSSocket ? 'https' : 'http';
  return `${scheme}://${request.headers.host ?? '127.0.0.1'}${path}`;
}
