import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ScreeningHit } from '../../contract/screening.ts';
import { Badge } from '../elements/badge.tsx';
import { ReasonDialog } from '../elements/reason-dialog.tsx';
import { useFormats } from '../language/formats.ts';
import { MessageText } from '../language/message-text.tsx';
import type { Customer } from './hit-comparison.ts';
import { HitTable } from './hit-table.tsx';
import type { HitOutcome, HitState, useHitDecisions } from './use-hit-decisions.ts';
import styles from './hit.module.css';

interface HitProps {
  readonly hit: ScreeningHit;
  readonly customer: Customer;
  readonly state: HitState | null;
  readonly decidable: boolean;
  readonly decision: ReturnType<typeof useHitDecisions>['one'];
  /** Chosen to be dismissed with others; undefined where it cannot be. */
  readonly marked?: boolean | undefined;
  readonly mark: (on: boolean) => void;
}

/** Somebody on a list beside the customer, and the decision whether they are one. */
export function Hit({ hit, customer, state, decidable, decision, marked, mark }: HitProps) {
  const { t } = useTranslation();
  const { dateTime, percent } = useFormats();
  const [asking, setAsking] = useState<HitOutcome | null>(null);
  // What the names have in common stands beside them.
  const further = hit.explanation.filter(({ part }) => part !== 'name');
  return (
    <li className={styles.hit} data-decided={state ?? undefined}>
      <header className={styles.head}>
        {marked !== undefined && (
          <Checkbox
            aria-label={t('screening.mark', { name: hit.primaryName })}
            checked={marked}
            onChange={(e) => mark(e.currentTarget.checked)}
          />
        )}
        <div className={styles.who}>
          <h3>{hit.primaryName}</h3>
          <small>{[hit.list.toUpperCase(), hit.entryId, t(`screening.kinds.${hit.kind}`)].join(' · ')}</small>
        </div>
        <Badge tone="attention">{percent(hit.score)}</Badge>
      </header>
      <HitTable hit={hit} customer={customer} />
      {hit.remarks && (
        <details>
          <summary>{t('screening.remarks')}</summary>
          <p lang="en">{hit.remarks}</p>
        </details>
      )}
      {further.length > 0 && (
        <details>
          <summary>{t('screening.why')}</summary>
          <ul>
            {further.map((part) => (
              <li key={part.part}>
                <MessageText said={part.said} sentence={part.sentence} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {state === null && hit.earlierDecision && <Earlier decision={hit.earlierDecision} />}
      <footer className={styles.footer}>
        {state === 'waits' ? (
          <Badge tone="attention">{t('screening.waits')}</Badge>
        ) : state !== null ? (
          <Badge tone={state === 'true-match' ? 'stop' : 'good'}>{t(`screening.decided.${state}`)}</Badge>
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
            {hit.disposition.author}, {dateTime(hit.disposition.at)}: {hit.disposition.reason}
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
            decision.mutate({ hit, outcome: asking, reason }, { onSuccess: () => setAsking(null) })
          }
          close={() => setAsking(null)}
        />
      )}
    </li>
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
