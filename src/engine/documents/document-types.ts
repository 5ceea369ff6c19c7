import { countryTypes } from './country-types.ts';
import { packs } from '../packs/index.ts';
import * as all from './types/all.ts';
import { countryCard } from './types/country-card.ts';
import type { DocumentType } from './document-type.ts';
import { inLanguages } from './in-languages.ts';
import { other } from './types/other.ts';

/** Every supported type; for typed values that fit several equally, the first is used. */
export const documentTypes: readonly DocumentType[] = [
  ...countryTypes,
  ...Object.values(all).map(inLanguages),
  ...packs.flatMap((pack) => pack.cards.map((card) => countryCard(pack, card))),
];

/** The type of that name; undefined for the fallback and unknown names. */
export const documentTypeNamed = (name: string): DocumentType | undefined =>
  documentTypes.find(({ documentType }) => documentType === name);

/** The type of documents that no other type explains. */
export const fallbackType: DocumentType = other;
