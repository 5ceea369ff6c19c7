import { IconAlertTriangle, IconCircleCheck, IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreeningHit, ScreeningResult } from '../../contract/screening.ts';
import { useFormats } from '../language/formats.ts';
import { MessageText } from '../language/message-text.tsx';
import { DismissMany } from './dismiss-many.tsx';
import type { Customer } from './hit-comparison.ts';
import { Hit } from './hit.tsx';
import { useHitDecisions } from './use-hit-decisions.ts';
import styles from './screening.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

const LOOKS = {
  CLEAR: { icon: IconCircleCheck, tone: 'good' },
  REVIEW: { icon: IconAlertTriangle, tone: 'attention' },
  MATCH: { icon: IconHandStop, tone: 'stop' },
} as const;

interface ScreeningOutcomeProps {
  readonly result: ScreeningResult;
  readonly decidable: boolean;
  /** Whom each hit is held against; its type is what was asked for: among the others of a list nobody looked. */
  readonly customer: Customer;
}

/**
 * The answer first, then each hit with its reasons, then the lists it was made with.
 *
 * @param decidable offers to say whether a hit is the same person; false for a result as it was.
 */
export function ScreeningOutcome({ result, decidable, customer }: ScreeningOutcomeProps) {
  const { t } = useTranslation();
  const { date, number } = useFormats();
  const { icon: Icon, tone } = LOOKS[result.outcome];
  const { one, many, stateOf } = useHitDecisions(result.screeningId);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const open = decidable ? result.hits.filter((hit) => stateOf(hit) === null) : [];
  const chosen = open.filter(({ hitId }) => marked.includes(hitId));
  const choose = (hits: readonly ScreeningHit[]) => setMarked(hits.map(({ hitId }) => hitId));
  return (
    <section className={styles.result} aria-live="polite">
      <header className={styles.answer} data-tone={tone}>
        <Icon size={34} stroke={ICON_STROKE.regular} aria-hidden />
        <div>
          <h2>{t(`screening.outcomes.${result.outcome}`)}</h2>
          <p>
            <MessageText said={result.said} sentence={result.message} />
          </p>
          {result.totalHits > result.hits.length && (
            <p>{t('screening.best', { shown: result.hits.length, total: number(result.totalHits) })}</p>
          )}
          {result.outcome === 'CLEAR' && customer.type && <p>{t(`screening.searched.${customer.type}`)}</p>}
          {result.outcome !== 'CLEAR' && decidable && <p>{t(`screening.next.${result.outcome}`)}</p>}
        </div>
      </header>
      {decidable && <DismissMany open={open} chosen={chosen} choose={choose} decision={many} />}
      <ul className={styles.hits}>
        {result.hits.map((hit) => (
          <Hit
            key={hit.hitId}
            hit={hit}
            customer={customer}
            state={stateOf(hit)}
            decidable={decidable}
            decision={one}
            marked={open.length > 1 && open.includes(hit) ? chosen.includes(hit) : undefined}
            mark={(on) =>
              setMarked((now) => (on ? [...now, hit.hitId] : now.filter((id) => id !== hit.hitId)))
            }
          />
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
