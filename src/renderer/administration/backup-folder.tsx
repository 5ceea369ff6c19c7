import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BackupState } from '../../contract/backup.ts';
import { useWrite } from '../connection/read-write.ts';
import { Panel } from '../elements/panel.tsx';
import { PathInput } from '../elements/path-input.tsx';
import { WriteError } from '../elements/write-error.tsx';
import styles from './backup.module.css';

/** Where backups go. Only an administrator names a folder of the station's machine (ADR 49). */
export function BackupFolder({ state, mayChange }: { state: BackupState; mayChange: boolean }) {
  const { t } = useTranslation();
  const { folderSource } = state;
  const managed = folderSource === 'policy' || folderSource === 'environment';
  const [folder, setFolder] = useState(state.folder ?? '');
  const change = useWrite(BackupState);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ path: '/backups/folder', body: { folder } });
  };
  return (
    <Panel title={t('backup.folder')}>
      {mayChange && !managed ? (
        <form className={styles.folder} onSubmit={submit}>
          <PathInput
            label={t('backup.folderName')}
            description={t('backup.folderHint')}
            value={folder}
            change={setFolder}
          />
          <Button
            type="submit"
            variant="default"
            loading={change.isPending}
            disabled={folder.trim() === '' || folder === state.folder}
          >
            {t('common.save')}
          </Button>
        </form>
      ) : (
        <p>
          {state.folder === null ? t('backup.noFolder') : <code>{state.folder}</code>}
          {managed && (
            <small className={styles.note}>
              {folderSource === 'policy'
                ? t('settings.managed')
                : t('settings.fromVariable', { variable: 'NETEFATSA_BACKUP_FOLDER' })}
            </small>
          )}
        </p>
      )}
      {change.error && <WriteError error={change.error} />}
      {change.isSuccess && <p role="status">{t('backup.folderSaved')}</p>}
      {state.sameDisk && <p className={styles.note}>{t('backup.sameDisk')}</p>}
    </Panel>
  );
}
