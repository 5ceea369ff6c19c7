import { StationError } from '../../contract/errors/station-error.ts';
import type { LivenessCaller } from '../../contract/liveness.ts';
import { message } from '../../contract/messages/message.ts';
import { hashOf } from '../access/secrets.ts';
import type { Clock } from '../clock.ts';
import type { SessionRow, SessionsRepository } from './sessions-repository.ts';

/** Access to sessions. A session expires by time, whoever asks. */
export function sessionAccess(sessions: SessionsRepository, clock: Clock) {
  const find = (sessionId: string): SessionRow => {
    const session = sessions.find(sessionId);
    if (!session) throw new StationError('LIVENESS_SESSION_NOT_FOUND');
    if (clock.now() >= Date.parse(session.expires_at)) throw new StationError('LIVENESS_SESSION_EXPIRED');
    return session;
  };
  return {
    find,
    /** Another client's session is answered like a missing one; the counter sees every session. */
    findFor(sessionId: string, { clientId }: LivenessCaller): SessionRow {
      if (clientId !== null && sessions.find(sessionId)?.client_id !== clientId)
        throw new StationError('LIVENESS_SESSION_NOT_FOUND');
      return find(sessionId);
    },
    /** The session of the page that exchanged its token. */
    findByChannel(sessionId: string, channel: string): SessionRow {
      const session = find(sessionId);
      if (session.channel_hash === null || session.channel_hash !== hashOf(channel))
        throw new StationError('UNAUTHORIZED', message('faceCheckRefusals.otherPage'), {
          reason: 'WRONG_CHANNEL',
        });
      return session;
    },
  };
}
