import { signatoryRows } from './meeting-fields.ts';
import { phraseCuesOf } from './composed.ts';
import { capitalised } from '../../../contract/formats.ts';
import { DATED_ON } from '../../lexicon/days-of-papers.ts';
import { currencyOfMinor, MINOR, WORDS } from '../../packs/currencies.ts';
import { inThePast } from '../checks/days.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { besideLabel } from '../find/labels/beside-label.ts';
import { mentioned } from '../find/mentioned.ts';
import { anywhere } from '../find/anywhere.ts';
import { sentence, sentenceWith } from '../find/sentence.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { closingDate } from '../find/letters/letter-date.ts';
import { date } from '../../values/date.ts';
import { reference } from '../../values/identifiers.ts';
import { money } from '../../values/money.ts';
import { partyName } from '../../values/party-name.ts';
import type { ValueKind } from '../../values/kind.ts';
import { MONTH_PATTERN } from '../../values/months.ts';
import { integer, paragraph, text } from '../../values/words.ts';
import { registrationNumberField } from './company-fields.ts';
import { aboveItsNumber, besideItsNumber, companyNameField } from './company-name-field.ts';
import type { DocumentType } from '../document-type.ts';
import { holdsShares } from './sentence-cues.ts';
import { DATED, PRINTED, SERIAL_NUMBER } from './wordings.ts';

/** Confidence of numbers and share classes by their words, 0–1 (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { inWords: 0.9, told: 0.95 } as const;

/** Excludes the year of a date: "30 June 2026 Preference" in a row of cells. */
const MONTHS = MONTH_PATTERN.replace(/\b\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
const NUMBER_IN_TEXT = String.raw`(?<!\d)(?<!\d\s(?:${MONTHS})\s)(?:\d{1,3}(?:[ ,]\d{3})+|\d+)`;
const WORDED: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  five: 5,
  ten: 10,
  twenty: 20,
  fifty: 50,
  hundred: 100,
};
const capitalisedOrNot = (words: string): string =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
const WORDED_SUM = new RegExp(`^(?:one )?(${Object.keys(WORDED).join('|')}) (${WORDS}|${MINOR})$`, 'i');

/** "of fifty cents each": the nominal value, also in words. */
const worth: ValueKind = {
  ...money,
  inText: String.raw`${money.inText}|(?:[Oo]ne [Hh]undred|[Oo]ne|[Tt]wo|[Ff]ive|[Tt]en|[Tt]wenty|[Ff]ifty) (?:${capitalisedOrNot(WORDS)}|${capitalisedOrNot(MINOR)})`,
  parse(printed, context) {
    const [, number, unit] = WORDED_SUM.exec(printed.trim()) ?? [];
    if (number === undefined) return money.parse(printed, context);
    const value = WORDED[number.toLowerCase()]! / (currencyOfMinor(unit!) === undefined ? 1 : 100);
    return { value, raw: printed.trim(), quality: CONFIDENCE.inWords, notes: [] };
  },
};
/** Words of a certificate, in English and Setswana; "scrip" is another name of it. */
const CERTIFIES = /\bcert\b|certi|setifik|scrip\b|netefa/i;
/** Papers that state who holds shares, and certify nothing. */
const LISTS_HOLDERS =
  /\b(?:shareholdings?|statement of capital|annual return|application|register of|list of)\b/i;
const NO_CERTIFICATE = -2.5;

/** Penalty for registers, returns and applications, which state shares and certify none of them. */
const certifiesNothing: NonNullable<DocumentType['looks']>[number] = ({ prose: { text: printed } }) =>
  CERTIFIES.test(printed) || !LISTS_HOLDERS.test(printed)
    ? null
    : { weight: NO_CERTIFICATE, said: 'it certifies nothing' };

const SORT = '(?:cumulative|redeemable|convertible|non-voting|participating)';
const SHARES = String.raw`ordinary|preference|preferred|common|deferred|founders?|member(?:s|ship)?(?= shares?\b)`;
const CLASS_OF_SHARES = new RegExp(
  String.raw`\b(?:class\s+[A-Z]\b(?: (?:redeemable|ordinary|preference|preferred))*|(?:${SORT} )*(?:${SHARES})(?: (?:class )?[A-Z]\b)?)`,
  'i',
);
/** "10 fully paid A Ordinary shares": capitals, as "a preference" is none. */
const LETTERED_CLASS = /(?<![\p{L}\p{P}])[A-H] (?:Ordinary|ORDINARY|Preference|PREFERENCE)\b/u;
const shareClass: ValueKind = {
  ...text,
  name: 'share-class',
  inText: String.raw`["“”'‘][A-Z]["“”'’] (?:(?:[Rr]edeemable|[Nn]on-voting) )?(?:[Oo]rdinary|[Pp]refer(?:ence|red))|[Cc]lass\s\p{L}\b(?: (?:[Oo]rdinary|[Pp]refer(?:ence|red)|[Rr]edeemable))*|(?:[\p{L}-]+ ){0,2}(?:[Oo]rdinary|[Pp]refer(?:ence|red)|[Cc]ommon|[Dd]eferred|[Ff]ounders?|ORDINARY|PREFERENCE)`,
  parse(printed) {
    // '"B" Preference'
    const quoted =
      /["“”'‘]([A-Z])["“”'’] ((?:(?:redeemable|non-voting) )?(?:ordinary|preference|preferred))\b/i.exec(
        printed,
      );
    // "A Ordinary", alone in its cell
    if (/^\s*[A-Z] (?:Ordinary|ORDINARY|Preference|PREFERENCE)\s*$/.test(printed))
      return { value: printed.trim(), raw: printed, quality: CONFIDENCE.told, notes: [] };
    if (quoted)
      return {
        value: `${quoted[1]!.toUpperCase()} ${quoted[2]!}`,
        raw: quoted[0],
        quality: CONFIDENCE.told,
        notes: [],
      };
    const found = (LETTERED_CLASS.exec(printed) ?? CLASS_OF_SHARES.exec(printed))?.[0];
    if (!found) return null;
    return { value: capitalised(found), raw: found, quality: CONFIDENCE.told, notes: [] };
  },
};
const count = { ...integer, inText: NUMBER_IN_TEXT };

/** Share certificate of a company. */
export const shareCertificate: DocumentType = {
  documentType: 'SHARE_CERTIFICATE',
  title: 'share certificate',
  category: 'ENTITY',
  ofCategory: false,
  configuredType: () => 'SHARE_CERTIFICATE',
  sentenceCues: [holdsShares],
  phraseCues: [
    ...phraseCuesOf(
      'Scrip | face value | This certificate is evidence | Share Register | par value | Shareholder',
      0.6,
    ),
    ...phraseCuesOf('Distinctive numbers | shares of', 0.8),
    ...phraseCuesOf(
      'Certificate for Shares | Setifikeiti sa diabe | Stock Certificate | Certificate of Shareholding',
      3,
    ),
    ...phraseCuesOf('Shares Certificate | Certificate of Shares', 3.2),
    ...phraseCuesOf(
      'holds shares | is the holder of | Ordinary Shares | Preference Shares | Number of Shares',
      1,
    ),
    { phrase: 'owner of', weight: 0.5 },
    { phrase: 'Equity Certificate', weight: 2.4 },
    { phrase: 'Paid up', weight: 0.4 },
    { phrase: 'Share Certificate', weight: 3.6 },
    ...phraseCuesOf('Class of Shares | fully paid', 0.9),
    ...phraseCuesOf('registered holder | registered proprietor', 1.2),
    ...phraseCuesOf('Register of Members | Register of Shareholders', -2.5),
  ],
  looks: [certifiesNothing],
  fields: [
    {
      ...companyNameField,
      finders: [
        sentence(
          '(?:capital of|shares?(?: of [^,;\\n]{2,30} each)? (?:in|of)|share capital of) <>(?=[,.;\\n(]| (?:subject|fully|numbered|and|under|incorporated|a company))',
          '<>,? (?:incorporated|a company|\\(incorporated)',
          '<> (?:hereby )?certifies\\b',
          '(?:^|\\n)<>,? \\((?:company|registration|reg\\.?) (?:number|no)\\b',
        ),
        besideItsNumber,
        aboveItsNumber,
        letterhead(0.7, 0.4),
      ],
    },
    { ...registrationNumberField, name: 'companyRegistrationNumber', aliases: ['registrationNumber'] },
    {
      name: 'certificateNumber',
      kind: reference,
      labels: labelList(`
        Certificate Number | Share Certificate Number
        Serial No | No~0.6 | Number~0.5 | Certificate # | Certificate ID
        ${SERIAL_NUMBER} | Reference~0.8 | Certificate Reference | Setifikeiti~0.8 | Nomoro ya lekwalo
      `),
      finders: [
        sentence('certificate (?:no|number)[.:]*\\s*<>'),
        anywhere(0.45, (t) => /^(?:no\.?|number)\s*(?::\s*)?\d{1,6}$/i.test(t.trim())),
      ],
      weight: 0.6,
    },
    {
      name: 'shareholderName',
      kind: partyName,
      labels: labelList(`
        Shareholder | Name of Shareholder | Registered Holder | Holder
        Name of Holder | Member | Name of Member | Issued to | Registered Proprietor | Name
        Registered Owner | Owner~0.8 | Name of Registered Holder
        Proprietor | Certificate Holder | This certifies that | Name(s) of the Holder(s) | Held by~0.8 | Shares held by | Owner of Shares | Holder of Shares | Shareholder/Member | Allottee | Name of Allottee | In favour of | Issued in favour of | Drawn in favour of | Moamogedi | Mong wa diabe | Allotted to
      `),
      finders: [
        sentence(
          '(?:certify|certifies|certified|witness(?:es|eth)?|evidences?|shows?|confirms?|states?) that <>(?=[,.;\\n(]| (?:is|of|holds|owns|being)\\b)',
          '<>(?: of [^.;\\n]{3,50})?,? (?:holds|owns|has title to|is entitled to|is the (?:registered )?(?:holder|owner|proprietor))',
          '\\bour member,? <>(?=,| \\(| (?:holds|has|owns)\\b)',
          'bearer of this certificate,? <>(?=,| (?:owns|holds|is)\\b)',
          '(?:registered (?:holder|proprietor|owner)|issued to|in the name of)[:,]? <>',
        ),
        mentioned(0.3, { from: 0.15 }),
      ],
      weight: 1,
    },
    {
      name: 'shareQuantity',
      kind: count,
      labels: labelList(`
        Number of Shares | Number and Class of Shares | No. of Shares | Shares | Quantity | Quantity of Shares | Share Quantity
        Total Shares | Number of Shares Held | Shares Held | Number Held~0.8
        Number~0.8 | Total Number of Shares | Holding~0.8 | Shareholding | Amount of Shares | No. of Shares Held | Number of Shares Issued | How many | How many Shares | Number of Shares Allotted | Shares Issued~0.8 | Shares Allotted | Total Shares Held | Total Holding | Number Issued~0.8 | No. of Shares Issued | Palo ya diabe
      `),
      finders: [
        sentence(
          '(?:holder|proprietor|owner|holds?)[^.\\d]{0,80}?<>(?= ?\\)?[^.\\d]{0,40}shares)',
          '<>(?= ?\\([^)\\n]{3,60}\\) (?:fully paid )?[^.\\d]{0,30}shares)',
          '<>(?= ?\\)? (?:fully paid )?(?:ordinary|preference|redeemable|class|common|shares))',
          '\\(<>\\)(?= [^.\\d]{0,40}shares)',
        ),
        // "1,000 shares", alone in a corner.
        anywhere(0.6, (t) => /^\d[\d ,]*(?<! )\s+(?:\p{L}+\s+)?shares$/iu.test(t.trim())),
      ],
      weight: 0.8,
    },
    {
      name: 'shareClass',
      kind: shareClass,
      labels: labelList(`
        Class of Shares | Number and Class of Shares | Class | Kind~0.8 | Type of Shares | Description of Shares
        Kind of Shares | Category of Shares | Denomination and Class | Kind of Share | Type of Share | Class of Share | Category of Share | Designation of Shares | Mofuta~0.7
      `),
      finders: [
        sentence('<>(?= shares?\\b)'),
        // "Shares: 800 Ordinary"
        anywhere(0.8, (t) => /^(?:shares\W+)?\d[\d ,]*(?<! )\s+(?:ordinary|preference)$/i.test(t.trim())),
        besideLabel(/^(?:class(?: of shares?)?|share class|type of shares|kind of shares)$/i),
      ],
      weight: 0.25,
    },
    {
      name: 'nominalValue',
      kind: worth,
      labels: labelList(`
        Nominal Value | Par Value | Nominal Value per Share | Value per Share
        Nominal Value of Shares | Par Value per Share | Nominal Value (each) | Nominal~0.8 | Par~0.8
        Each of | Value Each | Nominal Amount | Par Value (each) | Denomination~0.8
        Nominal value of each share | Face Value | Face Value per Share | Face value of each share | Value of each | Value of each share | Value of a share | Value per each | Price per Share~0.7 | Par Value of each Share | Nominal per Share | Boleng~0.8
      `),
      finders: [
        sentence(
          'shares? (?:of|at)(?: a)?(?: nominal| par)?(?: value)?(?: of)? <>',
          '(?:nominal|par|face) (?:value|sum|amount)(?: of)?(?: each)? <>',
          '\\bat <> (?:a|per|each) share',
          'shares?,[^.\\n]{0,60}?,? of <> each',
          '\\bof <> each,? (?:fully )?paid',
          // "of One Dollar (1.00) each"
          'shares? of (?:\\p{L}+ ){1,5}\\(<>\\) each',
        ),
      ],
      weight: 0.25,
    },
    {
      name: 'issueDate',
      kind: date,
      labels: labelList(`
        Date of Issue | Issue Date | Date Issued | Dated | Date~0.85 | Given on | Date of Entry in Register | Date of Entry | Date of Registration~0.7 | Date Sealed | Date Signed | Date of Allotment | Allotted on | ${DATED} | Letsatsi~0.8
        ${PRINTED}
      `),
      finders: [
        sentence(`(?:${DATED_ON}|executed|sealed)[^.]{0,80}?(?:on |this )?(?:the )?<>`),
        closingDate(0.6),
        mentioned(0.36),
      ],
      weight: 0.5,
    },
    {
      name: 'transferRestrictions',
      kind: { ...paragraph, lines: 4, inText: String.raw`[^;\n]{12,300}?` },
      labels: labelList(`
        Transfer Restrictions | Restrictions on Transfer | Restriction on Transfer | Restrictions
        Transfer Restriction | Transfer~0.6 | Transfers~0.6 | Transfer of Shares~0.8 | Transferable~0.7 | Conditions of Transfer
      `),
      finders: [sentenceWith(/[^.;\n]*\b(?:transfer|first offered)[^.;\n]{6,}\.?/i)],
      weight: 0,
    },
    signatoryRows,
  ],
  otherLabels: words(`
    Folio | Address | Distinctive Numbers | From | To | Amount Paid | Paid Up | Seal
    Director | Secretary | Company Secretary | Signatories | Signatory | Register Folio | Total Value | Registered Office
    Numbered
  `),
  keys: ['certificateNumber', 'shareholderName'],
  checks: [inThePast('issueDate')],
};
