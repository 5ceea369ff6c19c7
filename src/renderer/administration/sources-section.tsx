import { Button, TextInput } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SourcesState } from '../../contract/administration.ts';
import { RequestFailure } from '../connection/client.ts';
import { useRead, useWrite } from '../connection/read-write.ts';
import { Badge } from '../elements/badge.tsx';
import { DayInput } from '../elements/day-input.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { WriteError } from '../elements/write-error.tsx';
import { useFormats } from '../language/formats.ts';
import { localDayOf } from '../../contract/local-time.ts';
import { NewHits } from '../screening/new-hits.tsx';
import formStyles from '../elements/form.module.css';
import styles from './administration.module.css';
import { missingLists } from './missing-lists.ts';
import { ImportReport } from './import-report.tsx';
import { Upload } from '../elements/upload.tsx';

/** Screening lists and the copy of the companies register, with their age. */
export function SourcesSection() {
  const { t } = useTranslation();
  const { date, number } = useFormats();
  const sources = useRead('/sources', SourcesState);
  const write = useWrite(SourcesState);
  const [published, setPublished] = useState('');
  const refused = refusedEdition(write.error, write.variables);
  const lists = sources.data?.lists ?? [];
  const missing = lists.length > 0 ? missingLists(sources.data) : [];
  const oldest = sources.data?.maxListAgeDays ?? 30;
  return (
    <Page title={t('administration.sources')} lead={t('sources.lead')}>
      {sources.isPending && <LoadingRows />}
      {sources.error && <Failed error={sources.error} retry={() => void sources.refetch()} />}
      {write.error && <WriteError error={write.error} />}
      {refused && (
        <div className={formStyles.actions}>
          <Button
            variant="default"
            loading={write.isPending}
            onClick={() => {
              refused.body.set('anyway', 'true');
              write.mutate(refused);
            }}
          >
            {t('sources.anyway')}
          </Button>
        </div>
      )}
      <div role="status">{write.data?.imported && <ImportReport report={write.data.imported} />}</div>
      <NewHits />
      <Panel title={t('sources.lists')} padded={lists.length === 0}>
        {sources.data && lists.length === 0 && (
          <State icon={<IconListDetails />} title={t('sources.none')} text={t('sources.noneText')} />
        )}
        {lists.length > 0 && (
          <Table
            label={t('sources.lists')}
            columns={[t('sources.list'), t('sources.published'), t('sources.entries'), t('common.status')]}
            rows={[
              ...missing.map((list) => ({
                key: list,
                cells: [
                  <strong key="t">{list.toUpperCase()}</strong>,
                  '',
                  '',
                  <Badge key="a" tone="attention">
                    {t('sources.missing')}
                  </Badge>,
                ],
              })),
              ...lists.map((list) => ({
                key: list.list,
                cells: [
                  <strong key="t">{list.title}</strong>,
                  date(list.date),
                  <span key="n" className="number">
                    {number(list.entries)}
                  </span>,
                  <Badge key="a" tone={list.ageDays > oldest ? 'attention' : 'good'}>
                    {list.ageDays > oldest
                      ? t('sources.tooOld', { count: list.ageDays })
                      : list.ageDays === 0
                        ? t('common.today')
                        : t('common.days', { count: list.ageDays })}
                  </Badge>,
                ],
              })),
            ]}
          />
        )}
        <div className={lists.length > 0 ? styles.importing : styles.importingFirst}>
          <DayInput label={t('sources.undated')} value={published} onChange={setPublished} />
          <Upload
            label={t('sources.import')}
            busy={write.isPending}
            send={(body) => {
              if (published) body.append('date', published);
              write.mutate({ path: '/sources/lists', body }, { onSuccess: () => setPublished('') });
            }}
          />
        </div>
      </Panel>
      {sources.data && (
        <RegisterPanel
          copy={sources.data.registry}
          busy={write.isPending}
          send={(body) => write.mutate({ path: '/sources/registry', body })}
        />
      )}
    </Page>
  );
}

/** Upload refused as older or much smaller than the current one, kept for resending on confirmation. */
function refusedEdition(error: Error | null, sent: { path: string; body?: unknown } | undefined) {
  const isEdition = error instanceof RequestFailure && (error.problem.reason ?? '').startsWith('EDITION_');
  return isEdition && sent?.body instanceof FormData ? { path: sent.path, body: sent.body } : null;
}

interface RegisterPanelProps {
  readonly copy: SourcesState['registry'];
  readonly busy: boolean;
  readonly send: (form: FormData) => void;
}

function RegisterPanel({ copy, busy, send }: RegisterPanelProps) {
  const { t } = useTranslation();
  const { date, number } = useFormats();
  const [source, setSource] = useState('CIPA');
  const [day, setDay] = useState(localDayOf(new Date()));
  return (
    <Panel title={t('sources.register')}>
      <div className={formStyles.form}>
        <p>
          {copy
            ? t('sources.copy', {
                source: copy.source,
                date: date(copy.date),
                companies: number(copy.companies),
              })
            : t('sources.noCopy')}
        </p>
        <div className={styles.two}>
          <TextInput
            label={t('sources.source')}
            value={source}
            onChange={(e) => setSource(e.currentTarget.value)}
          />
          <DayInput label={t('sources.copyDate')} value={day} onChange={setDay} required />
        </div>
        <div className={formStyles.actions}>
          <Upload
            label={t('sources.importCopy')}
            busy={busy}
            disabled={day === ''}
            send={(form) => {
              form.append('source', source);
              form.append('date', day);
              send(form);
            }}
          />
        </div>
      </div>
    </Panel>
  );
}
