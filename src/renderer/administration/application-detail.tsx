import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ClientDetail } from '../../contract/administration.ts';
import { useRead, useWrite } from '../connection/read-write.ts';
import { FormDialog } from '../elements/form-dialog.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { WriteError } from '../elements/write-error.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { Deliveries } from './deliveries.tsx';
import { Endpoints } from './endpoints.tsx';
import { Secrets } from './secrets.tsx';
import { UsageChart } from './usage-chart.tsx';
import formStyles from '../elements/form.module.css';

/** Actions that an application's users would notice; confirmed with the consequence in words. */
type Asking = 'secret' | 'key' | 'revoke' | 'webhook';

/** Use of the last 30 days, credentials, webhooks with their attempts and replay, and the end of an application. */
export function ApplicationDetail({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const path = `/applications/${encodeURIComponent(clientId)}`;
  const detail = useRead(path, ClientDetail);
  const revoke = useWrite(ClientDetail);
  const replay = useWrite(ClientDetail);
  const rotate = useWrite(z.object({ value: z.string() }));
  const [asking, setAsking] = useState<Asking | null>(null);
  const [secrets, setSecrets] = useState<Record<string, string> | null>(null);
  if (detail.error) return <Failed error={detail.error} retry={() => void detail.refetch()} />;
  if (!detail.data) return <LoadingRows rows={2} />;
  const { client, usage, deliveries, endpoints } = detail.data;
  const active = client.revokedAt === null;
  const close = () => setAsking(null);
  const show = (name: string, value: string) => {
    close();
    setSecrets({ [name]: value });
  };
  const confirm = () => {
    if (asking === 'revoke') revoke.mutate({ path: `${path}/revoke` }, { onSuccess: close });
    else if (asking === 'secret' || asking === 'key')
      rotate.mutate(
        { path: `${path}/rotate/${asking}` },
        { onSuccess: ({ value }) => show(asking === 'key' ? 'apiKey' : 'clientSecret', value) },
      );
  };
  return (
    <>
      <Panel
        title={t('applications.use', { name: client.name })}
        aside={
          active && (
            <div className={formStyles.actions}>
              <Button variant="default" onClick={() => setAsking('secret')}>
                {t('applications.newSecret')}
              </Button>
              <Button variant="default" onClick={() => setAsking('key')}>
                {t('applications.newKey')}
              </Button>
              <Button color="clay" variant="light" onClick={() => setAsking('revoke')}>
                {t('applications.revoke')}
              </Button>
            </div>
          )
        }
      >
        <UsageChart usage={usage} />
      </Panel>
      <Panel
        title={t('applications.webhooks')}
        padded={false}
        aside={
          active && (
            <Button
              variant="default"
              leftSection={<IconPlus size={20} />}
              onClick={() => setAsking('webhook')}
            >
              {t('applications.addWebhook')}
            </Button>
          )
        }
      >
        <Endpoints path={path} endpoints={endpoints} />
      </Panel>
      <Panel title={t('applications.deliveries')} padded={false}>
        {replay.error && <WriteError error={replay.error} />}
        <Deliveries
          deliveries={deliveries}
          replay={(deliveryId) => replay.mutate({ path: `${path}/deliveries/${deliveryId}/replay` })}
        />
      </Panel>
      {(asking === 'secret' || asking === 'key' || asking === 'revoke') && (
        <FormDialog
          title={t(`applications.ask.${asking}`)}
          action={t(`applications.do.${asking}`)}
          dangerous
          busy={revoke.isPending || rotate.isPending}
          error={asking === 'revoke' ? revoke.error : rotate.error}
          submit={confirm}
          close={close}
        >
          <p>{t(`applications.consequence.${asking}`, { name: client.name })}</p>
        </FormDialog>
      )}
      {asking === 'webhook' && (
        <AddWebhook path={path} close={close} done={(secret) => show('webhookSecret', secret)} />
      )}
      {secrets && <Secrets secrets={secrets} close={() => setSecrets(null)} />}
    </>
  );
}
