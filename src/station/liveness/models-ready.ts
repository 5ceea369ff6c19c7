import { StationError } from '../../contract/errors/station-error.ts';
import { missingModels } from '../../engine/faces/model-files.ts';

/** Are face checks available? */
export function available(): { available: boolean; reason: string | null } {
  const missing = missingModels();
  return missing.length === 0
    ? { available: true, reason: null }
    : { available: false, reason: `Models are missing: ${missing.join(', ')}.` };
}

/** @throws StationError LIVENESS_UNAVAILABLE (MODELS_MISSING) */
export function requireEngine(): void {
  const { available: ready, reason } = available();
  if (!ready)
    throw new StationError('LIVENESS_UNAVAILABLE', undefined, {
      reason: 'MODELS_MISSING',
      ...(reason === null ? {} : { technical: reason }),
    });
}
