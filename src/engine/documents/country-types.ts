import { packs } from '../packs/index.ts';
import type { DocumentType } from './document-type.ts';

/** What `documents/index.ts` of a pack's folder exports. */
interface OwnDocuments {
  readonly documents: readonly DocumentType[];
}

/**
 * Document types of single countries that have code of their own, in the order of the packs. They are opened by the
 * folder that the pack names: facts stand below documents, so that no pack can import its types (ADR 466).
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
