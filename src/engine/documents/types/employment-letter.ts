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
    { phrase: 'Policy Number', weight: -1.5 },
    { phrase: 'Sum Insured', weight: -1.5 },
    ...titled(
      'Proof | Confirmation | Verification | Certificate | Certification | Attestation | Evidence | Statement | Status',
      'Employment | Service',
      2.2,
    ),
    ...phraseCuesOf(onPapers('employmentTitles'), 2.8),
    ...phraseCuesOf(onPapers('employmentPhrases'), 1.2),
    { phrase: 'Service Certificate', weight: 2.2 },
    { phrase: 'Assumption of Duty', weight: 2.4 },
    { phrase: 'Duty Assumption', weight: 2.2 },
    { phrase: 'working with us', weight: 0.9 },
    { phrase: 'works for us', weight: 0.9 },
    { phrase: 'in the service of', weight: 0.9 },
    { phrase: 'serving member of', weight: 0.9 },
    { phrase: 'Letter of Confirmation of Employment', weight: 3 },
    { phrase: 'Confirmation of Service', weight: 2.2 },
    { phrase: 'Record of Employment', weight: 2.2 },
    { phrase: 'Record of Service', weight: 2 },
    { phrase: 'Staff Confirmation', weight: 2 },
    { phrase: 'Employment Certificate', weight: 2.4 },
    { phrase: 'Employment Status', weight: 1.4 },
    { phrase: 'Bopaki jwa tiro', weight: 2.8 },
    { phrase: 'Lekwalo la tiro', weight: 2.4 },
    { phrase: 'o thapilwe', weight: 1.2 },
    { phrase: 'is in our employment', weight: 1.2 },
    { phrase: 'full-time employee', weight: 0.8 },
    { phrase: 'is an employee of', weight: 1 },
    { phrase: 'has been employed', weight: 1 },
    { phrase: 'was appointed', weight: 0.6 },
    { phrase: 'Employment of Mr', weight: 1.6 },
    { phrase: 'Employment of Mrs', weight: 1.6 },
    { phrase: 'Employment of Ms', weight: 1.6 },
    { phrase: 'appointment', weight: 0.4 },
    { phrase: 'employed as', weight: 0.8 },
    { phrase: 'in the employ of', weight: 1.2 },
    { phrase: 'in employment', weight: 0.6 },
    { phrase: 'Confirmation of Employment', weight: 3.2 },
    { phrase: 'Employment Confirmation', weight: 3.2 },
    { phrase: 'Proof of Employment', weight: 3 },
    { phrase: 'Employment Letter', weight: 3 },
    { phrase: 'Letter of Employment', weight: 3 },
    { phrase: 'Letter of Appointment', weight: 2.6 },
    { phrase: 'Offer of Employment', weight: 2.4 },
    { phrase: 'Certificate of Employment', weight: 2.4 },
    { phrase: 'Certificate of Service', weight: 1.6 },
    { phrase: 'Verification of Employment', weight: 3 },
    { phrase: 'Employment Verification', weight: 3 },
    { phrase: 'Tlhomamiso ya tiro', weight: 2.6 },
    { phrase: 'is employed', weight: 1 },
    { phrase: 'in our employ', weight: 1 },
    { phrase: 'permanent', weight: 0.3 },
    { phrase: 'Human Resources', weight: 0.5 },
    { phrase: 'To whom it may concern', weight: 0.5 },
    { phrase: 'Yours faithfully', weight: 0.3 },
    { phrase: 'Reference', weight: -0.3 },
    { phrase: 'Employer Confirmation', weight: 2.4 },
    { phrase: "Employer's Confirmation", weight: 2.6 },
    { phrase: 'Confirmation by Employer', weight: 2.4 },
    { phrase: 'Hours of Work', weight: -0.6 },
    { phrase: 'joined the company', weight: 0.9 },
    { phrase: 'joined us', weight: 0.6 },
    { phrase: 'works for', weight: 0.8 },
    { phrase: 'our employee', weight: 0.8 },
    { phrase: 'in my employment', weight: 1 },
    { phrase: 'above-mentioned employee', weight: 1.2 },
    { phrase: 'employee number', weight: 0.5 },
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
        Company Registration Number | Company Registration No | Company Reg No | UIN
        Registration Number | Registration No | Reg No | Company Number | Company No | Company UIN
        Registered Number~0.8 | Registered No | Company Reg. No | Entity Number | Nomoro ya khamphani
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
