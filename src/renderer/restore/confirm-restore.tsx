import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMER_DATA_DAYS, type RestoreContents } from '../../contract/restore.ts';
import { useFormats } from '../language/formats.ts';
import styles from './restore.module.css';

interface ConfirmRestoreProps {
  readonly contents: RestoreContents;
  readonly casesNow: number;
  readonly busy: boolean;
  readonly confirm: (day: string) => void;
  readonly cancel: () => void;
}

/** What comes and what goes, and the day of the backup typed by hand: nobody restores by one click too many. */
export function ConfirmRestore({ contents, casesNow, busy, confirm, cancel }: ConfirmRestoreProps) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  const [day, setDay] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm(day);
  };
  const facts = [
    [t('common.date'), dateTime(contents.createdAt)],
    [t('restore.cases'), number(contents.cases)],
    [t('restore.people'), number(contents.people)],
    [t('restore.records'), number(contents.records)],
    [t('restore.files'), number(contents.files)],
    [t('backup.size'), t('backup.megabytes', { size: number(contents.bytes / 1_000_000, 1) })],
  ] as const;
  return (
    <form className={styles.open} onSubmit={submit}>
      <p role="status">
        <strong>{t('restore.whole')}</strong>
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {contents.damaged > 0 && <p>{t('restore.damaged', { count: contents.damaged })}</p>}
      <p>
        {casesNow > 0
          ? t('restore.replaces', { count: casesNow, days: FORMER_DATA_DAYS })
          : t('restore.replacesNothing')}{' '}
        {t('restore.signIn')}
      </p>
      <TextInput
        label={t('restore.typeDay', { day: contents.day })}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
        maxLength={20}
        autoComplete="off"
        required
        withAsterisk={false}
      />
      <div className={styles.actions}>
        <Button variant="default" onClick={cancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" color="clay" loading={busy} disabled={day.trim() !== contents.day}>
          {t('restore.confirm')}
        </Button>
      </div>
    </form>
  );
}
