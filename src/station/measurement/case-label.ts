import type { Label } from '../../contract/picture-labels.ts';
import type { Verification } from '../../contract/verification.ts';
import { asTyped } from '../cases/typed-facts.ts';
import type { KeptCorrection } from '../cases/corrections.ts';

/**
 * Ground-truth label of a case's files: corrected values, else the values read. A field that is empty after that is not
 * judged: nobody said that the document lacks it.
 */
export function labelOfCase(
  verification: Verification,
  typed: readonly KeptCorrection[],
  files: readonly string[],
): Label {
  const documents = asTyped(verification, typed).documents.map(({ documentType, fields }) => ({
    type: documentType,
    fields: Object.fromEntries(
      fields.flatMap(({ name, value, source }) =>
        value === null || source === 'inferred' ? [] : [[name, value]],
      ),
    ),
  }));
  return {
    files: [...files],
    ...(verification.auto ? {} : { category: verification.verificationType }),
    documents,
    refused: documents.length === 0,
  };
}
