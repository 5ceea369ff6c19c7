import type { Health, HealthReason } from '../../contract/health.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { asStorageFailure } from '../store/failures.ts';
import { HEALTH_CHECKS } from './checks/index.ts';
import type { HealthParts } from './health-check.ts';

/** Every reason why the station is not well. A check that cannot read the store says what is wrong with the store. */
export function healthReasons(parts: HealthParts): HealthReason[] {
  const reasons = HEALTH_CHECKS.flatMap((check) => {
    try {
      return [...check(parts)];
    } catch (thrown) {
      return [storeFailed(thrown)];
    }
  });
  return reasons.filter(
    ({ code }, place) => reasons.findIndex((one) => one.code === code) === place || code !== STORE_FAILS,
  );
}

export function statusOf(reasons: readonly HealthReason[]): Health['status'] {
  const severities = new Set(reasons.map(({ severity }) => severity));
  return severities.has('down') ? 'down' : severities.has('degraded') ? 'degraded' : 'ok';
}

const STORE_FAILS = 'STORE_FAILS';

function storeFailed(thrown: unknown): HealthReason {
  const error = StationError.from(asStorageFailure(thrown));
  return {
    code: STORE_FAILS,
    severity: 'down',
    message: 'The station cannot read its own data.',
    whatToDo:
      error.code === 'STORAGE_FAILED'
        ? error.message
        : 'Restart the station; if it stays so, restore the last backup.',
  };
}
