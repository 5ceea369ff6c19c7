import { PAY } from '../../lexicon/pay.ts';
import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { inFigures } from '../../ledger/amounts.ts';
import { findMoney } from '../../values/money.ts';
import type { PageJudge } from '../arithmetic/page-judge.ts';
import { contradiction } from './contradiction.ts';
import { runningText, type RunningText } from './running-text.ts';

/** Payments quoted by month and by year. */
const KIND = new RegExp(String.raw`\b(?:${PAY}|rent|rental|retainer|stipend|premium)\b`, 'i');
/** Qualifiers: a yearly net and a monthly gross are not comparable. */
const WHICH = /\b(gross|net|basic|total|taxable)\b/i;
const PERIODS = {
  month: String.raw`\b(?:monthly|per\s+month|a\s+month|each\s+month|p\.?\s?m\b)`,
  year: String.raw`\b(?:annual(?:ly)?|yearly|per\s+(?:annum|year)|a\s+year|each\s+year|p\.?\s?a\b)`,
};
const [BY_MONTH, BY_YEAR] = [PERIODS.month, PERIODS.year].map((by) => new RegExp(by, 'i')) as [
  RegExp,
  RegExp,
];
const [MONTH_BEHIND, YEAR_BEHIND] = [PERIODS.month, PERIODS.year].map(
  (by) => new RegExp(`^\\s*\\(?${by}`, 'i'),
) as [RegExp, RegExp];
/** Maximum distance, characters, from a period to the amount after it in its sentence. */
const BEFORE = 80;
/** Payments beyond twelve months' pay. */
const BEYOND = '13th|thirteenth|bonus(?:es)?|gratuity|commissions?|incentives?|overtime';
/** Changes within a year. */
const CHANGES = String.raw`pro[- ]?rata|increas\w*|increment\w*|escalat\w*|adjust\w*|deposit|arrears|discount`;
/** Part of a year, or an average. */
const PART = String.raw`year[- ]to[- ]date|ytd|average|\w+\s+months`;
/** Yearly amounts paid in other than twelve parts: "in ten equal monthly instalments". */
const INSTALMENTS = String.raw`in\s+(?:(?!(?:twelve|12)\b)[\w()]+\s+){0,5}instal?lments`;
const OTHERWISE = new RegExp(String.raw`\b(?:${[BEYOND, CHANGES, PART, INSTALMENTS].join('|')})\b`, 'i');
/**
 * Phrases that restate the previous amount for another period: "P5,000 a month, which is P60,000 a year", "paid in
 * twelve instalments of P5,000".
 */
const SAYS_AGAIN = [
  String.raw`\b(?:which|that)\s+(?:is|equals?|makes|(?:comes|amounts|translates|works\s+out)\s+(?:to|at))`,
  String.raw`\b(?:i\.?\s?e\.?|or|being|equal(?:ling|s)?(?:\s+to)?|equivalent\s+to|amounting\s+to)`,
  String.raw`\b(?:giving|making|totall?ing|resulting\s+in)(?:\s+(?:an?|the))?(?:\s+(?:annual|yearly)(?:\s+\w+)?\s+of)?`,
  String.raw`\b(?:twelve|12)\b[\w\s()]{0,30}\binstal?lments\s+of`,
  '[(=]',
];
const AGAIN = new RegExp(String.raw`(?:${SAYS_AGAIN.join('|')})[\s:,]*$`, 'i');
/** A condition or purpose of the restated amount: "if paid in advance", "for water". */
const CONDITION = String.raw`\s*(?:if|when|where|provided|for|paid|payable|plus|(?:ex|in)cluding)\b`;
/**
 * The sentence must end after amount and period: a following noun makes it another amount ("P600 per annum clothing
 * allowance").
 */
const ENDS_AGAIN = new RegExp(
  String.raw`^(?:\s+each\b)?\s*(?:[),](?!${CONDITION})|[.;](?!\s*[\p{Ll}(])|\n(?!\p{Ll})|$)`,
  'u',
);
/** A line that begins in lower case, or follows a preposition, continues the sentence. */
const ENDS_SENTENCE = /(?<!\b(?:of|to|is|at|by))\n(?!\p{Ll})|\.\s|;/u;
const MONTHS = 12;
/** The number of instalments is not an amount: "twelve (12) instalments". */
const TWELVE = /^\W*12\W*$/;
/** Hundredths, per month: the yearly amount may be rounded to whole units. */
const ROUNDING = 100;

interface Periodic {
  readonly period: 'month' | 'year';
  readonly which: string;
  readonly cents: number;
  readonly from: number;
  readonly to: number;
}

/**
 * A yearly amount must be twelve times the monthly one, if a page gives each once for the same kind of payment and
 * nothing explains a difference.
 */
export const yearOfMonths: PageJudge = {
  id: 'year-of-months',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const running = runningText(page);
    if (OTHERWISE.test(running.text)) return [];
    const all = periodic(running);
    const findings: Finding[] = [];
    for (const year of all.filter(({ period }) => period === 'year')) {
      const alike = all.filter(({ which }) => which === year.which);
      const [month] = alike.filter(({ period }) => period === 'month');
      if (alike.length !== 2 || !month) continue;
      const right = MONTHS * month.cents;
      if (Math.abs(year.cents - right) <= MONTHS * ROUNDING) continue;
      findings.push(
        await contradiction(yearOfMonths, page, confirm, {
          restsOn: [month, year],
          pointsTo: year,
          says: message('textFindings.yearOfMonths', {
            month: month.cents,
            year: right,
            printed: year.cents,
          }),
          detail: (seen) => `both ${year.which || 'named once'}; ${seen}`,
          before: inFigures(right),
          after: inFigures(year.cents),
        }),
      );
    }
    return findings;
  },
};

/** Amounts stated per month or per year. */
function periodic({ text }: RunningText): Periodic[] {
  let end = 0;
  let last: { readonly which: string } | null = null;
  const amounts = findMoney(text).filter(({ raw }) => !TWELVE.test(raw));
  return amounts.flatMap((money): Periodic[] => {
    const [from, to] = [money.index, money.index + money.raw.length];
    // Text back to the previous amount, sentence or row.
    const between = text.slice(Math.max(end, from - BEFORE), from);
    const before = between.split(ENDS_SENTENCE).at(-1)!;
    const isOneSentence = from - end < BEFORE && !ENDS_SENTENCE.test(between.trimEnd());
    // The opening bracket may have been read as part of the amount (accounting minus).
    const isAgain = AGAIN.test(between) || money.raw.startsWith('(');
    end = to;
    const behind = text.slice(to, to + BEFORE);
    const period = (MONTH_BEHIND.exec(behind) ?? YEAR_BEHIND.exec(behind))?.[0];
    const isBehind = period !== undefined;
    const ends = ENDS_AGAIN.test(behind.slice(period?.length ?? 0));
    const saysAgain = isOneSentence && isAgain && ends ? last : null;
    const isMonth = isBehind ? MONTH_BEHIND.test(behind) : BY_MONTH.test(before);
    const isYear = isBehind ? YEAR_BEHIND.test(behind) : BY_YEAR.test(before);
    last = null;
    if (!money.explicit || isMonth === isYear || !(KIND.test(before) || saysAgain)) return [];
    const which = (WHICH.exec(before)?.[1] ?? saysAgain?.which ?? '').toLowerCase();
    last = { which };
    return [{ period: isMonth ? 'month' : 'year', which, cents: Math.round(100 * money.value), from, to }];
  });
}
