import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerRuns, type CustomerRun } from '../../contract/customer-runs.ts';
import { useWrite } from '../connection/read-write.ts';
import { FormDialog } from '../elements/form-dialog.tsx';
import { WriteError } from '../elements/write-error.tsx';
import styles from './customer-files.module.css';

interface CustomerFileActionsProps {
  readonly run: CustomerRun;
  /** Is a file being screened? One is at a time. */
  readonly isBusy: boolean;
}

/** What can be done with a file of customers: pause and go on, results, cases, what changed since, erase. */
export function CustomerFileActions({ run, isBusy }: CustomerFileActionsProps) {
  const { t } = useTranslation();
  const write = useWrite(CustomerRuns);
  const [asked, setAsked] = useState<'cases' | 'erase' | null>(null);
  const place = `/screening/runs/${run.runId}`;
  const button = (label: string, onClick: () => void, disabled = isBusy) => (
    <Button variant="default" size="sm" disabled={disabled} loading={write.isPending} onClick={onClick}>
      {label}
    </Button>
  );
  const send = (what: string) => () => write.mutate({ path: `${place}/${what}` });
  return (
    <div className={styles.actions}>
      {write.error && asked === null && <WriteError error={write.error} />}
      {run.state === 'running' && button(t('customerFiles.pause'), send('pause'), false)}
      {(run.state === 'paused' || run.state === 'stopped') &&
        button(t('customerFiles.resume'), send('resume'))}
      {run.done > 0 && (
        <Button component="a" href={`/operator${place}/results.csv`} download variant="default" size="sm">
          {t('customerFiles.results')}
        </Button>
      )}
      {run.state === 'done' &&
        run.withoutCase > 0 &&
        button(t('customerFiles.cases', { count: run.withoutCase }), () => setAsked('cases'))}
      {run.state === 'done' && run.listsChanged && button(t('customerFiles.again'), send('again'))}
      <Button variant="subtle" size="sm" onClick={() => setAsked('erase')}>
        {t('customerFiles.erase')}
      </Button>
      {asked === 'cases' && (
        <FormDialog
          title={run.fileName}
          action={t('customerFiles.cases', { count: run.withoutCase })}
          busy={write.isPending}
          error={write.error}
          submit={() => write.mutate({ path: `${place}/cases` }, { onSuccess: () => setAsked(null) })}
          close={() => setAsked(null)}
        >
          <p>{t('customerFiles.casesText', { count: run.withoutCase })}</p>
        </FormDialog>
      )}
      {asked === 'erase' && (
        <FormDialog
          title={run.fileName}
          action={t('customerFiles.erase')}
          dangerous
          busy={write.isPending}
          error={write.error}
          submit={() => write.mutate({ method: 'DELETE', path: place }, { onSuccess: () => setAsked(null) })}
          close={() => setAsked(null)}
        >
          <p>{t('customerFiles.eraseText')}</p>
        </FormDialog>
      )}
    </div>
  );
}
