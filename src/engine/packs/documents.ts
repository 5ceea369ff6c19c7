import type { DocumentType } from '../documents/types/document-type.ts';
import { documents as botswana } from './botswana/documents/index.ts';

/**
 * Types of single countries that have code of their own. Apart from the list of packs, which everything below the
 * documents knows; a country without such types has no line here.
 */
export const documentsOfCountries: readonly DocumentType[] = [...botswana];
