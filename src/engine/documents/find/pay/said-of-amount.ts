import { CIVIL_TITLES } from '../../../lexicon/forms-of-address.ts';
import { CLEAR_OF, EARLIER, PAY, RAISED, RAISES, STARTS, TAKES_HOME, WILL } from '../../../lexicon/pay.ts';
import { message } from '../../../../contract/messages/message.ts';
import { findMoney } from '../../../values/money.ts';
import type { Finder } from '../../document-type.ts';
import type { Candidate } from '../candidate.ts';
import { AMOUNTS_TO } from './main-clauses.ts';

/**
 * What an amount's clause says of it: `takenHome` by the words directly before; `taken`: a deduction itself; `reduced`: possibly after deductions;
 * `replaced`: "rose from" it; of an `earlier` time; of a `later` time or conditional; `other`: not pay, such as a bonus or refund.
 */
export type SaidOfAmount = 'takenHome' | 'taken' | 'reduced' | 'other' | 'earlier' | 'replaced' | 'later';

/** Start of a clause about another amount or topic. */
const TURN = /,(?!\s(?:after|before|less|once|net|when)\b)|\s(?:and|but|while|whereas|which|who)\s|[(:]/giu;
const SENTENCE_END = new RegExp(String.raw`[;\n]|(?<!\b(?:no|st|${CIVIL_TITLES}|\p{L}))\.(?!\d)`, 'giu');

const TAKEN_HOME = new RegExp(
  String.raw`\b(?:${TAKES_HOME})(?:\s(?:is|an?|the|his|her|their|monthly|total|of|about)|\s(?:${PAY}))*\s*$`,
  'iu',
);

/** "a thirteenth cheque of": any noun that does not mean pay. */
const OF_OTHER = new RegExp(
  String.raw`\b(?:an?|the|his|her|their)\s(?:(?!(?:${PAY}|nett?|take|pension|amount|sum|total|figure|balance|average|equivalent|package|emoluments|rate)\b)\p{L}+\s){1,3}of\s*$`,
  'iu',
);

/** "a net advance of": net of what it is. */
const NET_OF_OTHER = new RegExp(
  String.raw`\bnett?\s(?!(?:${PAY}|amount|sum|total|figure|balance|pension|package|emoluments|rate|monthly|weekly)\b)\p{L}+\sof\s*$`,
  'iu',
);

/** "deductions come to", "his medical aid is": how much is taken off, whatever is told behind it. */
const TAKEN_AWAY = new RegExp(
  String.raw`(?<!\b(?:after|before|less|minus|net of|following|once|when|with|plus|including|inclusive of|excluding|subject to)\b[^.;,]{0,40})\b(?:deductions?|contributions?|repayments?|instal?ments?|stop orders?|premiums?|advances?|loans?|medical aid|paye|tax)\b(?:(?!\b(?:${PAY}|nett?|gross|leav(?:es|ing)|takes?|receives?|gets?)\b)[^.;]){0,40}\s(?:${AMOUNTS_TO}|of|at)\s*$`,
  'iu',
);

/** Deductions from pay; not "tax tables", "tax assessment" or offices. */
const NOT_OFF = 'assess|audit|course|department|fund|office|scheme|tables?|train|year';
const OFF = String.raw`(?:tax(?:es|ation)?|p\.?a\.?y\.?e\.?|deductions?|contributions?|pension|levy|levies|lekgetho|makgetho|diphokotso)(?!\s(?:${NOT_OFF}))`;
const OF_PAY =
  '(?:(?:the|all|any|his|her|their|its|usual|normal|statutory|compulsory|monthly|income|deduction of|deducting|paying)\\s){0,3}';
/** "after PAYE and pension"; "less deductions" directly after an amount describes the amount before deductions. */
const AFTER = String.raw`\b(?:after|following|${CLEAR_OF})\s${OF_PAY}${OFF}`;
/** "once all tax has been deducted", "with deductions taken off"; not "with no tax deducted", "deducted at source". */
const ONCE = String.raw`\b(?:once|when|with)\s${OF_PAY}${OFF}\s(?:(?:has|have|is|are|been|were)\s){0,2}(?:deducted|withheld|taken off|made)\b(?! at source)`;
const IS_OFF = new RegExp(`${AFTER}|${ONCE}`, 'iu');
const IN_HAND = /^(?:\s(?:(?:per|a|each|every)\s)?month(?:ly)?)?\sin hand\b/iu;
const BEFORE = /\bgross\b|\bbefore (?:\p{L}+ ){0,2}(?:tax|deductions|paye)|\bsubject to\b|\bpele ga\b/iu;
/** "salary less unpaid leave:" before an amount. */
const LESS = new RegExp(
  String.raw`\b(?:${PAY})\b,?\s\(?(?:(?:less|minus)\s(?!than\b)|after\s(?:\p{L}+\s){0,2}(?:leave|absen\p{L}+|loans?|advances?)\b)(?:(?! and )[^.;]){0,40}$`,
  'iu',
);

const WILL_RISE = String.raw`\b(?:${WILL}|to)\b(?:\s\p{L}+){0,2}?\s(?:${RAISES})\b(?:\s\p{L}+){0,2}?\s(?:to|by|go|ka)\b`;
const WOULD_BE = String.raw`\bwould\s(?:(?:then|now|only)\s)?(?:be|earn|receive|get|become|come|amount|stand)\b(?:\s\p{L}+){0,4}\s*$`;
const LATER = new RegExp(`${WILL_RISE}|${WOULD_BE}`, 'iu');
const IS_TO_COME = new RegExp(String.raw`\b(?:${WILL})\b`, 'iu');
/**
 * "passes his probation", "upon confirmation": conditions of pay; not "if you accept", "confirmation of this offer".
 */
const DEPENDS_ON = String.raw`pass(?:es|ing)?|promot\p{L}+|confirm(?:ed|ation)(?! of (?:this|the|your)\b)|probation|qualif(?:y|ies)`;
const CONDITION = new RegExp(
  String.raw`(?<!\bthe )\bnext\s(?:year|month|quarter)\b|\b(?:if|when|once|upon|on|after|provided|unless)\s(?:\p{L}+\s){0,3}?(?:${DEPENDS_ON})\b`,
  'iu',
);

/** Former pay, only next to a word of pay: not "previously a cleaner", "the previous month", "prior to tax". */
const OF_EARLIER = [
  String.raw`\b(?:${EARLIER})\s(?:\p{L}+\s)?(?:${PAY}|earn(?:ed|ing)?|paid|received?|be(?:en)? paid|get)\b`,
  String.raw`\b(?:${PAY})(?:,|\s(?:was|were|used to))\s(?:${EARLIER}|be)\b`,
  String.raw`\b(?:${STARTS})\s(?:on|at|with)\san?\s(?:\p{L}+\s){0,2}(?:${PAY})\b`,
  String.raw`\b(?:starting|initial|opening|entry)\s(?:\p{L}+\s)?(?:${PAY})(?:\sin\s[^,]{0,20})?\swas\b`,
  String.raw`\buntil\s(?:\p{L}+\s)?(?:19|20)\d\d\b[^,;]{0,40}\b(?:was|earned|received)\b`,
].map((words) => new RegExp(words, 'iu'));
/** "rose from P4,000.00 to", "was increased with effect from 1 April from": directly before the former amount. */
const REPLACED = new RegExp(String.raw`\b(?:${RAISED})\b[^.;]{0,60}?\s(?:from|go tswa go)\s*$`, 'iu');
const OF_NOW = /\b(?:now|currently|presently|today|at present|current|since)\b/iu;

/** End of the last match of a pattern (flag `g`) in a text, 0 without a match. */
const lastEnd = (pattern: RegExp, text: string): number => {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length : 0;
};
const firstAt = (pattern: RegExp, text: string): number => {
  const at = text.search(pattern);
  return at < 0 ? text.length : at;
};

/** @param at position of the amount; null: nothing relevant is said */
export function saidOfAmount(text: string, at: number): SaidOfAmount | null {
  const from = lastEnd(SENTENCE_END, text.slice(0, at));
  const sentence = text.slice(from, at + firstAt(SENTENCE_END, text.slice(at)));
  const here = at - from;
  const amounts = findMoney(sentence).filter(({ explicit }) => explicit);
  const own = amounts.find(({ index, length }) => index <= here && here < index + length);
  const before = amounts.findLast(({ index, length }) => index + length <= here);
  const next = amounts.find(({ index }) => index > here);
  const left = sentence.slice(before ? before.index + before.length : 0, own?.index ?? here);
  const rest = sentence.slice((own?.index ?? here) + (own?.length ?? 0), next?.index);
  const right = next ? rest.slice(0, firstAt(TURN, rest)) : rest;
  return senseOf(left, right);
}

function senseOf(left: string, right: string): SaidOfAmount | null {
  const clause = left.slice(lastEnd(TURN, left));
  const behind = right.slice(0, firstAt(TURN, right));
  if (LATER.test(clause) || (IS_TO_COME.test(clause) && CONDITION.test(`${left} … ${behind}`)))
    return 'later';
  if (REPLACED.test(clause)) return 'replaced';
  const earlier = OF_EARLIER.map((words) => words.exec(clause)).find(Boolean);
  if (earlier && !OF_NOW.test(clause.slice(earlier.index))) return 'earlier';
  if (OF_OTHER.test(clause) || NET_OF_OTHER.test(clause)) return 'other';
  if (LESS.test(left)) return 'reduced';
  if (TAKEN_HOME.test(clause)) return 'takenHome';
  if (TAKEN_AWAY.test(clause)) return 'taken';
  if (BEFORE.test(`${clause} … ${right}`)) return null;
  return IS_OFF.test(left) || IS_OFF.test(right) || IN_HAND.test(right) ? 'reduced' : null;
}

const UNSURE = message('notes.otherAmount');
/** Score factor if the clause says that it is not what the field asks for. */
const OTHERWISE = 0.6;

/**
 * Filters sentence candidates by their clauses, which can make a value doubtful but never confirm another.
 *
 * @param none clauses of amounts that are not the field's
 */
export const asSaid =
  (
    { none = [], unsure }: { none?: readonly SaidOfAmount[]; unsure: readonly SaidOfAmount[] },
    ...finders: readonly Finder[]
  ): Finder =>
  (view, field) =>
    finders
      .flatMap((find) => find(view, field))
      .flatMap((candidate: Candidate) => {
        const said =
          candidate.inProse === undefined ? null : saidOfAmount(view.prose.text, candidate.inProse);
        if (said === null) return [candidate];
        if (unsure.includes(said))
          return [{ ...candidate, score: OTHERWISE * candidate.score, doubt: UNSURE }];
        return none.includes(said) ? [] : [candidate];
      });
