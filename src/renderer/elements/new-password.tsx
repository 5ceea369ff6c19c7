import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './password-field.tsx';

interface NewPassword {
  readonly password: string;
  /** True when both fields match; after the first check the second field shows a mismatch. */
  readonly agrees: () => boolean;
  readonly fields: ReactNode;
}

/** A password of a person's own, typed twice: nobody can read what stands there. */
export function useNewPassword(): NewPassword {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [asked, setAsked] = useState(false);
  const agrees = () => {
    setAsked(true);
    return password === again;
  };
  const fields = (
    <>
      <PasswordField
        label={t('password.new')}
        description={t('setUp.passwordHint')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        minLength={8}
        maxLength={200}
        autoComplete="new-password"
      />
      <PasswordField
        label={t('setUp.repeat')}
        value={again}
        onChange={(event) => setAgain(event.currentTarget.value)}
        autoComplete="new-password"
        error={asked && password !== again ? t('setUp.differs') : null}
      />
    </>
  );
  return { password, agrees, fields };
}
