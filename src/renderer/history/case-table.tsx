import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseSummary } from '../../contract/cases.ts';
import { useFormats } from '../language/formats.ts';
import { caseContents, caseTitle } from './case-words.ts';
import { StateBadge } from './state-badge.tsx';
import { VerdictBadge } from './verdict-badge.tsx';
import styles from './cases.module.css';

const ROW_PIXELS = 56;
/** Rows before the end at which the next page is asked for. */
const AHEAD = 20;

interface CaseTableProps {
  readonly cases: readonly CaseSummary[];
  /** Loads the next page; null when there is none or it is on its way. */
  readonly more: (() => void) | null;
}

/** Thousands of cases scroll smoothly: only the rows in sight exist. */
export function CaseTable({ cases, more }: CaseTableProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- the table is not memoised by a compiler
  const rows = useVirtualizer({
    count: cases.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PIXELS,
    overscan: 12,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more && last >= cases.length - AHEAD) more();
  }, [last, cases.length, more]);
  return (
    <div className={styles.table} role="table" aria-label={t('cases.title')} aria-rowcount={cases.length + 1}>
      <div className={styles.headRow} role="row" aria-rowindex={1}>
        {['who', 'documents', 'author', 'opened', 'verdict', 'state'].map((column) => (
          <span key={column} role="columnheader">
            {t(`cases.columns.${column}`)}
          </span>
        ))}
      </div>
      <div className={styles.rows} ref={frame} role="rowgroup" tabIndex={0} aria-label={t('cases.title')}>
        <div style={{ height: rows.getTotalSize(), position: 'relative' }} role="presentation">
          {shown.map(({ index, start }) => (
            <Row key={cases[index]!.id} summary={cases[index]!} index={index} start={start} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Row({ summary, index, start }: { summary: CaseSummary; index: number; start: number }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <div
      className={styles.row}
      role="row"
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${start}px)`, height: ROW_PIXELS }}
    >
      <span role="cell">
        <Link to={`/cases/${summary.id}`}>{caseTitle(t, summary)}</Link>
      </span>
      <span role="cell">{caseContents(t, summary)}</span>
      <span role="cell">{summary.author}</span>
      <span role="cell" className="number">
        {dateTime(summary.createdAt)}
      </span>
      <span role="cell">{summary.verdict && <VerdictBadge verdict={summary.verdict} />}</span>
      <span role="cell">
        <StateBadge summary={summary} />
      </span>
    </div>
  );
}
