import { inOrder, inThePast, notExpired } from '../checks/days.ts';
import { zoneAgainstPrint, zoneCheckDigits, type Compared } from '../checks/identity.ts';
import { ghostShowsHolder } from '../checks/portraits.ts';
import { fromZone } from '../find/zones/zone.ts';
import { text } from '../../values/words.ts';
import type { CheckRule, DocumentType, FieldSpec } from '../document-type.ts';
import {
  cardName,
  dateOfBirth,
  dateOfIssue,
  expiryDate,
  forenames,
  forenamesOfName,
  genderField,
  joinedName,
  nationalityField,
  placeOfBirth,
  printedFullName,
  soleName,
  soleNameInPrint,
  surname,
  surnameOfName,
} from './shared.ts';

/** Common properties of identity cards and booklets of any issuer. */
export const identityPaper = {
  category: 'IDENTITY',
  configuredType: () => 'OTHER',
  letter: 'never',
  derivations: [surnameOfName, forenamesOfName, joinedName, soleName, soleNameInPrint],
  sides: 2,
  mostWords: 110,
} as const satisfies Partial<DocumentType>;

/** By the state code in the zone. */
export const issuingState: FieldSpec = {
  name: 'issuingState',
  kind: text,
  finders: [fromZone((zone) => zone.fields['issuingState'] ?? null)],
  weight: 0,
};

/** Holder and validity, for cards of any state. */
export const cardHolder: readonly FieldSpec[] = [
  surname,
  forenames,
  { ...printedFullName, labels: cardName },
  dateOfBirth,
  placeOfBirth,
  genderField,
  nationalityField,
  dateOfIssue,
  expiryDate,
  issuingState,
];

/**
 * Checks of the zone, the print and the dates.
 *
 * @param repeated fields that the zone repeats; `REPEATED_IN_ZONE` for most documents
 */
export const identityChecks = (
  repeated: readonly { field: string; zone: string; compare: Compared }[],
): readonly CheckRule[] => [
  zoneCheckDigits,
  zoneAgainstPrint(repeated),
  ghostShowsHolder,
  notExpired('expiryDate'),
  inThePast('dateOfBirth'),
  inThePast('dateOfIssue'),
  inOrder('dateOfBirth', 'dateOfIssue'),
  inOrder('dateOfIssue', 'expiryDate'),
];
