import { phraseCuesOf } from './composed.ts';
import { UNTIL } from '../../lexicon/until.ts';
import { COUNTRIES } from '../../packs/country-words.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { anywhere } from '../find/anywhere.ts';
import { numberBesideTitle } from '../find/number-beside-title.ts';
import { isLetter } from '../find/letters/letter-form.ts';
import { closingDate, letterDate } from '../find/letters/letter-date.ts';
import { sentence, STOP, weighedSentence } from '../find/sentence.ts';
import { subjectLine } from '../find/letters/subject.ts';
import { fromZone } from '../find/zones/zone.ts';
import { passportNumber } from '../../values/card-numbers.ts';
import { reference } from '../../values/identifiers.ts';
import type { ValueKind } from '../../values/kind.ts';
import { LEGAL_FORM, PRIVATE } from '../../values/legal-form.ts';
import { text } from '../../values/words.ts';
import type { CheckRule, DocumentType, Finder } from '../document-type.ts';
import { zoneAgainstPrint } from '../checks/identity.ts';
import { identityChecks } from './identity-paper.ts';
import {
  dateOfBirth,
  dateOfIssue,
  expiryDate,
  forenames,
  genderField,
  joinedName,
  nationalityField,
  NOT_OF_PASSPORT,
  placeOfBirth,
  printedFullName,
  REPEATED_IN_ZONE,
  soleName,
  soleNameInPrint,
  surname,
  surnameOfName,
} from './shared.ts';

/** Confidence of a letter's date and of the zone on a permit, 0–1 (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { dateOfLetter: 0.7, zone: 0.62 } as const;

/** If a department grants the permit in a letter, the letter's date is the date of issue. */
const dateOfLetter: Finder = (view, field) =>
  isLetter(view) ? letterDate(CONFIDENCE.dateOfLetter)(view, field) : [];

/** "To work only as / for: Fitter, Nata Steel (Pty) Ltd": the post precedes the employer. */
const employerName: ValueKind = {
  ...text,
  parse(printed, context) {
    const company = /^\s*[\p{L} -]{3,40},\s+(?=\p{Lu})(.+)$/u.exec(printed)?.[1];
    const name = company && LEGAL_FORM.test(company) ? company : printed;
    // Strips the address after the employer's name ("Name and address of employer").
    return text.parse(
      name
        .replace(/(?<=\b(?:ltd|limited)\.?) as \S.*$/i, '')
        .replace(/,\s*(?:P\W{0,2}O\W{0,2}Box|Private Bag|Plot)\b.*$/i, ''),
      context,
    );
  },
};

const expiryAgainstPrint = zoneAgainstPrint(REPEATED_IN_ZONE.filter(({ field }) => field === 'expiryDate'));

/** Only a card's zone has the permit's expiry date; other zones may be of the passport. */
const expiryOfCard: CheckRule = (input) => {
  const zones = input.view.zones.filter(({ zone }) => zone.format === 'TD1' || zone.format === 'TD2');
  return expiryAgainstPrint({ ...input, view: { ...input.view, zones } });
};

/**
 * Residence or work permit: a sticker in a passport, a card or a certificate (docs/facts/documents.md; layouts not
 * verified).
 */
export const residencePermit: DocumentType = {
  documentType: 'RESIDENCE_PERMIT',
  title: 'residence permit',
  category: 'IDENTITY',
  ofCategory: true,
  configuredType: () => 'OTHER',
  letter: 'never',
  phraseCues: [
    ...phraseCuesOf('Trade | Trading', -2),
    ...phraseCuesOf('Council | business', -1),
    { phrase: 'Residence Card', weight: 2.4 },
    ...phraseCuesOf('Resident Permit | Permit to Reside | Permit to Work', 2.8),
    ...phraseCuesOf('Permit to Work and Reside | Residence Permit', 3.2),
    ...phraseCuesOf('Employment Permit | Permanent Resident | Work Permit | Exemption Certificate', 2.2),
    ...phraseCuesOf('Permit Holder | Immigration and Citizenship', 0.8),
    ...phraseCuesOf('Employment of Non-Citizens | Immigration Department | Department of Immigration', 1.2),
    ...phraseCuesOf(
      'Director of Immigration | Immigration Officer | Conditions of Permit | Immigration Act',
      1,
    ),
    { phrase: 'permitted to reside', weight: 1.8 },
    { phrase: 'reside permanently', weight: 1.4 },
    { phrase: 'Temporary Permit', weight: 1.6 },
    { phrase: 'Holder of Passport', weight: 0.6 },
    ...phraseCuesOf('Permit of Residence | Certificate of Permanent Residence', 3),
    { phrase: 'Permanent Residence', weight: 2.6 },
    { phrase: 'Temporary Residence', weight: 2 },
    ...phraseCuesOf('Permit Number | Permit No', 0.5),
    { phrase: 'Date of Entry', weight: 0.4 },
  ],
  zone: { formats: ['MRVA', 'MRVB'], weight: 1.5 },
  fields: [
    {
      name: 'permitNumber',
      kind: reference,
      labels: labelList(`
        Permit Number | Residence Permit Number
        {Permit,Certificate,Visa,Exemption,Sticker} {Ref,Reference,Serial No,No} | Certificate Number | Number | Serial Number~0.6 | Serial No~0.6 | Serial~0.6 | No~0.6 | File No~0.5 | Reference No~0.5
        Permit # | Certificate # | Reference~0.8
      `),
      aliases: ['idNumber'],
      finders: [
        sentence(
          '\\bpermit,? (?:no\\.?|number|nr\\.?):? (?:is )?<>(?=[,.;\\n)]|\\s?\\(| (?:is|was|has|valid|issued|which|for|dated)\\b)',
        ),
        numberBesideTitle(
          /\b(?:(?:temporary|permanent|residence|resident|work|employment|student|study|dependant)\b ?|and ){1,4}(?:permit|card)$/i,
          /^[A-Z]{2,4}[ -]?\d{5,9}$/,
        ),
        anywhere(
          0.5,
          (t) =>
            /^[A-Z]{2,4}\s?\d{5,9}$/.test(t.trim()) ||
            // "WRP 0418827/26", "PRC 2025/00418": number and year in either order.
            /^[A-Z]{2,4}[ /-]?(?:\d{4,9}\/(?:\d{2}|\d{4})|\d{4}\/\d{3,9})$/.test(t.trim()) ||
            /^(?:no|nr|number)\b[.:]?\s*(?=\S.*\d{4})[A-Z]{1,5}[ /-]?[\d/-]{4,14}$/i.test(t.trim()),
        ),
      ],
      weight: 1,
    },
    {
      name: 'passportNumber',
      kind: passportNumber,
      labels: labelList(`
        {Passport,Travel Document,Passport/Travel Document,PP,P/P,Pass} No | Passport | Travel Document | Passport/Travel Doc
      `),
      finders: [
        // The zone of a visa holds the passport's number or its own (Doc 9303 part 7, 4.2.2), so the print has more
        // confidence.
        fromZone(
          (z) => (z.format.startsWith('MRV') ? (z.fields['documentNumber'] ?? null) : null),
          'documentNumber',
          () => CONFIDENCE.zone,
        ),
        sentence('passport(?: number| no)?[.:]* (?:is )?<>'),
      ],
      weight: 0.1,
    },
    surname,
    forenames,
    {
      ...printedFullName,
      labels: labelList(
        'Full Name | Full Names | Name of {Holder,Permit Holder,Bearer} | Name | Names | Holder | Name of {Non-Citizen,Student,Worker} | Person~0.8 | Person {named,exempted,permitted} | Student~0.8 | Dependant~0.8 | Permit Holder | Bearer | Issued to | Granted to | Issued in favour of | In favour of',
      ),
      finders: [
        sentence(
          '(?:certify|certifies|certified) that <>',
          `(?:granted|issued)(?: (?:an? |the )?permanent residen(?:ce|cy)(?: permit| in (?:${COUNTRIES}))?| under [^.\\n]{3,30}?)? to[\\s:]+<>`,
          '(?:authori[sz]es?|permits?|allows?|entitles?) (?:the holder,? )?<>(?=,|\\s?\\(| (?:a (?:national|citizen)|holder|to|of|whose|born)\\b)',
        ),
        weighedSentence(0.85, '(?:^|\\n)<>(?=, (?:of \\p{L}+ nationality|a (?:national|citizen) of)\\b)'),
        subjectLine(),
      ],
    },
    {
      ...dateOfBirth,
      finders: [
        ...(dateOfBirth.finders ?? []),
        sentence('born(?: on)? <>', 'born (?:at|in) [^.;\\n\\d]{2,40}? on (?:the )?<>'),
      ],
    },
    { ...placeOfBirth, finders: [sentence('born[^.]{0,40}? (?:at|in) <>')] },
    {
      ...genderField,
      finders: [
        ...(genderField.finders ?? []),
        sentence('\\(<>\\)', ', <>(?=,)', '(?:granted|issued|given) to <>(?=\\.? \\p{Lu})'),
      ],
    },
    {
      ...nationalityField,
      labels: [...nationalityField.labels!, 'Country of Origin', 'Country of Birth', ['Country', 0.8]],
      finders: [
        ...(nationalityField.finders ?? []),
        sentence(
          '(?:national|citizen|subject) of <>',
          'of <> nationality',
          '(?:nationality|citizenship):? <>(?=[,.;\\n)])',
          '(?:\\ban? |[–—-] ?|, |\\()<> (?:national|citizen)\\b',
        ),
      ],
    },
    // A permit may be granted before its validity starts.
    {
      ...dateOfIssue,
      labels: [
        ...dateOfIssue.labels!,
        ...labelList(
          '{Permit,Period,Validity} {Begins,Starts,Commences,Start} | Date Approved | Commencement Date~0.8 | Effective Date~0.8 | Effective From~0.8 | Start Date~0.8 | Valid From~0.8 | From~0.8 | Date~0.75',
        ),
      ],
      finders: [
        ...dateOfIssue.finders!,
        sentence(`${NOT_OF_PASSPORT}\\b(?:issued|granted) on (?:the )?<>`),
        sentence('\\bgranted [^.;\\n]{0,80}? (?:with effect from|as from|on) (?:the )?<>'),
        dateOfLetter,
        closingDate(0.42),
      ],
    },
    {
      ...expiryDate,
      labels: [
        ...expiryDate.labels!,
        ...labelList('Permit {End,Lapses} | Renew {before,by,card before} | Permit Period | Ends~0.8'),
        'To',
        'Until',
        'Period',
        'Period of Permit',
        'Period of Stay',
      ],
      finders: [
        ...expiryDate.finders!,
        sentence(
          `valid(?: from[^.\\n]{4,32}?)? (?:${UNTIL}) (?:the )?<>`,
          '\\b(?:runs?|valid|effective) from [^.;\\n]{4,32}? (?:to|until|till) (?:the )?<>',
          '(?:with effect from|for (?:the|a) period(?: from)?) [^.;\\n]{4,32}? (?:to|until|till) (?:the )?<>',
          'expires?(?: on)? (?:the )?<>',
          '(?:reside|remain|stay|work|purposes?)\\b[^.;]{0,140}? (?:until|till|up to) (?:the )?<>',
        ),
      ],
      // Permanent residence may have no expiry.
      notOn: /\bpermanent residen(?:ce|t)\b|\breside permanently\b/i,
      weight: 0.6,
    },
    {
      name: 'permitType',
      kind: text,
      labels: labelList('{Type,Class,Category,Kind,Nature} of {Permit,Residence} | Category | Class | Type'),
      weight: 0,
    },
    {
      name: 'employer',
      kind: employerName,
      labels: labelList(
        'Employer | Company~0.85 | Employed by | Employing {Company,Organisation,Organization,Firm} | Sponsor~0.8 | Name of Employer | Name and Address of Employer | To work only for | To work for | To work only as / for | To work as / for',
      ),
      finders: [
        sentence(
          `(?:work|employment|employed)(?: only| solely| exclusively)?(?: as (?:an? )?[^.;,]{3,60}?)? (?:for|with|by|at) (?!(?:the )?(?:above|said|same|afore|named|under|employer|as)\\b)(?:the )?<>(?=(?!\\((?:${PRIVATE})\\b)(?:${STOP}|, | only\\b| in the (?:capacity|position|post) of\\b| of (?:P\\.? ?O\\b|Plot|Private Bag)))`,
        ),
      ],
      weight: 0,
    },
    {
      name: 'conditions',
      kind: text,
      labels: labelList('Conditions | Special Conditions | Conditions of Permit | Remarks | Endorsements'),
      weight: 0,
    },
  ],
  derivations: [surnameOfName, joinedName, soleName, soleNameInPrint],
  otherLabels: words(`
    Place of Issue | Issued at | Immigration Officer | Fee Paid | Receipt No
    Date of Entry | Place of Entry | Photo
  `),
  keys: ['permitNumber'],
  holder: ['surname', 'dateOfBirth'],
  sides: 2,
  // The zone may be that of the passport around the permit, with another number and expiry date.
  checks: [...identityChecks(REPEATED_IN_ZONE.filter(({ field }) => field !== 'expiryDate')), expiryOfCard],
};
