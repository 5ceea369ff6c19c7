import { message } from '../../../contract/messages/message.ts';
import type { HealthCheck } from '../health-check.ts';

export const webhooks: HealthCheck = ({ webhooks: service }) => {
  const { failing, givenUp } = service.trouble();
  const count = failing + givenUp;
  if (count === 0) return [];
  return [
    {
      code: 'WEBHOOKS_FAILING',
      severity: 'degraded',
      says: message('health.webhooksFailing', { failing, lost: givenUp }),
      toDo: message('health.repairReceiver'),
    },
  ];
};
