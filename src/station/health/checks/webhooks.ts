import type { HealthCheck } from '../health-check.ts';

export const webhooks: HealthCheck = ({ webhooks: service }) => {
  const { failing, givenUp } = service.trouble();
  const count = failing + givenUp;
  if (count === 0) return [];
  return [
    {
      code: 'WEBHOOKS_FAILING',
      severity: 'degraded',
      message: `Events do not reach their webhook receivers: ${failing} are tried again, ${givenUp} were given up this week.`,
      whatToDo: 'See each attempt under Settings, Applications, and repair or remove the receiver.',
    },
  ];
};
