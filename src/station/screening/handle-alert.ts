import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { Actor } from '../actor.ts';
import { isoTime } from '../clock.ts';
import type { DecidingContext } from './decide-hits.ts';

/** @throws StationError NOT_FOUND when it was dismissed or decided meanwhile. */
export type HandleAlert = (alertId: number, author: string, actor: Actor) => void;

/** Dismisses an alert without a decision about its hit. */
export function createHandleAlert({
  store,
  audit,
  clock,
  alerts,
}: Pick<DecidingContext, 'store' | 'audit' | 'clock' | 'alerts'>): HandleAlert {
  return (alertId, author, actor) => {
    store.write(() => {
      const handled = alerts.handle(alertId, author, isoTime(clock));
      if (!handled) throw new StationError('NOT_FOUND', message('screeningRefusals.noAlert'));
      const { list, entryId, caseId } = handled;
      audit.append({
        actor,
        action: 'screening.alert-handled',
        caseId,
        details: { alertId, list, entryId },
      });
    });
  };
}
