import { packs } from '../packs/index.ts';
import type { DocumentType } from './document-type.ts';

/** Exports of `documents/index.ts` in a pack's folder. */
interface OwnDocuments {
  readonly documents: readonly DocumentType[];
}

/**
 * Document types with code of a single country, in the order of the packs. Imported dynamically by the folder that the
 * pack names: packs are a layer below documents and cannot import its types (ADR 466).
 */
export const countryTypes: readonly DocumentType[] = (
  await Promise.all(
    packs.map(async ({ documentsOf: folder }) =>
      folder === undefined
        ? []
        : ((await import(`../packs/${folder}/documents/index.ts`)) as OwnDocuments).documents,
    ),
  )
).flat();
