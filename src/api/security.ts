import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { StationError } from '../contract/errors/station-error.ts';
import { message } from '../contract/messages/message.ts';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Headers of every answer. The content security policy of the screens is set by their own router. */
export const securityHeaders: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
    },
  },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  // A certificate of this machine's own authority: a browser told to insist on TLS for "localhost" would break other servers there.
  strictTransportSecurity: false,
});

/**
 * A page of another site can make a browser resolve its own name to 127.0.0.1 (DNS rebinding); its requests then carry
 * that name in the Host header. Only names of this station are answered.
 */
export function hostAllowList(allowedHosts: readonly string[]): RequestHandler {
  const allowed = new Set([...LOOPBACK_HOSTS, ...allowedHosts.map((host) => host.toLowerCase())]);
  return (request, _response, next) => {
    const host = (request.headers.host ?? '').toLowerCase().replace(/:\d*$/, '');
    // RFC 9112 §3.2: two of them mean two readers that disagree about who is asked.
    if ((request.headersDistinct.host?.length ?? 0) > 1)
      throw new StationError('INVALID_REQUEST', message('requestRefusals.severalHosts'));
    if (host === '') throw new StationError('INVALID_REQUEST', message('requestRefusals.noHost'));
    if (!allowed.has(host))
      throw new StationError('FORBIDDEN', message('requestRefusals.otherHost'), {
        reason: 'HOST_NOT_ALLOWED',
      });
    next();
  };
}

/** Cross-origin requests of browsers: none unless configured, and never with cookies. */
export function crossOrigin(allowedOrigins: readonly string[]): RequestHandler {
  const allowed = new Set(allowedOrigins);
  return (request, response, next) => {
    const origin = request.headers.origin;
    if (origin === undefined || !allowed.has(origin)) {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Vary', 'Origin');
    response.setHeader(
      'Access-Control-Expose-Headers',
      'X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, X-Ignored-Fields, Location, WWW-Authenticate',
    );
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key');
    response.setHeader('Access-Control-Max-Age', '600');
    response.status(204).end();
  };
}
