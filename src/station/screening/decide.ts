import { StationError } from '../../contract/errors/station-error.ts';
import type { DismissedAnswer, DismissedHits } from '../../contract/screening.ts';
import type { Operator } from '../operators/permissions.ts';
import { createDecideHits, type DecidingContext } from './decide-hits.ts';
import type { DecidedHit, HitOutcome } from './decide-one.ts';
import { createHandleAlert } from './handle-alert.ts';
import type { ListedHit } from './listed-hit.ts';

export interface HitDecision extends ListedHit {
  readonly screeningId: string;
  readonly outcome: HitOutcome;
  readonly reason: string;
}

/** What people do about hits: decide one, or dismiss an alert. */
export function createDeciding(context: DecidingContext) {
  const decideHits = createDecideHits(context);

  return {
    decide({ screeningId, list, entryId, outcome, reason }: HitDecision, by: Operator): DecidedHit {
      const hits = [{ list, entryId }];
      const answer = decideHits({ screeningId, hits, outcome, reason }, by)[0]!;
      if (answer instanceof StationError) throw answer;
      return answer;
    },

    dismiss(dismissed: DismissedHits, by: Operator): DismissedAnswer {
      const answers = decideHits({ ...dismissed, outcome: 'false-positive' }, by);
      return {
        hits: dismissed.hits.map((hit, i) => {
          const answer = answers[i]!;
          return answer instanceof StationError
            ? { ...hit, decided: 'refused', message: answer.message, said: answer.details.said }
            : { ...hit, decided: answer, message: null };
        }),
      };
    },

    handleAlert: createHandleAlert(context),
  };
}
