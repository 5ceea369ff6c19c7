import { CIVIL_TITLES, MAYBE_TITLE } from '../../lexicon/forms-of-address.ts';
import { ID_NAME, ID_WORDS } from '../../packs/country-words.ts';
import type { FieldValue } from '../../../contract/verification.ts';
import { inThePast } from '../checks/days.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { mentioned } from '../find/mentioned.ts';
import { anywhere } from '../find/anywhere.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { LETTERHEAD, legalName } from '../find/issuers/legal-name.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { date } from '../../values/date.ts';
import { companyNumber, reference } from '../../values/identifiers.ts';
import { looksLikeCompany } from '../../values/company-name.ts';
import { PRIVATE } from '../../values/legal-form.ts';
import { partyName } from '../../values/party-name.ts';
import { personName } from '../../values/person-name.ts';
import { text } from '../../values/words.ts';
import { companyTinField } from './company-fields.ts';
import type { DocumentType, Finder } from '../document-type.ts';
import { letterIssueDate, idNumberInText } from './letter-fields.ts';
import { notOfSigner } from './who-signs-letters.ts';
import { officialStamp, signatoryName, signatoryTitle } from './signatory-fields.ts';
import { empowers } from './sentence-cues.ts';
import { sellsGoods } from './sells-goods.ts';
import { phraseCuesOf, titled, titlesOf } from './composed.ts';
import {
  COMPANY_NUMBER,
  REGISTERED_NUMBER,
  SERIAL_NUMBER,
  STANDING,
  TAXPAYER,
  VALID_UNTIL,
} from './wordings.ts';

/** End of the description of a power: the sentence goes on with the principal, the reason or the duration. */
const AIM_ENDS =
  ',? (?:for and )?on (?:our|my|its|their|the company.s) behalf\\b|,? (?:as|because|since) (?:i|we|he|she) (?:am|are|is|will|cannot|have|has)\\b|[.;\\n]';

/** Appointed firms are looked for in sentences only; the "Name" of a form asks for a person. */
const appointedFirm: Finder = (view, field) =>
  sentence(
    '\\b(?:have|has|hereby|do hereby) (?:duly |this day )?(?:authori[sz]e|appoint|nominate|mandate|empower)(?:e?d)? (?:messrs\\.? |m/s\\.? )?<>(?=,|\\s?\\(| (?:to|as|of)\\b)',
  )(view, { ...field, kind: partyName }).filter(({ value }) => looksLikeFirm(value));

/** "Example & Partners", "Example Accounting (Pty) Ltd" */
const looksLikeFirm = (value: FieldValue): boolean =>
  typeof value === 'string' && (looksLikeCompany(value) || / & /.test(value));

/** A company or person authorises somebody to act for it. */
export const authorisationLetter: DocumentType = {
  documentType: 'AUTHORISATION_LETTER',
  title: 'authorisation letter',
  category: 'COMPLIANCE',
  ofCategory: true,
  configuredType: () => 'OTHER',
  letter: 'usually',
  sentenceCues: [empowers],
  looks: [sellsGoods],
  phraseCues: [
    ...titlesOf('Authority | Authorisation | Authorization | Mandate | Delegation | Proxy', 2.6),
    ...titled(
      'Appointment | Nomination',
      'Agent | Tax Agent | Tax Consultant | Tax Practitioner | Representative | Tax Representative | Signatory | Signatories | Proxy',
      2.8,
    ),
    ...phraseCuesOf(
      `
        Please allow | Kindly allow | Please assist the bearer | full mandate | is nominated | authorised representative | in all tax matters
        to act on our behalf
      `,
      1.2,
    ),
    ...phraseCuesOf(
      `
        Nomination of | nominate, constitute and appoint | is authorised to | Lekwalo la teseletso | Thebolelo | Authorisation to
        Authorization to
      `,
      1.6,
    ),
    ...phraseCuesOf('Third Party Consent | Delegation of Authority', 2.6),
    ...phraseCuesOf(
      `
        Mandate to | has entrusted | stands proxy | is delegated | is mandated | Proxy | Tetla ya go | as its representative
      `,
      1.4,
    ),
    ...phraseCuesOf(
      `
        what the third party may do | collect on our behalf | has authority to | full authority | act on behalf of | Authority to
      `,
      1,
    ),
    ...phraseCuesOf('Nomination of Officers | Power to represent', 2.2),
    ...phraseCuesOf('Mandated representative | Lekwalo la taolo', 2),
    ...phraseCuesOf(
      `
        on behalf of council | the bearer hereof | Authorised Signatories | are authorised | to represent | authorise | authorize
        on our behalf
      `,
      0.8,
    ),
    ...phraseCuesOf('Confirmation of Authority | Authority to Act | Power of Attorney', 2.4),
    ...phraseCuesOf('Letter of Mandate | Mandate Letter | Lekwalo la tetla', 2.8),
    ...phraseCuesOf('Special Power of Attorney | General Power of Attorney', 3),
    ...phraseCuesOf('is hereby authorised | hereby authorise | hereby authorize', 1.8),
    { phrase: 'on my behalf', weight: 0.9 },
    { phrase: 'Letter of Authority', weight: 3.4 },
    ...phraseCuesOf(
      'Letter of Authorisation | Letter of Authorization | Authorisation Letter | Authorization Letter',
      3.6,
    ),
    ...phraseCuesOf('Mandate | on behalf of the company', 0.6),
    { phrase: 'To whom it may concern', weight: 0.3 },
    { phrase: 'Resolution of', weight: -1.5 },
    { phrase: 'Resolved', weight: -1 },
  ],
  fields: [
    {
      name: 'taxpayerName',
      kind: partyName,
      labels: labelList(`
        Name of Taxpayer | Taxpayer | Company | Name of Company | Business~0.9
        On behalf of | Principal | Account Owner | Account Holder | Grantor | Donor~0.8 | From~0.8 | Organisation | Organisation Name | ${TAXPAYER} | Vendor~0.8 | Registered Vendor | Name of Vendor
        Taxpayer Details
      `),
      finders: [
        legalName(0.95, LETTERHEAD),
        // The capacity of a company's signatory is the best evidence of its name.
        weighedSentence(
          0.97,
          `\\bin (?:my|his|her) capacity as (?:the )?(?:\\p{L}+ ){1,3}(?:of|for) (?!the (?:said|above))<>(?=,|\\s?\\((?!${PRIVATE})| (?:and|uin|tin|do|hereby|duly|being|registration)\\b|\\n)`,
        ),
        weighedSentence(
          0.97,
          '\\bI,? [^.\\n]{4,60}, (?:the )?(?:(?:sole|managing|executive) )?(?:director|proprietor|owner|member) of <>(?=,| (?:uin|registration|hereby|do|authori[sz]e|appoint|mandate|nominate)\\b)',
        ),
        letterhead(0.8),
        sentence(
          `\\b(?:we|i|nna),? (?![^.\\n]{3,60}?\\b(?:of|for) (?:the )?(?:above|said|this)\\b)(?:the undersigned,? )?(?:directors? of |on behalf of )?<>,? (?:hereby|of|\\(|do hereby|holder|uin|give|grant|authori[sz]e|appoint|nominate|delegate|(?:${ID_WORDS})|id|ke|wa)`,
          '(?:presents,? that|that) <>,? (?:of [^.\\n]{3,60}? )?(?:does|do) hereby',
          'for and on behalf of[^\\S\\n]+<>',
          'behalf of[^\\S\\n]+<>(?=[,.;\\n]| (?:in|to|for|with))',
        ),
        mentioned(0.45),
      ],
      aliases: ['companyName', 'issuerName'],
      weight: 0.8,
    },
    {
      name: 'authorisedPerson',
      kind: personName,
      ...notOfSigner,
      labels: labelList(`
        Authorised Person | Name of Authorised Person | Authorised Representative | Representative
        Agent | Bearer | Name | Full Name | Attorney~0.8 | Nominee~0.8 | Proxy~0.8 | Delegate~0.8
        Third Party | Name of Third Party | Authority Holder | Mandatary | Mandate Holder | Appointee | Person Appointed | Person Nominated | Name of Nominee | Name of Proxy | Name of Bearer | Name of Attorney | Name of Delegate | Person Mandated
        Name of Representative | Authorised Officer | Person Authorised | Name of Person Authorised | Name of Agent
      `),
      finders: [
        sentence(
          '(?:authori[sz]e|appoint|nominate|mandate|empower)s? <>',
          '(?:has|have|hereby) entrust(?:ed|s)? <>',
          `\\b(?:please|kindly) (?:allow|permit|let|assist) (?:our |my |the )?(?:\\p{Ll}+ ){0,3}?(?=\\p{Lu})<>(?=,|\\s?\\(| (?:to|of|holder|(?:${ID_WORDS})|id|whose)\\b)`,
          `(?:give|gives|grant|grants|delegate|delegates)[^.\\n]{0,50}? to (?:my |our |the )?(?:\\p{L}+ ){0,3}?<>(?=,|\\s?\\(| (?:to|of|holder|(?:${ID_WORDS})|who|power|permission|authority)\\b)`,
          'that <>[^.\\n]{0,90}? (?:stands? (?:as )?proxy|(?:acts?|(?:may|will|shall|is to) act) (?:for|as|on)|has (?:our|my|the) (?:full )?(?:mandate|authority|power))\\b',
          '<>[^.\\n]{0,90}? may\\b[^.]{0,60}? (?:sign|act|lodge|collect|submit|receive|file|speak)\\b[^.]{0,80}\\bfor (?:us|me|the company)\\b',
          `\\bbearer(?: hereof| of this letter| whose [^,.;\\n]{3,40})?,? <>(?=,|\\s?\\(| (?:has|is|to|of|holder|(?:${ID_WORDS}))\\b)`,
          'that <>[^.\\n]{0,90}? (?:is|are|has been|be|was) (?:hereby |duly |fully )?(?:authori[sz]ed|delegated|appointed|mandated|empowered|nominated)',
          '<>[^.\\n]{0,60}? (?:is|has been) (?:hereby |duly |fully )?(?:authori[sz]ed|mandated|empowered)',
          '\\b(?:that|permission to|allow) <>(?=[^.\\n]{0,120}? (?:has|have) (?:been given |been granted )?(?:my|our|the) (?:full )?(?:permission|authority|consent|mandate|leave) to\\b)',
          '(?:ke|re) (?:neela|naya|fa|letla|rebola|dumelela|tlhopha) (?:rre |mme |(?:morwa|morwadi|monna|mosadi|mogatsa?|moeme[td]i|nnake|ngwana)\\p{L}*(?: wa (?:me|rona|ka))?,? )?<>',
          `(?:authori[sz]e|appoint|nominate|mandate|empower)s? (?:our |the |my )?(?:\\p{L}+,? ){0,4}?<>(?=,|\\s?\\(|\\.|\\n| (?:to|of|holder|(?:${ID_WORDS})|as|who|whose|id)\\b)`,
        ),
        sentence(
          `that (?:${MAYBE_TITLE}|our \\p{L}+,? )<>[^.\\n]{0,60}? is (?:our|the|my) (?:duly |lawful |appointed )*(?:authori[sz]ed |appointed )?(?:representative|agent|attorney|proxy|nominee|signatory)`,
        ),
        appointedFirm,
        mentioned(0.36, { from: 0.12 }),
      ],
      aliases: ['fullName'],
      weight: 0.8,
    },
    {
      ...idNumberInText,
      labels: [
        ...idNumberInText.labels!,
        ...labelList(
          `Agent's ${ID_NAME} | Agent's ID | Representative's ${ID_NAME} | Representative's ID | Bearer's ${ID_NAME} | Nominee's ${ID_NAME} | Third party's ${ID_NAME} | Third party's ID | Holder's ID | Holder's ${ID_NAME} | Proxy's ${ID_NAME}`,
        ),
      ],
      finders: [
        // Of two ID numbers the one of the authorised person, not of the principal.
        weighedSentence(
          0.97,
          `(?:authori[sz]e|appoint|nominate|mandate|empower|delegate)s?\\b[^.]{3,90}?\\b(?:(?:${ID_WORDS})|identity|id)(?: card)?(?: no| number)?[.:]*\\s*<>`,
          `\\bk?e (?:neela|naya|fa|letla|rebola|dumelela|tlhopha)\\b[^.\\n]{3,90}?\\b(?:${ID_WORDS})[.:]*\\s*<>`,
        ),
        ...idNumberInText.finders!,
      ],
    },
    {
      name: 'registrationNumber',
      kind: companyNumber,
      labels: labelList(`
        UIN | Company Number | Company No | Registration Number | Registration No | Company Registration No
        Company UIN | UIN Number | ${REGISTERED_NUMBER} | ${COMPANY_NUMBER}
      `),
      finders: [
        sentence('(?:uin|registration (?:number|no)|company (?:number|no))[.:]* <>'),
        anywhere(0.6, (line) => /^BW\d{11}$/i.test(line.trim())),
        anywhere(0.6, (line) => /^(?:co\.? )?reg(?:istration|\.)?(?: no\.?)?:? BW\d{11}$/i.test(line.trim())),
      ],
      weight: 0,
    },
    {
      ...companyTinField,
      finders: [
        sentence('(?:tin|taxpayer identification number)[.:]* (?:number |no\\.? )?(?:is |being )?<>'),
      ],
    },
    {
      name: 'certificateNumber',
      kind: reference,
      labels: labelList(`
        Reference | Our Ref | Reference No | Ref No
        Certificate ID | ${SERIAL_NUMBER} | Certificate Reference | Setifikeiti~0.8 | Nomoro ya lekwalo
      `),
      weight: 0,
    },
    {
      name: 'purpose',
      kind: text,
      labels: labelList(`
        Purpose | Authority Granted | Scope | Authority~0.8 | Authorised to | Extent of Authority | Scope of Authority
        Nature of Authority | Purpose of Authority | Powers | Powers Granted
      `),
      finders: [
        sentence(
          `(?:authori[sz]e|appoint|empower|nominate|mandate)(?:[^.]|\\.(?=\\s?\\d)){3,140}? to <>(?=${AIM_ENDS})`,
          `(?:give|grant|delegate)s?\\b[^.;\\n]{0,30}? (?:authority|permission|mandate|power|consent)\\b(?:[^.]|\\.(?=\\s?\\d)){3,140}?,? to (?!(?:${CIVIL_TITLES})\\b|\\p{Lu})<>(?=${AIM_ENDS})`,
        ),
      ],
      weight: 0,
    },
    letterIssueDate,
    {
      name: 'expiryDate',
      kind: date,
      labels: labelList(VALID_UNTIL),
      finders: [
        sentence(
          '(?:valid|good|remain in force|expires?|effective)[^.]{0,60}?(?:until|to|on) (?:the )?<>',
          '(?:authori[sz]ation|authority|mandate|letter|permission|power of attorney|proxy|trust|entrustment|delegation)\\b[^.\\n]{0,60}? (?:ends?|lapses?|ceases?|terminates?|runs? out)(?: on)? (?:the )?<>',
        ),
        weighedSentence(
          0.75,
          '(?:until|up to|not later than) (?:the )?<>',
          '\\bfrom (?:the )?\\d[^.;\\n]{4,28}? to (?:the )?<>',
        ),
      ],
      weight: 0,
    },
    {
      name: 'status',
      kind: text,
      labels: labelList(`${STANDING}`),
      weight: 0,
    },
    signatoryName,
    signatoryTitle,
    officialStamp,
  ],
  otherLabels: words(
    `Owner's ${ID_NAME} | Owner's ID | Principal's ${ID_NAME} | Principal's ID | Grantor's ${ID_NAME} | Director's ${ID_NAME} | Account Owner's ${ID_NAME}`,
  ),
  keys: ['taxpayerName', 'authorisedPerson'],
  checks: [inThePast('issueDate')],
};
