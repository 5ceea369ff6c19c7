import { phrasesOf } from '../labels/phrases.ts';
import { documentTypes } from './document-types.ts';

/** Builds the label patterns of all types in advance, so that the first page need not wait. */
export function prepareLabels(): void {
  for (const type of documentTypes) phrasesOf(type);
}
