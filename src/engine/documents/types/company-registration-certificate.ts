import { phraseCuesOf } from './composed.ts';
import { weighedSentence } from '../find/sentence.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { inThePast } from '../checks/days.ts';
import { uinShape } from '../checks/numbers.ts';
import {
  businessTypeField,
  businessTypeFromCompanyType,
  companyTypeField,
  directorsField,
  incorporationDateField,
  registeredAddressField,
  registrationNumberField,
  authorizedCapitalField,
} from './company-fields.ts';
import { companyNameField } from './company-name-field.ts';
import { companyStatusField } from './company-extract.ts';
import { certificateDate, certificateNumberField, registrarField } from './certificate-of-incorporation.ts';
import type { DocumentType } from '../document-type.ts';
import { isToBeFilledIn } from './sentence-cues.ts';

/** Certificate of registration, for external and re-registered companies. */
export const companyRegistrationCertificate: DocumentType = {
  documentType: 'COMPANY_REGISTRATION_CERTIFICATE',
  title: 'company registration certificate',
  category: 'ENTITY',
  ofCategory: true,
  configuredType: () => 'CERTIFICATE_OF_INCORPORATION',
  sentenceCues: [isToBeFilledIn],
  phraseCues: [
    ...phraseCuesOf('Certificate of Company | registered under the Companies Act', 1.4),
    { phrase: 'Registration of a Company', weight: 2.6 },
    ...phraseCuesOf(
      'Registered Company | Registration of Companies | was registered under | External Company',
      1,
    ),
    ...phraseCuesOf(
      'Re-registration Certificate | External Company Registration | Certificate of Re-registration',
      3,
    ),
    { phrase: 'has been registered', weight: 0.8 },
    { phrase: 'Setifikeiti sa kwadiso', weight: 2.2 },
    ...phraseCuesOf(
      `
        Certificate of Registration of Company | Company Registration Certificate | Certificate of Company Registration
        Certificate of Registration of an External Company
      `,
      3.4,
    ),
    { phrase: 'Certificate of Registration', weight: 2.4 },
    { phrase: 'Re-registration', weight: 1.2 },
    { phrase: 'Registration Certificate', weight: 2 },
    { phrase: 'Companies Act', weight: 0.7 },
    { phrase: 'Companies and Intellectual Property Authority', weight: 0.9 },
    { phrase: 'Registrar of Companies', weight: 0.6 },
    { phrase: 'Business Name', weight: -1 },
    { phrase: 'Taxpayer Identification', weight: -3 },
    { phrase: 'VAT', weight: -1.6 },
    { phrase: 'Birth', weight: -2 },
  ],
  fields: [
    companyNameField,
    { ...registrationNumberField, aliases: ['binNumber'] },
    {
      ...incorporationDateField,
      name: 'registrationDate',
      labels: labelList(`
        Date of Registration | Re-Registration Date | Date of Re-registration
        Registered on | Entered in the register on | Entered on the register | Registered~0.85 | Date of Incorporation
        Letlha la kwadiso | Registered Since | Date Entered | Date of Entry | Letlha la go kwadisiwa | Date entered in Register | Date of Entry in Register | Commencement of Registration | Registered with effect from | With effect from~0.8 | Effective Date~0.8 | Effective from~0.8 | Date of Inclusion | On register since | Enrolled on
        Re-registered on
      `),
      finders: [
        // "incorporated in … on … has this 2nd day of … been registered": the second date is this certificate's.
        weighedSentence(0.97, '(?:has|was|is),?(?: on)?,? this <>,? (?:been )?(?:duly )?(?:re-?)?registered'),
        ...incorporationDateField.finders!,
      ],
      aliases: ['incorporationDate'],
    },
    registeredAddressField,
    businessTypeField,
    { ...companyTypeField, weight: 0 },
    { ...authorizedCapitalField },
    directorsField,
    registrarField,
    certificateNumberField,
    certificateDate,
    { ...companyStatusField, weight: 0 },
  ],
  derivations: [businessTypeFromCompanyType],
  otherLabels: words(`
    Date | Company Secretary | Postal Address | Seal | Country of Incorporation
    Place of Incorporation | Annual Return Filing Month
  `),
  keys: ['registrationNumber'],
  checks: [uinShape('registrationNumber'), inThePast('registrationDate')],
};
