import type { DocumentType } from '../document-type.ts';
import { documents as botswana } from './botswana/index.ts';

/**
 * Types of single countries that have code of their own; a country without such types has no line here.
 */
export const documentsOfCountries: readonly DocumentType[] = [...botswana];
