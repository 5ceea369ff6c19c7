import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseSummary } from '../../contract/operator.ts';
import { documentLabel } from '../language/field-names.ts';
import { useFormats } from '../language/formats.ts';
import { StateBadge } from './state-badge.tsx';
import styles from './case-line.module.css';

/** One case in a short list. */
export function CaseLine({ summary }: { summary: CaseSummary }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const types = summary.documentTypes.map((type) => documentLabel(t, type)).join(', ');
  return (
    <Link to={`/cases/${summary.id}`} className={styles.line}>
      <span className={styles.text}>
        <strong>{summary.subject ?? t('cases.untitled')}</strong>
        <small>{types || t('cases.noDocument')}</small>
      </span>
      <span className={styles.end}>
        <StateBadge state={summary.state} />
        <time dateTime={summary.createdAt}>{time(summary.createdAt)}</time>
      </span>
    </Link>
  );
}
