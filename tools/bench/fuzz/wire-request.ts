import { pick, text, type Random } from './json-values.ts';

/** One request as the bytes that go over the wire. */
export interface WireRequest {
  /** What was damaged, for the table. */
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly bytes: Buffer;
  /** Milliseconds between pieces of 64 bytes; undefined sends all at once. */
  readonly dripMs?: number;
  /** It may announce more than it sends: the client closes its half after a while. */
  readonly incomplete?: true;
}

export type Make = (random: Random, key: string) => WireRequest;

/** Whole requests, well-formed as HTTP. */
export function wire(
  kind: string,
  method: string,
  target: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer | string = '',
): WireRequest {
  const bytes = Buffer.from(body);
  const lines = Object.entries({
    Host: 'localhost',
    Connection: 'close',
    ...(bytes.length > 0 ? { 'Content-Length': String(bytes.length) } : {}),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  const head = `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  return { kind, method, path: target, bytes: Buffer.concat([Buffer.from(head, 'latin1'), bytes]) };
}

export const credentials = (random: Random, key: string): Record<string, string> =>
  random() < 0.85
    ? { Authorization: `Bearer ${key}` }
    : pick(random, [
        {},
        { Authorization: `Bearer ${text(random).replace(/[^\x20-\x7e]/g, 'x')}` },
        { Authorization: `Basic ${Buffer.from('nc_a:b').toString('base64')}` },
        { Authorization: `Bearer ${key.slice(0, -1)}` },
      ]);
