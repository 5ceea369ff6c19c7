import { PARTS_OF_ORGANISATIONS } from '../../lexicon/parts-of-organisations.ts';
import { HEADS, POSTS } from '../../lexicon/job-titles.ts';
import { ACCOUNT } from '../../lexicon/accounts.ts';
import { inProse } from '../../lexicon/languages/index.ts';
import { MAYBE_TITLE } from '../../lexicon/forms-of-address.ts';
import { COUNTRIES, ID_WORDS } from '../../packs/country-words.ts';
import { inThePast } from '../checks/days.ts';
import { labelList } from '../../values/text/label-list.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { knownName } from '../find/issuers/known-name.ts';
import { LETTERHEAD, legalName } from '../find/issuers/legal-name.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { banks } from '../../values/dictionaries.ts';
import { accountNumber } from '../../values/identifiers.ts';
import { companyName } from '../../values/company-name.ts';
import { withoutLegalForm } from '../../values/legal-form.ts';
import { partyName } from '../../values/party-name.ts';
import type { DocumentType, Finder } from '../document-type.ts';
import {
  letterIssueDate,
  idNumberInText,
  positionField,
  startDateField,
  subjectName,
} from './letter-fields.ts';
import { officialStamp, signatoryName, signatoryTitle } from './signatory-fields.ts';
import { letterAddress } from './residence-letters.ts';
import { recommends } from './sentence-cues.ts';
import { phraseCuesOf, titlesOf } from './composed.ts';
import { CUSTOMER_NUMBER } from './wordings.ts';

/**
 * Names of banks: "Marula Bank (Southern) Limited", "Bank of Tuli", "Tuli Savings Co-operative"; not "River Bank Lodge"
 * or "Bank Street Motors".
 */
const NAMES_BANK = new RegExp(
  [
    String.raw`\b(?:bank|building society)(?: \(?(?:${COUNTRIES})\)?)?$`,
    String.raw`^(?:the )?\p{L}* ?bank of(?: \p{L}+){1,3}$`,
    String.raw`^(?:la )?(?:${inProse('banks')})\b`,
    String.raw`\bsavings (?:(?:and|&) (?:loans?|credits?) ?)?(?:co-?operative|society|union|sacco)?(?: society| union)?$`,
  ].join('|'),
  'iu',
);
const isBank = (name: string): boolean => NAMES_BANK.test(withoutLegalForm(name.trim()));

const OF_ACCOUNT = new RegExp(String.raw`\b(?:${ACCOUNT})s?\b`, 'i');
/** A bank in the letterhead, in letters about an account. */
const ofBank =
  (find: Finder): Finder =>
  (view, field) =>
    OF_ACCOUNT.test(view.prose.text) ? find(view, field).filter(({ value }) => isBank(String(value))) : [];

/** Reference for a person or account holder, by an employer, a bank or an acquaintance. */
export const referenceLetter: DocumentType = {
  documentType: 'REFERENCE_LETTER',
  title: 'reference letter',
  category: 'MULTIPURPOSE',
  ofCategory: true,
  configuredType: () => 'OTHER',
  letter: 'usually',
  sentenceCues: [recommends],
  phraseCues: [
    // Application forms ask for former employers and reasons for leaving.
    ...phraseCuesOf('Employment Application | Application for Employment | Job Application Form', -3),
    ...phraseCuesOf('Application Form | Applicant Information', -2),
    ...titlesOf(
      "Bank Account | Account Details | Banking Details | Bank Details | Account Holding | Bank Reference | Banker's Opinion | Bank Opinion | Account Conduct",
      2.8,
    ),
    ...phraseCuesOf(
      "Banker's Opinion | Bankers' Opinion | Letter of Commendation | Bank Reference | Banker's Reference",
      2.8,
    ),
    ...phraseCuesOf(
      "Banker's Report | Bank Confirmation | Trade Reference | Work Reference | Confidential Reference",
      2.6,
    ),
    ...phraseCuesOf('Bank Code | Referee | good character | conducted satisfactorily', 1),
    ...phraseCuesOf('Customer Standing | Undoubted', 1.8),
    ...phraseCuesOf('amount of your enquiry | Considered good | Bopaki jwa mokgwa | Reference for', 1.6),
    ...phraseCuesOf(
      `
        Status Report | conduct of the account | Conduct of Account | vouch | recommendation | customer of this bank | Lekwalo la bopaki
        Reason for leaving
      `,
      1.2,
    ),
    { phrase: 'Status Enquiry', weight: 2.4 },
    ...phraseCuesOf(
      `
        ordinary business engagements | account has been conducted | account has been run | has banked with us | I have known
      `,
      1.4,
    ),
    ...phraseCuesOf(
      `
        without responsibility | commend | satisfactory manner | without liability | in strict confidence | known him | known her
        To the prospective employer | in high regard | re-employ | have known | without hesitation | without reservation
      `,
      0.8,
    ),
    ...phraseCuesOf(
      `
        Bank Confirmation Letter | Personal Reference | Professional Reference | Employment Reference | Academic Reference
      `,
      3,
    ),
    { phrase: 'Reference', weight: 0.7 },
    ...phraseCuesOf('Our Reference | Reference Number', -0.7),
    { phrase: 'trustworthy', weight: 0.9 },
    ...phraseCuesOf('honest | hardworking', 0.6),
    ...phraseCuesOf('reliable | good standing | To whom it may concern', 0.5),
    { phrase: 'suitable for', weight: 0.4 },
    ...phraseCuesOf(
      `
        Letter of Reference | Reference Letter | Character Reference | Letter of Recommendation | Recommendation Letter
      `,
      3.2,
    ),
    { phrase: 'Testimonial', weight: 2 },
    { phrase: 'recommend', weight: 1.1 },
    { phrase: 'Yours faithfully', weight: 0.3 },
  ],
  fields: [
    {
      ...subjectName,
      kind: partyName,
      labels: [
        ...subjectName.labels!,
        ...labelList(
          'Reference for | Reference on | Reference about | Recommendation for | Recommendation of | Account Title | {Name,Title} of Account | Testimonial for | Concerning | In respect of | Account Name | Name of Account Holder | Account Holder | Customer Name | Customer | Client | Name of Customer',
        ),
      ],
      aliases: ['fullName', 'accountHolder', 'name'],
      finders: [
        sentence(
          `(?:known|acquainted with|recommend(?:s|ed|ing)?|recommendation (?:of|for)|reference (?:for|of|on behalf of|in respect of|[-–:])|referee for|customer|client) (?:that )?${MAYBE_TITLE}(?!service|care|relations|support|letter|form|consultant|advis[eo]r|liaison|executive|manager|officer|desk)<>`,
          `write (?:this )?(?:letter )?(?:on behalf|in favou?r|in respect) of ${MAYBE_TITLE}<>`,
          `(?:support of|letter about|recommendation about|to recommend) (?:the application of |our \\p{L}+,? )?<>(?=,|\\s?\\(|\\.|\\n| (?:who|whom|for|as|to|(?:${ID_WORDS}))\\b)`,
        ),
        sentence(
          // "Banker's opinion: Example Dairy Limited", "Example Dairy Limited has conducted account number 118 with us"
          `\\b(?:bank(?:er['’]?s?|ers['’])? (?:opinion|reference|report)|status (?:report|enquiry)|account conduct)(?: on| for)?\\s*[:–-]\\s*<>(?=\\n)`,
          `(?:^|\\n|[.] )<> (?:has|have) (?:satisfactorily )?(?:conducted|maintained|held|operated|kept|run) (?:an? |the |its |his |her |their )?(?:\\p{L}+ ){0,2}account\\b`,
        ),
        ...(subjectName.finders ?? []),
      ],
    },
    {
      name: 'issuerName',
      kind: companyName,
      finders: [
        knownName(banks, 0.8),
        legalName(0.95, LETTERHEAD),
        letterhead(0.82),
        sentence('for and on behalf of <>', 'on behalf of <>(?=[.\\n])', '\\nfor:? <>(?=\\n)'),
        weighedSentence(
          0.8,
          '(?:^|\\n)(?:from|given by|issued by|reference from):? (?=[^\\n]*\\b(?:ltd|limited|cc|bank|school|college|council)\\b)<>(?=\\n|$)',
        ),
        // Without a letterhead, the writer's post names the organisation, or a sentence the workplace.
        weighedSentence(
          0.74,
          `\\n(?:${POSTS}|${HEADS}|owner|proprietor|founder|pastor)(?:,| of| at) (?![^\\n]*\\b(?:${PARTS_OF_ORGANISATIONS})\\b)<>(?=\\n|$)`,
          '(?:worked|works|working|been employed|was employed|is employed|supervision|employment|tenure|time) (?:here )?(?:at|for|by|with) (?!us\\b|me\\b)<>(?=,| (?:as|from|since|for|in|under|between)\\b|[.;\\n])',
        ),
      ],
      aliases: ['employerName'],
      weight: 0.25,
    },
    {
      name: 'bankName',
      kind: companyName,
      finders: [knownName(banks, 0.85), ofBank(letterhead(0.8))],
      weight: 0,
    },
    {
      name: 'accountNumber',
      kind: accountNumber,
      labels: labelList(`
        Account Number | Account | Acc~0.8 | ${CUSTOMER_NUMBER}
        Nomoro ya tefo
      `),
      finders: [
        sentence(
          'account(?: number| no)?[.:]* \\(?<>',
          'account,? [^.\\n\\d]{0,40}?,? ?(?:number|no\\.?|being) <>',
          'account,? \\((?:number|no)?[.:]*\\s?<>',
          'account (?:\\p{L}+ ){1,4}\\((?:account )?(?:number|no|nr)[.:]*\\s?<>',
        ),
      ],
      weight: 0,
    },
    letterAddress,
    positionField,
    startDateField,
    letterIssueDate,
    idNumberInText,
    { ...signatoryName, labels: [...signatoryName.labels!, ['From', 0.6]] },
    signatoryTitle,
    officialStamp,
  ],
  keys: ['employeeName'],
  checks: [inThePast('issueDate')],
};
