import { CIVIL_TITLES } from '../../../lexicon/forms-of-address.ts';
import { CLEAR_OF, EARLIER, NET_WORDS, PAY, RAISES, STARTS, WILL } from '../../../lexicon/pay.ts';
import { message } from '../../../../contract/messages/message.ts';
import { findMoney } from '../../../values/money.ts';
import type { Finder } from '../../document-type.ts';
import type { Candidate } from '../candidate.ts';

/**
 * What the clause of an amount says of it: `before` or `after` deductions; `reduced` by something that is no deduction, or after
 * deductions that may be taken from it; `earlier`, `later`: of another time, or under a condition.
 */
export type SaidOfAmount = 'before' | 'after' | 'reduced' | 'earlier' | 'later';

/** Where a clause about another amount, or about something else, begins. */
const TURN = /,(?!\s(?:after|before|less|once|net|when)\b)|\s(?:and|but|while|whereas|which|who)\s|[(:]/giu;
const SENTENCE_END = new RegExp(String.raw`[;\n]|(?<!\b(?:no|st|${CIVIL_TITLES}|\p{L}))\.(?!\d)`, 'giu');

/** What is taken off pay, and that it is. */
const TAKEN_OFF =
  'tax(?:es|ation)?|p\\.?a\\.?y\\.?e\\.?|deductions?|deducted|contributions?|pension|withheld|taken off|levy|levies|lekgetho|makgetho|diphokotso';

const BEFORE = /\bgross\b|\bbefore\b|\bsubject to\b|\bfrom which\b|\bpele ga\b/iu;
const AFTER_WORDS = String.raw`(?:after|less|minus|following|${CLEAR_OF})`;
/** "after PAYE and pension", "once all tax has been deducted", "with deductions taken off". */
const AFTER = new RegExp(
  String.raw`(?<!\bnot )\b(?:${NET_WORDS})\b(?! of\b)|\b${AFTER_WORDS}\s(?!which\b)(?:\p{L}+\s){0,4}?(?:${TAKEN_OFF})\b|\b(?:once|when|with)\b(?:\s\p{L}+){0,5}?\s(?:${TAKEN_OFF})\b`,
  'iu',
);
/** "salary less unpaid leave:" right before an amount. */
const REDUCED = new RegExp(
  String.raw`\b(?:${PAY})\b,?\s\(?(?:(?:less|minus)\s(?!than\b)|after\s(?:\p{L}+\s){0,2}(?:leave|absen\p{L}+|loans?|advances?)\b)`,
  'iu',
);
/** What pays it: an amount that is paid out "after deductions" may be what remains, or what they are taken from. */
const PAID_OUT = /\b(?:deposited|paid|credited|transferred|remitted)\b/iu;

const LATER = new RegExp(
  String.raw`\b(?:${WILL}|to)\b(?:\s\p{L}+){0,2}?\s(?:${RAISES})\b|\bwould\s(?:(?:then|now|only)\s)?(?:be|earn|receive|get|become|come|amount|stand)\b(?!\s(?:grateful|pleased|glad))`,
  'iu',
);
const IS_TO_COME = new RegExp(String.raw`\b(?:${WILL})\b`, 'iu');
/** "passes his probation", "confirmation": what pay may depend on; but "if you accept this offer". */
const DEPENDS_ON = String.raw`pass\p{L}*|promot\p{L}+|confirm\p{L}+|probation|complet\p{L}+|qualif\p{L}+|transfer\p{L}*|work(?:s|ed)?`;
const CONDITION = new RegExp(
  String.raw`\b(?:next|coming|following)\s(?:year|month|quarter|\p{Lu}\p{L}+)\b|\b(?:if|when|once|upon|on|after|provided|unless)\s(?:\p{L}+\s){0,3}?(?:${DEPENDS_ON})\b`,
  'iu',
);

const OF_EARLIER = new RegExp(
  String.raw`\b(?:${EARLIER})\b|\b(?:${STARTS})\s(?:(?:work|here)\s)?(?:on|at|with)\b|\b(?:starting|initial|opening|entry)\s(?:\p{L}+\s)?(?:${PAY})\b(?!\s(?:is|will|shall|of)\b)|\buntil\s(?:\p{L}+\s)?(?:19|20)\d\d\b`,
  'iu',
);
const OF_NOW = /\b(?:now|currently|presently|today|at present|current|since)\b/iu;

/** The last of the places where a pattern (flag `g`) ends in a text, 0 where there is none. */
const lastEnd = (pattern: RegExp, text: string): number => {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length : 0;
};
const firstAt = (pattern: RegExp, text: string): number => {
  const first = text.matchAll(pattern).next();
  return first.done ? text.length : first.value.index;
};

/** @param at the place of the amount in the text; null: nothing is said of it that matters. */
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
  const whole = `${left} … ${right}`;
  if (LATER.test(clause) || (IS_TO_COME.test(clause) && CONDITION.test(whole))) return 'later';
  const earlier = OF_EARLIER.exec(clause);
  if (earlier && !OF_NOW.test(clause.slice(earlier.index))) return 'earlier';
  if (REDUCED.test(left) && !AFTER.test(left)) return 'reduced';
  if (BEFORE.test(whole)) return 'before';
  if (AFTER.test(left)) return 'after';
  const behind = AFTER.exec(right);
  return behind ? (PAID_OUT.test(right.slice(0, behind.index)) ? 'reduced' : 'after') : null;
}

const UNSURE = message('notes.otherAmount');
/** What is left of the evidence where the clause says that it is not what the field asks for. */
const OTHERWISE = 0.6;

/**
 * Candidates of sentences, by what their clauses say of them.
 *
 * @param none what is said of amounts that are none of the field's
 * @param only nothing but that of which this or what makes `unsure` is said
 */
export const asSaid =
  (
    {
      none = [],
      unsure,
      only,
    }: Record<'unsure', readonly SaidOfAmount[]> & Partial<Record<'none' | 'only', readonly SaidOfAmount[]>>,
    ...finders: readonly Finder[]
  ): Finder =>
  (view, field) =>
    finders
      .flatMap((find) => find(view, field))
      .flatMap((candidate: Candidate) => {
        const said =
          candidate.inProse === undefined ? null : saidOfAmount(view.prose.text, candidate.inProse);
        if (said !== null && unsure.includes(said))
          return [{ ...candidate, score: OTHERWISE * candidate.score, doubt: UNSURE }];
        return (said !== null && none.includes(said)) || (only && !(said !== null && only.includes(said)))
          ? []
          : [candidate];
      });
