import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { isoTime } from '../clock.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import type { CaseRow } from './case-rows.ts';
import type { CasesContext } from './cases-context.ts';

/** Archives cases that could not be read, off the counter's list, and restores them. Nothing is erased. Audited. */
export interface PutAway {
  /** @throws StationError FORBIDDEN; CONFLICT for a case that holds something to decide about, or is being read */
  putAway(caseId: string, by: Operator): void;
  /** @throws StationError FORBIDDEN */
  bringBack(caseId: string, by: Operator): void;
}

export function createPutAway(context: CasesContext, row: (caseId: string) => CaseRow): PutAway {
  const { store, audit, clock } = context;
  const set = store.database.prepare('UPDATE cases SET put_away_at = ?, updated_at = ? WHERE id = ?');
  const change = (caseId: string, by: Operator, away: boolean): void => {
    requirePermission(by, 'cases.work');
    store.write(() => {
      const found = row(caseId);
      if (away && (found.progress !== 'failed' || found.state !== 'open'))
        throw new StationError('CONFLICT', message('caseRefusals.onlyUnreadPutAway'), {
          reason: 'READ',
        });
      // Done already, perhaps by somebody else.
      if ((found.put_away_at !== null) === away) return;
      const now = isoTime(clock);
      set.run(away ? now : null, now, caseId);
      audit.append({
        actor: { kind: 'operator', id: by.id },
        action: away ? 'case.put-away' : 'case.brought-back',
        caseId,
      });
    });
  };
  return {
    putAway: (caseId, by) => change(caseId, by, true),
    bringBack: (caseId, by) => change(caseId, by, false),
  };
}
