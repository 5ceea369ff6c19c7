import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ClientDetail } from '../../contract/administration.ts';
import { useRead, useWrite } from '../connection/administration.ts';
import { Badge, type Tone } from '../elements/badge.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { useFormats } from '../language/formats.ts';
import { UsageChart } from './usage-chart.tsx';
import styles from './administration.module.css';

const TONES: Record<string, Tone> = {
  DELIVERED: 'good',
  FAILED: 'stop',
  PENDING: 'attention',
  CANCELLED: 'unknown',
};

/** Use of the last 30 days, webhook deliveries with their attempts, replay, and the end of an application. */
export function ApplicationDetail({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const path = `/applications/${encodeURIComponent(clientId)}`;
  const detail = useRead(path, ClientDetail);
  const act = useWrite(ClientDetail);
  if (detail.error) return <Failed error={detail.error} />;
  if (!detail.data) return <LoadingRows rows={2} />;
  const { client, usage, deliveries } = detail.data;
  return (
    <>
      <Panel
        title={t('applications.use', { name: client.name })}
        aside={
          client.revokedAt === null && (
            <Button color="clay" variant="light" onClick={() => act.mutate({ path: `${path}/revoke` })}>
              {t('applications.revoke')}
            </Button>
          )
        }
      >
        <UsageChart usage={usage} />
      </Panel>
      <Panel title={t('applications.deliveries')} padded={false}>
        {deliveries.length === 0 ? (
          <p className={styles.hint} style={{ padding: '16px 20px' }}>
            {t('applications.noDeliveries')}
          </p>
        ) : (
          <Table
            label={t('applications.deliveries')}
            columns={[
              t('common.date'),
              t('applications.event'),
              t('applications.receiver'),
              t('applications.attempts'),
              t('common.status'),
              '',
            ]}
            rows={deliveries.map((one) => ({
              key: one.deliveryId,
              cells: [
                dateTime(one.createdAt),
                <code key="e">{one.event}</code>,
                one.url,
                one.attempts.map((attempt) => attempt.statusCode ?? attempt.error ?? '–').join(', '),
                <Badge key="s" tone={TONES[one.status] ?? 'unknown'}>
                  {t(`applications.delivery.${one.status}`)}
                </Badge>,
                <Button
                  key="r"
                  variant="subtle"
                  size="sm"
                  onClick={() => act.mutate({ path: `${path}/deliveries/${one.deliveryId}/replay` })}
                >
                  {t('applications.replay')}
                </Button>,
              ],
            }))}
          />
        )}
      </Panel>
    </>
  );
}
