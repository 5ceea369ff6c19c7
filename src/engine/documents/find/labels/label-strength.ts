import { IN_BRACKETS, isBracketed } from './bracketed-captions.ts';
import { PAY } from '../../../lexicon/pay.ts';
import type { Phrase } from '../../../labels/phrases.ts';
import {
  ANY_OF_ITS_KIND,
  ASKED_ABOUT,
  BEHIND_A_WORD,
  BEHIND_IN_ANOTHER,
  GENERIC,
  OF_ANOTHER,
  OF_SUBJECT,
  OTHER_LANGUAGE,
} from './qualifiers.ts';

/** Weights from which a phrase is surely a label, and factors of what speaks against one (chosen on drawn specimens, ADR 401). */
const STRENGTH = {
  /** Labels of at least so much weight are rarely anything else. */
  sureWeight: 0.8,
  /** Part of what another label, a title or a number says. */
  ofAnother: 0.4,
  /** The last word of another label. */
  lastOfAnother: 0.5,
  /** In a line of many words. */
  inLongLine: 0.5,
  /** Beside the words of who signs: for somebody, and otherwise. */
  signedFor: 0.35,
  signed: 0.6,
  /** Behind other words: with a colon or the same in another language, at the end of its line, before more words. */
  behindWords: { told: 0.95, last: 0.55, within: 0.45 },
  /** First of its line with words behind it: a sure label, one before a number, any other. */
  beforeWords: { sure: 0.85, number: 0.9, other: 0.5 },
} as const;

/** A phrase as it stands in the text of a segment. */
export interface PrintedPhrase {
  readonly phrase: Phrase;
  readonly text: string;
  readonly from: number;
  /** Offset behind its last letter. */
  readonly end: number;
  /** Offset behind its punctuation. */
  readonly to: number;
  readonly colon: boolean;
  /** Letters that differ from the phrase as it is declared. */
  readonly slips: number;
}

/** How much a printed phrase looks like a label, 0–1: its own weight, and what is left of it by what stands around it. */
export function strengthOf(printed: PrintedPhrase): number {
  const { phrase, slips } = printed;
  return DOUBTS.reduce(
    (strength, left) => strength * left(printed),
    phrase.weight * (slips === 0 ? 1 : MISREAD),
  );
}

/** What slips leave of a label. */
const MISREAD = 0.88;

const before = ({ text, from }: PrintedPhrase): string => text.slice(0, from);
const after = ({ text, end }: PrintedPhrase): string => text.slice(end);
const behind = ({ text, to }: PrintedPhrase): string => text.slice(to).trim();

/** "Name of the employee": the words before a label that say whose it is belong to it. */
export const hasSubjectPrefix = (printed: PrintedPhrase): boolean =>
  OF_SUBJECT.test(before(printed)) && printed.phrase.weight >= STRENGTH.sureWeight;

/** What speaks against a label, and how much of its strength it leaves: 1 where it does not apply. */
const DOUBTS: readonly ((printed: PrintedPhrase) => number)[] = [
  (printed) => (OF_ANOTHER.test(before(printed)) ? STRENGTH.ofAnother : 1),
  // "Begin date", "brought to tax": another label, of which this word is the last.
  (printed) =>
    GENERIC.test(printed.phrase.printed) && BEHIND_A_WORD.test(before(printed)) ? STRENGTH.lastOfAnother : 1,
  // "Date on which work starts: …": one of many days.
  (printed) =>
    ANY_OF_ITS_KIND.test(printed.phrase.printed) && /^\s\p{Ll}[\p{Ll}\s'’-]{1,40}:/u.test(after(printed))
      ? STRENGTH.ofAnother
      : 1,
  // "Class of business: …": the label is only what is asked about.
  (printed) => (ASKED_ABOUT.test(before(printed)) ? STRENGTH.ofAnother : 1),
  // "Gross salary net of pension: …": what remains of it.
  (printed) =>
    TAKEN_OFF.test(after(printed)) && OF_PAY.test(printed.phrase.printed) ? STRENGTH.ofAnother : 1,
  // "LANDLORD'S DECLARATION" is a title, not the label of a landlord.
  (printed) => (/^['’]s\s/i.test(after(printed)) && !printed.colon ? STRENGTH.ofAnother : 1),
  ofItsPlace,
  // "(Chairperson)" alone says what the name above it is.
  ({ text }) => (isBracketed(text) ? IN_BRACKETS : 1),
  // "TIN/55/2020" is a number that begins with such a word.
  (printed) => (/^[/-]\d/.test(after(printed)) ? STRENGTH.ofAnother : 1),
  ofWhoSigns,
  ({ text, colon }) => (!colon && text.split(/\s+/).length > 9 ? STRENGTH.inLongLine : 1),
];

/** A label begins its line and has a colon, or the line to itself. */
function ofItsPlace(printed: PrintedPhrase): number {
  const { phrase, colon } = printed;
  const alone = behind(printed) === '';
  if (!hasSubjectPrefix(printed) && wordsBefore(printed) !== '') {
    const inTwoLanguages =
      (alone || BEHIND_IN_ANOTHER.test(behind(printed))) && OTHER_LANGUAGE.test(before(printed));
    const of = STRENGTH.behindWords;
    return colon || inTwoLanguages ? of.told : alone ? of.last : of.within;
  }
  if (alone || colon) return 1;
  if (phrase.weight >= STRENGTH.sureWeight) return STRENGTH.beforeWords.sure;
  // "No. 0077" at the top of a certificate is a label however short; "No" before words is not.
  return /^\s*[.#]+\s*(?:[A-Z]{1,5}[-/]?)?\d/.test(after(printed))
    ? STRENGTH.beforeWords.number
    : STRENGTH.beforeWords.other;
}

/** What stands before a label on its line and is no number or sign of the line. */
function wordsBefore(printed: PrintedPhrase): string {
  return (
    before(printed)
      // After a line for a signature, or white space, a form begins anew.
      .replace(/^.*(?:_{3,}|\.{5,}|\s{3,})/, '')
      .replace(/^[\s\d.()a-z]{0,4}/, '')
      // "Less: approved pension fund contributions" in an account.
      .replace(/^(?:less|add|plus|minus|deduct|deducted)\b[\s:-]*/i, '')
      .trim()
  );
}

/** "Signed for the employer: K. Example" names who signed, never the employer. */
function ofWhoSigns(printed: PrintedPhrase): number {
  const isSigned = /\b(?:signed|signature|for|behalf|witness|received by|accepted by)\b/i.test(
    before(printed),
  );
  if (!isSigned) return 1;
  return SIGNED_FOR.test(before(printed)) ? STRENGTH.signedFor : STRENGTH.signed;
}
/** A label of pay goes on with what is taken off; one of net pay says so itself. */
const TAKEN_OFF =
  /^[\s,(–-]*(?:(?:nett? of|less(?! than)|minus)\s\p{L}|after\s(?:\p{L}+\s){0,2}(?:tax|paye|pension|deductions)\b)/iu;
const OF_PAY = new RegExp(String.raw`^(?!.*\b(?:nett?|take[- ]?home|after)\b).*\b(?:gross|${PAY})\b`, 'i');
const SIGNED_FOR = /\b(?:signed|signature|sign)\b.{0,12}\b(?:for|on behalf of) (?:the )?$/i;
