import { Button, Loader } from '@mantine/core';
import { IconDownload, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AuditState } from '../../contract/administration.ts';
import { useRead } from '../connection/read-write.ts';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed } from '../elements/state.tsx';
import { caseReference } from '../language/case-reference.ts';
import { MessageText } from '../language/message-text.tsx';
import { useFormats } from '../language/formats.ts';
import { useStepTitle } from '../shell/step-title.tsx';
import { useAuditAsked, useAuditQuery } from './audit-filter.ts';
import { AuditSearch } from './audit-search.tsx';
import { AuditRecords, PAGE } from './audit-records.tsx';
import styles from './audit.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

/** Records, a search over them, whether the chain holds, the proof of one record, export. */
export function AuditScreen() {
  const { t } = useTranslation();
  useStepTitle(t('nav.audit'));
  const { asked, settled, caseId, change, clear } = useAuditAsked();
  const query = useAuditQuery(settled, caseId, PAGE);
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
      <AuditSearch asked={asked} change={change} />
      <Panel
        title={caseId === null ? t('audit.records') : t('audit.ofCase', { reference: caseReference(caseId) })}
        padded={false}
        aside={
          caseId !== null && (
            <div className={styles.actions}>
              <Button component={Link} to={`/cases/${caseId}`} variant="default">
                {t('audit.openCase')}
              </Button>
              <Button component={Link} to="/audit" variant="subtle">
                {t('audit.wholeLog')}
              </Button>
            </div>
          )
        }
      >
        <AuditRecords query={query} clear={clear} />
      </Panel>
    </Page>
  );
}

/** Every hash recomputed on each visit: the answer, and the head to keep elsewhere. */
function Chain() {
  const { t } = useTranslation();
  const { number, dateTime } = useFormats();
  const state = useRead('/audit/state', AuditState, { staleTime: 60_000 });
  if (state.error) return <Failed error={state.error} retry={() => void state.refetch()} />;
  if (!state.data)
    return (
      <section className={styles.chain} data-holds="unknown" role="status">
        <Loader size={40} aria-hidden />
        <h2>{t('audit.checking')}</h2>
      </section>
    );
  const { holds, records, head, explanation, said, firstBreak } = state.data;
  return (
    <section className={styles.chain} data-holds={holds} aria-label={t('audit.chain')}>
      {holds ? (
        <IconShieldCheck size={40} stroke={ICON_STROKE.thin} aria-hidden />
      ) : (
        <IconShieldX size={40} stroke={ICON_STROKE.thin} aria-hidden />
      )}
      <div>
        <h2>{holds ? t('audit.holds') : t('audit.broken', { sequence: firstBreak ?? '?' })}</h2>
        <p>
          {holds ? (
            t('audit.holdsText', { count: records, records: number(records) })
          ) : (
            <MessageText said={said} sentence={explanation ?? ''} />
          )}
        </p>
      </div>
      <dl>
        <dt>{t('audit.head', { time: dateTime(head.time) })}</dt>
        <dd className="number">{head.root}</dd>
      </dl>
    </section>
  );
}
