import { phraseCuesOf } from './composed.ts';
import { CAPTION_AND_POST } from '../../lexicon/job-titles.ts';
import { RELATIVES } from '../../lexicon/relatives.ts';
import { COUNTRIES, COUNTRIES_AS_PRINTED, evidenceFor, ID_WORDS } from '../../packs/country-words.ts';
import { inThePast, recentEnough } from '../checks/days.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { nameAbove } from '../find/people/name-above.ts';
import { partyBlock } from '../find/people/party-block.ts';
import { officeNamed } from '../find/people/office-named.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { stampSeen } from '../find/letters/stamp.ts';
import { flag } from '../../values/list.ts';
import { RANK } from '../../lexicon/forms-of-address.ts';
import { companyName } from '../../values/company-name.ts';
import { personName } from '../../values/person-name.ts';
import { documentTypeField } from './address-fields.ts';
import type { DocumentType } from '../document-type.ts';
import { nameOfParts, namePartFields } from './name-parts.ts';
import { idNumberInText } from './letter-fields.ts';
import { letterDateField, residenceAddress, residentName } from './residence-letters.ts';
import { swears } from './sentence-cues.ts';

const swearer = weighedSentence(
  0.98,
  `(?:^|\\n|\\s)(?:i|nna),?\\s+(?:the undersigned,?\\s+)?<>(?=,|[.;:]\\s+(?:(?:${ID_WORDS})|holder|of|id|identity|aged|do)\\b|\\s?\\(|\\s+(?:of|holder|do|hereby|with|(?:${ID_WORDS})|id|being|a|an|make|solemnly|yo)\\b|\\n)`,
);

/** "My name is Kago Example": the deponent. */
const introduced = weighedSentence(
  0.95,
  `(?:^|\\n|\\. )my (?:full )?names? (?:is|are) <>(?=,|\\.|\\n|\\s?\\(| (?:and|of|(?:${ID_WORDS})|holder|i)\\b)`,
);

/** A deponent may state where another person lives. */
const resident = weighedSentence(
  1,
  `\\bmy (?:${RELATIVES}|tenant|lodger|relative|friend),? <>,? (?:\\([^)]*\\),? |(?:(?:${ID_WORDS})|holder|of (?:${ID_WORDS})|id)[^.;]{0,50}?,? )?(?:resides|lives|stays|rents|occupies|(?:is|has been) (?:currently |presently )?(?:residing|living|staying|renting))\\b`,
  `that (?:my \\p{L}+,? |the said )?<>,? (?:\\([^)]*\\),? |(?:(?:${ID_WORDS})|holder|of (?:${ID_WORDS})|id)[^.;]{0,50}?,? )?(?:resides|lives|stays|dwells|rents|occupies|o nna|is (?:currently |presently )?(?:residing|living|staying|a resident|resident|renting|my tenant)|has (?:been )?(?:resid|liv|stay|rent)\\p{L}+)\\b`,
);

/** Sworn statement of residence before a commissioner of oaths. */
export const affidavit: DocumentType = {
  documentType: 'AFFIDAVIT',
  title: 'affidavit',
  category: 'ADDRESS',
  ofCategory: true,
  configuredType: () => 'PROOF_OF_ADDRESS',
  sentenceCues: [swears],
  phraseCues: [
    ...phraseCuesOf('Sworn Declaration of Residence | Sworn Statement | Sworn Declaration', 3),
    ...phraseCuesOf(
      `
        Declaration of Residence | ke ikana | Mokomishinara wa maikano | solemnly and sincerely declare | Commissioner of Oaths
      `,
      1.6,
    ),
    ...phraseCuesOf(
      'Declaration under Oath | Statement under Oath | Lekwalo la maikano | Statutory Declaration | Maikano',
      2.6,
    ),
    ...phraseCuesOf('under oath | ikana | Justice of the Peace | Declarant | Deponent', 1.2),
    { phrase: 'Boikano', weight: 2.4 },
    { phrase: 'ke a ikana', weight: 1.8 },
    ...phraseCuesOf('solemnly declare | make oath', 1.4),
    ...phraseCuesOf('do hereby declare | Oath | Notary Public', 0.8),
    { phrase: 'Signature of Deponent', weight: 1 },
    ...phraseCuesOf('Police Station | I, the undersigned', 0.6),
    { phrase: 'Affidavit', weight: 3.2 },
    { phrase: 'make oath and state', weight: 2 },
    { phrase: 'Sworn to', weight: 0.9 },
    ...phraseCuesOf('before me | solemnly', 0.7),
    ...evidenceFor('AFFIDAVIT'),
  ],
  fields: [
    {
      ...residentName,
      // The commissioner also signs with full names; labels of the deponent weigh more.
      labels: [
        ...residentName.labels!.map((l) => (typeof l === 'string' ? ([l, 0.88] as const) : l)),
        ['I, the undersigned', 0.88],
        ['Nna', 0.88],
        ...labelList(
          'Person declaring | Person swearing | Name of deponent | Name of declarant | Full names of declarant | Maker~0.85 | Name of maker | Affiant~0.88 | Name of affiant',
        ),
        "Deponent's full names",
        "Deponent's name",
        'Full names of deponent',
      ],
      finders: [resident, swearer, introduced, ...(residentName.finders ?? [])],
      // Below this line a name is the commissioner's.
      until: /^(?:(?:signed and )?sworn|declared|affirmed|before me|(?:the )?commissioner of oaths)\b/i,
    },
    residenceAddress,
    {
      ...letterDateField,
      labels: [
        ...letterDateField.labels!,
        ...labelList(
          'Date sworn | Sworn~0.8 | Date of Oath | Declared on | Date of Declaration | Date of Affidavit | Date attested | Affirmed on | Taken on',
        ),
      ],
      finders: [
        sentence(
          '(?:sworn|declared|affirmed|attested|signed|dated|thus done|solemnly)[^.]{0,110}?(?:on|this|dated) (?:this )?(?:the )?<>',
        ),
        ...(letterDateField.finders ?? []),
      ],
    },
    {
      name: 'issuerName',
      kind: companyName,
      labels: ['Police Station', ['Station', 0.85], 'Commissioner of Oaths Office'],
      finders: [
        officeNamed(
          new RegExp(
            String.raw`(?<!\p{L})(?!(?:[Ss]tation|STATION|Service|SERVICE|Police|POLICE|${COUNTRIES_AS_PRINTED}|The|THE|At|AT)\b)\p{Lu}[\p{L}'-]+(?:[ -](?!(?:Police|POLICE|Station|STATION)\b)\p{Lu}[\p{L}'-]+)?\s+(?:Police|POLICE)\s+(?:Station|STATION)\b`,
            'gu',
          ),
        ),
        letterhead(0.8, 0.25),
        officeNamed(
          new RegExp(
            String.raw`(?<!\p{L})(?:${COUNTRIES_AS_PRINTED}) (?:Police Service|POLICE SERVICE)(?!\p{L})`,
            'gu',
          ),
          0.55,
        ),
        sentence(
          '(?:sworn|declared|signed|affirmed)[^.]{0,30}? (?:before me )?at (?:the )?(?=[^.,\\n]{3,40}(?:police|station|court|office))<>(?= (?:on|this|police))',
        ),
      ],
      weight: 0.1,
    },
    {
      name: 'commissionerName',
      kind: personName,
      labels: labelList(`
        Commissioner's full names | Commissioner of Oaths | Commissioner for Oaths | Commissioner | Name of {Commissioner,Commissioner of Oaths} | Before~0.8 | Sworn before | Sworn to before | Declared before | Affirmed before
        Signed before | Taken before | Before me~0.9 | Attested by | Administered by | Oath administered by | Oath taken by | Officer administering oath
        Officer administering the oath | Administering Officer | {Commissioning,Attesting} Officer | Certifying Officer | Fa pele ga me | Fa pele ga
        Mokomishinara~0.9 | Mokom{ishi,iši}nara wa maikano
      `),
      finders: [
        partyBlock('commissioner(?: of oaths)?'),
        nameAbove(
          /^(?:(?:(?:attorney|notary public|justice of the peace)(?: and|,) )?commissioner (?:of|for) oaths(?: ex officio)?|notary public|justice of the peace)\.?$/i,
          0.8,
        ),
        sentence(
          `\\b(?:full )?names?:\\s+(?:${RANK}\\.? )?<>(?=\\s+(?:${CAPTION_AND_POST}|commissioner of oaths\\b))`,
        ),
        sentence(
          '\\b(?:before|fa pele ga)(?: me)?:? (?:(?:force )?no\\.? ?\\d+,? )?' +
            RANK +
            '\\.? <>(?=[,.;\\n(]| (?:at|of|on)\\b)',
          '(?:^|\\n|\\b20\\d\\d\\.?\\s)<>(?:,|\\n) ?(?:an? )?(?:ex officio |notary public and )?commissioner of oaths\\b',
        ),
        // "Commissioner of Oaths, No. 9217 Sub Inspector Kago Example"
        sentence(
          `commissioner of oaths[,:.]?\\s+(?:(?:force )?no\\.? ?\\d+,? )?(?:(?:sub|asst\\.?|assistant|senior)[- ])?${RANK}\\.? <>(?=[,.;\\n(]| (?:of|(?:${COUNTRIES}))\\b)`,
        ),
      ],
      weight: 0,
    },
    idNumberInText,
    { name: 'officialStamp', kind: flag, finders: [stampSeen()], weight: 0 },
    ...namePartFields,
  ],
  derivations: [nameOfParts('fullName', ['name']), documentTypeField('AFFIDAVIT')],
  otherLabels: words('Deponent | Signature of Deponent | Rank | Designation | Area | Capacity | Title'),
  keys: ['fullName'],
  checks: [inThePast('issueDate'), recentEnough('issueDate')],
};
