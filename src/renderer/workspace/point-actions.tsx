import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDetail } from '../../contract/cases.ts';
import { WriteError } from '../elements/write-error.tsx';
import type { OpenPoint } from './open-points.ts';
import { wayOf } from './open-points.ts';
import { placeOf } from './point-place.ts';
import { ReasonDialog } from '../elements/reason-dialog.tsx';
import { useSettle } from './settle-action.ts';
import { usePointWords } from './point-words.ts';
import styles from './work-bar.module.css';

interface PointActionsProps {
  readonly detail: CaseDetail;
  readonly point: OpenPoint;
  readonly show?: (point: OpenPoint) => void;
}

/** What can be done about a point: one key where looking settles it, the place where it is done, or a reason. */
export function PointActions({ detail, point, show }: PointActionsProps) {
  const { t } = useTranslation();
  const words = usePointWords();
  const { action, maySettle, usualReason, settle } = useSettle(detail);
  const [asking, setAsking] = useState(false);
  const place = placeOf(point, detail);
  const usual = usualReason(point);
  const settles = maySettle(point);
  const primary = { 'data-primary': true } as const;
  return (
    <>
      {action.error && !asking && <WriteError error={action.error} />}
      <div className={styles.actions}>
        {!settles && place === null && (
          <span className={styles.who}>
            {t(wayOf(point) === 'decision' ? 'work.onlyDecision' : `work.who.${point.who}`)}
          </span>
        )}
        {show && point.evidence.length > 0 && point.aspect !== 'fields' && usual === null && (
          <Button variant="subtle" size="sm" onClick={() => show(point)}>
            {t('work.show')}
          </Button>
        )}
        {settles && usual === null && (
          <Button
            variant={place === null ? 'filled' : 'default'}
            size="sm"
            onClick={() => setAsking(true)}
            {...(place === null ? primary : {})}
          >
            {t('work.settle')}
          </Button>
        )}
        {place !== null && (
          <Button component={Link} to={place.to} size="sm" {...(settles && usual !== null ? {} : primary)}>
            {t(`work.do.${place.what}`)}
          </Button>
        )}
        {settles && usual !== null && (
          <Button size="sm" loading={action.isPending} onClick={() => settle(point, usual)} {...primary}>
            {t(wayOf(point) === 'compare-original' ? 'work.original' : 'work.confirm')}
          </Button>
        )}
      </div>
      {asking && (
        <ReasonDialog
          title={t('work.settleTitle')}
          consequence={words(point)}
          action={t('common.save')}
          suggestions={[t('decision.reasonOriginalSeen'), t('decision.reasonExplained')]}
          busy={action.isPending}
          error={action.error}
          confirm={(reason) => settle(point, reason, () => setAsking(false))}
          close={() => {
            action.reset();
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
