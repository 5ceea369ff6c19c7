import type { ErrorFormat } from '../../contract/errors/bodies.ts';

/**
 * Which of the interface's error bodies a path answers with (ADR 30): problem details for `/v1` and everything that
 * the interface leaves unnamed, the liveness body for `/api/liveness`, flat for the other `/api` families, RFC 6749 for
 * the token operations.
 */
export function errorFormatOf(sent: string): ErrorFormat {
  // Addresses are routed in any case.
  const path = sent.toLowerCase();
  if (path.startsWith('/oauth2/')) return 'oauth';
  if (path.startsWith('/api/liveness')) return 'liveness';
  if (path.startsWith('/api/')) return 'flat';
  return 'problem';
}
