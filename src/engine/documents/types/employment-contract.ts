import { PLAIN_POSITIONS } from '../../lexicon/job-titles.ts';
import { AGREED_ON } from '../../lexicon/days-of-papers.ts';
import { HEREINAFTER } from '../../lexicon/defined-terms.ts';
import { MAYBE_TITLE } from '../../lexicon/forms-of-address.ts';
import { ID_WORDS } from '../../packs/country-words.ts';
import { inThePast } from '../checks/days.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { mentioned } from '../find/mentioned.ts';
import { addressee } from '../find/people/addressee.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { party, partyInOrder } from '../find/people/parties.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { partyName } from '../../values/party-name.ts';
import { personName } from '../../values/person-name.ts';
import { phraseCuesOf, titled } from './composed.ts';
import type { DocumentType } from '../document-type.ts';
import { nameOfParts, namePartFields } from './name-parts.ts';
import {
  employeeIdField,
  letterIssueDate,
  idNumberInText,
  positionField,
  startDateField,
} from './letter-fields.ts';
import { signatoryName, signatoryTitle } from './signatory-fields.ts';
import {
  employmentTypeField,
  employmentTypeWord,
  salaryObject,
  statedGross,
  statedNet,
} from './salary-fields.ts';
import { agreesToWork } from './sentence-cues.ts';
import { EMPLOYEE, EMPLOYER } from './wordings.ts';

const CALLED = `(?:[^.]|\\.(?=\\s?\\d)){0,160}?(?:${HEREINAFTER}|\\()[^.]{0,40}?`;

/** Heading of the names of who signs, of a form that asks for "Name". */
const SIGNS_FOR_EMPLOYER =
  /^(?:\d{1,2}[.)] )?signed (?:by|for|on behalf of)(?: and on behalf of)? (?:the )?(?:employer|company)[\s.:]*$/i;

/** Employment contract between a company and a person. */
export const employmentContract: DocumentType = {
  documentType: 'EMPLOYMENT_CONTRACT',
  title: 'employment contract',
  category: 'INCOME',
  ofCategory: true,
  configuredType: () => 'CONFIRMATION_OF_EMPLOYMENT',
  sentenceCues: [agreesToWork],
  phraseCues: [
    ...titled(
      'Contract | Agreement | Terms',
      'Employment | Service | Engagement | Appointment | Work | Labour',
      2.2,
    ),
    ...phraseCuesOf('Form of Engagement | Job Contract | Particulars of Employment', 2.4),
    { phrase: 'Casual and Seasonal Labour', weight: 1.4 },
    ...phraseCuesOf(
      `
        Labour officer | Off days | Signature of Employee | Employee Signature | in the capacity of | paid leave | hours a week | Mothapi
        Working Hours | I accept | Acceptance | Probation | Annual Leave | The Employer | The Employee
      `,
      0.6,
    ),
    ...phraseCuesOf('Engaged by | Party A | engages | Duties | Remuneration | Notice Period', 0.4),
    ...phraseCuesOf('Engaged as | Termination', 0.5),
    ...phraseCuesOf(
      `
        Contract of Service | Worker Contract | Work Contract | Labour Contract | Konteraka ya pereko | Tumalano ya pereko
        Agreement between employer and employee | Konteraka ya tiro | Tumalano ya tiro
      `,
      2.6,
    ),
    ...phraseCuesOf('Agreement of Service | Agreement of Employment | Terms and Conditions of Employment', 3),
    ...phraseCuesOf('Service Agreement | Employment Offer | Employment Terms | Offer of Employment', 1.8),
    ...phraseCuesOf('The Servant | Terms of Employment | Letter of Appointment', 1.2),
    ...phraseCuesOf('The Worker | the householder | Hours of Work', 0.8),
    ...phraseCuesOf('Domestic Worker | Konteraka | Employer and Employee | Conditions of Service', 1),
    ...phraseCuesOf(
      `
        Worker Agreement | Terms of Engagement | Letter of Engagement | Appointment Agreement | Staff Contract | Fixed Term Contract
      `,
      2,
    ),
    { phrase: 'Service Contract', weight: 1.6 },
    ...phraseCuesOf('Mothapiwa | Employment Act', 0.7),
    ...phraseCuesOf('Modiri | Leave | Commencement', 0.3),
    ...phraseCuesOf('Contract of Employment | Employment Contract | Employment Agreement', 3.2),
    { phrase: 'To whom it may concern', weight: -2.5 },
  ],
  fields: [
    {
      name: 'employeeName',
      kind: personName,
      notUnder: SIGNS_FOR_EMPLOYER,
      labels: labelList(`
        Employee~0.8 | Name of Employee | The Employee~0.8 | Full Name | Full Names | Names
        Name | The Servant | Servant | The Worker | The Appointee | Appointee
        Employee Names | Worker~0.9 | Driver~0.75 | Teacher~0.75 | Guard~0.75 | Trainee~0.8 | Intern~0.8 | Apprentice~0.8 | Helper~0.75
        Herdsman~0.75 | Labourer~0.75 | Party B~0.8 | ${EMPLOYEE}
      `),
      finders: [
        addressee(),
        party('employee|worker|servant|appointee|mothapiwa|modiri'),
        sentence(
          `\\band:? <>${CALLED}employee`,
          '<>,? (?:as )?(?:the )?["“(]+(?:the )?employee',
          'employee[,:]? (?:is |being )?<>',
          // The acceptance has the full name; the letter above it uses the first name.
          `\\bI,? <>(?=,? (?:\\([^)]*\\),? |of (?:${ID_WORDS})[^,]*, )?(?:do )?(?:hereby )?(?:accept|agree)\\b)`,
          `\\btakes? ${MAYBE_TITLE}<>,? (?:\\(?(?:(?:${ID_WORDS})|id)[^,)]*[,)] ?)?into (?:its|his|her|their|my|our) (?:service|employment|employ)\\b`,
          '(?:appoints?|employs?|engages?|takes? into (?:its |his |her )?(?:service|employment)) <>',
        ),
        // Above a table of terms: "Prepared on 13 July 2026 for Kago Example".
        sentence('\\bprepared(?: on \\d[^.\\n]{5,18}?)? for <>(?=[.,;\\n])'),
        weighedSentence(
          0.7,
          `\\bdear ${MAYBE_TITLE}(?!sir|madam|colleague|employee|applicant)<>(?=[,:\\n]| (?:we|i|this|following|it|further|with|on|re)\\b)`,
        ),
        partyInOrder(1),
        mentioned(0.36, { from: 0.08 }),
      ],
      aliases: ['fullName'],
      weight: 1,
    },
    {
      name: 'employerName',
      kind: partyName,
      labels: labelList(`
        Employer~0.8 | Name of Employer | The Employer~0.8 | The Company~0.9 | Company
        Mothapi | Householder | Head of Household | Farmer~0.8 | Transporter~0.8 | Name of Company | Organisation Name | Paid by | Party A~0.8 | ${EMPLOYER}
      `),
      finders: [
        sentence(
          `between:? <>${CALLED}(?:employer|company)`,
          '<>,? (?:as )?(?:the )?["“(]+(?:the )?(?:employer|company)',
          'for and on behalf of <>',
          '(?:^|\\n)<>,? (?:of [^.;\\n(]{4,60} )?\\((?:the |my )?(?:householder|employer|master|farmer)\\)',
        ),
        party('employer|company|mothapi'),
        partyInOrder(0),
        letterhead(0.65),
        mentioned(0.45),
      ],
      aliases: ['employer'],
      weight: 0.6,
    },
    employeeIdField,
    {
      ...positionField,
      finders: [
        ...(positionField.finders ?? []),
        sentence(
          '\\b(?:shall|will|agrees to|undertakes to) (?:serve|work for|act for|assist)(?: \\p{L}+){0,4}? as (?:an? |the )?<>(?= (?:at|in|with|on|for)\\b|[,.;\\n])',
          `(?:serve|work|employed|act)[^.]{0,40}? in the (?:${PLAIN_POSITIONS}|rank) of (?:an? )?<>(?= (?:at|in|with)\\b|[,.;\\n])`,
        ),
      ],
    },
    startDateField,
    employmentTypeField,
    statedGross,
    statedNet,
    {
      ...letterIssueDate,
      finders: [
        sentence(
          `(?:${AGREED_ON})[^.]{0,70}?(?:on|into|this|dated) (?:this )?(?:the )?<>`,
          '\\b(?:agreed|signed|done|dated) at \\p{Lu}[\\p{L} ]{2,30},? (?:on |this )?(?:the )?<>',
        ),
        ...(letterIssueDate.finders ?? []),
      ],
      weight: 0.1,
    },
    idNumberInText,
    signatoryName,
    signatoryTitle,
    ...namePartFields,
  ],
  derivations: [nameOfParts('employeeName', ['fullName']), employmentTypeWord, salaryObject],
  otherLabels: words(`
    Hours of Work | Working Hours | Probation | Probation Period | Leave | Annual Leave | Notice
    Notice Period | Place of Work | Duty Station | Duration | Contract Period | Address
    Physical Address | Postal Address | Reports To | Reporting To | Department | Termination
    Benefits | Overtime | End Date | Contract End
  `),
  keys: ['employeeName'],
  checks: [inThePast('issueDate')],
};
