import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseSummary } from '../../contract/cases.ts';
import { useFormats } from '../language/formats.ts';
import { caseContents, caseTitle } from './case-words.ts';
import { StateBadge } from './state-badge.tsx';
import styles from './case-line.module.css';

/** One case in a short list. */
export function CaseLine({ summary }: { summary: CaseSummary }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  return (
    <Link to={`/cases/${summary.id}`} className={styles.line}>
      <span className={styles.text}>
        <strong>{caseTitle(t, summary)}</strong>
        <small>{caseContents(t, summary)}</small>
      </span>
      <span className={styles.end}>
        <StateBadge summary={summary} />
        <time dateTime={summary.createdAt}>{time(summary.createdAt)}</time>
      </span>
    </Link>
  );
}
