import { phraseCuesOf } from './composed.ts';
import { AGREED_ON } from '../../lexicon/days-of-papers.ts';
import {
  OWNERS,
  LANDLORDS_IN_SETSWANA,
  OCCUPANTS,
  TENANTS_IN_SETSWANA,
  TENANTS,
} from '../../lexicon/tenancy.ts';
import { PREMISES } from '../../lexicon/premises.ts';
import { HEREINAFTER } from '../../lexicon/defined-terms.ts';
import { CIVIL_TITLES, MAYBE_TITLE } from '../../lexicon/forms-of-address.ts';
import { ID_FIELD, ID_NAME, ID_WORDS } from '../../packs/country-words.ts';
import { inOrder, inThePast, recentEnough } from '../checks/days.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { mentioned } from '../find/mentioned.ts';
import { closingDate } from '../find/letters/letter-date.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { party, partyInOrder } from '../find/people/parties.ts';
import { partyBlock } from '../find/people/party-block.ts';
import { roleOf } from '../find/people/person-of-role.ts';
import { sentence, STOP, weighedSentence } from '../find/sentence.ts';
import { address } from '../../values/address.ts';
import { date } from '../../values/date.ts';
import { reference } from '../../values/identifiers.ts';
import { nationalIdNumber } from '../../values/national-id.ts';
import { money } from '../../values/money.ts';
import { partyName } from '../../values/party-name.ts';
import { documentTypeField } from './address-fields.ts';
import type { DocumentType } from '../document-type.ts';
import { leaseTerm, withoutEarlierLease } from './lease-term.ts';
import { isOfTenant, lets } from './sentence-cues.ts';
import {
  CUSTOMER_NUMBER,
  DATED,
  NAME_IN_FULL,
  PRINTED,
  RESIDENT,
  WHERE_SOMEBODY_LIVES,
  WHERE_SUPPLIED,
} from './wordings.ts';
import { NAMES } from '../../packs/currencies.ts';

const ROLE_LANDLORD = `(?:${OWNERS}|${LANDLORDS_IN_SETSWANA})`;
const ROLE_TENANT = `(?:${OCCUPANTS}|${TENANTS_IN_SETSWANA})`;
const END = `(?=${STOP}|,? to \\p{Lu}|,? (?:which|for|together|to be|from|with|including|consisting|comprising|hereinafter|until|to hold|to have|yielding|the house|to (?:${CIVIL_TITLES}|the)|in the district)\\b)`;
const CALLED = `(?:[^.]|\\.(?=\\s?\\d)){0,140}?(?:${HEREINAFTER}|\\()[^.]{0,50}?`;

/** Words for the tenant in labels. */
const TENANT = '{Tenant,Lessee,Renter,Occupant,Occupier,Lodger,Hirer}';

const tenant = roleOf(ROLE_TENANT, ROLE_LANDLORD);

/** Lease or rental agreement. */
export const leaseAgreement: DocumentType = {
  documentType: 'LEASE_AGREEMENT',
  title: 'lease agreement',
  category: 'ADDRESS',
  ofCategory: true,
  configuredType: () => 'PROOF_OF_ADDRESS',
  letter: 'never',
  sentenceCues: [lets, isOfTenant],
  phraseCues: [
    ...phraseCuesOf(
      'Assured Shorthold Tenancy | Lease Agreement | Agreement of Lease | Rental Agreement | Tenancy Agreement',
      3.2,
    ),
    { phrase: 'Shorthold Tenancy', weight: 2 },
    ...phraseCuesOf('Residential Tenancy | Tumalano ya kadimo', 1.6),
    ...phraseCuesOf('Tumalano ya go hira | Tumalano ya khiriso | Tumalano ya khiro', 2.6),
    ...phraseCuesOf(
      `
        Konteraka ya khiro | Konteraka ya go hira | Konteraka ya khiriso | Contract for the Renting | Contract of Rent | Agreement to Rent
        Agreement to Lease | Agreement to Let | Rent Agreement | Lease Contract | House Rental Contract | Rental Contract | Tenancy Contract
        Letting Agreement | Deed of Lease | Residential Lease | Contract of Lease
      `,
      2.8,
    ),
    { phrase: 'Lease', weight: 1 },
    { phrase: 'rental', weight: 0.5 },
    ...phraseCuesOf('Mohiri | Landlord | Tenant | Security Deposit', 0.6),
    { phrase: 'Memorandum of Agreement of Lease', weight: 3 },
    ...phraseCuesOf('Lessor | Lessee', 0.9),
    { phrase: 'Premises', weight: 0.4 },
    { phrase: 'Monthly Rental', weight: 0.7 },
    { phrase: 'Rent', weight: 0.3 },
    { phrase: 'To whom it may concern', weight: -2.2 },
    { phrase: 'Meter Number', weight: -1 },
  ],
  fields: [
    {
      name: 'fullName',
      kind: partyName,
      labels: labelList(`
        Name of {Renter,Occupant,Occupier,Lodger,Hirer} | The {Occupant,Renter} | Person renting | Renter | Rented by | Rented to | Occupier~0.8 | The Occupier~0.8 | Tenant | Lessee | Name of Tenant
        Name of Lessee | The Tenant | The Lessee | Tenant(s) | Mohiri
        Name of Customer | Customer Names | Account Holder | ${NAME_IN_FULL} | ${RESIDENT}
      `),
      notOf: tenant,
      finders: [
        sentence(`\\band:? <>${CALLED}${ROLE_TENANT}`, `<>,? (?:as )?(?:the )?["“(]+${ROLE_TENANT}`),
        party(ROLE_TENANT),
        weighedSentence(
          0.8,
          `(?:rent(?:s|ed|ing)?|let|lets|letting|leas(?:e|es|ed|ing))(?: out)?[^.;\\n]{0,140}? to ${MAYBE_TITLE}(?!(?:${PREMISES}|the)\\b)<>(?=[,.;\\n(]| (?:of|holder|(?:${ID_WORDS})|since|from|who|at|for)\\b)`,
        ),
        partyBlock(ROLE_TENANT),
        partyInOrder(1, 0.6),
        weighedSentence(0.6, `${ROLE_TENANT}(?:,|:| is| being) <>`, `<>,? (?:as )?(?:the )?${ROLE_TENANT}`),
        mentioned(0.3, { from: 0.08 }),
      ],
      aliases: ['name', 'tenantName'],
      weight: 1,
    },
    {
      name: 'idNumber',
      kind: nationalIdNumber,
      labels: labelList(`
        ${TENANT} {ID,ID No,${ID_NAME},${ID_NAME} No,${ID_NAME}/Passport,ID/Passport,Identity No,National ID}
        ${TENANT}'s {ID,ID No,${ID_NAME},${ID_NAME} No,${ID_NAME}/Passport,ID/Passport,Identity No,National ID}
        {ID,ID No,${ID_NAME},${ID_NAME} No,Identity No} of ${TENANT} | Tenant ${ID_NAME} | Tenant's ${ID_NAME} | Tenant ${ID_NAME}/Passport | Lessee ${ID_NAME}
        ${ID_NAME} of Tenant | ${ID_NAME} of Lessee | ${ID_NAME} No of Tenant
        ${ID_NAME} ya mohiri | Nomoro ya ${ID_NAME} ya mohiri | ${ID_NAME}~0.6 | ${ID_NAME} No~0.6 | ${ID_NAME} Number~0.6 | ID Number~0.6
      `),
      notOf: tenant,
      finders: [
        sentence(
          `<>(?:(?!${ROLE_LANDLORD}|,? and \\p{Lu})[^.;]){0,60}?(?:${HEREINAFTER}|\\()[^.;\\n]{0,50}?${ROLE_TENANT}`,
        ),
        weighedSentence(
          0.75,
          `${ROLE_TENANT}(?![^\\S\\n]*\\n)[^.;\\d]{0,80}?(?:(?:${ID_WORDS})|identity|id|passport)[^\\d\\n]{0,25}<>`,
        ),
      ],
      aliases: [ID_FIELD],
      weight: 0,
    },
    {
      name: 'issuerName',
      kind: partyName,
      labels: labelList(`
        Landlady | {House,Property,Plot} Owner | Proprietor | Name of {Landlady,Proprietor} | Owner of {the House,Property,the Property} | Landlord | Lessor | Name of Landlord | Name of Lessor | The Landlord
        The Lessor | Owner | The Owner | Owner of House | Name of Owner | Mong wa ntlo
      `),
      finders: [
        sentence(`between:? <>${CALLED}${ROLE_LANDLORD}`, `<>,? (?:as )?(?:the )?["“(]+${ROLE_LANDLORD}`),
        party(ROLE_LANDLORD),
        weighedSentence(
          0.8,
          '(?:^|\\n)(?:i|nna),? <>,? (?:have |hereby |do hereby |agree to |the owner)[^.\\n]{0,30}?(?:rent|let|lease|of)',
        ),
        partyBlock(ROLE_LANDLORD),
        partyInOrder(0, 0.6),
        weighedSentence(
          0.6,
          `${ROLE_LANDLORD}(?:,|:| is| being) <>`,
          `<>,? (?:as )?(?:the )?${ROLE_LANDLORD}`,
        ),
        letterhead(0.5, 0.2, /\b(?:corporation|council|properties|estates?|housing|pty|ltd|limited)\b/i),
      ],
      aliases: ['landlordName'],
      weight: 0.4,
    },
    {
      name: 'address',
      kind: address,
      labels: labelList(`
        {House,Flat,Room,Unit,Premises,Property} {Address,Let,Rented,Leased,Hired} | Leased {Unit,Flat,House} | Rental Property Address | Rental Address | Address of Rental Property | Leased Premises | The Premises
        Premises~0.9 | Property | House~0.75 | Address of Premises | Address of Property
        Leased Property | Rental Property | Let Premises | Rented Premises | Rented Property
        The House | Dwelling | Description of Premises
        Property Description | Ntlo | Ntlo e e hirisiwang | Lefelo la khiro | Physical Address
        The Property | Address of the Premises | Situated at | Address~0.6 | Plot No~0.6
        ${WHERE_SUPPLIED} | Residence~0.8 | ${WHERE_SOMEBODY_LIVES}
      `),
      finders: [
        withoutEarlierLease(
          sentence(
            '(?:premises|property|house|flat|dwelling|unit|home|building)[^.]{0,60}?\\b(?:situated|located|known as|being|described as|at|is)(?: at| on| as)? <>' +
              END,
            '(?:situated|situate|located|known as|described as) (?:at |on )?<>' + END,
            `(?:(?:rental|letting|lease|hire|tenancy) of|in respect of) (?:the |a |my )?(?:property |premises |house |flat |room |dwelling )?(?:at |on |known as |situated at )?(?=(?:${PREMISES}|room|shop)\\b)<>` +
              END,
            '(?:my|our) (?:house|property|flat|premises|plot|home) (?:at|on|in) <>' + END,
            '(?:lets?|letting|leases?|rents?(?: out)?|hires?|occup(?:y|ies|ation of)|takes? on lease)(?: \\p{L}+){0,8}? (?:the )?(?:premises|property|house|flat|dwelling|unit|home|room)?(?: no\\.? ?\\d+)?,? ?(?:at|in|on|of|being|known as|namely|:) <>' +
              END,
            `(?:lets?|leases?|rents?)(?: \\p{L}+){0,6}? (?:${TENANTS}),? (?=(?:${PREMISES}|room|apartment|office|shop)\\b)<>` +
              END,
            `(?:house|flat|property|premises|room|dwelling|unit),? (?=(?:${PREMISES}|room|apartment) (?:no\\.? ?)?\\d)<>` +
              END,
            '(?:o hirisa|o hirisetsa|o hira|khiro ya|ntlo e e)[^.\\n]{0,60}? (?:kwa|mo|wa) <>' + END,
          ),
        ),
        mentioned(0.45, { from: 0.1 }),
      ],
      weight: 1,
    },
    {
      name: 'issueDate',
      kind: date,
      labels: labelList(`
        Date of Agreement | Date Signed | Dated | Date of Signature | Date~0.85 | Signed~0.85
        ${DATED} | Letsatsi~0.8 | ${PRINTED}
      `),
      finders: [
        withoutEarlierLease(
          sentence(
            `(?:${AGREED_ON})[^.]{0,70}?(?:on|at|into|this|dated) (?:this )?(?:the )?<>`,
            '(?:saen(?:ilwe|nwe)|dirilwe)[^.]{0,70}? (?:ka|la) <>',
          ),
        ),
        closingDate(0.5),
        mentioned(0.36),
      ],
      weight: 0.5,
    },
    ...leaseTerm,
    {
      name: 'monthlyRent',
      kind: money,
      labels: labelList(
        'Rent {a month,per month,monthly,payable} | Basic Rent~0.9 | Agreed Rent | Amount of Rent | Rent to be paid~0.8 | Rental Fee | {Khiro,Khiriso,Rente,Tuelo} ka kgwedi | Rente | Monthly Rent | Monthly Rental | Monthly Rental Amount | Rental Amount | Rent Amount | Amount~0.6 | Rent | Rental | Khiro',
      ),
      finders: [
        withoutEarlierLease(
          // "The rent may be raised by not more than P200" is another amount.
          sentence(
            '(?<!\\b(?:late|overdue|unpaid) )(?:rent|rental|khiro)(?:(?!\\b(?:rais|increas|escalat|revis|review|deposit|more than|late\\b|penalt|interest))[^.\\d]){0,60}?[\\s(]<>',
          ),
          // "will be increased from P2,800.00 to P3,050.00"
          sentence(
            `(?:rent|rental)\\b[^.;\\d]{0,40}?(?:increas|rais|revis|review|adjust)\\p{L}* from (?:${NAMES})? ?\\d[\\d ,.]* to <>`,
          ),
          weighedSentence(
            0.7,
            '\\bpays? <> (?:at|on|by|before) the [^.;]{0,30}?(?:every|each) month',
            '<>\\)?(?:,? \\([^)]*\\))? (?:per|a|each|every|ka) (?:calendar )?(?:month|kgwedi)',
            '<>\\)?,? (?:as |in |of )?(?:monthly )?(?:rent|rental)\\b',
          ),
        ),
      ],
      weight: 0,
    },
    {
      name: 'accountNumber',
      kind: reference,
      labels: labelList(`
        {Lease,Agreement,Tenancy,Contract} {No,Ref,Reference} | Account Number
        Account No. | Account~0.8 | Acc~0.8 | ${CUSTOMER_NUMBER} | Nomoro ya tefo
      `),
      weight: 0,
    },
  ],
  derivations: [documentTypeField('LEASE_AGREEMENT')],
  otherLabels: words(`
    Deposit | Landlord ${ID_NAME} | Landlord ID | Lessor ${ID_NAME} | Lessor ID
    Landlord represented by | Represented by
    Witnesses | Payment | Bank | Use of Premises | Utilities | Notice | Maintenance | Parties
    Postal Address | Contact No | Signature of Landlord | Signature of Tenant
  `),
  keys: ['fullName', 'address'],
  checks: [inThePast('issueDate'), recentEnough('issueDate', 'endDate'), inOrder('startDate', 'endDate')],
};
