import { useTranslation } from 'react-i18next';
import { FirstDay } from '../../contract/first-day.ts';
import { useRead } from '../connection/read-write.ts';
import { PendingBadgeLink } from '../elements/pending-badge-link.tsx';

/** The way back to a set-up that is not finished. */
export function FirstDayLink() {
  const { t } = useTranslation();
  const { data } = useRead('/first-day', FirstDay);
  const open = data && !data.finished ? data.steps.filter(({ state }) => state === 'open').length : 0;
  return (
    <PendingBadgeLink to="/first-day" count={open}>
      {t('firstDay.goOn', { count: open })}
    </PendingBadgeLink>
  );
}
