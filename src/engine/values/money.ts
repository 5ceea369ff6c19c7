import { message } from '../../contract/messages/message.ts';
import { CODES, currencyOfMinor, CURRENCY_OF, MINOR, OWN_CODES, SIGNS, WORDS } from '../packs/currencies.ts';
import { coverage, type KindContext, type Parsed, type ValueKind } from './kind.ts';
import { MONTH_PATTERN } from './months.ts';
import { defaultPack } from '../packs/index.ts';

/** Tolerance for equal amounts: half a hundredth. */
const SAME_AMOUNT = 0.005;
/** Quality of money, 0–1 (chosen on drawn specimens, ADR 401). */
const QUALITY = {
  /** Currency: named, plus a share by coverage; by an amount's symbol only. */
  currency: { named: 0.7, byShare: 0.3, marked: 0.75 },
  /** Amount: without currency; among words, plus a share by coverage. */
  amount: { bare: 0.75, amongWords: 0.5, byShare: 0.5 },
} as const;

export interface MoneyMatch {
  /** Signed: negative for Dr, a minus or brackets. */
  readonly value: number;
  readonly currency: string | null;
  /** `Cr` or `Dr` where printed. */
  readonly side: 'credit' | 'debit' | null;
  /** Written with hundredths or a currency; a bare whole number may be something else. */
  readonly explicit: boolean;
  readonly index: number;
  readonly length: number;
  readonly raw: string;
}

/** Capitalised as at the beginning of a name. */
const CAPITALISED = WORDS.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
/** "M22,817.00", and alone in a cell "K850.00": a letter before an amount with hundredths; "M12.5" is a bolt. */
const ONE_LETTER =
  'K(?=\\d{1,3}[ ,]\\d{3})|M(?=\\d{1,3}(?:,\\d{3})+\\.\\d{2}(?!\\d))|(?<=^|[:(]\\s?)[KM](?=\\d{1,3}\\.\\d{2}(?!\\d))';
const MARK = `${CODES}|${WORDS}|US\\$|${ONE_LETTER}|Rs(?=[.\\s]?\\s?\\d)|${SIGNS}|R|\\$|€|£|₹|₦|GH₵|KShs?`;
/** "1,52,724.75": grouped by two above the thousands, as in South Asia. */
const IN_LAKHS = '[0-9]{1,2}(?:,[0-9]{2}){1,3},[0-9]{3}(?:\\.[0-9]{2})?(?![0-9,])';
/** "CHF 3'949.75" between the thousands, as in Switzerland; readers print other marks of the same form. */
const APOSTROPHES = "'’‘`´";
const BETWEEN_GROUPS = new RegExp(`[ ,.${APOSTROPHES}]`, 'g');
const NUMBER =
  IN_LAKHS +
  `|[0-9OIl]{1,3}(?:(?:, |[ ,.${APOSTROPHES}])[0-9OIl]{3})+(?:\\s?[.,:]\\s?[0-9OIl]{2})?(?![0-9])|[0-9OIl]+(?:\\s?[.,]\\s?[0-9OIl]{1,2})?(?![0-9])|\\.[0-9]{2}(?![0-9])`;
/** ".2,449.20": a speck read as a full stop before a complete amount. */
const SPECK = '(?<=(?:^|\\s)\\.)(?=[1-9]\\d{0,2}(?:[ ,]\\d{3})*\\.\\d{2}(?!\\d))';
/**
 * "E96.14", "f1,204.55": OCR of a pound sign; E is also printed for emalangeni. "Class E1.50" and "f1.25" are no money:
 * after a word, and after f, only amounts with thousands are.
 */
const LIKE_POUND = [
  '(?<=(?:^|[^\\p{L}\\s]\\s+|\\()E)(?=\\d{1,3}\\.\\d{2}(?!\\d))',
  '(?<=(?:^|[\\s(])[Ef])(?=\\d{1,3}(?:,\\d{3})+\\.\\d{2}(?!\\d))',
].join('|');
const PATTERN = new RegExp(
  `(?:(?<![\\p{L}\\p{N}.,/])|${SPECK}|${LIKE_POUND})(?:(${MARK})\\s?[.,:]?\\s*)?([-–−+(]\\s*)?(?:(${MARK})\\s*)?(${NUMBER})(?:\\s?/[-–−=](?![\\p{N}])|\\s?([-–−=+])(?![\\p{N}])|\\s*(\\)))?\\s*(?:(CR|DR)\\b)?(?:\\s*(${OWN_CODES}|${WORDS}|USD|ZAR)\\b)?`,
  'giu',
);

/** "50 cents". */
const HUNDREDTHS = new RegExp(`^\\s*(${MINOR})\\b`, 'i');
const RULE = /^[FfIlJ|[\]!](?=\s|$)/;
/** "23 November 2026": a number before a month is a day. */
const DAY_OF_MONTH = new RegExp(`^\\s*(?:st|nd|rd|th|er)?\\s*(?:of\\s+)?(?:${MONTH_PATTERN})\\b`, 'i');

/** Every amount in a text, in order, excluding dates, percentages and long identifiers. */
export function findMoney(text: string): MoneyMatch[] {
  return [...text.matchAll(PATTERN)].flatMap((match) => amountIn(match, text) ?? []);
}

function amountIn(match: RegExpExecArray, text: string): MoneyMatch | null {
  const [raw, before, sign, inner, number, trailing, bracket, side, after] = match;
  if (!/\d/.test(number!)) return null;
  // The pattern ignores case, but these letters are case-sensitive.
  if (/[eF]/.test(text[match.index - 1] ?? '') || before === 'm' || inner === 'm') return null;
  // "PO 881", "P O Box 881": the letter O, not a zero before a number.
  if (/^O\s/.test(number!) && !/[.,]\s?\d{2}$/.test(number!)) return null;
  const next = behind(match, number!, text);
  const value = toNumber(number!);
  if (value === null || isSomethingElse(raw, number!, next)) return null;
  const mark = before ?? inner ?? after;
  const minor = mark === undefined ? HUNDREDTHS.exec(next)?.[1] : undefined;
  const inBrackets =
    sign?.startsWith('(') === true &&
    bracket !== undefined &&
    // "Two Thousand (2,000.00)" states it twice.
    !/\p{L}\s*$/u.test(text.slice(0, match.index));
  const negative = /[-–−]/.test(`${sign ?? ''}${trailing ?? ''}`) || inBrackets || /dr/i.test(side ?? '');
  return {
    value: (negative ? -value : value) / (minor ? 100 : 1),
    currency: minor ? currencyOfMinor(minor)! : mark ? CURRENCY_OF[mark.toLowerCase()]! : null,
    side: side ? (/cr/i.test(side) ? 'credit' : 'debit') : null,
    explicit: mark !== undefined || minor !== undefined || /[.,:]\s?[0-9OIl]{2}$/.test(number!),
    index: match.index,
    length: raw.length,
    raw: raw.trim(),
  };
}

/** The text after a number; a table rule directly after the hundredths is read as a letter. */
function behind({ 0: raw, index }: RegExpExecArray, number: string, text: string): string {
  const next = text.slice(index + raw.trimEnd().length);
  return /[.,]\d{2}$/.test(number) ? next.replace(RULE, '') : next;
}

/** A day before its month, a percentage, part of a word, a date or a longer number, an identifier. */
function isSomethingElse(raw: string, number: string, next: string): boolean {
  if (/^\d{1,2}$/.test(raw.trim()) && DAY_OF_MONTH.test(next)) return true;
  if (/^\s*%|^\p{L}/u.test(next) || /^(?:[/:-]|[.,](?=\d{2,}))\d/.test(next)) return true;
  // The name of a form.
  if (/^\(?P60\)?$/.test(raw.trim())) return true;
  return number.replace(/\D/g, '').length > 9 && !/[.,]\d{2}$/.test(number);
}

/** "864,00 €", "85 000 FCFA": blanks or full stops between thousands, a decimal comma, the mark behind. */
const MARK_BEHIND = String.raw`\d{1,3}(?:[. ]\d{3})*(?:,\d{2})?\s?(?:€|F ?CFA|(?:${CODES})\b)`;

/** An amount of money as a number, two decimals. */
export const money: ValueKind = {
  name: 'money',
  strict: true,
  lines: 1,
  inText: String.raw`(?:${CODES}|${CAPITALISED}|${WORDS.toUpperCase()}|Rs\.?|${SIGNS}|K(?=\s?\d{1,3}[,. ]\d)|M(?=\d{1,3},\d{3}\.\d)|R|\$|€|£|₹|₦|GH₵|KShs?)\s?\d[\d ,.${APOSTROPHES}]*\d|\d{1,3}(?:[. ]\d{3})+,\d{2}(?!\d)|\d{1,3}(?:[ ,${APOSTROPHES}]?\d{3})*\.\d{2}(?!\d)|\d{1,3}(?:,\d{3})+|${MARK_BEHIND}|\d[\d,.]*\s(?:${CAPITALISED}|${WORDS}|${OWN_CODES}|${MINOR})`,
  same: (a, b) => typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) < SAME_AMOUNT,
  parse: (text, context): Parsed | null => parseMoney(text, context),
};

/** Without its sign: deductions on payslips and bills are stated as positive. */
export const amount: ValueKind = {
  ...money,
  name: 'amount',
  parse: (text, context): Parsed | null => absolute(parseMoney(text, context)),
};

/** True for money types, signed or not. */
/** 1234.5 as printed here, without currency: "1,234.50". */
export const inThousands = (amount: number): string =>
  amount.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

export const isMoney = (kind: ValueKind): boolean => kind.name === money.name || kind.name === amount.name;

const NAMED_CURRENCY = new RegExp(
  `\\b(${CODES}|${WORDS}|RAND|US DOLLARS?)\\b|(?<![\\p{L}\\d])(${SIGNS})\\s?\\d`,
  'iu',
);
const BY_NAME = new RegExp(`\\b(?:${CODES}|${WORDS})\\b`, 'iu');
/** Does a text name a currency by code or word, not just by an amount's symbol? "Debit (USD)", "in dollars" */
export const namesCurrency = (text: string): boolean => BY_NAME.test(text);

/** A currency symbol before an amount. */
const MARKED_CURRENCY =
  /(US\$|N\$|[£€₹$]|(?<!\p{L})Rs(?=[.\s]{0,2}\d)|(?<!\p{L})R(?=\s?\d[\d ,]*\.\d{2}(?!\d)))/u;
const DOLLAR = message('notes.dollar');

/** The code of the currency written in a text: `ZAR`, `USD`, … */
export const currency: ValueKind = {
  name: 'currency',
  strict: true,
  lines: 1,
  inText: `${CODES}|${CAPITALISED}|${WORDS.toUpperCase()}`,
  parse(text): Parsed | null {
    const match = NAMED_CURRENCY.exec(text);
    if (!match) return markedCurrency(text);
    const word = (match[1] ?? match[2]!).toLowerCase();
    const code = CURRENCY_OF[word] ?? (word === 'rand' ? 'ZAR' : 'USD');
    return {
      value: code,
      raw: match[0],
      quality: QUALITY.currency.named + QUALITY.currency.byShare * coverage(match[0], text),
      notes: [],
    };
  },
};

function markedCurrency(text: string): Parsed | null {
  const mark = MARKED_CURRENCY.exec(text)?.[1];
  if (mark === undefined) return null;
  const value = CURRENCY_OF[mark.toLowerCase()]!;
  return {
    value,
    raw: mark,
    quality: QUALITY.currency.marked,
    notes: [],
    ...(mark === '$' && { doubt: DOLLAR }),
  };
}

function parseMoney(text: string, { country = defaultPack }: KindContext): Parsed | null {
  const all = findMoney(text);
  const match = all.find((m) => m.explicit) ?? all[0];
  if (!match) return null;
  const of = QUALITY.amount;
  const quality = (match.explicit ? 1 : of.bare) * (of.amongWords + of.byShare * coverage(match.raw, text));
  const notes =
    match.currency && match.currency !== country.currency.code
      ? [message('notes.otherCurrency', { currency: match.currency })]
      : [];
  // "Base pay 15": hours, days or a grade, or an hourly rate.
  const little = !match.explicit && Math.abs(match.value) < SMALL_NUMBER && match.value !== 0;
  return { value: match.value, raw: match.raw, quality, notes, ...(little && { doubt: BARE_NUMBER }) };
}

/** Smaller whole numbers without currency or hundredths are seldom money. */
const SMALL_NUMBER = 100;
const BARE_NUMBER = message('notes.smallNumber');

function absolute(parsed: Parsed | null): Parsed | null {
  return parsed && typeof parsed.value === 'number' ? { ...parsed, value: Math.abs(parsed.value) } : parsed;
}

/** "1,234.56", "1 234,56", "1.234.56" (a comma misread), "1,234" → number; null if the grouping is invalid. */
function toNumber(text: string): number | null {
  const clean = text
    .replace(/O/g, '0')
    .replace(/[Il]/g, '1')
    .replace(/\s?([.,:])\s?/g, '$1');
  const decimals = /[.,:](\d{1,2})$/.exec(clean);
  const whole = (decimals ? clean.slice(0, decimals.index) : clean).replace(BETWEEN_GROUPS, '');
  // ".15": less than one without a leading zero.
  if (!/^\d+$/.test(whole) && !(whole === '' && decimals)) return null;
  return Number(`${whole || '0'}.${decimals?.[1] ?? '0'}`);
}
