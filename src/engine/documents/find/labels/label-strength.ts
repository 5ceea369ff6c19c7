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

/** Minimum weight of a certain label, and penalty factors (chosen on drawn specimens, ADR 401). */
const STRENGTH = {
  /** Labels from this weight on are rarely anything else. */
  sureWeight: 0.8,
  /** Part of another label, a title or a number. */
  ofAnother: 0.4,
  /** The last word of another label. */
  lastOfAnother: 0.5,
  /** In a line of many words. */
  inLongLine: 0.5,
  /** Beside signature words: for somebody, and otherwise. */
  signedFor: 0.35,
  signed: 0.6,
  /** After other words: with a colon or translation, at the end of the line, before more words. */
  behindWords: { told: 0.95, last: 0.55, within: 0.45 },
  /** First on its line with words after it: a certain label, one before a number, any other. */
  beforeWords: { sure: 0.85, number: 0.9, other: 0.5 },
} as const;

/** A phrase matched in a segment's text. */
export interface PrintedPhrase {
  readonly phrase: Phrase;
  readonly text: string;
  /** Offset after the letter of the form's item. */
  readonly start: number;
  readonly from: number;
  /** Offset after its last letter. */
  readonly end: number;
  /** Offset after its punctuation. */
  readonly to: number;
  readonly colon: boolean;
  /** Number of differing letters. */
  readonly slips: number;
}

/** Label score, 0–1: declared weight times context penalties. */
export function strengthOf(printed: PrintedPhrase): number {
  const { phrase, slips } = printed;
  return DOUBTS.reduce(
    (strength, left) => strength * left(printed),
    phrase.weight * (slips === 0 ? 1 : MISREAD),
  );
}

/** Factor for a label with OCR errors. */
const MISREAD = 0.88;

const before = ({ text, start, from }: PrintedPhrase): string => text.slice(start, from);
const after = ({ text, end }: PrintedPhrase): string => text.slice(end);
const behind = ({ text, to }: PrintedPhrase): string => text.slice(to).trim();

/** "Name of the employee", "Applicant's ID": a prefix for the subject belongs to the label. */
export const hasSubjectPrefix = (printed: PrintedPhrase): boolean =>
  OF_SUBJECT.test(before(printed)) && printed.phrase.weight >= STRENGTH.sureWeight;

/** Penalties: each returns a factor, 1 if it does not apply. */
const DOUBTS: readonly ((printed: PrintedPhrase) => number)[] = [
  (printed) => (OF_ANOTHER.test(before(printed)) ? STRENGTH.ofAnother : 1),
  // "Begin date", "brought to tax": the last word of another label.
  (printed) =>
    GENERIC.test(printed.phrase.printed) && BEHIND_A_WORD.test(before(printed)) ? STRENGTH.lastOfAnother : 1,
  // "Date on which work starts: …": one of several dates.
  (printed) =>
    ANY_OF_ITS_KIND.test(printed.phrase.printed) && /^\s\p{Ll}[\p{Ll}\s'’-]{1,40}:/u.test(after(printed))
      ? STRENGTH.ofAnother
      : 1,
  // "Class of business: …": the label is only qualified by the words before it.
  (printed) => (ASKED_ABOUT.test(before(printed)) ? STRENGTH.ofAnother : 1),
  // "Gross salary net of pension: …": the remainder.
  (printed) =>
    TAKEN_OFF.test(after(printed)) && OF_PAY.test(printed.phrase.printed) ? STRENGTH.ofAnother : 1,
  // "LANDLORD'S DECLARATION" is a title.
  (printed) => (/^['’]s\s/i.test(after(printed)) && !printed.colon ? STRENGTH.ofAnother : 1),
  ofItsPlace,
  // "(Chairperson)" alone describes the name above.
  ({ text }) => (isBracketed(text) ? IN_BRACKETS : 1),
  // "TIN/55/2020" is a number with such a prefix.
  (printed) => (/^[/-]\d/.test(after(printed)) ? STRENGTH.ofAnother : 1),
  ofWhoSigns,
  ({ text, colon }) => (!colon && text.split(/\s+/).length > 9 ? STRENGTH.inLongLine : 1),
];

/** A label starts its line and has a colon or the line to itself. */
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
  // "No. 0077" at the top of a certificate is a label; "No" before words is not.
  return /^\s*[.#]+\s*(?:[A-Z]{1,5}[-/]?)?\d/.test(after(printed))
    ? STRENGTH.beforeWords.number
    : STRENGTH.beforeWords.other;
}

/** The words before a label on its line, without numbers or bullets. */
function wordsBefore(printed: PrintedPhrase): string {
  return (
    before(printed)
      // A signature line, wide gap or semicolon starts a new part of the form.
      .replace(/^.*(?:_{3,}|\.{5,}|\s{3,}|;\s)/, '')
      .replace(/^[\s\d.()a-z]{0,4}/, '')
      // "Less: approved pension fund contributions" in an account.
      .replace(/^(?:less|add|plus|minus|deduct|deducted)\b[\s:-]*/i, '')
      .trim()
  );
}

/** "Signed for the employer: K. Example" names the signatory, not the employer. */
function ofWhoSigns(printed: PrintedPhrase): number {
  const isSigned = /\b(?:signed|signature|for|behalf|witness|received by|accepted by)\b/i.test(
    before(printed),
  );
  if (!isSigned) return 1;
  return SIGNED_FOR.test(before(printed)) ? STRENGTH.signedFor : STRENGTH.signed;
}
/** A label of gross pay followed by a deduction; net pay is labelled so itself. */
const TAKEN_OFF =
  /^[\s,(–-]*(?:(?:nett? of|less(?! than)|minus)\s\p{L}|after\s(?:\p{L}+\s){0,2}(?:tax|paye|pension|deductions)\b)/iu;
const OF_PAY = new RegExp(String.raw`^(?!.*\b(?:nett?|take[- ]?home|after)\b).*\b(?:gross|${PAY})\b`, 'i');
const SIGNED_FOR = /\b(?:signed|signature|sign)\b.{0,12}\b(?:for|on behalf of) (?:the )?$/i;
