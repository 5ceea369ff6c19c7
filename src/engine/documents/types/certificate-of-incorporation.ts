import { phraseCuesOf } from './composed.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { inThePast } from '../checks/days.ts';
import { uinShape } from '../checks/numbers.ts';
import { anywhere } from '../find/anywhere.ts';
import { sentence } from '../find/sentence.ts';
import { besideTitle } from '../find/people/beside-title.ts';
import { date } from '../../values/date.ts';
import { reference } from '../../values/identifiers.ts';
import { personName } from '../../values/person-name.ts';
import {
  authorizedCapitalField,
  businessTypeField,
  businessTypeFromCompanyType,
  companyTypeField,
  directorsField,
  incorporationDateField,
  registeredAddressField,
  registrationNumberField,
} from './company-fields.ts';
import { companyNameField } from './company-name-field.ts';
import type { DocumentType, FieldSpec } from '../document-type.ts';
import { PRINTED, SERIAL_NUMBER } from './wordings.ts';
import { isToBeFilledIn } from './sentence-cues.ts';

export const registrarField: FieldSpec = {
  name: 'registrar',
  // A single word beside the job title is the town of a stamp; "The Official Seal" is none who signs.
  kind: {
    ...personName,
    parse: (text, context) => {
      const parsed = personName.parse(text, context);
      return /\s/.test(String(parsed?.value)) && !/\b(?:seal|office|official)\b/i.test(text) ? parsed : null;
    },
  },
  labels: labelList(`
    Registrar of Companies | Registrar | Registrar General | Name of Registrar
    Registrar of Companies and Business Names | Registrar of Business Names | Registrar of Societies | Deputy Registrar
    Assistant Registrar | Issued by~0.8 | Registrar's Name | Issuing Officer | Registrar (Companies) | Mokwadisi | Signed by the Registrar | Signature of Registrar | Signature of the Registrar | Registrar's Signature
  `),
  finders: [
    besideTitle(/\bregistrar\b/i),
    // "Signed: Registrar, K. Example", "K. Example, Deputy Registrar"
    sentence(
      '(?:signed(?: by)?|by):? (?:the )?(?:\\p{L}+ ){0,2}registrar(?: of companies)?,? <>(?=[.;\\n]|$)',
      '(?:^|\\n)<>, (?:the )?(?:deputy |assistant |acting )?registrar(?: of [\\p{L} -]{4,40})?(?=[.;\\n]|$)',
      '\\bregistrar: <>(?=[.;\\n]|$)',
    ),
  ],
  weight: 0,
};

export const certificateNumberField: FieldSpec = {
  name: 'certificateNumber',
  // "No. BW00001234567" is the company's number; a single digit is background pattern.
  kind: {
    ...reference,
    parse: (text, context) =>
      /\bBW\d{9}/i.test(text) || !/\d{2}/.test(text) ? null : reference.parse(text, context),
  },
  labels: labelList(`
    Certificate Number | Serial Number | Serial No
    Certificate Serial No | Nomoro ya setifikeiti | Certificate # | Certificate ID | No~0.5
    ${SERIAL_NUMBER} | Reference~0.8 | Certificate Reference | Setifikeiti~0.8 | Nomoro ya lekwalo
  `),
  finders: [
    sentence('certificate (?:no|number)[.:]*\\s*<>'),
    // "CERT/2026/00418" alone on its line is recognised by its prefix.
    anywhere(0.7, (line) => /^(?:cert|certificate|COI|CI)[/-](?:[A-Z\d]+[/-])*\d{3,}$/i.test(line.trim())),
  ],
  weight: 0.25,
};

/** Date of printing or issue of a certificate, if it differs from the certified date. */
export const certificateDate: FieldSpec = {
  name: 'issueDate',
  kind: date,
  labels: labelList(`
    Date of Issue | Issue Date | Date Issued | Printed on | Issued~0.85 | Date of Statement
    Dated | Date of Invoice | Date of Letter | Tax Date | Document Date
    Letlha la molato | Letlha la go ntshiwa | Letsatsi~0.8 | ${PRINTED}
  `),
  finders: [
    sentence(
      '(?:issued|certificate printed|printed)(?: electronically| online)?(?: from the register)?(?: at \\p{L}+)? on (?:this )?(?:the )?<>',
      'given under (?:my|our) hand[^.]{0,80}? (?:this|on) (?:the )?<>',
    ),
  ],
  weight: 0,
};

/** CIPA certificate of incorporation, before and after the re-registration of 2019. */
export const certificateOfIncorporation: DocumentType = {
  documentType: 'CERTIFICATE_OF_INCORPORATION',
  title: 'certificate of incorporation',
  category: 'ENTITY',
  ofCategory: true,
  configuredType: () => 'CERTIFICATE_OF_INCORPORATION',
  sentenceCues: [isToBeFilledIn],
  phraseCues: [
    { phrase: 'certify the incorporation', weight: 2 },
    ...phraseCuesOf('Certificate of the Incorporation | Incorporation Certificate', 3),
    ...phraseCuesOf('is incorporated | was incorporated', 1),
    ...phraseCuesOf('duly incorporated | Incorporation of a Company', 1.4),
    { phrase: 'has been incorporated', weight: 1.2 },
    { phrase: 'has this day been incorporated', weight: 1.6 },
    ...phraseCuesOf('Setifikeiti sa kwadiso ya khamphani | Setifikeiti sa kwadiso ya kompone', 2.6),
    { phrase: 'Certificate Number', weight: 0.3 },
    ...phraseCuesOf('Form 4 | Given under my hand', 0.6),
    { phrase: 'Certificate of Incorporation', weight: 3.4 },
    { phrase: 'incorporated', weight: 0.5 },
    { phrase: 'Companies Act', weight: 0.7 },
    { phrase: 'Companies and Intellectual Property Authority', weight: 0.9 },
    { phrase: 'Registrar of Companies', weight: 0.8 },
  ],
  fields: [
    companyNameField,
    {
      ...registrationNumberField,
      finders: [
        ...registrationNumberField.finders!,
        // Numbers from before the register of 2019: "No. 2006/4418".
        anywhere(0.7, (line) =>
          /^no\b\.?\s*(?:CO\.?\s?)?(?:(?:19|20)\d{2}|[5-9]\d|(?<=CO\.?\s?)\d{2})\s?\/\s?\d{1,6}$/i.test(
            line.trim(),
          ),
        ),
      ],
      aliases: ['binNumber'],
    },
    { ...incorporationDateField, aliases: ['registrationDate'] },
    registeredAddressField,
    companyTypeField,
    { ...businessTypeField, weight: 0 },
    authorizedCapitalField,
    { ...directorsField, weight: 0 },
    registrarField,
    certificateNumberField,
    certificateDate,
  ],
  derivations: [businessTypeFromCompanyType],
  otherLabels: words(`
    Date | Re-Registration Date | Issued Capital | Seal | Company Secretary | Given at
    Postal Address | Company Status | Status | Annual Return Filing Month
  `),
  keys: ['registrationNumber'],
  checks: [uinShape('registrationNumber'), inThePast('incorporationDate')],
};
