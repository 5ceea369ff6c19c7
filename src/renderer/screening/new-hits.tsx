import { useTranslation } from 'react-i18next';
import { ScreeningAlerts } from '../../contract/screening.ts';
import { useRead } from '../connection/read-write.ts';
import { PendingBadgeLink } from '../elements/pending-badge-link.tsx';

export const useAlerts = () => useRead('/alerts', ScreeningAlerts);

/** How many customers a new list has hit, for those who decide about hits. */
export function NewHits() {
  const { t } = useTranslation();
  const count = useAlerts().data?.total ?? 0;
  return (
    <PendingBadgeLink to="/screening/alerts" count={count}>
      {t('alerts.waiting', { count })}
    </PendingBadgeLink>
  );
}
