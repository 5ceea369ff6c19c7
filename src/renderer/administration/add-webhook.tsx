import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { EventKind, INTERFACE_EVENTS } from '../../contract/events.ts';
import { useWrite } from '../connection/read-write.ts';
import { FormDialog } from '../elements/form-dialog.tsx';
import styles from './administration.module.css';

interface AddWebhookProps {
  /** `/applications/{id}`. */
  readonly path: string;
  readonly close: () => void;
  readonly done: (secret: string) => void;
}

/** A receiver that is told about events; the station signs what it sends with the secret that is shown once. */
export function AddWebhook({ path, close, done }: AddWebhookProps) {
  const { t } = useTranslation();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<string[]>([...INTERFACE_EVENTS]);
  const add = useWrite(z.object({ value: z.string() }));
  return (
    <FormDialog
      title={t('applications.addWebhook')}
      action={t('common.add')}
      busy={add.isPending}
      error={add.error}
      submit={() =>
        add.mutate(
          { path: `${path}/webhooks`, body: { url, events } },
          { onSuccess: ({ value }) => done(value) },
        )
      }
      close={close}
    >
      <TextInput
        type="url"
        label={t('applications.receiver')}
        description={t('applications.receiverHint')}
        placeholder="https://localhost:9443/netefatsa"
        value={url}
        onChange={(e) => setUrl(e.currentTarget.value)}
        maxLength={2000}
        required
        withAsterisk={false}
        data-autofocus
      />
      <Checkbox.Group label={t('applications.events')} value={events} onChange={setEvents}>
        <div className={styles.events}>
          {EventKind.options.map((kind) => (
            <Checkbox key={kind} value={kind} label={kind} />
          ))}
        </div>
      </Checkbox.Group>
    </FormDialog>
  );
}
