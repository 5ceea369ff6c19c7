import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AuditPage, type AuditLine } from '../../contract/administration.ts';
import { useRead } from '../connection/read-write.ts';
import { Badge, type Tone } from '../elements/badge.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { Moment } from '../elements/moment.tsx';
import { Table } from '../elements/table.tsx';
import { actionLabel } from '../language/action-names.ts';
import { caseReference } from '../language/case-reference.ts';
import { ProofDialog } from './proof-dialog.tsx';
import styles from './audit.module.css';

/** Records on one page. */
export const PAGE = 100;
const TONES: Record<'success' | 'failure' | 'refused', Tone> = {
  success: 'good',
  failure: 'stop',
  refused: 'attention',
};

/** The records asked for, and the proof of one of them, which stays open when other records come. */
export function AuditRecords({ query, clear }: { query: string; clear: () => void }) {
  const [proving, setProving] = useState<number | null>(null);
  return (
    <>
      <RecordPages key={query} query={query} clear={clear} prove={setProving} />
      {proving !== null && <ProofDialog sequence={proving} close={() => setProving(null)} />}
    </>
  );
}

interface RecordPagesProps {
  readonly query: string;
  readonly clear: () => void;
  readonly prove: (sequence: number) => void;
}

/** One page of the records asked for, the newest first. */
function RecordPages({ query, clear, prove }: RecordPagesProps) {
  const { t } = useTranslation();
  const [before, setBefore] = useState<number | null>(null);
  const found = useRead(`/audit?${query}${before === null ? '' : `&before=${before}`}`, AuditPage);
  const records = found.data?.records ?? [];
  return (
    <>
      {found.isPending && <LoadingRows />}
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.data && records.length === 0 && (
        <State icon={<IconListSearch />} title={t('audit.none')} text={t('audit.noneText')}>
          <Button variant="default" onClick={clear}>
            {t('cases.clear')}
          </Button>
        </State>
      )}
      {records.length > 0 && <RecordTable records={records} prove={prove} />}
      <div className={styles.paging}>
        {before !== null && (
          <Button variant="subtle" onClick={() => setBefore(null)}>
            {t('audit.newest')}
          </Button>
        )}
        {records.length === PAGE && (
          <Button variant="subtle" onClick={() => setBefore(records.at(-1)!.sequence)}>
            {t('audit.older')}
          </Button>
        )}
      </div>
    </>
  );
}

function RecordTable({
  records,
  prove,
}: Pick<RecordPagesProps, 'prove'> & { records: readonly AuditLine[] }) {
  const { t } = useTranslation();
  return (
    <Table
      label={t('audit.records')}
      columns={[
        '#',
        t('common.date'),
        t('audit.who'),
        t('audit.what'),
        t('audit.case'),
        t('audit.outcome'),
        '',
      ]}
      rows={records.map((record) => ({
        key: String(record.sequence),
        cells: [
          <span key="n" className="number">
            {record.sequence}
          </span>,
          <Moment key="t" at={record.time} />,
          record.actor,
          record.caseId ? (
            <Link key="a" to={`/cases/${record.caseId}`} className={styles.link}>
              {actionLabel(t, record.action, record.detail, record.about)}
            </Link>
          ) : (
            actionLabel(t, record.action, record.detail, record.about)
          ),
          record.caseId && (
            <Link
              key="c"
              to={`/audit?case=${record.caseId}`}
              className="number"
              aria-label={t('audit.ofCase', { reference: caseReference(record.caseId) })}
            >
              {caseReference(record.caseId)}
            </Link>
          ),
          <Badge key="o" tone={TONES[record.outcome]}>
            {t(`audit.outcomes.${record.outcome}`)}
          </Badge>,
          <Button
            key="p"
            variant="subtle"
            size="sm"
            aria-label={`${t('audit.prove')} ${record.sequence}`}
            onClick={() => prove(record.sequence)}
          >
            {t('audit.prove')}
          </Button>,
        ],
      }))}
    />
  );
}
