import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { CaseRow } from './case-rows.ts';

/** @throws StationError CONFLICT (PROCESSING) while something is read into the case */
export function refuseWhileRead({ progress }: Pick<CaseRow, 'progress'>): void {
  if (progress === 'processing')
    throw new StationError('CONFLICT', message('caseRefusals.stillRead'), {
      reason: 'PROCESSING',
    });
}
