import type { RequestHandler } from 'express';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import { EVERY_METHOD } from './other-methods.ts';

/** Absolute form of a request target (RFC 9112 §3.2.2); schemes in any case. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;
const ESCAPE = /%([\da-f]{2})?/gi;
/** "unreserved" of RFC 3986 §2.3: escaped or not, they mean the same. */
const UNRESERVED = /[\w.~-]/;

/**
 * Puts the target of a request into the form that RFC 3986 §6.2.2 calls equivalent, before anything looks at it: escapes of
 * unreserved letters as the letters, other escapes in capitals, no dot segments. Of the absolute form the authority counts, and
 * not the Host header. `OPTIONS *` is answered for the station as a whole.
 *
 * @throws StationError INVALID_REQUEST for a `%` that escapes nothing.
 */
export const normaliseTarget: RequestHandler = (request, response, next) => {
  const [form, authority] = ABSOLUTE.exec(request.url) ?? [];
  if (form !== undefined) {
    const rest = request.url.slice(form.length);
    request.headers.host = authority;
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  if (request.url === '*' && request.method === 'OPTIONS') {
    response.setHeader('Allow', EVERY_METHOD);
    response.status(204).end();
    return;
  }
  const query = request.url.indexOf('?');
  const path = query < 0 ? request.url : request.url.slice(0, query);
  request.url = withoutDotSegments(withPlainEscapes(path)) + request.url.slice(path.length);
  next();
};

function withPlainEscapes(path: string): string {
  return path.replace(ESCAPE, (escape, hex: string | undefined) => {
    if (hex === undefined) throw new StationError('INVALID_REQUEST', message('requestRefusals.brokenEscape'));
    const letter = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(letter) ? letter : escape.toUpperCase();
  });
}

/** RFC 3986 §5.2.4. Empty segments stay: `//` is another address. */
function withoutDotSegments(path: string): string {
  if (!/\/\.{1,2}(?:\/|$)/.test(path)) return path;
  const kept: string[] = [];
  const segments = path.split('/').slice(1);
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    if (segment === '..') kept.pop();
    if (segment !== '.' && segment !== '..') kept.push(segment);
    else if (isLast) kept.push('');
  }
  return `/${kept.join('/')}`;
}
