import { Button } from '@mantine/core';
import { IconApps, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiClient, type NewCredentials } from '../../contract/access.ts';
import { useRead } from '../connection/read-write.ts';
import { Badge } from '../elements/badge.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { Moment } from '../elements/moment.tsx';
import { Table } from '../elements/table.tsx';
import { AddApplication } from './add-application.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import { Secrets } from './secrets.tsx';

/** The developer portal: local systems that call the API, their plans and their use. */
export function ApplicationsSection() {
  const { t } = useTranslation();
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
                  <Moment key="s" at={client.createdAt} dayOnly />,
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
      {shown !== null && <ApplicationDetail key={shown} clientId={shown} />}
      {adding && (
        <AddApplication
          close={() => setAdding(false)}
          done={(credentials) => {
            setAdding(false);
            setMade(credentials);
          }}
        />
      )}
      {made && <Secrets secrets={made} close={() => setMade(null)} />}
    </Page>
  );
}
