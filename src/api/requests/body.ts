import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { Grow } from './upload-memory.ts';
import { invalidField } from './validate.ts';

const MEBIBYTE = 1024 * 1024;

/** Small bodies are not accounted for. */
const free: Grow = () => undefined;

/** Media type of the request without its parameters, lower case; empty when there is none. */
export function mediaType(request: IncomingMessage): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();
}

/** JSON by its name, or by the suffix of a type that is JSON (RFC 6839). */
export function isJson(request: IncomingMessage): boolean {
  const type = mediaType(request);
  return type === 'application/json' || type.endsWith('+json');
}

/** True when the request announces no body at all. */
function hasNoBody(request: IncomingMessage): boolean {
  return (
    request.headers['transfer-encoding'] === undefined && Number(request.headers['content-length'] ?? 0) === 0
  );
}

/** Headers that name codings of a body, and the one value that leaves it as it is (RFC 9110 §8.4, RFC 9112 §6.1). */
const PLAIN = { 'Content-Encoding': 'identity', 'Transfer-Encoding': 'chunked' } as const;

/** @throws StationError INVALID_REQUEST for a compressed body: unpacked it could be of any size. */
export function refuseCompressed({ headers }: IncomingMessage): void {
  for (const [name, plain] of Object.entries(PLAIN)) {
    const coding = String(headers[name.toLowerCase()] ?? plain).trim();
    if (coding.toLowerCase() !== plain)
      throw invalidField(name, message('requestRefusals.compressed'), coding.slice(0, 60));
  }
}

/** Bytes of the body as the request announces them; 0 where it does not. */
export const announcedLength = (request: IncomingMessage): number =>
  Number(request.headers['content-length'] ?? 0) || 0;

/** @throws StationError BODY_TOO_LARGE before reading when the announced length is over the limit. */
function refuseAnnouncedLength(request: IncomingMessage, limit: number): void {
  if (announcedLength(request) > limit) throw tooLarge(limit);
}

export function tooLarge(limit: number): StationError {
  const most = limit < MEBIBYTE ? `${limit / 1024} KB` : `${Math.floor(limit / MEBIBYTE)} MB`;
  return new StationError('BODY_TOO_LARGE', message('requestRefusals.large', { most }));
}

/** Was the client answered with 408 before its body ended? Then nothing may be done for it. */
export const isAnswered = ({ socket }: IncomingMessage): boolean => socket.writableEnded;

/** The whole body, at most `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number, grow: Grow = free): Promise<Buffer> {
  refuseAnnouncedLength(request, limit);
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) {
        chunks.length = 0;
        reject(tooLarge(limit));
        return;
      }
      try {
        grow(chunk.length);
        chunks.push(chunk);
      } catch (thrown) {
        chunks.length = 0;
        limit = 0;
        reject(StationError.from(thrown));
      }
    });
    const ended = (): void => reject(new StationError('INVALID_REQUEST', message('requestRefusals.ended')));
    request.once('end', () => {
      if (isAnswered(request)) ended();
      else resolve(Buffer.concat(chunks, length));
    });
    request.once('aborted', ended);
    request.once('error', () =>
      reject(new StationError('INVALID_REQUEST', message('requestRefusals.unreadable'))),
    );
  });
}

/**
 * A JSON body; `undefined` when the request has none.
 *
 * @throws StationError UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE, INVALID_REQUEST for text that is not JSON.
 */
export async function readJson(request: IncomingMessage, limit: number, grow: Grow = free): Promise<unknown> {
  if (hasNoBody(request)) return undefined;
  if (!isJson(request))
    throw new StationError('UNSUPPORTED_MEDIA_TYPE', message('requestRefusals.wantsJson'));
  const body = await readBody(request, limit, grow);
  if (body.length === 0) return undefined;
  // Windows-1252 and UTF-16 are never declared: names would lose their accents.
  if (!isUtf8(body)) throw invalidField('body', message('requestRefusals.notUtf8'));
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown;
  } catch {
    throw invalidField('body', message('requestRefusals.notJson'));
  }
}

/** An `application/x-www-form-urlencoded` body. A name given twice is refused (RFC 6749 §3.2). */
export async function readForm(request: IncomingMessage, limit: number): Promise<Record<string, string>> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded')
    throw new StationError('INVALID_REQUEST', message('requestRefusals.wantsForm'));
  const body = await readBody(request, limit);
  const form: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) {
    if (name in form) throw invalidField(name, message('requestRefusals.parameterTwice'));
    form[name] = value;
  }
  return form;
}
