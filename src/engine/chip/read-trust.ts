import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { TrustFileContent } from '../calls.ts';
import { stateOfName } from './trust-anchors.ts';
import { readTrustFile } from './trust-files.ts';

/**
 * A file of trust as plain data for the station's store.
 *
 * @throws StationError INVALID_REQUEST: no list, directory or certificate; a list whose own signature is broken
 */
export async function readTrust({ bytes }: { bytes: Uint8Array }): Promise<TrustFileContent> {
  const file = readTrustFile(bytes);
  if (!file)
    throw new StationError('INVALID_REQUEST', message('chipRefusals.noTrustFile'), {
      reason: 'NOT_A_TRUST_FILE',
    });
  if (file.signature === false)
    throw new StationError('INVALID_REQUEST', message('chipRefusals.trustBroken'), {
      reason: 'SIGNATURE_BROKEN',
    });
  const { authorities, revocationLists, issuedAt: at, ...rest } = file;
  return {
    ...rest,
    issuedAt: at?.toISOString() ?? null,
    revocationLists: revocationLists.map(({ raw, issuer, keyId, issuedAt, serials }) => ({
      der: raw,
      issuer: issuer.text,
      keyId,
      issuedAt: issuedAt.toISOString(),
      entries: serials.length,
    })),
    authorities: authorities.map(({ raw, subject }) => ({ der: raw, state: stateOfName(subject.text) })),
  };
}
