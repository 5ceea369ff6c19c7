import { onPapers } from '../../../lexicon/languages/index.ts';
import { words as listed } from '../../../values/text/label-list.ts';
import { wordsAbroad } from '../../../values/words-abroad.ts';
import { fold } from '../../../values/text/fold.ts';
import { anyOf } from '../../../packs/any-of.ts';
import { CODES, FOLDED_NAMES } from '../../../packs/currencies.ts';
import { packs } from '../../../packs/index.ts';

export type PaySide = 'earnings' | 'deductions';

const list = (words: string, more: readonly string[] = []): ReadonlySet<string> =>
  new Set([...words.split(/\s+/), ...more]);

/** A side's heading contains one of these words … */
const EARNINGS = list(
  'earning earnings income incomes payments allowance allowances remuneration emolument emoluments addition additions credits benefits dituelo ditefo tefo lotseno moputso meputso earned',
  wordsAbroad('earningsHeads'),
);
const DEDUCTIONS = list(
  'deduction deductions dipusetso pusetso diphokotso phokotso dikgogo recoveries stoppages withholdings withheld deducted debits subtractions contributions taken',
  wordsAbroad('deductionHeads'),
);
/** … and otherwise only these. */
const FILLER = list(
  'a b c d e i ii iii iv 1 2 3 4 and the of your for from less description details detail item items component components particulars salary salaries wage wages basic pay gross statutory voluntary compulsory other employee employees staff member taxable non regular fixed variable cash current monthly month this period amount amounts amt bw value code type ya le tsa kgwedi section part summary all name names madi what you we was were off',
  [...FOLDED_NAMES.split('|'), ...CODES.toLowerCase().split('|')],
);
const OF_EMPLOYERS =
  '(?:employer|company|co|fringe|employers) (?:contributions?|costs?|benefits?|portion|share)';
const OF_OTHER_PERIODS =
  '(?:year to date|ytd)(?: (?:totals?|figures|summary|earnings|balances))?|cumulatives?';
const OF_LEAVE_AND_LOANS = 'leave(?: (?:days|balances?|details|record))?|loans?(?: balances?)?';
const OF_PAYMENT =
  'bank(?:ing)?(?: details)?|payment (?:details|method|information)|tax (?:details|summary|information)';
/** Headings of other parts, which end the side before. */
const ELSEWHERE = new RegExp(
  String.raw`^(?:\d )?(?:${OF_EMPLOYERS}|${OF_OTHER_PERIODS}|${OF_LEAVE_AND_LOANS}|${OF_PAYMENT}|messages?|notes?|employment details|personal details|balances)$`,
);

/** "Abonos (MT)", "Debits (KSh)": any currency in brackets. */
const CURRENCY_BEHIND = /(?<=\p{L}{3} ?)\(\p{L}{0,3}\p{Sc}?\) ?$/u;

/** The side opened by a heading; null: no heading of a payslip's part. */
export function headingOf(text: string): PaySide | 'elsewhere' | null {
  const words = fold(text.replace(CURRENCY_BEHIND, ''));
  if (words === '' || words.length > 60) return null;
  if (ELSEWHERE.test(words)) return 'elsewhere';
  if (words === 'payment') return 'earnings';
  if (words === 'less' || words === 'minus') return 'deductions';
  const all = words.split(' ');
  const earnings = all.some((w) => EARNINGS.has(w));
  const deductions = all.some((w) => DEDUCTIONS.has(w));
  if (earnings === deductions) return null;
  if (!all.every((w) => EARNINGS.has(w) || DEDUCTIONS.has(w) || FILLER.has(w))) return null;
  return earnings ? 'earnings' : 'deductions';
}

export type ColumnRole = 'amount' | 'other';

const AMOUNT_HEAD = new RegExp(
  String.raw`^(?:(?:current|this|the)? ?(?:${anyOf(wordsAbroad('amount'))}|amounts?|amt|value|current|month|monthly|period|${FOLDED_NAMES}|pay|earnings?|deductions?|payments?|tefo|madi|total|debit|credit)(?: (?:amount|month|period|${FOLDED_NAMES}|due|paid|total|this month))*)$`,
);
const COUNTED = 'units?|hours|hrs|days|qty|quantity|rate|percent|basis|base';
const OF_BALANCES = 'balance|bal|outstanding|opening|taxable|employer|company|limit';
const OTHER_HEAD = new RegExp(
  String.raw`\b(?:ytd|y t d|year to date|to date|cumulative|year|${COUNTED}|${OF_BALANCES}|${anyOf(wordsAbroad('otherPayHeads'))}|no|number|code|ref|reference|previous|last month|arrears|factor)\b`,
);

/** The meaning of a column of numbers by its header. */
export function columnRole(text: string): ColumnRole | null {
  const words = fold(text);
  if (words === '') return /%/.test(text) ? 'other' : null;
  if (OTHER_HEAD.test(words)) return 'other';
  return AMOUNT_HEAD.test(words) ? 'amount' : null;
}

const SOLE_TOTAL = new RegExp(
  String.raw`^(?:(?:grand )?totals?|${anyOf(wordsAbroad('totals'))}|sums?)$|^totals? (?:${FOLDED_NAMES}|this (?:month|period)|for (?:the )?(?:month|period))$|^palogotlhe$`,
);

/** Column headers, which are no names of pay lines. */
const TITLE = new RegExp(
  String.raw`^(?:description|details?|particulars|items?|components?|codes?|pay code|type|units?|rates?|hours|hrs|days|qty|quantity|ytd|year to date|to date|current|this (?:period|month)|month|balance|opening|cumulative|basis|amounts?|amt|value|total|reference|ref|no|name|notes?|remarks?|(?:amount )?(?:${FOLDED_NAMES})|tlhaloso|dintlha)$`,
);

export function isTitle(text: string): boolean {
  return TITLE.test(fold(text));
}

const MARK_EARNING =
  /^(?:e|er|earn|earnings?|income|allowances?|payment|pay|\+|add|addition|credit|cr|c|taxable earning|tefo)$/;
const MARK_DEDUCTION =
  /^(?:d|ded|deductions?|deduct|[-–−]|less|debit|dr|statutory deduction|recovery|pusetso|phokotso)$/;

/** The side in a cell of a "type" column: "E", "Deduction", "−". */
export function markOf(text: string): PaySide | null {
  const plain = text.trim().toLowerCase().replace(/[.()]/g, '');
  if (MARK_EARNING.test(plain)) return 'earnings';
  return MARK_DEDUCTION.test(plain) ? 'deductions' : null;
}

/** A plan called by its paragraph of the law: "401(k)", "403(b)". */
const PARAGRAPH = /^\d{3} ?\(\p{L}\)/u;

/** Does the cell contain a word, including initials with full stops ("P.A.Y.E.")? */
export function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\./g, '')) || PARAGRAPH.test(text.trim());
}

/** Cells of units and counts: "160 hrs", "5 %", "@". */
export function isUnit(text: string): boolean {
  return (
    !hasWord(text) ||
    /^[\d.,\s]*(?:hrs?|hours?|days?|units?|each|p\/?h|per (?:hour|day|month)|months?)$/i.test(text.trim())
  );
}

export type Summary = 'gross' | 'total-deductions' | 'net' | 'total' | 'part';

const NET = new RegExp(
  [
    String.raw`^(?:nett?|take home)\b|^madi a a (?:duelwang|amogelwang)|amogelwang|^(?:amount|salary) payable|^paid to bank`,
    '^pay to bank|^paid to you|^amount due to you|^amount (?:credited|paid|transferred|banked)',
    '^(?:cash|money) (?:in (?:hand|envelope|packet)|paid|received)|^paid (?:out )?in (?:cash|hand)',
    `^(?:${anyOf(wordsAbroad('netPay'))})$`,
  ].join('|'),
);
const GROSS = new RegExp(
  [
    String.raw`^gross\b(?! (?:up|bonus))|^all (?:earnings|pay|income)\b`,
    '^total (?:gross|earnings?|income|pay|payments|salary|remuneration|emoluments|earned)',
    '^(?:earnings|income|gross|wages?|pay|salary) totals?$|^(?:wages?|salary|pay|amount) earned|^moputso otlhe|^ditefo tsotlhe',
    `^(?:${anyOf(wordsAbroad('grossPay'))})$`,
  ].join('|'),
);
const OTHER_FIGURES = new RegExp(`^(?:${anyOf(wordsAbroad('otherPayFigures'))})\\b`);
const TOTALS_ABROAD: ReadonlySet<string> = new Set(wordsAbroad('totalDeductions'));
/** Rows that state a sum instead of a pay line. */
export function summaryOf(name: string): Summary | null {
  // Splits field names: "netSalary".
  const apart = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const words = fold(apart).replace(/^(?:less|your|employee) /, '');
  if (/^(?:sub ?totals?)\b|\bsub ?total$/.test(words)) return 'part';
  if (OTHER_FIGURES.test(words)) return 'part';
  if (NET.test(words)) return 'net';
  if (
    /^(?:(?:total|all) (?:of )?(?:all )?(?:taken off|deductions?|dipusetso|diphokotso|recoveries)|deductions? total|sum of deductions|d\w+ tsotlhe)/.test(
      words,
    ) ||
    TOTALS_ABROAD.has(words)
  )
    return 'total-deductions';
  if (GROSS.test(words)) return 'gross';
  if (SOLE_TOTAL.test(words)) return 'total';
  if (/^totals?\b|\btotals?$/.test(words)) return 'part';
  return null;
}

const ASIDE = [
  String.raw`taxable|ytd|year to date|cumulative|leave (?:days|balance|taken|due)|employers?\b`,
  'company (?:contribution|pension|medical|portion)|balance|account|bank (?:account|name|branch)',
  '(?:pay|payment) (?:date|period|method)|months? in|tax (?:year|to date)|hours worked|days worked|hourly rate|daily rate',
  'rate per|annual (?:salary|package)|cost to company',
];
const OF_EMPLOYER = String.raw`\b(?:employer|company) (?:contribution|portion|share)|\((?:employer|company|er)\)`;
const IS_ASIDE = new RegExp(String.raw`^(?:${ASIDE.join('|')})|${OF_EMPLOYER}|\b(?:to date|ytd)$`, 'i');
/** Is it information about the pay, not a line of it? */
export function isAside(name: string): boolean {
  return IS_ASIDE.test(name.trim());
}

/** Words of one side only; used if no heading, mark or sum decides. */
const HELD_BACK = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[
    String.raw`paye|p\.a\.y\.e|income tax|tax|lekgetho|levy|uif`,
    'pension|penshene|provident|retirement|medical(?! allowance)|botsogo',
    'union|subscription|subs|manual workers|society|sacco|stokvel|metshelo|social club|welfare|donation',
    'loan|advance|credit|recovery|repayment|overpayment|staff purchase|savings?|rent(?! allowance)',
    'insurance|assurance|life|funeral|burial|botshelo|hollard|metropolitan',
    'garnishee|maintenance|court order|fine|penalty',
    'absence|absent|unpaid|short ?time|shortages?|breakages?|till short|deduction',
    anyOf(packs.flatMap(({ institutions }) => institutions.heldBackFor)),
    anyOf(listed(onPapers('payLinesHeldBack'))),
  ].join('|')})(?![\p{L}\d])`,
  'iu',
);

/** Pension received by a pensioner. */
const PENSION_PAID =
  /^(?:monthly|basic|gross|annual|full|supplementary) pension(?: (?:payable|paid|amount))?$/i;

export function looksLikeDeduction(name: string): boolean {
  return HELD_BACK.test(name) && !PENSION_PAID.test(name);
}

const EARNING_WORDS =
  /\b(?:basic|overtime|allowances?|bonus|commission|salary|wages?|standby|gratuity|backpay|arrears|moputso)\b/i;

/** Is it the name of a pay line on either side? */
export function soundsOfPay(name: string): boolean {
  return looksLikeDeduction(name) || EARNING_WORDS.test(name);
}
