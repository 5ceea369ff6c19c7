import { phrasesOf } from '../labels/phrases.ts';
import { documentTypes } from './document-types.ts';

/** Makes the spellings of all labels, which the first page would otherwise wait for. */
export function prepareLabels(): void {
  for (const type of documentTypes) phrasesOf(type);
}
