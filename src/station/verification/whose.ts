import type { Whose } from '../../contract/batch.ts';
import type { SourceFile } from '../../engine/raster/page.ts';
import type { Actor } from '../actor.ts';
import { documentNumbers, subjectOf } from '../cases/subject.ts';
import { sha256Hex } from '../store/blobs.ts';
import type { VerificationContext } from './verification-context.ts';
import { engineRequest } from './verify.ts';

/**
 * Reads a file only to find its subject, so that files of several customers can be sorted into cases: opens no case,
 * keeps nothing. Audited by the file's hash.
 *
 * @throws StationError whatever the engine answered
 */
export async function whose(
  context: VerificationContext,
  { file, actor, signal }: { file: SourceFile; actor: Actor; signal?: AbortSignal },
): Promise<Whose> {
  const request = engineRequest(context, {
    files: [file],
    category: null,
    mode: 'BATCH',
    forensics: 'off',
    actor,
  });
  const { documents } = await context.engine.call('verify', request, {
    priority: 'interactive',
    ...(signal ? { signal } : {}),
  });
  context.audit.append({
    actor,
    action: 'verification.sorted',
    hashes: { 'input.0': sha256Hex(file.bytes) },
  });
  return {
    documentType: documents[0]?.documentType ?? null,
    name: subjectOf({ documents }),
    numbers: documentNumbers({ documents }),
  };
}
