import type { ChipReadRequest } from '../../contract/chip.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { DocumentKey } from '../../engine/chip/document-key.ts';
import { zoneFields } from '../../engine/ocr/mrz/fields.ts';
import { formatOf } from '../../engine/ocr/mrz/formats.ts';
import type { Cases } from '../casework/cases.ts';

/**
 * The key that opens the chip: the access number, the given MRZ lines, or those that the camera read in the case. A
 * visa's zone opens none.
 *
 * @throws StationError INVALID_REQUEST (reason NO_ZONE)
 */
export function documentKey(
  { can, mrz, caseId }: Pick<ChipReadRequest, 'can' | 'mrz' | 'caseId'>,
  cases: Pick<Cases, 'work'>,
): DocumentKey {
  if (can !== undefined) return { kind: 'can', number: can };
  const rows = mrz ?? (caseId === undefined ? null : rowsRead(caseId, cases));
  const key = rows && keyOf(rows);
  if (key) return key;
  throw new StationError(
    'INVALID_REQUEST',
    mrz ? message('chipRefusals.rowsOfNoZone') : message('chipRefusals.noZone'),
    { reason: 'NO_ZONE' },
  );
}

function keyOf(rows: readonly string[]): DocumentKey | null {
  const format = formatOf(rows);
  if (!format || format.format.startsWith('MRV')) return null;
  const { documentNumber, birthDate, expirationDate } = zoneFields(rows, format);
  if (!documentNumber || !birthDate || !expirationDate) return null;
  return { kind: 'mrz', documentNumber, birth: birthDate, expiry: expirationDate };
}

/** Among several zones one with valid check digits, the newest first. */
function rowsRead(caseId: string, { work }: Pick<Cases, 'work'>): readonly string[] | null {
  const zones = work
    .readings(caseId)
    .toReversed()
    .flatMap(({ verification }) =>
      verification.pages.flatMap(({ mrz }) => (mrz && keyOf(mrz.lines) ? [mrz] : [])),
    );
  return (zones.find(({ valid }) => valid) ?? zones[0])?.lines ?? null;
}
