import { asSaidAbroad } from '../../lexicon/languages/index.ts';
import { PAY } from '../../lexicon/pay.ts';
import { CIVIL_TITLES } from '../../lexicon/forms-of-address.ts';
import { GROSS_PAY, NET_PAY } from '../../ledger/words/pay.ts';
import { labelList } from '../../values/text/label-list.ts';
import { AMOUNTS_TO, inMainClauses, OF_SUBJECT } from '../find/pay/main-clauses.ts';
import { asSaid } from '../find/pay/said-of-amount.ts';
import { sentence, STOP, weighedSentence } from '../find/sentence.ts';
import { amount, findMoney } from '../../values/money.ts';
import type { ValueKind } from '../../values/kind.ts';
import { text } from '../../values/words.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { Derivation, FieldSpec, Finder } from '../document-type.ts';

/** Between pay words and their amount: dates, but no other number. */
const GAP = '(?:[^.\\d]|\\b\\d{1,2}(?:st|nd|rd|th)? \\p{L}{3,9} 20\\d\\d\\b|\\b20\\d\\d\\b)';
/** Not after "net". */
const NOT_NET = '(?<!\\b(?:net|nett|take[- ]home)\\b[^.,;\\d]{0,200})';
/** Deductions after "gross". "less tax of P400.00" is matched by its "less", as main clauses omit the rest. */
const TAKEN_OFF =
  '(?:(?:less(?! than)|minus|net of)\\b|after(?=\\s{2}| (?:\\p{L}+ ){0,2}(?:tax|paye|pension|deductions)\\b))';
/**
 * "gross", unless the next amount is the remainder: "gross salary, less tax of P400.00, is P4,200.00", "from the gross
 * …".
 */
const GROSS = `(?<!\\bfrom \\p{L}+(?: \\p{L}+)? )\\bgross(?![^.;\\d]{0,160}\\b(?<!\\bnot )(?:nett?|take[- ]home)\\b[^.;\\d]{0,60}\\d|[^.;\\d]{0,60}\\b${TAKEN_OFF})`;
/** "gross and net pay are", "net and gross": two amounts follow in this order. */
const pairOf = (first: string, second: string): string => `\\b${first} and ${second}\\b[^.;\\d]{0,60}?`;
const SECOND = '[^\\s\\d]{0,4}\\s?\\d[\\d ,]*(?:\\.\\d\\d)? and';
const NET = '(?:nett?|take[- ]home)';
/** "net", except "not net" and "gross and net", which has two amounts. */
const ONLY_NET = `(?<!\\b(?:not|gross and) )${NET}(?! and gross\\b)`;
const PER = '(?: per (?:month|annum|year|week|hour|day))?';
/** Text after an amount that makes it net: "P4,200.00 a month, after tax", "P4,200.00 are net of tax". */
const NOT_NET_BEHIND = `(?![\\d,.]*(?: (?:(?:per|a|each|every) )?(?:month(?:ly)?|annum|year|week(?:ly)?))?,?(?: (?:is|are|being|which is))? (?:nett?\\b(?!\\s*(?::|(?:${PAY})|amount))|take[- ]home\\b|after (?:(?:the |her |his )?tax|(?:all )?deductions)\\b))`;

/** Doubtful in clauses about a deduction or another time. */
const asGross = (...finders: readonly Finder[]): Finder =>
  inMainClauses(
    asSaid({ none: ['takenHome', 'replaced'], unsure: ['taken', 'reduced', 'earlier', 'later'] }, ...finders),
  );

/** Gross pay in sentences of a letter, by its name. */
export const grossInSentences = asGross(
  sentence(
    `${pairOf('gross', NET)} <>`,
    `${pairOf(NET, 'gross')} ${SECOND} <>`,
    `${GROSS}${OF_SUBJECT}\\s+${AMOUNTS_TO} <>`,
    `\\btotal (?:monthly )?gross(?: (?:${PAY}))? (?:of|is|at) <>`,
    `${GROSS}(?: monthly| annual)? (?:${PAY}|pension)s?:? (?:of |is |was )?<>`,
    `${GROSS}[^.]{0,40}?(?:${PAY})${GAP}{0,60}?[\\s(]<>`,
    `${NOT_NET}(?:${PAY})(?![^.;\\d]{0,100}\\b(?:nett?\\b|${TAKEN_OFF})|s? after|e\\b)${GAP}{0,60}? (?:of|is|was|at|be|to|:)(?:[^.\\d]{0,80}?\\(| )<>${NOT_NET_BEHIND}`,
    `${GROSS}(?! and\\b|\\))[^.,;\\d]{0,12}? <>`,
    ...asSaidAbroad('grossPay'),
    '<>[^.,;\\n\\d]{0,16}? \\((?:gross|before (?:tax|deductions))\\)',
    `<>(?: (?:per|a|each|every) month)?,?[^\\S\\n](?:gross|before (?:tax|deductions))\\b(?!\\s*(?::|pay|salary|income|amount))`,
    `moputso(?: \\p{L}+){0,6}? <>`,
    '\\b(?:amogela|duelwa|bona)(?: \\p{L}+){0,4}? <>(?=[^.\\n]{0,12}\\bka (?:kgwedi|ngwaga|beke)\\b)',
    `\\b(?:i|we) pay (?:him|her|them|(?:${CIVIL_TITLES})\\.? \\p{L}+)(?: an?)?(?: (?:salary|wage) of)? <>`,
    `(?:earns?\\b|earning\\b|paid(?! (?:in)?to (?:your|his|her|their|the|a|an)\\b)|receives?)[^.\\d]{0,60}? <>${NOT_NET_BEHIND}${PER}`,
  ),
);

/** Pay stated in a letter or contract. */
export const statedGross: FieldSpec = {
  name: 'grossSalary',
  kind: amount,
  labels: labelList(`
    Gross Salary | Gross Monthly Salary | Monthly Gross Salary | Gross Pay | Gross Income | Monthly Salary
    Basic Salary~0.75 | Annual Salary | Gross Monthly Income | Salary | Remuneration | Gross Earnings
    Moputso | ${GROSS_PAY} | Total Gross | Gross~0.9 | Wages~0.9 | Wage~0.9 | Monthly Wage | Salary per month
    Total Allowances and Salary | Monthly Remuneration | Moputso wa kgwedi | Moputso otlhe
    Moputso pele ga lekgetho | Lotseno | Total Emoluments | Monthly Income | Monthly Earnings | Income per month
    Annual Income | Current Salary | Reward~0.8 | Rate of Pay | Pay~0.8 | Monthly Pay | Pay per month | Wage per month | Wages per month | Monthly Rate | Monthly Rate of Pay | Monthly Basic Wage | {Basic,Agreed,Fixed} Monthly {Wage,Salary,Pay}~0.75 | Basic Wage~0.75 | Base Salary~0.75 | Base Pay~0.75 | Basic Pay~0.75 | Consolidated Salary | Monthly Consolidated Salary | Total Package~0.8 | Total Monthly Package | Moputso ka kgwedi
  `),
  finders: [
    grossInSentences,
    // Pay before allowances, if nothing is called gross.
    asGross(
      weighedSentence(0.66, `basic[^.]{0,40}?(?:${PAY})${GAP}{0,60}?[\\s(]<>`),
      weighedSentence(
        0.6,
        `${NOT_NET}(?<![\\d,.])<>${NOT_NET_BEHIND}\\)?,?(?: \\([^)]*\\))? (?:gross |before tax )?(?:(?:per|a|each|every) (?:calendar )?month|p\\.?m\\b)`,
      ),
    ),
  ],
  weight: 0.6,
};

/** Net pay in sentences of a letter, by its name. */
export const netInSentences = inMainClauses(
  asSaid(
    { none: ['replaced'], unsure: ['taken', 'earlier', 'later', 'other'] },
    sentence(
      `${pairOf(NET, 'gross')} <>`,
      `${pairOf('gross', NET)} ${SECOND} <>`,
      `${ONLY_NET}${OF_SUBJECT}\\s+${AMOUNTS_TO} <>`,
      ...asSaidAbroad('netPay'),
      '<>[^.,;\\n\\d]{0,16}? \\((?:net|nett|take[- ]home|after (?:tax|deductions))\\)',
      '<>(?: (?:per|a|each|every) month)?,?(?: (?:is|are|being|which is))?[^\\S\\n](?:net|nett|take[- ]home|after (?:(?:the )?tax|(?:all )?deductions|it\\b|them))\\b(?!\\s*(?::|pay|salary|income|amount))',
      '\\bwhat (?:remains|is left|stays)\\b[^.\\d]{0,60}? (?:is|are|comes to) (?:about |around |roughly |some )?<>',
      '\\b(?:leaving|which leaves) (?:him|her|them)?(?: with)?(?: a)?(?: (?:net|balance|take-home))?(?: (?:pay|salary|income))?(?: of)? ?<>',
      '<> is (?:paid(?: out)? to|received by|left to|what) (?:her|him|them|the employee)\\b[^.\\d]{0,20}? after\\b',
      `(?:${PAY}) after (?:all |the )?(?:usual |statutory |monthly )?(?:tax|deductions)[^.\\d]{0,30}? <>`,
      '(?:paid|payable|transferred|credited|deposited) (?:in)?to (?:your|his|her|the|an?) [^.\\d]{0,60}?\\b(?:account|bank)\\b[^.\\d]{0,40}? (?:is|was|of|being) <>',
      '<> (?:reaches|is (?:paid|credited|transferred|deposited) (?:in)?to|goes (?:in)?to) (?:his|her|their|your|the) (?:bank )?account\\b',
      // Not "Net of PAYE (P3,150.00)", which is the deduction.
      `(?:${ONLY_NET}|tak(?:es|ing)[- ]home)(?!\\s+of (?:the |all |his |her )?(?:p\\.?a\\.?y\\.?e|(?:income )?tax|pension|deductions))[^.]{0,25}?(?:${PAY})?(?:[^.\\d]|\\b20\\d\\d\\b){0,60}? <>`,
    ),
  ),
);

export const statedNet: FieldSpec = {
  name: 'netSalary',
  kind: amount,
  labels: labelList(`
    Net Salary | Net Monthly Salary | Net Pay | Nett Salary | Take Home Pay | Net Monthly Income | Net Income
    Net Earnings | Net~0.9 | ${NET_PAY} | Net Salary Payable
  `),
  finders: [netInSentences],
  weight: 0.1,
};

/** "Permanent / Contract / Temporary": options of a form of which nobody struck out any. */
const OPTION = String.raw`(?:permanent|temporary|contract|casual|seasonal|fixed[- ]term|part[- ]time|full[- ]time|probation(?:ary)?)`;
const OPTIONS = new RegExp(String.raw`\b${OPTION}(?:\s*[/,|]\s*(?:or )?${OPTION})+\b`, 'gi');
const PERMANENT = /\bpermanent\b/gi;
const NOT_PERMANENT = /\b(?:temporary|casual|seasonal|fixed[- ]term)\b/gi;
/** Longest label, and what is left of boxes, beside a form's options. */
const MOST_BESIDE = 36;

/** "Permanent  Contract  Temporary": options of a form whose ticks were not read. */
const namesOptions = (words: string): boolean =>
  words.search(PERMANENT) >= 0 &&
  words.search(NOT_PERMANENT) >= 0 &&
  words.replace(PERMANENT, '').replace(NOT_PERMANENT, '').length <= MOST_BESIDE;

const offersOptions = ({ pages }: DocumentView): boolean =>
  pages.some(({ rows }) => rows.some((row) => namesOptions(row.map((s) => s.text).join(' '))));

const basis: ValueKind = {
  ...text,
  parse: (printed, context) =>
    printed.search(OPTIONS) < 0 && !namesOptions(printed) ? text.parse(printed, context) : null,
};

/** permanent, contract or temporary, as the interface defines; decided by the letter's words. */
export const employmentTypeField: FieldSpec = {
  name: 'employmentType',
  kind: basis,
  labels: labelList(`
    Type of Employment | Employment Status | Terms of Employment
    Nature of Employment | Type of Contract | Basis of Employment
    Nature of Contract | Nature of Appointment | Status~0.8 | Category of Employment
    Mofuta wa tiro | Mofuta wa konteraka | Terms~0.8 | Basis~0.8 | Type of Engagement | Nature of Engagement | Form of Engagement | Engagement~0.8 | Tenure~0.8 | Nature of Tenure | Type of Appointment | Terms of Engagement | Terms of Service | Employment Basis | Contract Status | Employed on~0.7 | Konteraka~0.8 | Duration~0.6
  `),
  aliases: ['contractType'],
  weight: 0.1,
};

const YEARS_OR_MONTHS = String.raw`(?:\d+|one|two|three|four|five|six|nine|ten|twelve|eighteen|twenty-four|thirty-six)[- ]?(?:year|month)s?'?`;
const FOR_A_TERM = [
  'limited (?:period|duration)',
  String.raw`(?:on|under) (?:an? )?(?:\w+[- ])?(?:year |month )?(?:renewable )?contract`,
  String.raw`contract (?:basis|of \w+ (?:years|months))|contractual|term contract|fixed[- ](?:period|term)`,
  String.raw`(?:contract|agreement|service|employment|engagement)\b(?:(?!probation|notice)[^.]){0,60} (?:is |runs )?for (?:one|two|three|four|five|\d{1,2}) (?:\(\d{1,2}\) )?(?:years?|months)\b[^.]{0,12}\bend(?:s|ing)\b`,
  '(?:contract|agreement) (?:is )?for (?:a )?(?:fixed )?(?:period|term) of',
  String.raw`(?:contract|agreement|appointment|engages?|employs?)\b(?:(?!probation|notice)[^.]){0,90} for (?:a |the )?(?:period|term) of (?:\d+|[a-z]+(?:-[a-z]+)?) (?:\([^)]*\) )?(?:months|years)`,
  `${YEARS_OR_MONTHS} contract`,
  String.raw`(?:contract|engagement) (?:ends|expires|(?:shall|will) (?:end|expire)|end date|expiry date)\b[^.\n\d]{0,12}\d{1,2}`,
];
const TYPES: readonly (readonly [string, RegExp])[] = [
  ['permanent', /\b(?:permanent\p{L}*|pensionable|indefinite|sennelela|sennelaruri|leruri)\b/iu],
  ['temporary', /\b(?:temporary|temporarily|casual|seasonal|part[- ]time|nakwana)\b/i],
  ['contract', new RegExp(String.raw`\b(?:${FOR_A_TERM.join('|')})\b`, 'i')],
];

export function employmentTypeIn(text: string): string | null {
  return TYPES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** The printed type, or the letter's words, mapped to these three. */
export const employmentTypeWord: Derivation = {
  name: 'employmentType',
  from: ['employmentType'],
  aliases: ['contractType'],
  source: 'joined',
  preferred: true,
  make(values, view) {
    if (offersOptions(view)) return { value: null };
    const printed = values.get('employmentType')?.value;
    const word =
      (typeof printed === 'string' ? employmentTypeIn(printed) : null) ??
      (typeof printed === 'string' && /contract/i.test(printed) ? 'contract' : null) ??
      employmentTypeIn(view.prose.text.replace(OPTIONS, ''));
    return word ? { value: word } : null;
  },
};

/** Position of an amount in running text; -1 if absent. */
const placeOf = (amount: number, text: string): number =>
  findMoney(text).find((m) => m.value === amount)?.index ?? -1;

/** Pay frequency of an amount: stated directly after it, else where pay is first mentioned. */
function frequencyIn(view: DocumentView, amount: number): string | null {
  const { text: printed } = view.prose;
  const at = placeOf(amount, printed);
  const behind = at < 0 ? null : printed.slice(at, at + 60).split(/[.;](?!\d)/)[0]!;
  return (
    (behind === null ? null : frequencyOf(behind)) ??
    frequencyOf(
      printed.slice(Math.max(0, printed.search(/salary|remuneration|earn|pay\b|moputso|tuelo/i) - 25)),
    )
  );
}

function frequencyOf(words: string): string | null {
  const found =
    /\b(?:(?:per|a|each|every) (month|annum|year|week|day|hour)|(monthly|annual(?:ly)?|weekly|daily|hourly)|ka (kgwedi|ngwaga|beke|letsatsi|oura)|(p\.?\s?[am])\b\.?)/i.exec(
      words,
    );
  const word = (found?.slice(1).find(Boolean) ?? '').toLowerCase();
  if (/^(?:month|monthly|kgwedi|p\.?\s?m)$/.test(word)) return 'monthly';
  if (/^(?:annum|year|annual|annually|ngwaga|p\.?\s?a)$/.test(word)) return 'annual';
  if (/^(?:week|beke)/.test(word)) return 'weekly';
  if (/^(?:da|letsatsi)/.test(word)) return 'daily';
  return /^(?:hour|oura)/.test(word) ? 'hourly' : null;
}

/** The configuration's `salary`: amount and frequency. */
export const salaryObject: Derivation = {
  name: 'salary',
  from: ['grossSalary'],
  source: 'joined',
  make(values, view) {
    const gross = values.get('grossSalary')?.value ?? values.get('netSalary')?.value;
    return typeof gross === 'number'
      ? { value: { amount: gross, frequency: frequencyIn(view, gross) } }
      : null;
  },
};

/** "Monthly", "Weekly / Monthly": how often, without an amount. */
const PERIODS = String.raw`(?:(?:per )?(?:month|week|fortnight|annum|year|day|hour)|(?:month|week|fortnight|hour)ly|annual(?:ly)?|daily)`;
const PERIODS_ALONE = new RegExp(String.raw`^${PERIODS}(?:[\s/,|]+${PERIODS})*\s*\*?$`, 'i');
const remuneration: ValueKind = {
  ...text,
  parse: (printed, context) => (PERIODS_ALONE.test(printed.trim()) ? null : text.parse(printed, context)),
};

/** Remuneration in the letter's words. */
export const remunerationDetails: FieldSpec = {
  name: 'remunerationDetails',
  kind: remuneration,
  labels: labelList(`
    Remuneration | Remuneration Details | Remuneration Package | Salary | Gross Salary
    Monthly Salary | Basic Salary | Package | Pay~0.8
  `),
  finders: [
    sentence(
      `(?:remuneration|salary|package|pay)(?: package)?(?: is| of|:) <>(?=${STOP})`,
      `(?:paid|receives?|earns?|earning) <>(?=${STOP})`,
    ),
  ],
  weight: 0.1,
};
