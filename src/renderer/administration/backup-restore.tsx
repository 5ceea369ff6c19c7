import { Button, CopyButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BackupState } from '../../contract/backup.ts';
import { Panel } from '../elements/panel.tsx';
import styles from './backup.module.css';

/** For whoever may make backups and not restore them: who may, and the command that does. */
export function BackupRestore({ state: { made, keyFile } }: { state: BackupState }) {
  const { t } = useTranslation();
  const last = made.find(({ outcome, file }) => outcome === 'verified' && file !== null);
  const key =
    last?.withPassphrase || !keyFile ? '--passphrase-file ./passphrase.txt' : '--key-file ./station.key';
  const command = `netefatsa restore "${last?.file ?? './backup.netefatsa'}" --data-dir ./restored ${key}`;
  return (
    <Panel title={t('backup.restore')}>
      <p>{t('restore.administrator')}</p>
      <div className={styles.command}>
        <code>{command}</code>
        <CopyButton value={command}>
          {({ copied, copy }) => (
            <Button variant="subtle" onClick={copy}>
              {copied ? t('common.copied') : t('common.copy')}
            </Button>
          )}
        </CopyButton>
      </div>
      <p className={styles.note}>{t(keyFile ? 'backup.keepKeyFile' : 'backup.keepPassphrase')}</p>
    </Panel>
  );
}
