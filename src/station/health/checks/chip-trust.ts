import { message } from '../../../contract/messages/message.ts';
import type { HealthCheck } from '../health-check.ts';

/** Germany's list comes about monthly: missing three is no accident. */
const OLD_DAYS = 90;

/** Signing authorities change: without a newer list new ones are unknown and revocations go unnoticed. */
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
