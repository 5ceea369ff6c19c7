import { asSaidAbroad, onPapers } from '../../lexicon/languages/index.ts';
import { inThePast } from '../checks/days.ts';
import { labelList } from '../../values/text/label-list.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { mentioned } from '../find/mentioned.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { companyNumber } from '../../values/identifiers.ts';
import { companyName } from '../../values/company-name.ts';
import { phraseCuesOf, titled } from './composed.ts';
import type { DocumentType } from '../document-type.ts';
import { isIssuedForAnother } from './issued-for-another.ts';
import { nameOfParts, namePartFields } from './name-parts.ts';
import {
  employeeIdField,
  letterEmployer,
  letterIssueDate,
  idNumberInText,
  positionField,
  startDateField,
  subjectName,
} from './letter-fields.ts';
import { officialStamp, signatoryName, signatoryTitle } from './signatory-fields.ts';
import {
  employmentTypeField,
  employmentTypeWord,
  remunerationDetails,
  salaryObject,
  statedGross,
  statedNet,
} from './salary-fields.ts';
import { appoints, employs, studies } from './sentence-cues.ts';
import { insteadOf } from './instead-of.ts';

/** Employment letter by the employer (confirmation of employment), or by a company secretary or consultancy. */
export const employmentLetter: DocumentType = {
  documentType: 'EMPLOYMENT_LETTER',
  title: 'employment letter',
  category: 'MULTIPURPOSE',
  ofCategory: true,
  configuredType: (values, view) =>
    isIssuedForAnother(values, view) ? 'EMPLOYMENT_LETTER' : 'CONFIRMATION_OF_EMPLOYMENT',
  letter: 'usually',
  sentenceCues: [employs, appoints, studies],
  phraseCues: [
    // Insurance forms also ask for employment.
    { phrase: 'Policyholder', weight: -2 },
    ...phraseCuesOf('Policy Number | Sum Insured', -1.5),
    ...titled(
      'Proof | Confirmation | Verification | Certificate | Certification | Attestation | Evidence | Statement | Status',
      'Employment | Service',
      2.2,
    ),
    ...phraseCuesOf(onPapers('employmentTitles'), 2.8),
    ...phraseCuesOf(onPapers('employmentPhrases'), 1.2),
    ...phraseCuesOf('Duty Assumption | Record of Employment', 2.2),
    ...phraseCuesOf(
      `
        Assumption of Duty | Employment Certificate | Lekwalo la tiro | Offer of Employment | Certificate of Employment
        Employer Confirmation | Confirmation by Employer
      `,
      2.4,
    ),
    ...phraseCuesOf(
      'working with us | works for us | in the service of | serving member of | joined the company',
      0.9,
    ),
    ...phraseCuesOf(
      `
        Letter of Confirmation of Employment | Proof of Employment | Employment Letter | Letter of Employment | Verification of Employment
        Employment Verification
      `,
      3,
    ),
    ...phraseCuesOf('Record of Service | Staff Confirmation', 2),
    { phrase: 'Employment Status', weight: 1.4 },
    { phrase: 'Bopaki jwa tiro', weight: 2.8 },
    ...phraseCuesOf('o thapilwe | is in our employment | in the employ of | above-mentioned employee', 1.2),
    ...phraseCuesOf('full-time employee | employed as | works for | our employee', 0.8),
    ...phraseCuesOf(
      'is an employee of | has been employed | is employed | in our employ | in my employment',
      1,
    ),
    ...phraseCuesOf('was appointed | in employment | joined us', 0.6),
    ...phraseCuesOf('Employment of Mr | Employment of Mrs | Employment of Ms | Certificate of Service', 1.6),
    { phrase: 'appointment', weight: 0.4 },
    ...phraseCuesOf('Confirmation of Employment | Employment Confirmation', 3.2),
    ...phraseCuesOf(
      "Letter of Appointment | Tlhomamiso ya tiro | Employer's Confirmation | Employer's Reference",
      2.6,
    ),
    ...phraseCuesOf('permanent | Yours faithfully', 0.3),
    ...phraseCuesOf('Human Resources | To whom it may concern | employee number', 0.5),
    { phrase: 'Reference', weight: -0.3 },
    { phrase: 'Hours of Work', weight: -0.6 },
  ],
  fields: [
    subjectName,
    {
      ...letterEmployer,
      labels: [
        ...letterEmployer.labels!,
        'Client Company',
        'Company Employing',
        'Name of Client',
        'Name of Client Company',
      ],
      finders: [
        // "On the instructions of the board of Example (Pty) Ltd": the company for which a secretary writes, whoever
        // signs.
        weighedSentence(
          1,
          // "We act as payroll administrators to Example (Pty) Ltd"
          '\\b(?:we|i) act (?:here |herein )?as (?:the |an? )?(?:\\p{L}+ ){1,4}(?:to|for|of) <>(?= (?:as|and|which|with|in|uin|on)\\b| ?\\(|[,.;\\n])',
          '\\b(?:on|at|upon|under|by) (?:the )?(?:instructions?|requests?|directions?|authority|mandate) of (?:the )?(?:board(?: of directors)?|directors|members|shareholders|management) of <>(?= (?:as|we|i|and|to|which)\\b| ?\\(|[,.;\\n])',
        ),
        sentence(
          '(?:company )?secretar(?:y|ies) (?:of|to|for) <>(?= (?:as|we|i|and|which|with|uin)\\b| ?\\(|[,.;\\n])',
          'on behalf of (?:our client,? )?<>(?= (?:as|we|i|and|to)\\b| ?\\(|[,.;\\n])',
          '(?<!\\b(?:previously|formerly|before that) )(?:employed|engaged|employment|appointed|employee) (?:by|with|at|of) <>(?= (?:as|since|in|on|from|and|under|effective|with)\\b| ?\\(|[,.;\\n])',
          'our client,? <>',
          '<>,? (?:\\(?(?:registration|company|uin|reg)[^,.]{3,50}[,)] )?(?:hereby )?employs\\b',
        ),
        sentence(...asSaidAbroad('employer')),
        ...(letterEmployer.finders ?? []),
      ],
    },
    { name: 'issuerName', kind: companyName, finders: [letterhead(0.85)], weight: 0.1 },
    {
      name: 'companyRegistrationNumber',
      kind: companyNumber,
      labels: labelList(`
        Company Registration No | UIN
        Registration Number | Registration No | Company Number | Company No | Company UIN
        Registered Number~0.8 | Registered No | Entity Number | Nomoro ya khamphani
      `),
      finders: [
        // In brackets after the company that the text is about; a secretary's letterhead has its own number.
        weighedSentence(1, '\\((?:uin|registration (?:number|no)|company (?:number|no))[.:\\s]*<>'),
        sentence('(?:uin|registration (?:number|no)|company (?:number|no))[.:\\s]*<>'),
        mentioned(0.6),
      ],
      weight: 0,
    },
    employeeIdField,
    positionField,
    { ...startDateField, aliases: ['dateOfAppointment'] },
    employmentTypeField,
    remunerationDetails,
    statedGross,
    statedNet,
    letterIssueDate,
    idNumberInText,
    signatoryName,
    signatoryTitle,
    officialStamp,
    ...namePartFields,
  ],
  derivations: [
    nameOfParts('employeeName', ['fullName']),
    insteadOf('companyName', 'employerName', { source: 'joined' }),
    employmentTypeWord,
    salaryObject,
  ],
  keys: ['employeeName'],
  checks: [inThePast('issueDate')],
};
