import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconHandStop } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { station } from '../connection/client.ts';
import type { ScreeningHit, ScreeningResult } from '../../contract/screening.ts';
import { Badge } from '../elements/badge.tsx';
import { useFormats } from '../language/formats.ts';
import { StationText } from '../language/sentences/engine-text.tsx';
import { ReasonDialog } from '../elements/reason-dialog.tsx';
import styles from './screening.module.css';

const LOOKS = {
  CLEAR: { icon: IconCircleCheck, tone: 'good' },
  REVIEW: { icon: IconAlertTriangle, tone: 'attention' },
  MATCH: { icon: IconHandStop, tone: 'stop' },
} as const;

interface ScreeningOutcomeProps {
  readonly result: ScreeningResult;
  readonly decidable: boolean;
  /** What was asked for: among the others of a list nobody looked. */
  readonly searched?: 'person' | 'company' | undefined;
}

/**
 * The answer first, then each hit with its reasons, then the lists it was made with.
 *
 * @param decidable offers to say whether a hit is the same person; false for a result as it was.
 */
export function ScreeningOutcome({ result, decidable, searched }: ScreeningOutcomeProps) {
  const { t } = useTranslation();
  const { date, number } = useFormats();
  const { icon: Icon, tone } = LOOKS[result.outcome];
  return (
    <section className={styles.result} aria-live="polite">
      <header className={styles.answer} data-tone={tone}>
        <Icon size={34} stroke={1.7} aria-hidden />
        <div>
          <h2>{t(`screening.outcomes.${result.outcome}`)}</h2>
          <p>
            <StationText>{result.message}</StationText>
          </p>
          {result.outcome === 'CLEAR' && searched && <p>{t(`screening.searched.${searched}`)}</p>}
          {result.outcome !== 'CLEAR' && decidable && <p>{t(`screening.next.${result.outcome}`)}</p>}
        </div>
      </header>
      <ul className={styles.hits}>
        {result.hits.map((hit) => (
          <Hit key={hit.hitId} hit={hit} screeningId={result.screeningId} decidable={decidable} />
        ))}
      </ul>
      <p className={styles.lists}>
        {t('screening.lists')}{' '}
        {result.listsUsed
          .map((list) =>
            t('screening.listUsed', {
              title: list.title,
              date: date(list.date),
              entries: number(list.entries),
            }),
          )
          .join(' · ')}
      </p>
    </section>
  );
}

/** What was decided about somebody of the same name: a hint, and no more. */
function Earlier({ decision }: { decision: NonNullable<ScreeningHit['earlierDecision']> }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { outcome, author, at, caseId } = decision;
  return (
    <p>
      {t('screening.earlier', { decision: t(`screening.decided.${outcome}`), author, at: dateTime(at) })}{' '}
      <Link to={`/cases/${caseId}`}>{t('history.openOther')}</Link>
    </p>
  );
}

/** Status of a decision that counts when a second person takes the same one. */
const WAITS = 202;

type HitOutcome = NonNullable<ScreeningHit['disposition']>['outcome'];

interface HitProps {
  readonly hit: ScreeningHit;
  readonly screeningId: string;
  readonly decidable: boolean;
}

function Hit({ hit, screeningId, decidable }: HitProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const formats = useFormats();
  const { percent } = formats;
  // Lists give a year, a month or a day of birth.
  const date = (born: string) => (born.length === 10 ? formats.date(born) : born);
  const [asking, setAsking] = useState<HitOutcome | null>(null);
  const decision = useMutation({
    mutationFn: async ({ outcome, reason }: { outcome: HitOutcome; reason: string }) => {
      const status = await station.status('POST', '/screening/hits', {
        screeningId,
        list: hit.list,
        entryId: hit.entryId,
        outcome,
        reason,
      });
      return { waits: status === WAITS };
    },
    // The case it belongs to counts the hit as decided now, and an alert about it is settled.
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['case'] }),
        queries.invalidateQueries({ queryKey: ['read', '/alerts'] }),
      ]),
  });
  const waits = decision.data?.waits === true;
  const decided =
    decision.isSuccess && !waits ? decision.variables.outcome : (hit.disposition?.outcome ?? null);
  return (
    <li className={styles.hit}>
      <header>
        <div>
          <h3>{hit.primaryName}</h3>
          <small>
            {[hit.list.toUpperCase(), hit.programmes.join(', '), hit.dateOfBirth.map(date).join(', ')]
              .filter((fact) => fact !== '')
              .join(' · ')}
          </small>
        </div>
        <Badge tone="attention">{percent(hit.score)}</Badge>
      </header>
      <ul>
        {hit.explanation.map((part) => (
          <li key={part.part}>
            <StationText>{part.sentence}</StationText>
          </li>
        ))}
      </ul>
      {!decided && hit.earlierDecision && <Earlier decision={hit.earlierDecision} />}
      <footer>
        {waits ? (
          <Badge tone="attention">{t('screening.waits')}</Badge>
        ) : decided ? (
          <Badge tone={decided === 'true-match' ? 'stop' : 'good'}>{t(`screening.decided.${decided}`)}</Badge>
        ) : (
          decidable && (
            <>
              <Button variant="default" size="sm" onClick={() => setAsking('false-positive')}>
                {t('screening.notThis')}
              </Button>
              <Button variant="default" size="sm" onClick={() => setAsking('true-match')}>
                {t('screening.isThis')}
              </Button>
            </>
          )
        )}
        {hit.disposition && (
          <small>
            {hit.disposition.author}, {formats.dateTime(hit.disposition.at)}: {hit.disposition.reason}
          </small>
        )}
      </footer>
      {asking && (
        <ReasonDialog
          title={asking === 'true-match' ? t('screening.isThis') : t('screening.notThis')}
          consequence={t('screening.remembered')}
          action={t('common.save')}
          busy={decision.isPending}
          error={decision.error}
          confirm={(reason) =>
            decision.mutate({ outcome: asking, reason }, { onSuccess: () => setAsking(null) })
          }
          close={() => setAsking(null)}
        />
      )}
    </li>
  );
}
