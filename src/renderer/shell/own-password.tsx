import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestFailure } from '../connection/client.ts';
import { useChangePassword } from '../connection/session.ts';
import { FormDialog } from '../elements/form-dialog.tsx';
import { useNewPassword } from '../elements/new-password.tsx';
import { PasswordField } from '../elements/password-field.tsx';

/** Whoever is signed in chooses a new password. */
export function OwnPassword({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState('');
  const { password, agrees, fields } = useNewPassword();
  const change = useChangePassword();
  const wrong = change.error instanceof RequestFailure && change.error.problem.reason === 'WRONG_CREDENTIALS';
  const submit = () => {
    if (agrees()) change.mutate({ current, password }, { onSuccess: close });
  };
  return (
    <FormDialog
      title={t('password.change')}
      action={t('common.save')}
      busy={change.isPending}
      error={wrong ? null : change.error}
      submit={submit}
      close={close}
    >
      <PasswordField
        label={t('password.current')}
        value={current}
        onChange={(event) => {
          change.reset();
          setCurrent(event.currentTarget.value);
        }}
        maxLength={200}
        autoComplete="current-password"
        error={wrong ? t('signIn.wrongPassword') : null}
        data-autofocus
      />
      {fields}
      <p>{t('password.elsewhere')}</p>
    </FormDialog>
  );
}
