import { Button, CopyButton, Modal, TextInput } from '@mantine/core';
import { IconApps, IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiClient, NewCredentials } from '../../contract/access.ts';
import { Plan } from '../../contract/limits.ts';
import { useRead, useWrite } from '../connection/administration.ts';
import { Badge } from '../elements/badge.tsx';
import { Choices } from '../elements/choices.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { useFormats } from '../language/formats.ts';
import { ApplicationDetail } from './application-detail.tsx';
import { WriteError } from './operators-section.tsx';
import styles from './administration.module.css';

/** The developer portal: local systems that call the API, their plans and their use. */
export function ApplicationsSection() {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<NewCredentials | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const clients = useRead('/applications', z.array(ApiClient));
  return (
    <Page
      title={t('administration.applications')}
      lead={t('applications.lead')}
      actions={
        <Button leftSection={<IconPlus size={20} />} onClick={() => setAdding(true)}>
          {t('applications.add')}
        </Button>
      }
    >
      {clients.isPending && <LoadingRows />}
      {clients.error && <Failed error={clients.error} retry={() => void clients.refetch()} />}
      {clients.data && (
        <Panel padded={false}>
          {clients.data.length === 0 ? (
            <State icon={<IconApps />} title={t('applications.none')} text={t('applications.noneText')} />
          ) : (
            <Table
              label={t('administration.applications')}
              columns={[
                t('common.name'),
                t('applications.plan'),
                t('applications.key'),
                t('applications.since'),
                t('common.status'),
                '',
              ]}
              rows={clients.data.map((client) => ({
                key: client.clientId,
                cells: [
                  <strong key="n">{client.name}</strong>,
                  t(`applications.plans.${client.plan}`),
                  <code key="k">{client.apiKeyPrefix}…</code>,
                  date(client.createdAt),
                  <Badge key="s" tone={client.revokedAt ? 'stop' : 'good'}>
                    {client.revokedAt ? t('applications.revoked') : t('applications.active')}
                  </Badge>,
                  <Button key="o" variant="subtle" size="sm" onClick={() => setShown(client.clientId)}>
                    {t('common.open')}
                  </Button>,
                ],
              }))}
            />
          )}
        </Panel>
      )}
      {shown !== null && <ApplicationDetail clientId={shown} />}
      {adding && (
        <AddApplication
          close={() => setAdding(false)}
          done={(credentials) => {
            setAdding(false);
            setMade(credentials);
          }}
        />
      )}
      {made && <Credentials credentials={made} close={() => setMade(null)} />}
    </Page>
  );
}

function AddApplication({ close, done }: { close: () => void; done: (made: NewCredentials) => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [plan, setPlan] = useState<Plan>('starter');
  const add = useWrite(NewCredentials);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ path: '/applications', body: { name, plan } }, { onSuccess: done });
  };
  return (
    <Modal
      opened
      onClose={close}
      title={t('applications.add')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form className={styles.form} onSubmit={submit}>
        {add.error && <WriteError error={add.error} />}
        <TextInput
          label={t('common.name')}
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
          minLength={2}
          maxLength={80}
          required
          withAsterisk={false}
          data-autofocus
        />
        <Choices
          label={t('applications.plan')}
          value={plan}
          onChange={setPlan}
          choices={Plan.options.map((value) => ({ value, label: t(`applications.plans.${value}`) }))}
        />
        <div className={styles.actions}>
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {t('common.add')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Shown once: the station keeps only hashes. */
function Credentials({ credentials, close }: { credentials: NewCredentials; close: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={close}
      title={t('applications.credentials')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={styles.form}>
        <p>{t('applications.once')}</p>
        <dl className={styles.secrets}>
          {Object.entries(credentials).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{value}</code>
                <CopyButton value={value}>
                  {({ copied, copy }) => (
                    <Button
                      variant="default"
                      size="sm"
                      onClick={copy}
                      aria-label={`${t('common.copy')} ${name}`}
                    >
                      {copied ? t('common.copied') : t('common.copy')}
                    </Button>
                  )}
                </CopyButton>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <Button onClick={close}>{t('applications.kept')}</Button>
        </div>
      </div>
    </Modal>
  );
}
