import { Checkbox } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerRuns, type CustomerRun } from '../../contract/customer-runs.ts';
import { Upload } from '../elements/upload.tsx';
import { useRead, useWrite } from '../connection/read-write.ts';
import { Badge, type Tone } from '../elements/badge.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { WriteError } from '../elements/write-error.tsx';
import { useFormats } from '../language/formats.ts';
import { MessageText } from '../language/message-text.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { CustomerFileActions } from './customer-file-actions.tsx';
import styles from './customer-files.module.css';

const RUNS = '/screening/runs';
const OUTCOMES = ['CLEAR', 'REVIEW', 'MATCH', 'NOT_SCREENED'] as const;
const TONES: Readonly<Record<CustomerRun['state'], Tone>> = {
  running: 'river',
  paused: 'attention',
  done: 'good',
  stopped: 'stop',
};

/** Whole files of customers against every list: chosen here, screened in the background, results as CSV and as cases. */
export function CustomerFilesScreen() {
  const { t } = useTranslation();
  const { number } = useFormats();
  useStepTitle(t('customerFiles.title'));
  const read = useRead(RUNS, CustomerRuns, {
    unfinished: ({ runs }) => runs.some(({ state }) => state === 'running'),
  });
  const write = useWrite(CustomerRuns);
  const [opensCases, setOpensCases] = useState(false);
  const runs = read.data?.runs ?? [];
  const isBusy = runs.some(({ state }) => state === 'running');
  return (
    <Page title={t('customerFiles.title')} lead={t('customerFiles.lead')}>
      {write.error && <WriteError error={write.error} />}
      <Panel>
        <p>{t('customerFiles.columns')}</p>
        <div className={styles.choose}>
          <Upload
            label={t('customerFiles.choose')}
            busy={write.isPending}
            disabled={isBusy}
            multiple={false}
            send={(body) => {
              body.append('opensCases', String(opensCases));
              write.mutate({ path: RUNS, body });
            }}
          />
          <Checkbox
            label={t('customerFiles.opensCases')}
            checked={opensCases}
            onChange={(e) => setOpensCases(e.currentTarget.checked)}
          />
        </div>
      </Panel>
      {read.isPending && <LoadingRows />}
      {read.error && <Failed error={read.error} retry={() => void read.refetch()} />}
      {read.data && (
        <Panel padded={false}>
          {runs.length === 0 ? (
            <State
              icon={<IconFileTypeCsv />}
              title={t('customerFiles.empty')}
              text={t('customerFiles.emptyText')}
            />
          ) : (
            <Table
              label={t('customerFiles.title')}
              columns={[
                t('customerFiles.file'),
                t('common.status'),
                t('customerFiles.progress'),
                ...OUTCOMES.map((outcome) => t(`customerFiles.outcomes.${outcome}`)),
                '',
              ]}
              rows={runs.map((run) => ({
                key: run.runId,
                cells: [
                  <File key="file" run={run} />,
                  <Badge key="state" tone={TONES[run.state]}>
                    {t(`customerFiles.states.${run.state}`)}
                  </Badge>,
                  <Progress key="progress" run={run} />,
                  ...OUTCOMES.map((outcome) => (
                    <span key={outcome} className="number">
                      {number(run.outcomes[outcome])}
                    </span>
                  )),
                  <CustomerFileActions key="actions" run={run} isBusy={isBusy} />,
                ],
              }))}
            />
          )}
        </Panel>
      )}
    </Page>
  );
}

function File({ run }: { run: CustomerRun }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <div className={styles.file}>
      <strong>{run.fileName}</strong>
      {run.onlyChanged && <span>{t('customerFiles.onlyChanged')}</span>}
      <small>{t('customerFiles.by', { name: run.operator, at: dateTime(run.createdAt) })}</small>
      {run.fault && (
        <span role="status">
          <MessageText said={run.said} sentence={run.fault} />
        </span>
      )}
      {run.listsChanged && run.state === 'done' && <small>{t('customerFiles.listsChanged')}</small>}
    </div>
  );
}

function Progress({ run: { done, customers } }: { run: CustomerRun }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (customers === null) return t('customerFiles.counting');
  const text = t('customerFiles.of', { done: number(done), total: number(customers) });
  return (
    <div className={styles.progress}>
      <span className="number">{text}</span>
      <progress aria-label={text} value={done} max={Math.max(1, customers)} />
    </div>
  );
}
