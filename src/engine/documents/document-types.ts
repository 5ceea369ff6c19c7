import { countryTypes } from './country-types.ts';
import { packs } from '../packs/index.ts';
import * as all from './types/all.ts';
import { countryCard } from './types/country-card.ts';
import type { DocumentType } from './document-type.ts';
import { other } from './types/other.ts';

/** Every type the station knows; of those that fit typed fields alike, the first is taken. */
export const documentTypes: readonly DocumentType[] = [
  ...countryTypes,
  ...Object.values(all),
  ...packs.flatMap((pack) => pack.cards.map((card) => countryCard(pack, card))),
];

/** The type of that name; undefined for the fallback and for names that the station does not know. */
export const documentTypeNamed = (name: string): DocumentType | undefined =>
  documentTypes.find(({ documentType }) => documentType === name);

/** What a document is when none of them explains it. */
export const fallbackType: DocumentType = other;
