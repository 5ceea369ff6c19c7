import { useTranslation } from 'react-i18next';
import { counted } from '../connection/cases.ts';
import { useQueueTotal } from '../connection/queue.ts';
import styles from './rail.module.css';

/** How many cases wait for a second person, on the place where they are. */
export function QueueBadge() {
  const { t } = useTranslation();
  const total = useQueueTotal();
  if (total === 0) return null;
  return (
    <span className={styles.badge} title={t('approvals.count', { count: total })}>
      {counted(total)}
      <span className="visually-hidden"> {t('approvals.count', { count: total })}</span>
    </span>
  );
}
