import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconArrowLeft } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorRole } from '../../contract/people.ts';
import { RequestFailure } from '../connection/client.ts';
import { useSignIn, useSignOut } from '../connection/session.ts';
import { failureSentence } from '../language/failure-sentence.ts';
import { Initials } from '../shell/initials.tsx';
import { Door } from './door.tsx';
import { PasswordField } from '../elements/password-field.tsx';
import styles from './door.module.css';

interface Person {
  readonly name: string;
  readonly role: OperatorRole;
}

/** Names to touch, then a password: two steps to change the person at the counter. */
export function SignIn({ operators }: { operators: readonly Person[] }) {
  const only = operators.length === 1 ? operators[0]!.name : null;
  const [name, setName] = useState<string | null>(only);
  return (
    <Door>
      {operators.length === 0 ? (
        <PasswordForm name="" back={null} />
      ) : name === null ? (
        <People operators={operators} choose={setName} />
      ) : (
        <PasswordForm name={name} back={only === null ? () => setName(null) : null} />
      )}
    </Door>
  );
}

/** Only the person who locked the counter goes on; anybody else signs in anew. */
export function Locked({ name }: { name: string }) {
  const { mutate: signOut } = useSignOut();
  return (
    <Door>
      <PasswordForm name={name} locked back={() => signOut()} />
    </Door>
  );
}

function People({ operators, choose }: { operators: readonly Person[]; choose: (name: string) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <header>
        <h1>{t('signIn.title')}</h1>
        <p className={styles.lead}>{t('signIn.choose')}</p>
      </header>
      <ul className={styles.people}>
        {operators.map((person) => (
          <li key={person.name}>
            <UnstyledButton className={styles.person!} onClick={() => choose(person.name)}>
              <Initials name={person.name} />
              <span>
                <strong>{person.name}</strong>
                <small>{t(`role.${person.role}`)}</small>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Button variant="subtle" onClick={() => choose('')}>
        {t('signIn.other')}
      </Button>
    </>
  );
}

interface PasswordFormProps {
  readonly name: string;
  readonly locked?: boolean;
  readonly back: (() => void) | null;
}

function PasswordForm({ name: chosen, locked = false, back }: PasswordFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(chosen);
  const [password, setPassword] = useState('');
  const signIn = useSignIn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const attempt = locked
      ? { path: '/session/unlock' as const, password }
      : { path: '/session' as const, name, password };
    signIn.mutate(attempt, { onError: () => setPassword('') });
  };
  return (
    <form className={styles.fields} onSubmit={submit}>
      <header className={styles.chosen}>
        {chosen && <Initials name={chosen} />}
        <div>
          <h1>
            {locked
              ? t('signIn.lockedScreen')
              : chosen
                ? t('signIn.welcome', { name: chosen.split(' ')[0] })
                : t('signIn.title')}
          </h1>
          {locked && <p>{t('signIn.lockedText', { name: chosen })}</p>}
        </div>
      </header>
      {signIn.error && <Wrong error={signIn.error} nameGiven={chosen === ''} />}
      {chosen === '' && (
        <TextInput
          label={t('common.name')}
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
          autoComplete="username"
          autoFocus
          required
          withAsterisk={false}
        />
      )}
      <PasswordField
        label={t('common.password')}
        value={password}
        onChange={(e) => setPassword(e.currentTarget.value)}
        autoComplete="current-password"
        autoFocus={chosen !== ''}
      />
      <Button type="submit" fullWidth loading={signIn.isPending}>
        {t('signIn.submit')}
      </Button>
      {back && (
        <Button variant="subtle" leftSection={<IconArrowLeft size={18} />} onClick={back}>
          {t('signIn.back')}
        </Button>
      )}
    </form>
  );
}

/** @param nameGiven whoever touched their own name can have mistaken the password only */
function Wrong({ error, nameGiven }: { error: Error; nameGiven: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.wrong} role="alert">
      <IconAlertCircle size={20} aria-hidden />
      {sentence()}
    </p>
  );

  function sentence(): string {
    if (!(error instanceof RequestFailure)) return t('failure.codes.other');
    const { reason, code } = error.problem;
    if (error.offline) return t('failure.offline');
    if (reason === 'LOCKED_OUT')
      return t('signIn.locked', { minutes: Math.ceil((error.problem.retryAfterSeconds ?? 60) / 60) });
    if (code === 'UNAUTHORIZED') return t(nameGiven ? 'signIn.wrong' : 'signIn.wrongPassword');
    return failureSentence(t, code);
  }
}
