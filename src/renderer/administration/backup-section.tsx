import { Button } from '@mantine/core';
import { IconDatabaseExport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackupState, type BackupMade } from '../../contract/backup.ts';
import { may } from '../../contract/permissions.ts';
import { useRead, useWrite } from '../connection/read-write.ts';
import { useSignedIn } from '../connection/session.ts';
import { Badge, type Tone } from '../elements/badge.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { WriteError } from '../elements/write-error.tsx';
import { useFormats } from '../language/formats.ts';
import { BackupFolder } from './backup-folder.tsx';
import { BackupPassphrase } from './backup-passphrase.tsx';
import { BackupRestore } from './backup-restore.tsx';
import { RestoreHere } from '../restore/restore-here.tsx';
import { LastBackup } from './last-backup.tsx';

const TONES: Record<BackupMade['outcome'], Tone> = { verified: 'good', failed: 'stop', open: 'unknown' };

/** The last backup and whether it was read back, a new one, where they go, and how one is restored. */
export function BackupSection() {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const [asking, setAsking] = useState(false);
  const state = useRead('/backups', BackupState, { unfinished: ({ atWork }) => atWork });
  const begin = useWrite(BackupState);
  const maySet = may(operator.role, 'settings.change');
  const { data } = state;
  const ready = data !== undefined && data.folder !== null && !data.atWork;
  return (
    <Page
      title={t('administration.backup')}
      lead={t('backup.lead')}
      actions={
        <>
          {maySet && (
            <Button variant="default" disabled={!ready} onClick={() => setAsking(true)}>
              {t('backup.withPassphrase')}
            </Button>
          )}
          <Button
            leftSection={<IconDatabaseExport size={20} />}
            disabled={!ready && !data?.atWork}
            loading={begin.isPending || data?.atWork === true}
            onClick={() => begin.mutate({ path: '/backups' })}
          >
            {t('backup.make')}
          </Button>
        </>
      }
    >
      {state.isPending && <LoadingRows />}
      {state.error && <Failed error={state.error} retry={() => void state.refetch()} />}
      {begin.error && <WriteError error={begin.error} />}
      {data && (
        <>
          <LastBackup state={data} />
          <BackupFolder state={data} mayChange={maySet} />
          {maySet ? <RestoreHere /> : <BackupRestore state={data} />}
          {data.made.length > 0 && <BackupsMade made={data.made} />}
        </>
      )}
      {asking && <BackupPassphrase close={() => setAsking(false)} />}
    </Page>
  );
}

function BackupsMade({ made }: { made: readonly BackupMade[] }) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  return (
    <Panel title={t('backup.made')} padded={false}>
      <Table
        label={t('backup.made')}
        columns={[t('common.date'), t('audit.who'), t('backup.size'), t('common.status')]}
        rows={made.map(({ at, by, outcome, contents, withPassphrase }) => ({
          key: at,
          cells: [
            dateTime(at),
            withPassphrase ? `${by} · ${t('backup.passphraseSet')}` : by,
            contents ? t('backup.megabytes', { size: number(contents.bytes / 1_000_000, 1) }) : '',
            <Badge key="o" tone={TONES[outcome]}>
              {t(`backup.outcomes.${outcome}`)}
            </Badge>,
          ],
        }))}
      />
    </Panel>
  );
}
