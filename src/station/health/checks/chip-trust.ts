import { message } from '../../../contract/messages/message.ts';
import type { HealthCheck } from '../health-check.ts';

/** Germany's list comes about once a month: three that were missed are no accident. */
const OLD_DAYS = 90;

/** Who signs passports changes: without a newer list new authorities are unknown, and what was revoked since is not seen. */
export const chipTrust: HealthCheck = ({ chips }) => {
  const days = Math.floor(chips.trustAgeDays() ?? 0);
  return days <= OLD_DAYS
    ? []
    : [
        {
          code: 'CHIP_TRUST_AGEING',
          severity: 'notice',
          says: message('health.chipTrustAgeing', { days }),
          toDo: message('health.importChipTrust'),
        },
      ];
};
