import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestFailure } from '../connection/client.ts';
import { useChangePassword, useSessionAgain, useSignOut } from '../connection/session.ts';
import { useNewPassword } from '../elements/new-password.tsx';
import { PasswordField } from '../elements/password-field.tsx';
import { failureSentence } from '../language/failure-sentence.ts';
import { Door } from './door.tsx';
import styles from './door.module.css';

/** Somebody else chose the password: the person replaces it before anything else. */
export function FirstPassword({ name }: { name: string }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState('');
  const { password, agrees, fields } = useNewPassword();
  const change = useChangePassword();
  const askAgain = useSessionAgain();
  const { mutate: signOut } = useSignOut();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (agrees()) change.mutate({ current, password }, { onSuccess: askAgain });
  };
  return (
    <Door>
      <form className={styles.fields} onSubmit={submit}>
        <header>
          <h1>{t('signIn.welcome', { name: name.split(' ')[0] })}</h1>
          <p className={styles.lead}>{t('password.chooseOwn')}</p>
        </header>
        {change.error && (
          <p className={styles.wrong} role="alert">
            <IconAlertCircle size={20} aria-hidden />
            {sentence(change.error)}
          </p>
        )}
        <PasswordField
          label={t('password.current')}
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          autoComplete="current-password"
          maxLength={200}
          autoFocus
        />
        {fields}
        <Button type="submit" fullWidth loading={change.isPending}>
          {t('common.save')}
        </Button>
        <Button variant="subtle" onClick={() => signOut()}>
          {t('signIn.back')}
        </Button>
      </form>
    </Door>
  );

  function sentence(error: Error): string {
    const { reason, code } =
      error instanceof RequestFailure ? error.problem : { reason: null, code: undefined };
    if (reason === 'WRONG_CREDENTIALS') return t('signIn.wrongPassword');
    return reason === 'SAME_PASSWORD' ? t('password.sameAgain') : failureSentence(t, code);
  }
}
