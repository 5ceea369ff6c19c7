import { Button, Radio } from '@mantine/core';
import { IconFolderSearch } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FoundBackups, type FoundBackup, type RestoreRequest } from '../../contract/restore.ts';
import { station } from '../connection/client.ts';
import { PasswordField } from '../elements/password-field.tsx';
import { PathInput } from '../elements/path-input.tsx';
import { WriteError } from '../elements/write-error.tsx';
import { useFormats } from '../language/formats.ts';
import styles from './restore.module.css';

interface ChooseBackupProps {
  /** Where backups of this station go. */
  readonly folder: string | null;
  readonly busy: boolean;
  readonly check: (request: RestoreRequest) => void;
}

/** Where it lies, which one, and what opens it. */
export function ChooseBackup({ folder, busy, check }: ChooseBackupProps) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(folder ?? '');
  const [file, setFile] = useState<string | null>(null);
  const look = useMutation({
    mutationFn: () => station.send('POST', '/restore/look', { place }, FoundBackups),
    onSuccess: ({ backups }) => setFile(backups[0]?.file ?? null),
  });
  const backups = look.data?.backups ?? [];
  const chosen = backups.find((one) => one.file === file);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look.mutate();
  };
  return (
    <>
      <p>{t('restore.text')}</p>
      <form className={styles.place} onSubmit={submit}>
        <PathInput
          label={t('restore.place')}
          description={t('restore.placeHint')}
          value={place}
          change={setPlace}
        />
        <Button
          type="submit"
          variant="default"
          leftSection={<IconFolderSearch size={20} />}
          loading={look.isPending}
        >
          {t('restore.look')}
        </Button>
      </form>
      {look.error && <WriteError error={look.error} />}
      {backups.length > 0 && (
        <Radio.Group label={t('restore.which')} value={file} onChange={setFile}>
          <div className={styles.backups}>
            {backups.map((one) => (
              <Backup key={one.file} backup={one} />
            ))}
          </div>
        </Radio.Group>
      )}
      {chosen && <OpenBackup key={chosen.file} backup={chosen} busy={busy} check={check} />}
    </>
  );
}

function Backup({ backup: { file, name, createdAt, bytes } }: { backup: FoundBackup }) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  return (
    <Radio
      value={file}
      label={`${dateTime(createdAt)} · ${t('backup.megabytes', { size: number(bytes / 1_000_000, 1) })}`}
      description={name}
    />
  );
}

type Way = FoundBackup['opensWith'][number];

interface OpenBackupProps {
  readonly backup: FoundBackup;
  readonly busy: boolean;
  readonly check: (request: RestoreRequest) => void;
}

function OpenBackup({ backup: { file, opensWith }, busy, check }: OpenBackupProps) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>(opensWith.includes('passphrase') ? 'passphrase' : 'own');
  const [passphrase, setPassphrase] = useState('');
  const [keyFile, setKeyFile] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check({
      file,
      ...(way === 'passphrase' ? { passphrase } : {}),
      ...(way === 'key-file' ? { keyFile } : {}),
    });
  };
  return (
    <form className={styles.open} onSubmit={submit}>
      <Radio.Group
        label={t('restore.opensWith')}
        value={way}
        onChange={(value) => setWay(opensWith.find((one) => one === value) ?? 'own')}
      >
        <div className={styles.ways}>
          {opensWith.map((one) => (
            <Radio key={one} value={one} label={t(`restore.ways.${one}`)} />
          ))}
        </div>
      </Radio.Group>
      {way === 'passphrase' && (
        <PasswordField
          label={t('backup.passphrase')}
          value={passphrase}
          onChange={(event) => setPassphrase(event.currentTarget.value)}
          maxLength={200}
          autoComplete="off"
        />
      )}
      {way === 'key-file' && (
        <PathInput
          label={t('restore.keyFile')}
          description={t('restore.keyFileHint')}
          value={keyFile}
          change={setKeyFile}
        />
      )}
      <div>
        <Button type="submit" loading={busy}>
          {t('restore.check')}
        </Button>
      </div>
    </form>
  );
}
