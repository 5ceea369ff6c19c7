import { DAY_MS } from '../../../contract/local-time.ts';
import { message } from '../../../contract/messages/message.ts';
import { dayOf, type HealthCheck } from '../health-check.ts';

/** Renewal is due 90 days before expiry; this close to it, it has failed. */
const ENDING_DAYS = 14;

/** The certificate of the local API; stations that never served one have none. */
export const certificate: HealthCheck = ({ watch, clock }) => {
  const { ends, nextFrom } = watch.certificate();
  if (ends === null) return [];
  const left = (ends - clock.now()) / DAY_MS;
  if (nextFrom !== null)
    return [
      {
        code: 'AUTHORITY_CHANGES',
        severity: left < ENDING_DAYS ? 'degraded' : 'notice',
        says: message('health.authorityChanges', { day: dayOf(nextFrom) }),
        toDo: message('health.handAuthoritiesOut'),
      },
    ];
  if (left >= ENDING_DAYS) return [];
  return [
    {
      code: 'CERTIFICATE_ENDING',
      severity: left < 0 ? 'down' : 'degraded',
      says: message('health.certificateEnding', { day: dayOf(ends) }),
      toDo: message('health.renewCertificate'),
    },
  ];
};
