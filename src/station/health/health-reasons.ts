import type { Health, HealthReason } from '../../contract/health.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message } from '../../contract/messages/message.ts';
import { asStorageFailure } from '../store/failures.ts';
import { HEALTH_CHECKS } from './checks/index.ts';
import type { HealthFault, HealthParts } from './health-check.ts';

/** Every reason why the station is unhealthy. If a check cannot read the store, the store's fault is the reason. */
export function healthReasons(parts: HealthParts): HealthReason[] {
  const faults = HEALTH_CHECKS.flatMap((check) => {
    try {
      return [...check(parts)];
    } catch (thrown) {
      return [storeFailed(thrown)];
    }
  });
  return faults
    .filter(
      ({ code }, place) => faults.findIndex((one) => one.code === code) === place || code !== STORE_FAILS,
    )
    .map(({ says, toDo, ...fault }) => ({
      ...fault,
      message: inEnglish(says),
      said: says,
      whatToDo: inEnglish(toDo),
      whatToDoSaid: toDo,
    }));
}

export function statusOf(reasons: readonly HealthReason[]): Health['status'] {
  const severities = new Set(reasons.map(({ severity }) => severity));
  return severities.has('down') ? 'down' : severities.has('degraded') ? 'degraded' : 'ok';
}

const STORE_FAILS = 'STORE_FAILS';

function storeFailed(thrown: unknown): HealthFault {
  const error = StationError.from(asStorageFailure(thrown));
  return {
    code: STORE_FAILS,
    severity: 'down',
    says: message('health.storeFails'),
    toDo: error.code === 'STORAGE_FAILED' ? error.says : message('health.restartOrRestore'),
  };
}
