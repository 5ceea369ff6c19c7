import { Button } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { counted, useCases } from '../connection/cases.ts';
import { useSignedIn } from '../connection/session.ts';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { PendingBadgeLink } from '../elements/pending-badge-link.tsx';
import { FirstDayLink } from '../first-day/first-day-link.tsx';
import { CaseLine } from '../history/case-line.tsx';
import { FailedReading } from '../history/failed-reading.tsx';
import { localDayOf } from '../../contract/local-time.ts';
import { dayStart } from '../language/local-day.ts';
import { NewHits } from '../screening/new-hits.tsx';
import { may } from '../../contract/permissions.ts';
import styles from './home.module.css';

const SHOWN = 6;

/** Today's cases and, for those who may, what waits for them. */
export function Today() {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const cases = useCases({ from: dayStart(localDayOf(new Date())), onTable: true, limit: SHOWN });
  const found = cases.data?.pages[0];
  return (
    <aside className={styles.today} aria-label={t('home.today')}>
      {may(operator.role, 'settings.change') && <FirstDayLink />}
      {may(operator.role, 'cases.approve') && <Waiting />}
      {may(operator.role, 'cases.work') && <Referred />}
      {may(operator.role, 'cases.work') && <NewHits />}
      <header className={styles.todayHead}>
        <h2>{t('home.today')}</h2>
        {found && found.total > 0 && <span className="number">{counted(found.total)}</span>}
      </header>
      {cases.isPending && <LoadingRows rows={4} />}
      {cases.error && <Failed error={cases.error} retry={() => void cases.refetch()} />}
      {found?.cases.length === 0 && (
        <State icon={<IconFolderOpen />} title={t('capture.empty')} text={t('home.todayEmpty')} />
      )}
      <ul className={styles.cases}>
        {found?.cases.map((summary) => (
          <li key={summary.id}>
            <CaseLine summary={summary} />
            <FailedReading summary={summary} quiet />
          </li>
        ))}
      </ul>
      {found && found.total > 0 && (
        <Button component={Link} to="/cases" variant="subtle" fullWidth>
          {t('home.seeAll')}
        </Button>
      )}
    </aside>
  );
}

/** Nobody is named when a case is referred: whoever is free finds it here. */
function Referred() {
  const { t } = useTranslation();
  const referred = useCases({ state: 'referred', limit: 1 });
  return (
    <PendingBadgeLink to="/cases?state=referred" count={referred.data?.pages[0]?.total ?? 0}>
      {t('home.referred')}
    </PendingBadgeLink>
  );
}

function Waiting() {
  const { t } = useTranslation();
  const waiting = useCases({ state: 'waiting', limit: 1 });
  return (
    <PendingBadgeLink to="/approvals" count={waiting.data?.pages[0]?.total ?? 0}>
      {t('home.waiting')}
    </PendingBadgeLink>
  );
}
