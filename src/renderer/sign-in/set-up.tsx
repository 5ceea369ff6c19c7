import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignIn } from '../connection/session.ts';
import { failureSentence } from '../language/failure-sentence.ts';
import { RequestFailure } from '../connection/client.ts';
import { Door } from './door.tsx';
import { setSetUpCode } from '../connection/client.ts';
import { RestorePanel } from '../restore/restore-panel.tsx';
import { PasswordField } from '../elements/password-field.tsx';
import styles from './door.module.css';

/** First start: the person at the screen becomes the administrator. */
export function SetUp() {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [differs, setDiffers] = useState(false);
  const [code, setCode] = useState(codeInAddress);
  const [restoring, setRestoring] = useState(false);
  const create = useSignIn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDiffers(password !== repeated);
    if (password === repeated) create.mutate({ path: '/set-up', name, password, code });
  };
  const refusal = (error: Error): string => {
    const { reason, code: failed } =
      error instanceof RequestFailure ? error.problem : { reason: null, code: undefined };
    return reason === 'SET_UP_CODE' ? t('setUp.codeHint') : failureSentence(t, failed);
  };
  if (restoring)
    return (
      <Door>
        <div className={styles.fields}>
          <header>
            <h1>{t('restore.title')}</h1>
            <p className={styles.lead}>{t('restore.insteadLead')}</p>
          </header>
          <RestorePanel />
          <Button variant="subtle" onClick={() => setRestoring(false)}>
            {t('restore.back')}
          </Button>
        </div>
      </Door>
    );
  return (
    <Door>
      <form className={styles.fields} onSubmit={submit}>
        <header>
          <h1>{t('setUp.title')}</h1>
          <p className={styles.lead}>{t('setUp.text')}</p>
        </header>
        {create.error && (
          <p className={styles.wrong} role="alert">
            {refusal(create.error)}
          </p>
        )}
        {codeInAddress() === '' && (
          <TextInput
            label={t('setUp.code')}
            description={t('setUp.codeHint')}
            value={code}
            onChange={(e) => setCode(e.currentTarget.value)}
            autoComplete="off"
            required
            withAsterisk={false}
          />
        )}
        <TextInput
          label={t('setUp.name')}
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
          autoComplete="name"
          minLength={2}
          maxLength={80}
          autoFocus
          required
          withAsterisk={false}
        />
        <PasswordField
          label={t('setUp.password')}
          description={t('setUp.passwordHint')}
          value={password}
          onChange={(e) => setPassword(e.currentTarget.value)}
          autoComplete="new-password"
          minLength={8}
          maxLength={200}
        />
        <PasswordField
          label={t('setUp.repeat')}
          value={repeated}
          onChange={(e) => setRepeated(e.currentTarget.value)}
          autoComplete="new-password"
          error={differs ? t('setUp.differs') : undefined}
        />
        <Button type="submit" fullWidth loading={create.isPending}>
          {t('setUp.submit')}
        </Button>
        <Button
          variant="subtle"
          disabled={code.trim() === ''}
          onClick={() => {
            setSetUpCode(code.trim());
            setRestoring(true);
          }}
        >
          {t('restore.instead')}
        </Button>
      </form>
    </Door>
  );
}

/** The address that the first start printed ends in the code; the desktop's window has it as well. */
function codeInAddress(): string {
  return /^#\/set-up\/([\w-]+)$/.exec(window.location.hash)?.[1] ?? '';
}
