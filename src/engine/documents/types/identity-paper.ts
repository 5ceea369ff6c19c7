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
} from './shared.ts';

/** What cards and booklets that say who somebody is have in common, whoever issues them. */
export const identityPaper = {
  category: 'IDENTITY',
  configuredType: () => 'OTHER',
  letter: 'never',
  derivations: [forenamesOfName, joinedName, soleName, soleNameInPrint],
  sides: 2,
  mostWords: 110,
} as const satisfies Partial<DocumentType>;

/** By the code in the zone. */
export const issuingState: FieldSpec = {
  name: 'issuingState',
  kind: text,
  finders: [fromZone((zone) => zone.fields['issuingState'] ?? null)],
  weight: 0,
};

/** Whom a card of any state is for, and how long it holds. */
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
 * What must agree on a paper with a zone, and in its days.
 *
 * @param repeated what its zone repeats of the print; `REPEATED_IN_ZONE` of every such paper
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
