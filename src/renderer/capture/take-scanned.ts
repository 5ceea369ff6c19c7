import type { ScannedFiles } from '../../contract/operator.ts';
import { draftFiles, type Refusal } from './draft.ts';

/** Adds a scanner's files to the draft; reports those beyond the limits. */
export function takeScanned(files: ScannedFiles): Refusal[] {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const { name, mediaType, base64 } of files)
    if (base64 === null) refused.push({ kind: 'too-large', name });
    else taken.push(toFile(name, mediaType, base64));
  return [...refused, ...draftFiles.add(taken)];
}

function toFile(name: string, type: string, base64: string): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type });
}
