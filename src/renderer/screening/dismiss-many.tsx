import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DismissedAnswer, ScreeningHit } from '../../contract/screening.ts';
import { ReasonDialog } from '../elements/reason-dialog.tsx';
import { MessageText } from '../language/message-text.tsx';
import type { useHitDecisions } from './use-hit-decisions.ts';
import styles from './hit.module.css';

interface DismissManyProps {
  readonly open: readonly ScreeningHit[];
  readonly chosen: readonly ScreeningHit[];
  readonly choose: (hits: readonly ScreeningHit[]) => void;
  readonly decision: ReturnType<typeof useHitDecisions>['many'];
}

/** Hits that are all somebody else: one reason for all, each kept by itself. */
export function DismissMany({ open, chosen, choose, decision }: DismissManyProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const dismiss = (reason: string) =>
    decision.mutate(
      { hits: chosen, reason },
      {
        onSuccess: () => {
          setAsking(false);
          choose([]);
        },
      },
    );
  return (
    <div className={styles.several}>
      {open.length > 1 && (
        <div className={styles.many} role="group" aria-label={t('screening.several')}>
          <Checkbox
            label={t('screening.chooseAll', { count: open.length })}
            checked={chosen.length === open.length}
            indeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={(e) => choose(e.currentTarget.checked ? open : [])}
          />
          <Button
            variant="default"
            size="sm"
            disabled={chosen.length === 0}
            onClick={() => {
              decision.reset();
              setAsking(true);
            }}
          >
            {t('screening.dismissMany', { count: chosen.length })}
          </Button>
        </div>
      )}
      <div role="status">{decision.data && <Done hits={decision.data} />}</div>
      {asking && (
        <ReasonDialog
          title={t('screening.dismissMany', { count: chosen.length })}
          consequence={t('screening.dismissText')}
          action={t('common.save')}
          busy={decision.isPending}
          error={decision.error}
          confirm={dismiss}
          close={() => setAsking(false)}
        >
          <ul>
            {chosen.map(({ hitId, primaryName, entryId }) => (
              <li key={hitId}>
                {primaryName} ({entryId})
              </li>
            ))}
          </ul>
        </ReasonDialog>
      )}
    </div>
  );
}

/** What became of them. */
function Done({ hits }: { hits: DismissedAnswer['hits'] }) {
  const { t } = useTranslation();
  const count = (decided: DismissedAnswer['hits'][number]['decided']): number =>
    hits.filter((hit) => hit.decided === decided).length;
  const [stands, waits] = [count('stands'), count('waits')];
  return (
    <div className={styles.done}>
      {stands > 0 && <p>{t('screening.dismissed', { count: stands })}</p>}
      {waits > 0 && <p>{t('screening.dismissedWaits', { count: waits })}</p>}
      {hits.map(
        ({ entryId, decided, message, said }) =>
          decided === 'refused' && (
            <p key={entryId}>
              {entryId}: <MessageText said={said} sentence={message ?? ''} />
            </p>
          ),
      )}
    </div>
  );
}
