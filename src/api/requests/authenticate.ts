import type { IncomingMessage } from 'node:http';
import type { Scope } from '../../contract/access.ts';
import { reasonCode, StationError } from '../../contract/errors/station-error.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { PREFIX } from '../../station/access/secrets.ts';
import type { Access, AuthenticationFailure, Principal } from '../../station/access/access.ts';

const EXPLANATIONS: Record<AuthenticationFailure, Message> = {
  missing: message('accessRefusals.noToken'),
  invalid: message('accessRefusals.badToken'),
  expired: message('accessRefusals.oldToken'),
  revoked: message('accessRefusals.revokedToken'),
};

/** UNAUTHORIZED or FORBIDDEN with the challenge of RFC 6750 §3 that the answer carries. */
export class ChallengeError extends StationError {
  readonly challenge: string;
  constructor(
    code: 'UNAUTHORIZED' | 'FORBIDDEN',
    says: Message,
    challenge: string,
    reason: Uppercase<string>,
  ) {
    super(code, says, { reason });
    this.challenge = challenge;
  }
}

/** @throws ChallengeError UNAUTHORIZED */
export function authenticate(access: Access, request: IncomingMessage): Principal {
  const [scheme, value = '', ...rest] = (request.headers.authorization ?? '').trim().split(/[ \t]+/);
  const outcome: Principal | AuthenticationFailure =
    scheme?.toLowerCase() !== 'bearer'
      ? 'missing'
      : rest.length === 0
        ? access.authenticateBearer(value)
        : 'invalid';
  if (typeof outcome !== 'string') return outcome;
  const says =
    outcome === 'invalid' && value.startsWith(PREFIX.secret)
      ? message('accessRefusals.secretAsToken')
      : EXPLANATIONS[outcome];
  // RFC 6750 §3.1: no error code without credentials, or with those of another scheme.
  const challenge =
    outcome === 'missing'
      ? 'Bearer realm="netefatsa"'
      : `Bearer realm="netefatsa", error="invalid_token", error_description="${inEnglish(says)}"`;
  throw new ChallengeError('UNAUTHORIZED', says, challenge, reasonCode(outcome));
}

/** @throws ChallengeError FORBIDDEN */
export function requireScope(principal: Principal, scope: Scope): void {
  if (principal.scopes.includes(scope)) return;
  throw new ChallengeError(
    'FORBIDDEN',
    message('accessRefusals.otherScope', { scope }),
    `Bearer realm="netefatsa", error="insufficient_scope", scope="${scope}"`,
    'INSUFFICIENT_SCOPE',
  );
}
