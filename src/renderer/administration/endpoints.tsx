import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDetail } from '../../contract/administration.ts';
import { useWrite } from '../connection/read-write.ts';
import { Badge } from '../elements/badge.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { Table } from '../elements/table.tsx';
import styles from './administration.module.css';

type Endpoint = ClientDetail['endpoints'][number];

interface EndpointsProps {
  /** `/applications/{id}`. */
  readonly path: string;
  readonly endpoints: readonly Endpoint[];
}

/** The receivers that are told about events, and the end of one. */
export function Endpoints({ path, endpoints }: EndpointsProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Endpoint | null>(null);
  const remove = useWrite(ClientDetail);
  const ask = (endpoint: Endpoint | null) => {
    remove.reset();
    setAsking(endpoint);
  };
  if (endpoints.length === 0) return <p className={styles.empty}>{t('applications.noWebhooks')}</p>;
  return (
    <>
      <Table
        label={t('applications.webhooks')}
        columns={[t('applications.receiver'), t('applications.events'), t('common.status'), '']}
        rows={endpoints.map((one) => ({
          key: one.endpointId,
          cells: [
            one.url,
            one.events.join(', '),
            <Badge key="s" tone={one.disabledAt ? 'stop' : 'good'}>
              {one.disabledAt ? t('applications.off') : t('applications.active')}
            </Badge>,
            <Button
              key="r"
              variant="subtle"
              size="sm"
              aria-label={`${t('common.remove')}: ${one.url}`}
              onClick={() => ask(one)}
            >
              {t('common.remove')}
            </Button>,
          ],
        }))}
      />
      {asking && (
        <FormDialog
          title={t('applications.removeWebhook')}
          action={t('common.remove')}
          dangerous
          busy={remove.isPending}
          error={remove.error}
          submit={() =>
            remove.mutate(
              { method: 'DELETE', path: `${path}/webhooks/${asking.endpointId}` },
              { onSuccess: () => ask(null) },
            )
          }
          close={() => ask(null)}
        >
          <p>{t('applications.removeWebhookText', { url: asking.url })}</p>
        </FormDialog>
      )}
    </>
  );
}
