import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DismissedAnswer, type ScreeningHit } from '../../contract/screening.ts';
import { station } from '../connection/client.ts';

/** Status of a decision that counts when a second person takes the same one. */
const WAITS = 202;

export type HitOutcome = NonNullable<ScreeningHit['disposition']>['outcome'];
/** What was decided here about a hit since the answer came. */
export type HitState = HitOutcome | 'waits';
type Listed = Pick<ScreeningHit, 'list' | 'entryId'>;

const keyOf = ({ list, entryId }: Listed): string => `${list}\0${entryId}`;

/** Decisions about the hits of one screening: about one, or the same about several. */
export function useHitDecisions(screeningId: string) {
  const queries = useQueryClient();
  const [states, setStates] = useState<ReadonlyMap<string, HitState>>(new Map());
  // The case it belongs to counts the hit as decided now, and an alert about it is settled.
  const tell = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['case'] }),
      queries.invalidateQueries({ queryKey: ['read', '/alerts'] }),
    ]);
  const learn = (learned: readonly (readonly [Listed, HitState])[]) =>
    setStates((known) => new Map([...known, ...learned.map(([hit, state]) => [keyOf(hit), state] as const)]));

  const one = useMutation({
    mutationFn: async ({ hit, ...decision }: { hit: Listed; outcome: HitOutcome; reason: string }) => {
      const body = { screeningId, list: hit.list, entryId: hit.entryId, ...decision };
      const status = await station.status('POST', '/screening/hits', body);
      learn([[hit, status === WAITS ? 'waits' : decision.outcome]]);
    },
    onSuccess: tell,
  });
  const many = useMutation({
    mutationFn: async ({ hits, reason }: { hits: readonly Listed[]; reason: string }) => {
      const body = {
        screeningId,
        hits: hits.map(({ list, entryId }) => ({ list, entryId })),
        reason,
      };
      const answer = await station.send('POST', '/screening/hits/dismissed', body, DismissedAnswer);
      learn(
        answer.hits.flatMap((hit) =>
          hit.decided === 'refused'
            ? []
            : [[hit, hit.decided === 'waits' ? 'waits' : 'false-positive'] as const],
        ),
      );
      return answer.hits;
    },
    onSuccess: tell,
  });
  /** What stands about a hit; null while it is open. */
  const stateOf = (hit: ScreeningHit): HitState | null =>
    states.get(keyOf(hit)) ?? hit.disposition?.outcome ?? null;
  return { one, many, stateOf };
}
