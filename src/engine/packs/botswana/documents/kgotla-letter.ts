import { phraseCuesOf } from '../../../documents/types/composed.ts';
import { CAPTION_AND_POST } from '../../../lexicon/job-titles.ts';
import { YARDS_IN_SETSWANA } from '../../../lexicon/premises.ts';
import { inThePast, recentEnough } from '../../../documents/checks/days.ts';
import { labelList } from '../../../values/text/label-list.ts';
import { isPlaceName } from '../../../values/dictionaries.ts';
import { signatory } from '../../../documents/find/people/signatory.ts';
import { stampSeen } from '../../../documents/find/letters/stamp.ts';
import { flag } from '../../../values/list.ts';
import { sentence } from '../../../documents/find/sentence.ts';
import { plotNumber } from '../../../values/plot-number.ts';
import { personName } from '../../../values/person-name.ts';
import { documentTypeField } from '../../../documents/types/address-fields.ts';
import { place } from '../../../values/place.ts';
import type { Derivation, DocumentType } from '../../../documents/document-type.ts';
import { nameOfParts, namePartFields } from '../../../documents/types/name-parts.ts';
import { idNumberInText } from '../../../documents/types/letter-fields.ts';
import {
  letterDateField,
  officeIssuer,
  residenceAddress,
  residentName,
  wardField,
} from '../../../documents/types/residence-letters.ts';
import { belongsToWard } from '../../../documents/types/sentence-cues.ts';

/** On forms without an address, ward and village give the residence. */
const wardInVillage: Derivation = {
  name: 'address',
  from: ['plotNumber', 'ward', 'village'],
  source: 'joined',
  weight: 1,
  make(values) {
    const [plot, ward, village] = ['plotNumber', 'ward', 'village'].map((n) => values.get(n)?.value);
    if (typeof ward !== 'string' || typeof village !== 'string') return null;
    const before = typeof plot === 'string' ? `Plot ${plot}, ` : '';
    return { value: `${before}${/\b(?:ward|kgotla)\b/i.test(ward) ? ward : `${ward} Ward`}, ${village}` };
  },
};

/** The village of the address, if a letter names it nowhere else. */
const villageOfAddress: Derivation = {
  name: 'village',
  from: ['address'],
  source: 'joined',
  weight: 0,
  make(values) {
    const address = values.get('address')?.value;
    const last =
      typeof address === 'string'
        ? address.split(', ').find((part, i) => i > 0 && isPlaceName(part))
        : undefined;
    return last === undefined ? null : { value: last };
  },
};

/** Letter of a kgosi or tribal office; the date of its stamp counts as the date of issue (docs/facts/documents.md). */
export const kgotlaLetter: DocumentType = {
  documentType: 'KGOTLA_LETTER',
  title: 'kgotla letter',
  category: 'ADDRESS',
  ofCategory: true,
  configuredType: () => 'PROOF_OF_ADDRESS',
  letter: 'usually',
  sentenceCues: [belongsToWard],
  phraseCues: [
    ...phraseCuesOf('Tribal Authority | Office of the Chief', 2.4),
    { phrase: 'Village Headman', weight: 1.4 },
    { phrase: 'Land Board', weight: 0.9 },
    { phrase: 'Land Grant', weight: -1.5 },
    ...phraseCuesOf('Kgosi wa | ke monni | ke moagi', 0.8),
    ...phraseCuesOf('Bopaki jwa bonno | Kgotla ya', 1.6),
    ...phraseCuesOf('Morafe | Village Development Committee', 0.6),
    ...phraseCuesOf('Kgotleng | Ward Head', 1),
    ...phraseCuesOf("Office of the Kgosi | Chief's Office | Tribal Office", 2.2),
    { phrase: 'Dikgosi', weight: 1.2 },
    { phrase: 'Tribal Administration', weight: 2.8 },
    { phrase: 'Customary Court', weight: 1.8 },
    { phrase: 'Kgotla', weight: 1.3 },
    { phrase: 'Main Kgotla', weight: 2 },
    // Also a surname: beside the form of a letter it proves nothing.
    { phrase: 'Kgosi', weight: 0.6 },
    { phrase: 'Kgosana', weight: 1.3 },
    { phrase: 'Ofisi ya Kgosi', weight: 2.4 },
    { phrase: 'Bogosi', weight: 1.4 },
    { phrase: 'Headman', weight: 1 },
    ...phraseCuesOf('Bopaki jwa bodulo | Bosupi jwa bonno', 1.6),
    ...phraseCuesOf(
      'is a resident of | Confirmation of Residence | Proof of Residence | Go ba ba amegang',
      0.8,
    ),
    ...phraseCuesOf('Ward | To whom it may concern', 0.4),
    { phrase: 'hirile', weight: -1.5 },
    { phrase: 'Amount Due', weight: -2 },
  ],
  fields: [
    residentName,
    residenceAddress,
    letterDateField,
    officeIssuer,
    idNumberInText,
    wardField,
    {
      name: 'village',
      kind: place,
      labels: ['Village', 'Motse', 'Town/Village', 'Town'],
      finders: [
        sentence(
          'motse(?:ng)? wa (?:ga )?<>(?=,| mo\\b| kgotl| kwa\\b|\\.)',
          '\\b(?:in|of|at|from) <>(?= village\\b)',
          '\\b[Ww]ard, <>(?= village\\b)',
          '\\b(?:resid\\p{L}*|liv\\p{L}*|stay\\p{L}*|member|resident|native) (?:of|at|in) (?:the )?\\p{Lu}[\\p{L}-]+ ward (?:in|of|at) <>(?=[,.;\\n]| (?:and|who|village)\\b)',
          '\\b(?:resident|native) of <>(?=, \\p{Lu}[\\p{L}-]+ ward\\b)',
          '(?:moagi|monni) wa kgotla ya (?:ga )?\\p{L}[\\p{L}-]+,? (?:mo|kwa) <>(?=[,.;\\n])',
          'village of <>(?=[,.;]| (?:in|under|and|since|within)\\b)',
        ),
      ],
      weight: 0,
    },
    {
      name: 'plotNumber',
      kind: plotNumber,
      labels: labelList(
        'Nomoro ya {setsha,jarata,lolwapa} | Setsha | Jarata~0.8 | {Plot,Yard,Homestead,Lot} No | Plot',
      ),
      finders: [
        sentence(
          '\\b(?:plot|homestead|yard) (?:no\\.?|number):? <>(?=[,.;]|\\s)',
          '\\b(?:in|at|on) (?:plot|lot|homestead) <>(?=[,.;]|\\s)',
          `nomor[oe] ya (?:${YARDS_IN_SETSWANA}|ntlo):? <>`,
          '(?:,|\\bmo|\\bkwa|\\bon|\\bat) plot (?:no\\.? ?)?<>(?=[,.;\\n])',
          'setshe?ng sa(?: ga)?(?: nomoro)? <>',
          'setsha(?: sa)? nomoro <>',
          '\\b(?:yard|homestead|compound),? plot (?:no\\.? ?)?<>(?=[,.;\\n])',
          // "O nna mo jarateng ya ga mmaagwe, Plot 209."
          '(?:jarata|jarateng|lolwapa|lolwapeng|lelwapa|lelwapeng)\\b[^.\\n]{0,60}?,? plot (?:no\\.? ?)?<>(?=[,.;\\n])',
        ),
      ],
      weight: 0,
    },
    {
      name: 'signatoryName',
      kind: personName,
      labels: labelList(`
        Kgosi | Kgosana | Headman | Headman of Arbitration | Headman of Record | Headwoman | Chief | Chief's Representative | Name of Officer | Authorised by | Approved by
        Completed by~0.8 | Name of Authorised Person | Signed by | Signed~0.8 | Certified by
      `),
      finders: [
        sentence(`\\bnames?: <>(?=\\s+(?:signature\\b|${CAPTION_AND_POST}))`),
        // "Ke nna Kgosi Kago Example."
        sentence(
          '\\b(?:ke nna|nna|i am|i,),? (?=(?:kgosi|kgosana|chief|headman)\\b)<>(?=[.,;\\n(]| (?:wa|ke|kwa|mo|of)\\b)',
        ),
        sentence('\\((?:signed|sgd\\.?|saenilwe)\\) <>(?=\\n|$)'),
        signatory('name'),
      ],
      weight: 0,
    },
    { name: 'officialStamp', kind: flag, finders: [stampSeen()], weight: 0 },
    ...namePartFields,
  ],
  derivations: [
    nameOfParts('fullName', ['name']),
    wardInVillage,
    villageOfAddress,
    documentTypeField('KGOTLA_LETTER'),
  ],
  keys: ['fullName'],
  checks: [inThePast('issueDate'), recentEnough('issueDate')],
};
