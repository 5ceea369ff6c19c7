import { Button } from '@mantine/core';
import { IconDatabaseExport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BackupState } from '../../contract/backup.ts';
import { BackupFolder } from '../administration/backup-folder.tsx';
import { LastBackup } from '../administration/last-backup.tsx';
import { RestoreHere } from '../restore/restore-here.tsx';
import { useRead, useWrite } from '../connection/read-write.ts';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { WriteError } from '../elements/write-error.tsx';

/** Where backups go, and the first of them. */
export function BackupStep() {
  const { t } = useTranslation();
  const state = useRead('/backups', BackupState, { unfinished: ({ atWork }) => atWork });
  const begin = useWrite(BackupState);
  if (state.error) return <Failed error={state.error} retry={() => void state.refetch()} />;
  if (!state.data) return <LoadingRows rows={2} />;
  const { folder, atWork, made } = state.data;
  return (
    <>
      <BackupFolder state={state.data} mayChange />
      {(atWork || made.length > 0) && <LastBackup state={state.data} />}
      {begin.error && <WriteError error={begin.error} />}
      {folder !== null && (
        <div>
          <Button
            variant="default"
            leftSection={<IconDatabaseExport size={20} />}
            loading={begin.isPending || atWork}
            onClick={() => begin.mutate({ path: '/backups' })}
          >
            {t('backup.make')}
          </Button>
        </div>
      )}
      <RestoreHere />
    </>
  );
}
