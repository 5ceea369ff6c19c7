import { phraseCuesOf } from './composed.ts';
import { OWNERS } from '../../lexicon/tenancy.ts';
import { ID_FIELD, ID_NAME, ID_WORDS } from '../../packs/country-words.ts';
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
    ...phraseCuesOf(
      `
        Certificate of Occupancy | staff house | In occupation since | Residential Status | our client the landlord | Landlord | Landlady
      `,
      1.2,
    ),
    ...phraseCuesOf('Proof of Tenancy | Tenancy Confirmation | Landlord Confirmation', 2.8),
    { phrase: 'Staff Accommodation', weight: 1.8 },
    ...phraseCuesOf(
      `
        Body Corporate | Lettings | rented from | occupies a house | Staff Quarters | my house | Letting agents | rents | my property
        Rental Agent
      `,
      0.8,
    ),
    ...phraseCuesOf('Confirmation of Lease | Mong wa ntlo | Confirmation of Residence', 1.6),
    ...phraseCuesOf(
      `
        Residential Confirmation | Confirmation of Residential Address | Confirmation of Address | stays with me | lives with me
        resides with me | I am the owner | rents from me | institutional house | o hirile | a hirile | jarateng ya me | ntlong ya me
        Proof of Residence | my tenant | our tenant | Proof of Residential Address
      `,
      1.4,
    ),
    ...phraseCuesOf('Property Managers | Occupant | Estate Agents', 0.6),
    ...phraseCuesOf(
      `
        lodger | registered owner of | owner of the house | owner of plot | at my house | in my yard | bills are in my name | mohiri
        owner of the property
      `,
      1,
    ),
    ...phraseCuesOf('Go ba ba amegang | letting | To whom it may concern', 0.5),
    ...phraseCuesOf("Landlord's Letter | Confirmation of Accommodation", 2),
    { phrase: 'Confirmation of Tenancy', weight: 3 },
    { phrase: 'is my tenant', weight: 2.2 },
    ...phraseCuesOf('tenant | renting', 0.9),
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
  others: {
    heading: new RegExp(`^(?:${OWNERS})\\b`, 'i'),
    fields: ['fullName', 'surname', 'forenames', 'address', ID_FIELD],
  },
  keys: ['fullName'],
  checks: [inThePast('issueDate'), recentEnough('issueDate')],
};
