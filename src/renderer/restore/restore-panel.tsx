import { Button, Progress } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { WriteError } from '../elements/write-error.tsx';
import { MessageText } from '../language/message-text.tsx';
import { ChooseBackup } from './choose-backup.tsx';
import { ConfirmRestore } from './confirm-restore.tsx';
import { useRestoreState, useRestoreStep } from './use-restore.ts';
import styles from './restore.module.css';

/** A whole station from a backup, step by step: choose, see what is in it, confirm, restart. */
export function RestorePanel() {
  const { t } = useTranslation();
  const { data: state, error, refetch } = useRestoreState();
  const step = useRestoreStep();
  const phase = state?.phase;
  const before = useRef(phase);
  useEffect(() => {
    // The station is back with the restored data, which include this session.
    if (before.current === 'restarting' && phase === 'none') window.location.reload();
    before.current = phase;
  }, [phase]);
  if (state?.phase === 'restarting') return <Restarting byItself={state.restartsByItself} />;
  if (!state) return error ? <Failed error={error} retry={() => void refetch()} /> : <LoadingRows rows={2} />;
  const cancel = () => step.mutate({ path: '/restore', method: 'DELETE' });
  return (
    <div className={styles.restore}>
      {step.error && <WriteError error={step.error} />}
      {state.failure !== null && (
        <p className={styles.failure} role="alert">
          <strong>{t('restore.failed')}</strong>{' '}
          <MessageText said={state.failureSaid} sentence={state.failure} />
        </p>
      )}
      {phase === 'none' && (
        <ChooseBackup
          folder={state.folder}
          busy={step.isPending}
          check={(body) => step.mutate({ path: '/restore/check', body })}
        />
      )}
      {phase === 'checking' && (
        <>
          <p role="status">{t('restore.checking')}</p>
          <Progress value={state.progress * 100} aria-label={t('restore.checking')} />
          <div>
            <Button variant="default" onClick={cancel}>
              {t('common.cancel')}
            </Button>
          </div>
        </>
      )}
      {phase === 'checked' && state.contents && (
        <ConfirmRestore
          contents={state.contents}
          casesNow={state.casesNow}
          busy={step.isPending}
          confirm={(day) => step.mutate({ path: '/restore/confirm', body: { day } })}
          cancel={cancel}
        />
      )}
    </div>
  );
}

function Restarting({ byItself }: { byItself: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles.restore}>
      <p role="status">
        <strong>{t('restore.restarting')}</strong>{' '}
        {t(byItself ? 'restore.restartingText' : 'restore.startAgain')}
      </p>
      {byItself && <Progress value={100} animated aria-label={t('restore.restarting')} />}
    </div>
  );
}
