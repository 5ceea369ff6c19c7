import { OWNERS } from '../../lexicon/tenancy.ts';
import { ID_NAME, ID_WORDS } from '../../packs/country-words.ts';
import { inThePast, recentEnough } from '../checks/days.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { nameAbove } from '../find/people/name-above.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { mentioned } from '../find/mentioned.ts';
import { signatory } from '../find/people/signatory.ts';
import { documentTypeField } from './address-fields.ts';
import type { DocumentType, FieldSpec } from '../document-type.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { nameOfParts, namePartFields } from './name-parts.ts';
import { idNumberInText } from './letter-fields.ts';
import { landlordIssuer, letterDateField, residenceAddress, residentName } from './residence-letters.ts';
import { houses, isOfTenant } from './sentence-cues.ts';

/** The writer may give an own ID number: "My name is …, ID …". */
const idOfTenant: FieldSpec = {
  ...idNumberInText,
  labels: [
    ...idNumberInText.labels!,
    ...labelList(`
      {Tenant,Lodger,Occupant,Occupier,Boarder}'s {ID,ID No,${ID_NAME},${ID_NAME} No,Identity No}
      {ID,ID No,${ID_NAME},${ID_NAME} No,Identity No} of {Tenant,Lodger,Occupant,Occupier,Boarder,that person,this person,the person}
    `),
  ],
  finders: [
    sentence(
      `(?<!\\b(?:my name is|i,|nna,?|i am|the undersigned,?|${OWNERS})\\b[^.;]{0,70})\\b(?:(?:${ID_WORDS})|identity|id)(?: card)?(?: no| number)?[.:]*\\s*(?:\\(?\\w+\\)?\\s)?<>`,
    ),
    weighedSentence(
      0.6,
      `(?<!\\b(?:${OWNERS}|my)(?:[’']s)? )(?:(?:${ID_WORDS})|identity|\\bid)(?: card)?(?: no| number)?[.:]*\\s*<>`,
    ),
    mentioned(0.5),
  ],
};

/** A landlord confirms a tenancy. */
export const landlordLetter: DocumentType = {
  documentType: 'LANDLORD_LETTER',
  title: "landlord's letter",
  category: 'ADDRESS',
  ofCategory: true,
  configuredType: () => 'PROOF_OF_ADDRESS',
  letter: 'usually',
  sentenceCues: [houses, isOfTenant],
  phraseCues: [
    { phrase: 'Confirmation of Occupancy', weight: 2.4 },
    { phrase: 'Certificate of Occupancy', weight: 1.2 },
    { phrase: 'Proof of Tenancy', weight: 2.8 },
    { phrase: 'Staff Accommodation', weight: 1.8 },
    { phrase: 'Body Corporate', weight: 0.8 },
    { phrase: 'Confirmation of Lease', weight: 1.6 },
    { phrase: 'Tenancy Confirmation', weight: 2.8 },
    { phrase: 'Residential Confirmation', weight: 1.4 },
    { phrase: 'Property Managers', weight: 0.6 },
    { phrase: 'Lettings', weight: 0.8 },
    { phrase: 'Landlord Confirmation', weight: 2.8 },
    { phrase: 'Confirmation of Residential Address', weight: 1.4 },
    { phrase: 'Confirmation of Address', weight: 1.4 },
    { phrase: 'lodger', weight: 1 },
    { phrase: 'stays with me', weight: 1.4 },
    { phrase: 'lives with me', weight: 1.4 },
    { phrase: 'resides with me', weight: 1.4 },
    { phrase: 'registered owner of', weight: 1 },
    { phrase: 'I am the owner', weight: 1.4 },
    { phrase: 'owner of the house', weight: 1 },
    { phrase: 'owner of plot', weight: 1 },
    { phrase: 'at my house', weight: 1 },
    { phrase: 'in my yard', weight: 1 },
    { phrase: 'rents from me', weight: 1.4 },
    { phrase: 'bills are in my name', weight: 1 },
    { phrase: 'rented from', weight: 0.8 },
    { phrase: 'occupies a house', weight: 0.8 },
    { phrase: 'institutional house', weight: 1.4 },
    { phrase: 'staff house', weight: 1.2 },
    { phrase: 'Staff Quarters', weight: 0.8 },
    { phrase: 'In occupation since', weight: 1.2 },
    { phrase: 'Occupant', weight: 0.6 },
    { phrase: 'Residential Status', weight: 1.2 },
    { phrase: 'my house', weight: 0.8 },
    { phrase: 'Mong wa ntlo', weight: 1.6 },
    { phrase: 'o hirile', weight: 1.4 },
    { phrase: 'a hirile', weight: 1.4 },
    { phrase: 'jarateng ya me', weight: 1.4 },
    { phrase: 'ntlong ya me', weight: 1.4 },
    { phrase: 'mohiri', weight: 1 },
    { phrase: 'Go ba ba amegang', weight: 0.5 },
    { phrase: 'letting', weight: 0.5 },
    { phrase: 'Letting agents', weight: 0.8 },
    { phrase: 'our client the landlord', weight: 1.2 },
    { phrase: 'Landlord', weight: 1.2 },
    { phrase: 'Landlady', weight: 1.2 },
    { phrase: "Landlord's Letter", weight: 2 },
    { phrase: 'Confirmation of Tenancy', weight: 3 },
    { phrase: 'Confirmation of Residence', weight: 1.6 },
    { phrase: 'Proof of Residence', weight: 1.4 },
    { phrase: 'Confirmation of Accommodation', weight: 2 },
    { phrase: 'is my tenant', weight: 2.2 },
    { phrase: 'my tenant', weight: 1.4 },
    { phrase: 'our tenant', weight: 1.4 },
    { phrase: 'tenant', weight: 0.9 },
    { phrase: 'renting', weight: 0.9 },
    { phrase: 'rents', weight: 0.8 },
    { phrase: 'my property', weight: 0.8 },
    { phrase: 'owner of the property', weight: 1 },
    { phrase: 'To whom it may concern', weight: 0.5 },
    { phrase: 'Proof of Residential Address', weight: 1.4 },
    { phrase: 'Rental Agent', weight: 0.8 },
    { phrase: 'Estate Agents', weight: 0.6 },
    { phrase: 'Lessee', weight: -1 },
  ],
  fields: [
    // Whoever signs for the owner is not the tenant.
    { ...residentName, notAs: ['issuerName'] },
    residenceAddress,
    letterDateField,
    landlordIssuer([
      signatory('name'),
      // The writer's full name is above the address; the signature may have initials only.
      nameAbove(/^p\W{0,3}o\W{0,2}box\b/i, 0.6),
      letterhead(
        0.9,
        0.2,
        /\b(?:pty|ltd|limited|propert(?:y|ies)|estates?|agents?|agency|management|rentals?|lettings?|housing|realty|realtors|corporation|schools?|college|hospital|ministry|department)\b/i,
      ),
      sentence(
        `(?:^|\\n|\\s)(?:i|nna),? (?:am )?<>,? (?:the |being the |am the |as the )?(?:registered |lawful |rightful )?(?:${OWNERS}|mong)`,
        `(?:^|\\n)(?:i|nna),? <>,? (?:hereby|declare|confirm|certify|of|(?:${ID_WORDS})|holder|wa (?:${ID_WORDS})|ke)\\b`,
        '(?:^|\\n|\\s)(?:i|nna),? <>,? (?:\\([^)\\n]{3,40}\\),? )?(?:own|rent out|let out|am renting)\\b',
        ', i,? <>,? (?:hereby |do |wish to |can )?(?:confirm|declare|certify|state|verify)',
        'my name is <>(?=,|\\.| (?:and|i|of)\\b)',
        `<>,?\\s?\\((?:the |my )?(?:house |plot |property )?(?:${OWNERS})\\)`,
      ),
    ]),
    idOfTenant,
    ...namePartFields,
  ],
  derivations: [nameOfParts('fullName', ['name']), documentTypeField('LANDLORD_LETTER')],
  otherLabels: words(`
    {Landlord's,Landlady's,Owner's,Lessor's,My,Our} {own address,own residential address,own home address,residential address,home address,own house}
    {Landlord's,Landlady's,Owner's,Lessor's} {address,physical address,postal address} | {Landlord,Landlady,Owner,Lessor} {lives,resides,stays} at
    {Landlord,Landlord's,Landlady,Landlady's,Owner,Owner's,My} {ID,ID No,${ID_NAME},${ID_NAME} No,Identity No,${ID_NAME}/Passport}
  `),
  keys: ['fullName'],
  checks: [inThePast('issueDate'), recentEnough('issueDate')],
};
