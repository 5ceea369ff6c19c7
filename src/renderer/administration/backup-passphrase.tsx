import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BACKUP_PASSPHRASE_MINIMUM, BackupState } from '../../contract/backup.ts';
import { useWrite } from '../connection/read-write.ts';
import { PasswordField } from '../elements/password-field.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';

/** A backup that a passphrase opens on any computer. It is typed twice: nobody could look it up afterwards. */
export function BackupPassphrase({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [tried, setTried] = useState(false);
  const begin = useWrite(BackupState);
  const differs = tried && passphrase !== again;
  const submit = () => {
    setTried(true);
    if (passphrase === again) begin.mutate({ path: '/backups', body: { passphrase } }, { onSuccess: close });
  };
  return (
    <FormDialog
      title={t('backup.withPassphrase')}
      action={t('backup.make')}
      busy={begin.isPending}
      error={begin.error}
      submit={submit}
      close={close}
    >
      <PasswordField
        label={t('backup.passphrase')}
        description={t('backup.passphraseHint', { count: BACKUP_PASSPHRASE_MINIMUM })}
        value={passphrase}
        onChange={(event) => setPassphrase(event.currentTarget.value)}
        minLength={BACKUP_PASSPHRASE_MINIMUM}
        maxLength={200}
        autoComplete="new-password"
        data-autofocus
      />
      <PasswordField
        label={t('backup.repeat')}
        value={again}
        onChange={(event) => setAgain(event.currentTarget.value)}
        autoComplete="new-password"
        error={differs ? t('backup.differs') : null}
      />
    </FormDialog>
  );
}
