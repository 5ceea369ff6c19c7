import { documentTypeNamed } from './document-types.ts';

export interface RequiredField {
  /** Its name and its names in the interface, any of which will do. */
  readonly names: readonly string[];
  /** Key field: nothing can be said of a document without it (who, which number). */
  readonly decisive: boolean;
}

/**
 * Minimum weight (`FieldSpec.weight`) of a required field. Surname and forenames of cards have 0.5, as a full name on
 * one line replaces both.
 */
const REQUIRED_WEIGHT = 0.6;

/**
 * The fields that every document of a type shows; empty for unknown types.
 *
 * @param text the document's text: some documents of a type do not show a field, according to their title
 */
export function requiredFields(documentType: string, text: string): readonly RequiredField[] {
  const type = documentTypeNamed(documentType);
  return (type?.fields ?? []).flatMap(({ name, aliases = [], weight = 0, required = false, notOn }) =>
    (required || weight >= REQUIRED_WEIGHT) && notOn?.test(text) !== true
      ? [{ names: [name, ...aliases], decisive: weight === 1 }]
      : [],
  );
}
