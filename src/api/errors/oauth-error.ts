import type { TokenErrorCode } from '../../contract/access.ts';
import type { Message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';

/** An error of the token operations with its RFC 6749 code. */
export class OAuthError extends StationError {
  readonly tokenError: TokenErrorCode;
  /** RFC 6749 §5.2: invalid_client is 401 with a Basic challenge. */
  readonly challenge: string | null;

  constructor(tokenError: TokenErrorCode, says: Message, unauthenticated = false) {
    super(unauthenticated ? 'UNAUTHORIZED' : 'INVALID_REQUEST', says);
    this.tokenError = tokenError;
    this.challenge = unauthenticated ? 'Basic realm="netefatsa", charset="UTF-8"' : null;
  }
}
