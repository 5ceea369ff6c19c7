import { capitalised } from '../../../contract/formats.ts';
import { DATED_ON } from '../../lexicon/days-of-papers.ts';
import { UNTIL } from '../../lexicon/until.ts';
import { labelList } from '../../values/text/label-list.ts';
import { anywhere } from '../find/anywhere.ts';
import { closingDate, letterDate } from '../find/letters/letter-date.ts';
import { mentioned } from '../find/mentioned.ts';
import { numberUnderTitle } from '../find/number-under-title.ts';
import { withoutReplaced } from '../find/numbers-of-others.ts';
import { sentence, STOP, weighedSentence } from '../find/sentence.ts';
import { address } from '../../values/address.ts';
import { date } from '../../values/date.ts';
import { lastOfRange } from '../../values/date-range.ts';
import { reference, tin } from '../../values/identifiers.ts';
import type { ValueKind } from '../../values/kind.ts';
import { text } from '../../values/words.ts';
import { editDistance } from '../../values/text/fold.ts';
import type { FieldSpec } from '../document-type.ts';
import { TIN, VALID_UNTIL } from './wordings.ts';

/** The title of a certificate, alone on its line. */
const CERTIFICATE = /^[\p{L} '’-]*\b(?:certificate|clearance|attestation|quitus)\b[\p{L} '’-]*$/iu;

/** Fields common to the certificates of the revenue service. */
export const certificateNumber: FieldSpec = {
  name: 'certificateNumber',
  kind: reference,
  labels: labelList(`
    Certificate Number | Certificate No | Certificate Reference | Certificate Reference No
    Certificate # | Certificate ID | Certificate Serial No | Certificate of Tax No
    Serial Number | Serial No | Serial # | Reference No | Ref No | Reference~0.8
    Our Ref~0.8 | Document Number~0.8 | Document No~0.8 | Document Reference~0.8 | Notice Number
    Assessment Number | Assessment Reference | Verification No~0.7 | Tracking No~0.7
    File Reference | File No~0.9 | File~0.7
    No~0.5 | Number~0.5 | Nomoro ya setifikeiti | Nomoro ya lekwalo | Setifikeiti No | Setifikeiti~0.8 | Lekwalo No
  `),
  finders: [
    withoutReplaced(
      sentence(
        // "11. Certificate no. 12. Date issued": the number of the form's next field.
        'certificate,? (?:of [^.\\n\\d]{0,40})?(?:no|number|nr|ref|reference)[.:]*\\s*(?:is )?(?!\\d{1,2}[.)] \\p{Lu}\\p{Ll})<>',
        '\\b(?:clearance|notice|letter),? (?:no|number|nr|ref|reference)[.:]* (?:is )?<>(?=,| (?:is|was|has|lapses|expires|dated|issued)\\b)',
        'certificate <>(?=,? (?:was|is|has been|issued|dated)\\b|\\. \\p{Lu})',
      ),
    ),
    numberUnderTitle(CERTIFICATE),
  ],
  weight: 0.3,
};

/** A number labelled as VAT is another registration, and in a footer somebody else's. */
const tinAlone: ValueKind = { ...tin, mention: /(?<!\bVAT\b[^\n.;]{0,30})(?<!\w)[A-Z]\d{8,11}(?!\w)/g };

export const tinField: FieldSpec = {
  name: 'tinNumber',
  kind: tinAlone,
  labels: labelList(`
    TIN | TIN: | TIN Number | Taxpayer TIN | TIN of Taxpayer | Taxpayer's TIN | Employee TIN | Employee's TIN
    Taxpayer Identification Number | Taxpayer Identification Number (TIN) | Taxpayer Identification
    Tax Identification Number | Tax Identification | Taxpayer Number | Taxpayer No
    Tax Number | Taxpayer Reference | Taxpayer Reference Number
    Tax Reference Number | Tax PIN | Taxpayer PIN | KRA PIN | TPIN | Personal Identification Number | BURS Number | BURS TIN | Income Tax Number
    Nomoro ya mokgethi | Nomoro ya makgetho | Nomoro ya TIN | ${TIN}
  `),
  finders: [
    sentence(
      "(?:(?<!paye )(?<!employer )(?<!employer's )(?<!vat )tin|taxpayer identification number|tax identification number|taxpayer number)(?: \\(tin\\))?[.:,]*(?: number| no)?[.:]? (?:is:? |remains )?<>",
      'income tax (?:number|no)[.:]? (?:is |remains )?<>',
    ),
    anywhere(0.6, (printed) => /\b[A-Z]\d{8,11}\b/.test(printed) && !/\bVAT\b/i.test(printed)),
    mentioned(0.55),
  ],
  weight: 0.8,
};

export const certificateIssueDate: FieldSpec = {
  name: 'issueDate',
  kind: date,
  labels: labelList(`
    Date of Issue | Issue Date | Date Issued | Card Issued | Issued Date | Date of Issuance
    Date and Place of Issue | Printed on~0.8 | Print Date~0.8 | Printed~0.7 | Date of Report | Date of Print | Date of Extract | Date of Certificate | Valid From | Issued~0.85 | Generated on | Date Generated | Date Printed
    Assessment Date | Assessed on | Notice Date | Dated | Date Granted | Date Approved | Prepared~0.7 | Date Prepared | Supplied on | Supplied~0.7 | Date Signed | Date Completed | Given on | Approved~0.8 | Date~0.85 | Document Date | Date of Letter | Date of Statement
    Tax Date | Letlha la go ntshiwa | Letlha~0.8 | Letsatsi~0.8 | E ntshitswe ka
    Signed~0.75 | Issue~0.8 | Drawn up on | Advice dated
  `),
  finders: [
    letterDate(0.7),
    // "With reference to your application dated …": the date of another document.
    sentence(
      `(?<!\\byour (?:\\p{L}+ ){0,4}|\\b(?:replaces|supersedes|cancels)\\b[^.\\n]{0,60})(?:${DATED_ON}|generated)(?:(?!\\b(?:valid|expir|until|up to))[^.]){0,60}? (?:on )?(?:this )?(?:the )?<>`,
    ),
    // The print date, if no other date is found.
    weighedSentence(0.5, '\\b(?:printed|downloaded)(?: on)?:? (?:the )?<>'),
    closingDate(0.5),
    mentioned(0.36),
  ],
  weight: 0.4,
};

export const certificateExpiryDate: FieldSpec = {
  name: 'expiryDate',
  kind: lastOfRange,
  labels: labelList(VALID_UNTIL),
  finders: [
    sentence(
      `\\b(?:may|can) be (?:used|shown|presented|relied (?:up)?on) (?:${UNTIL}) (?:the )?<>`,
      `\\bcleared\\b[^.;\\n]{0,80}? (?:${UNTIL}) (?:the )?<>`,
      `(?:valid|in force|remains? good|holds good)[^.\\n]{0,80}?,? (?:${UNTIL}) (?:the )?<>`,
      `(?:valid|validity|in force|good)[^.\\n]{0,30}? (?:from|period(?: of)?) [^.\\n]{4,32}? (?:${UNTIL}|-|–) <>`,
      `\\bvalid for [^.;\\n\\d]{3,24},? (?:${UNTIL}|ending) (?:the )?<>`,
      `(?:expires?|lapses?|terminates?|runs out|ceases(?: to (?:be valid|have effect))?|valid (?:${UNTIL})|validity[^.]{0,40}?(?:to|until))(?: on)? (?:the )?<>`,
    ),
  ],
  weight: 0.1,
};

/** Words for the status of a registration. */
const STANDING = String.raw`(?:[Ii]n)?[Aa]ctive|[Rr]egistered|[Dd]eregistered|[Dd]ormant|[Ss]uspended|[Cc]ancelled|[Cc]ompliant|[Ii]n good standing|(?:IN)?ACTIVE|REGISTERED|COMPLIANT`;

/**
 * Long status words, whose OCR errors ("COMPUANT") can be corrected safely. The first two letters must match:
 * "unregistered" and "reregistered" are other words.
 */
const LONG_STANDINGS = ['compliant', 'noncompliant', 'registered', 'deregistered', 'suspended', 'cancelled'];

/** "Tax compliant" and "Fully compliant" mean "Compliant". */
const OF_TAX = /^\s*(?:tax|fully)\s+(?=(?:non[- ]?)?compliant\W*$)(\p{L})/iu;
const inItsCase = (start: string, letter: string): string =>
  /^\s*\p{Lu}/u.test(start) ? letter.toUpperCase() : letter;

/** A status word, with OCR errors corrected. */
const standing: ValueKind = {
  ...text,
  inText: STANDING,
  parse(printed, context) {
    const parsed = text.parse(printed.replace(OF_TAX, inItsCase), context);
    // "TAX COMPLIANCE STATUS: your status is Compliant on …": a sentence after the label is left to the sentence
    // patterns.
    if (parsed && /\S\s+(?:is|are|has|have)\s+\S/i.test(String(parsed.value))) return null;
    if (!parsed || typeof parsed.value !== 'string' || !/^\p{L}+$/u.test(parsed.value)) return parsed;
    const word = parsed.value.toLowerCase();
    const right = LONG_STANDINGS.includes(word)
      ? undefined
      : LONG_STANDINGS.find(
          (known) =>
            known.startsWith(word.slice(0, 2)) &&
            Math.abs(known.length - word.length) <= 1 &&
            editDistance(word, known, 2) <= 2,
        );
    if (right === undefined) return parsed;
    const capital = /\p{Ll}/u.test(parsed.value) ? capitalised(right) : right.toUpperCase();
    return { ...parsed, value: capital, quality: 0.9 * parsed.quality };
  },
};

export const registrationStatus: FieldSpec = {
  name: 'status',
  kind: standing,
  labels: labelList(`
    Status | Compliance Status | Tax Status | Tax Compliance Status | Registration Status | VAT Status
    State of Registration | Registration State | Status of Registration | Status of Taxpayer | Account Status | Current Status | Tax Compliance | Compliance Standing | Compliance~0.8 | State~0.8 | Standing~0.8 | Maemo~0.8
  `),
  finders: [
    sentence(
      '(?:status|registration|taxpayer|account|vendor|number)(?: \\p{L}+)? (?:is|remains) (?:currently |an? )?<>',
      'is (?:currently |an? )+<>(?= (?:taxpayer|vendor|registrant))',
    ),
  ],
  weight: 0.1,
};

export const taxpayerAddress: FieldSpec = {
  name: 'address',
  kind: address,
  labels: labelList(`
    Address | Physical Address | Business Address | Registered Address | Registered Office | Place of Business | Location of Business | Location of Enterprise | Location of Premises | Physical Location | Physical Location of Enterprise | Physical Location of Business | Location~0.8 | Principal Place of Business
    Address of Taxpayer | Site Address | Residence~0.8 | Place of residence | Lefelo~0.8 | Aterese
    Aterese ya bonno | Aterese ya kgwebo | Lefelo la bonno | Lefelo la kgwebo | Motse~0.8 | Postal Address~0.8 | Physical~0.75
    Situated at | Located at | Where business is carried on | Place where business is carried on
  `),
  finders: [
    sentence(
      `(?:physical|business|residential) address (?:is|being)(?: at)? <>(?=${STOP}|,? (?:are|is|was|has|have)\\b)`,
      `\\bpremises\\b[^.;\\n]{0,60}? (?:is|are)(?: situated?| located)? at <>(?=${STOP})`,
      `(?:registered office|place of business)(?: is| being)?(?: situated?| located)? (?:at|in) <>(?=${STOP}|,? (?:are|is|has|have)\\b)`,
      `\\b(?:carr(?:ies|ying) on (?:a |its |the )?(?:business|trade)|trading|doing business) (?:at|from) <>(?=${STOP}|,? (?:are|is|was|has|have|with)\\b)`,
      '(?:\\d\\)|\\d),? of <>(?=,? (?:trading|t\\/a|has|have|is|are|was|whose)\\b)',
    ),
  ],
  weight: 0,
};
