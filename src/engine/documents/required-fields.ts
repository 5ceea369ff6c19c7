import { documentTypeNamed } from './document-types.ts';

export interface RequiredField {
  /** Its name and those the interface gives the same value: any of them will do. */
  readonly names: readonly string[];
  /** Nothing can be said of a document without it: who, which number. */
  readonly decisive: boolean;
}

/**
 * Weight (`FieldSpec.weight`) from which a document of the type is not complete without the field. Surname and forenames
 * of cards have 0.5: where the whole name is printed in one line it stands for both.
 */
const REQUIRED_WEIGHT = 0.6;

/**
 * The fields that every document of a type shows; empty for a type that is not known.
 *
 * @param text what is printed on it: some papers of a type say by their title that they do not show a field
 */
export function requiredFields(documentType: string, text: string): readonly RequiredField[] {
  const type = documentTypeNamed(documentType);
  return (type?.fields ?? []).flatMap(({ name, also = [], weight = 0, required = false, notOn }) =>
    (required || weight >= REQUIRED_WEIGHT) && notOn?.test(text) !== true
      ? [{ names: [name, ...also], decisive: weight === 1 }]
      : [],
  );
}
