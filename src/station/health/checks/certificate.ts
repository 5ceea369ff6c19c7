import { dayOf, DAY_MS, type HealthCheck } from '../health-check.ts';

/** The station renews its certificate 90 days before; so near its end, that has failed. */
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
        message: `From ${dayOf(nextFrom)} the station shows a certificate of its next authority.`,
        whatToDo: 'Hand tls/ca.pem of the data folder to every client before: it holds both authorities.',
      },
    ];
  if (left >= ENDING_DAYS) return [];
  return [
    {
      code: 'CERTIFICATE_ENDING',
      severity: left < 0 ? 'down' : 'degraded',
      message: `The certificate of the station ends on ${dayOf(ends)}.`,
      whatToDo:
        'Restart the station: it makes a new one. Then hand tls/ca.pem of the data folder to every client.',
    },
  ];
};
