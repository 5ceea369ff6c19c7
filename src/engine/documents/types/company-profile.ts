import { phraseCuesOf } from './composed.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { peopleList } from '../find/people/people-list.ts';
import { sentence } from '../find/sentence.ts';
import { rolesAmong } from '../find/people/with-role.ts';
import { legalName } from '../find/issuers/legal-name.ts';
import { mentioned } from '../find/mentioned.ts';
import { letterDate } from '../find/letters/letter-date.ts';
import { date } from '../../values/date.ts';
import { tin } from '../../values/identifiers.ts';
import {
  activitiesField,
  companyStatusField,
  directorRows,
  issuedCapitalField,
  shareholderRows,
} from './company-extract.ts';
import {
  authorizedCapitalField,
  companyTypeField,
  incorporationDateField,
  registeredAddressField,
  registrationNumberField,
} from './company-fields.ts';
import { companyNameField } from './company-name-field.ts';
import type { DocumentType } from '../document-type.ts';
import { introducesItself } from './sentence-cues.ts';
import { DATED, PRINTED, TIN } from './wordings.ts';

/** A company's description of itself: business, services, management. */
export const companyProfile: DocumentType = {
  documentType: 'COMPANY_PROFILE',
  title: 'company profile',
  category: 'COMPLIANCE',
  ofCategory: true,
  configuredType: () => 'COMPANY_EXTRACT',
  sentenceCues: [introducesItself],
  phraseCues: [
    ...phraseCuesOf('Profile | Company History | Profile of | Our Vision | Our Mission', 1.2),
    ...phraseCuesOf('Our Company | Our Team | Our Clients | Our Values | What We Do | Fact sheet', 1),
    { phrase: 'Products and Services', weight: 0.9 },
    { phrase: 'Services', weight: 0.3 },
    ...phraseCuesOf('Track Record | Our people | Vision | Mission | Core Values | Management Team', 0.8),
    { phrase: 'Ownership', weight: 0.4 },
    ...phraseCuesOf('Contact Us | Background', 0.5),
    ...phraseCuesOf('Company at a glance | Vendor Information | Supplier Information | Business Overview', 2),
    { phrase: 'Company Profile', weight: 3.6 },
    ...phraseCuesOf('Organisation Profile | Organisational Profile', 3.2),
    ...phraseCuesOf('Supplier Profile | Corporate Overview | Capability Statement | Company Fact Sheet', 2.6),
    ...phraseCuesOf('Firm Profile | Business Profile', 3),
    { phrase: 'Corporate Profile', weight: 3.4 },
    ...phraseCuesOf('About Us | About the Company | Who We Are | Our Services', 1.6),
    ...phraseCuesOf('Company Overview | Company Background', 1.8),
    { phrase: 'Executive Summary', weight: 0.6 },
  ],
  fields: [
    {
      ...companyNameField,
      finders: [legalName(), ...(companyNameField.finders ?? [])],
      aliases: ['taxpayerName'],
    },
    // A profile need not state number, incorporation date, owners or directors.
    { ...registrationNumberField, weight: 0.1 },
    {
      name: 'tinNumber',
      kind: tin,
      labels: labelList(`
        TIN | TIN Number | Taxpayer Identification Number | Tax Number | Tax Identification Number | ${TIN}
      `),
      finders: [
        sentence(
          '(?:tin|tax(?:payer)?(?: identification)? (?:number|no\\.?))[.:]* (?:is |number |no\\.? )?<>',
        ),
      ],
      weight: 0.1,
    },
    { ...companyStatusField, aliases: ['status'] },
    {
      ...incorporationDateField,
      labels: [...incorporationDateField.labels!, 'Established', 'Year Established', 'Founded'],
      finders: [
        ...(incorporationDateField.finders ?? []),
        sentence('(?:established|founded|formed)[^.]{0,60}? (?:on|in) (?:the )?<>'),
      ],
      weight: 0.1,
    },
    {
      ...registeredAddressField,
      finders: [...(registeredAddressField.finders ?? []), mentioned(0.42)],
    },
    {
      ...directorRows,
      weight: 0.1,
      finders: [
        ...(directorRows.finders ?? []),
        rolesAmong(
          /director|chair|founder|owner|partner|ceo|chief executive/i,
          peopleList({
            headed:
              /^(?:our )?(?:management|leadership|directors|key people|executives?)(?: team)?\s*(?:\.\s*)?(?=:|$|#)/i,
            of: 'person',
            columns: ['role'],
          }),
        ),
      ],
    },
    { ...shareholderRows, weight: 0 },
    activitiesField,
    companyTypeField,
    authorizedCapitalField,
    issuedCapitalField,
    {
      name: 'issueDate',
      kind: date,
      labels: labelList(`
        Date | Issue Date | Date of Issue | Dated | Profile Date | Updated | As at | ${DATED}
        Letsatsi~0.8 | ${PRINTED}
      `),
      finders: [letterDate(0.6), sentence('(?:as at|prepared|updated|dated)(?: on)? (?:the )?<>')],
      aliases: ['extractDate'],
      weight: 0,
    },
  ],
  otherLabels: words(`
    VAT Number | Postal Address | Company Secretary | Auditors | Bankers
    Number of Employees | Employees | Contact Person
  `),
  keys: ['companyName'],
};
