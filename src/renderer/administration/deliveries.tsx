import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '../../contract/webhooks.ts';
import { Badge, type Tone } from '../elements/badge.tsx';
import { Table } from '../elements/table.tsx';
import { useFormats } from '../language/formats.ts';
import styles from './administration.module.css';

const TONES: Record<WebhookDelivery['status'], Tone> = {
  DELIVERED: 'good',
  FAILED: 'stop',
  PENDING: 'attention',
  CANCELLED: 'unknown',
};

interface DeliveriesProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly replay: (deliveryId: string) => void;
}

/** What was sent, how each attempt was answered, and sending it again. */
export function Deliveries({ deliveries, replay }: DeliveriesProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (deliveries.length === 0) return <p className={styles.empty}>{t('applications.noDeliveries')}</p>;
  return (
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
          <Badge key="s" tone={TONES[one.status]}>
            {t(`applications.delivery.${one.status}`)}
          </Badge>,
          <Button key="r" variant="subtle" size="sm" onClick={() => replay(one.deliveryId)}>
            {t('applications.replay')}
          </Button>,
        ],
      }))}
    />
  );
}
