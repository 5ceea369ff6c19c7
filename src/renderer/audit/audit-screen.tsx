import { Button, TextInput } from '@mantine/core';
import { IconDownload, IconListSearch, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { AuditPage, AuditState, type AuditLine } from '../../contract/administration.ts';
import { useRead } from '../connection/read-write.ts';
import { Badge, type Tone } from '../elements/badge.tsx';
import { Choices } from '../elements/choices.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { actionLabel } from '../language/action-names.ts';
import { useFormats } from '../language/formats.ts';
import { dayStart } from '../language/local-day.ts';
import { useStepTitle } from '../shell/step-title.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import styles from './audit.module.css';

const FAMILIES = [
  'all',
  'case.',
  'verification.',
  'forensics.',
  'liveness.',
  'faces.',
  'screening.',
  'registry.',
  'fraud.',
  'consent.',
  'operator.',
  'client.',
  'setting.',
  'report.',
  'data.',
  'keys.',
] as const;
const PAGE = 100;
type Family = (typeof FAMILIES)[number];
const TONES: Record<'success' | 'failure' | 'refused', Tone> = {
  success: 'good',
  failure: 'stop',
  refused: 'attention',
};

/** Records, whether the chain holds, the proof of one record, export. */
export function AuditScreen() {
  const { t } = useTranslation();
  useStepTitle(t('nav.audit'));
  const [family, setFamily] = useState<Family>('all');
  const [day, setDay] = useState('');
  const [parameters] = useSearchParams();
  const caseId = parameters.get('case');
  const asked = new URLSearchParams({
    limit: String(PAGE),
    ...(family === 'all' ? {} : { action: family }),
    ...(caseId === null ? {} : { caseId }),
    ...(day === '' ? {} : { since: dayStart(day), until: dayStart(day, 1) }),
  }).toString();
  return (
    <Page
      title={t('audit.title')}
      lead={t('audit.lead')}
      actions={
        <Button
          component="a"
          href="/operator/audit/export.jsonl"
          download="netefatsa-audit.jsonl"
          variant="default"
          leftSection={<IconDownload size={20} />}
        >
          {t('audit.export')}
        </Button>
      }
    >
      <Chain />
      <Panel
        title={t(caseId === null ? 'audit.records' : 'audit.ofCase')}
        padded={false}
        aside={
          <div className={styles.filters}>
            {caseId !== null && (
              <Button component={Link} to="/audit" variant="subtle">
                {t('audit.wholeLog')}
              </Button>
            )}
            <TextInput
              type="date"
              label={t('audit.day')}
              value={day}
              onChange={(e) => setDay(e.currentTarget.value)}
            />
            <Choices
              label={t('audit.show')}
              value={family}
              onChange={setFamily}
              choices={FAMILIES.map((value) => ({
                value,
                label: t(`audit.families.${value.replace('.', '')}`),
              }))}
            />
          </div>
        }
      >
        <Records key={asked} asked={asked} />
      </Panel>
    </Page>
  );
}

/** One page of the records asked for, the newest first. */
function Records({ asked }: { asked: string }) {
  const { t } = useTranslation();
  const [before, setBefore] = useState<number | null>(null);
  const [proving, setProving] = useState<number | null>(null);
  const found = useRead(`/audit?${asked}${before === null ? '' : `&before=${before}`}`, AuditPage);
  const records = found.data?.records ?? [];
  return (
    <>
      {found.isPending && <LoadingRows />}
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.data && records.length === 0 && <State icon={<IconListSearch />} title={t('audit.none')} />}
      {records.length > 0 && <RecordTable records={records} prove={setProving} />}
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
      {proving !== null && <ProofDialog sequence={proving} close={() => setProving(null)} />}
    </>
  );
}

function RecordTable({
  records,
  prove,
}: {
  records: readonly AuditLine[];
  prove: (sequence: number) => void;
}) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <Table
      label={t('audit.records')}
      columns={['#', t('common.date'), t('audit.who'), t('audit.what'), t('audit.outcome'), '']}
      rows={records.map((record) => ({
        key: String(record.sequence),
        cells: [
          <span key="n" className="number">
            {record.sequence}
          </span>,
          <span key="t" className="number">
            {dateTime(record.time)}
          </span>,
          record.actor,
          record.caseId ? (
            <Link key="a" to={`/cases/${record.caseId}`} className={styles.link}>
              {actionLabel(t, record.action)}
            </Link>
          ) : (
            actionLabel(t, record.action)
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

/** Every hash recomputed on each visit: the answer, and the head to keep elsewhere. */
function Chain() {
  const { t } = useTranslation();
  const { number, dateTime } = useFormats();
  const state = useRead('/audit/state', AuditState, { staleTime: 60_000 });
  if (state.error) return <Failed error={state.error} retry={() => void state.refetch()} />;
  if (!state.data) return <LoadingRows rows={1} height={112} />;
  const { holds, records, head, explanation, firstBreak } = state.data;
  return (
    <section className={styles.chain} data-holds={holds} aria-label={t('audit.chain')}>
      {holds ? (
        <IconShieldCheck size={40} stroke={1.5} aria-hidden />
      ) : (
        <IconShieldX size={40} stroke={1.5} aria-hidden />
      )}
      <div>
        <h2>{holds ? t('audit.holds') : t('audit.broken', { sequence: firstBreak ?? '?' })}</h2>
        <p>{holds ? t('audit.holdsText', { count: records, records: number(records) }) : explanation}</p>
      </div>
      <dl>
        <dt>{t('audit.head', { time: dateTime(head.time) })}</dt>
        <dd className="number">{head.root}</dd>
      </dl>
    </section>
  );
}
