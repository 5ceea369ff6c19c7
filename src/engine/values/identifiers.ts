import { message } from '../../contract/messages/message.ts';
import { ANY_MARK } from '../packs/currencies.ts';
import { FOREIGN_TAX_NUMBERS } from '../packs/tax-numbers.ts';
import { ibansIn } from './iban.ts';
import { DAY_BEHIND, identifier } from './identifier.ts';
import { coverage, type Parsed, type ValueKind } from './kind.ts';
import { isNoReference } from './no-reference.ts';

/** Quality of a number of unknown format, 0–1: among words, and by its share of them (chosen on drawn specimens, ADR 401). */
const QUALITY = { amongWords: 0.55, byShare: 0.4 } as const;

function spotted(mention: RegExp, kind: ValueKind): ValueKind {
  return { ...kind, mention };
}

const OTHER_FORM = message('notes.otherCompanyForm');

/** CIPA company number: `BW` and eleven digits; older formats are accepted and noted. */
export const companyNumber: ValueKind = spotted(
  /(?<!\w)BW\d{11}(?!\w)/g,
  identifier(
    'company-number',
    new RegExp(
      [
        String.raw`(?<!\w)B\s?W\s?[0-9OIl](?:\s?[0-9OIlSB]){10}(?!\w)`,
        String.raw`(?<!\w)(?:C[O0]|UIN|BN|RBN)?\.?\s?\d{2,4}\s?/\s?\d{1,6}(?:\s?/\s?\d{1,4})?(?![\w/])`,
        // France: "123 456 789 RCS Lyon"; states of OHADA: "RC/DLA/1996/B/2345", "CI-ABJ-03-2021-B12-00123".
        String.raw`(?<![\w/])\d{3} ?\d{3} ?\d{3} R\.?C\.?S\b`,
        String.raw`(?<!\w)(?:[A-Z]{2,4}[-./]){1,3}(?:\d{2}[-./])?\d{2,4}[-./]?[A-E]\d{0,2}[-./]\d{1,6}(?![\w/])`,
        String.raw`(?<!\w)[A-Z]{2,4}[-/]\d{4}[-/]\d{2,7}(?![\w/])`,
        // India: "U12345MH2020PTC123456"; Kenya: "PVT-123456X".
        String.raw`(?<!\w)[LU]\d{5}[A-Z]{2}(?:19|20)\d{2}[A-Z]{3}\d{6}(?!\w)`,
        String.raw`(?<!\w)[A-Z]{2,4}-\d{4,8}[A-Z](?!\w)`,
        String.raw`(?<!\w)[A-Z]{1,4}[-/]?\d{4,13}(?!\w)`,
        String.raw`(?<![\w/])\d{6,13}(?![\w/])`,
        String.raw`(?<![\w/])\d{3,6}(?: \d{3,5}){1,3}(?![\w/]|[.,]\d)`,
      ].join('|'),
      'gi',
    ),
    [
      { pattern: /^BW\d{11}$/, quality: 1 },
      {
        pattern: /^BW000\d{7}$/,
        quality: 0.85,
        doubtful: true,
        note: message('notes.zeroAdded'),
        mend: (text) => text.replace('BW', 'BW0'),
      },
      {
        pattern: /^(CO)?\d{2,4}\/\d{1,6}$/,
        quality: 0.85,
        note: message('notes.formerCompanyNumber'),
      },
      {
        pattern: /^C0\d{4}\/\d{1,6}$/,
        quality: 0.8,
        note: message('notes.letterAsZero'),
        mend: (text) => text.replace('C0', 'CO'),
      },
      { pattern: /^(CO|BN|RBN)?\d{2,4}\/\d{1,6}(\/\d{1,4})?$/, quality: 0.75 },
      { pattern: /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, quality: 0.9 },
      {
        pattern: /^[A-Z]{2,4}\d{4,8}[A-Z]$/,
        quality: 0.8,
        asPrinted: true,
        note: OTHER_FORM,
      },
      { pattern: /^\d{9}RCS$/, quality: 0.85, mend: (text) => text.slice(0, -'RCS'.length) },
      {
        pattern: /^[A-Z/]{4,14}[\d/]{2,9}[A-E][\d/]{2,}$/,
        quality: 0.85,
        asPrinted: true,
        note: OTHER_FORM,
      },
      {
        pattern: /^[A-Z]{2,4}\/?\d{4}\/?\d{2,7}$/,
        quality: 0.75,
        asPrinted: true,
        note: OTHER_FORM,
      },
      // What a character leaves behind that is lost, added or misread.
      {
        pattern: /^(?:BW\d{4,13}|[A-Z]W\d{10,12}|B[A-Z]\d{11}|\d{10,11}|\dW\d{11}|B\d{11,12})$/,
        quality: 0.7,
        doubtful: true,
        note: OTHER_FORM,
      },
      {
        pattern: /^[A-Z]{1,4}\/?\d{4,13}$/,
        quality: 0.7,
        isOther: true,
        note: OTHER_FORM,
      },
      {
        pattern: /^\d{6,13}$/,
        quality: 0.6,
        isOther: true,
        note: OTHER_FORM,
      },
    ],
    'of other offices',
  ),
);

/** BURS taxpayer number: a letter and 11 digits; 8 to 11 occur. */
export const tin: ValueKind = spotted(
  /(?<!\w)[A-Z]\d{8,11}(?!\w)/g,
  identifier(
    'tin',
    new RegExp(
      String.raw`(?<!\w)(?!BW)[A-Z]{2}\s?\d{2,4}(?:\s?\d{2,4}){2,3}(?!\w)|(?<!\w)(?:[A-Z]|[l|](?=\d{11}))[\s-]?[0-9OIlSB](?:[\s-]?[0-9OIlSB]){7,10}(?!\w)|(?<!\w)[A-Z]\d{12,14}(?!\w)|(?<!\w)(?:${FOREIGN_TAX_NUMBERS})(?!\w)|(?<![\w/])\d{8,12}(?![\w/]|[.,]\d)`,
      'g',
    ),
    [
      { pattern: /^[A-Z]\d{11}$/, quality: 1 },
      {
        pattern: /^[A-Z]\d{12,14}$/,
        quality: 0.8,
        doubtful: true,
        note: message('notes.taxNumberLonger'),
      },
      {
        pattern: /^[A-Z]\d{8,10}$/,
        quality: 0.95,
        doubtful: true,
        note: message('notes.taxNumberShorter'),
      },
      { pattern: new RegExp(`^(?:${FOREIGN_TAX_NUMBERS})$`), quality: 0.97 },
      // "GB 417 2280 61": other states have a country code before the number.
      { pattern: /^[A-Z]{2}\d{8,12}$/, quality: 0.9, asPrinted: true },
      {
        pattern: /^1\d{11}$/,
        quality: 0.95,
        note: message('notes.taxNumberOne'),
        mend: (text) => `I${text.slice(1)}`,
      },
      {
        pattern: /^\d{11,12}$/,
        quality: 0.65,
        doubtful: true,
        note: message('notes.taxNumberLetter'),
      },
      {
        pattern: /^\d{8,10}$/,
        quality: 0.65,
        isOther: true,
        note: message('notes.taxNumberLetter'),
      },
    ],
    'of other offices',
  ),
);

/** Bank accounts have 6 to 16 digits; blanks and hyphens are formatting. */
const domesticAccount = identifier(
  'account-number',
  /(?<![\w/.,])[0-9OIl](?:[ -]?[0-9OIlSB]){5,15}(?![\w/]|[.,]\d)|(?<!\w)[\dX*]{4,12}\d{3,4}(?!\w)/g,
  [
    { pattern: /^\d{6,16}$/, quality: 1 },
    { pattern: /^[X*\d]{6,16}$/, quality: 0.8, note: message('notes.masked') },
  ],
  'doubtful',
);

/** A bank account: the bank's own number, or the whole international one, never groups of its digits. */
export const accountNumber: ValueKind = {
  ...domesticAccount,
  parse(printed, context) {
    const [iban] = ibansIn(printed);
    if (!iban) return domesticAccount.parse(printed, context);
    const { value, raw, valid } = iban;
    return (
      domesticAccount.parse(printed.replace(raw, ' '), context) ?? {
        value,
        raw,
        quality: QUALITY.amongWords + QUALITY.byShare * coverage(raw, printed),
        notes: [],
        ...(!valid && { doubt: message('notes.characterMistaken') }),
      }
    );
  },
};

/** Six digits. */
export const sortCode = identifier('sort-code', /(?<!\w)\d{2}[ -]?\d{2}[ -]?\d{2}(?!\w)/g, [
  { pattern: /^\d{6}$/, quality: 1 },
]);

/**
 * Any reference as printed: bill account, certificate, employee or share number. Must contain a digit; slashes and
 * hyphens are kept.
 */
export const reference: ValueKind = {
  name: 'reference',
  strict: false,
  exact: true,
  lines: 1,
  // "2210 4487 91": groups of digits are one number, unless a month follows the last; so is "6184 205 337 4" at the end
  // of a line.
  inText: String.raw`(?:[A-Z]{1,5} )?[A-Z0-9][\w/.-]*\d[\w/-]*(?: / \d[\w/-]*|(?: \d{3,6})+(?: \d{2,3}(?![\d/]|(?:st|nd|rd|th)?\s\p{L}{3,9}\s\d{4})| \d(?![\w/.,:-]| \w))?)?`,
  same: (a, b) => String(a).replace(/\W/g, '').toUpperCase() === String(b).replace(/\W/g, '').toUpperCase(),
  parse(printed): Parsed | null {
    const text = printed.replace(DAY_BEHIND, '');
    // "The taxpayer identification / number is C97849681015": part of a sentence, not a label with its value.
    if (/^\s*(?:is|was|are|has)\s/.test(text)) return null;
    const first =
      /^[\s:#.№-]*(?:(?:No\.?|Nr\.?|Number)[\s:#.]*)?((?:[A-Z]{1,8}[ ]?)?[A-Z0-9][\w/.\-–]*(?:(?: [-/] ?(?=[\w/.-]*\d)| (?=\d))[\w/.-]+)*(?: of (?:19|20)\d\d(?!\d))?)/i.exec(
        text,
      );
    const raw = first?.[1]
      ?.replace(/[.,:;\-/]+$/, '')
      // "881204was", "5510-2284-Home": the next word, joined.
      .replace(/(?<=\d{2})(?:[a-z]{2,}|-[A-Z][a-z]{2,})$/, '')
      .trim();
    if (!raw || !/\d/.test(raw) || raw.length > 30) return null;
    // The circles of an ornamental border are read as zeros.
    if (/^0+$/.test(raw)) return null;
    // "RUN 27/08/26 16:42": a print time.
    if (/(?:^|\s)\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?=\s|$)/.test(raw) || SUM_OF_MONEY.test(raw)) return null;
    if (isNoReference(raw)) return null;
    // "YEAR 2026": a period.
    if (/^(?:tax )?year (?:of )?(?:19|20)\d\d$/i.test(raw)) return null;
    // "12. Date issued": the next field of a numbered form.
    if (/^\d{1,2}[.)]\s+\p{L}{2}/u.test(text.trim())) return null;
    // "G- 0418": a spurious blank after a hyphen.
    const value = withLetters(raw.replace(/\s+/g, ' ').replace(/(?<=[A-Z\d][-/]) (?=\d)/g, ''));
    return { value, raw, quality: QUALITY.amongWords + QUALITY.byShare * coverage(raw, text), notes: [] };
  },
};

/** "P 500.00", "1,204.55"; not "BR 2026.14", a year and a number. */
const SUM_OF_MONEY = new RegExp(String.raw`^(?:(?:${ANY_MARK}) )?\d[\d, ]*\.\d{2}$`, 'iu');

/** "Cl-2017", "C0I-0091": in the capitals before the first separator OCR reads l for I and 0 for O. */
function withLetters(printed: string): string {
  const lead = /^[A-Z][A-Z0l]{1,5}(?=[-/ ])/.exec(printed)?.[0];
  if (!lead) return printed;
  const mended = lead.replace(/l/g, 'I').replace(/(?<=[A-Z])0(?=[A-Z])/g, 'O');
  return mended + printed.slice(lead.length);
}
