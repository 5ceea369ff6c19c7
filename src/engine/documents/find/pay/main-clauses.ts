import { PAY } from '../../../lexicon/pay.ts';
import { RELATIVES } from '../../../lexicon/relatives.ts';
import { LIMITED, PRIVATE } from '../../../values/legal-form.ts';
import type { Finder } from '../../document-type.ts';
import { blank, proseWithout, REST_OF_SENTENCE, WORKED_FOR } from '../prose-without.ts';

/** Part of a sentence; a full stop inside an amount does not end it. */
const INSIDE = String.raw`(?:[^.;\n]|\.(?=\d)){2,160}?`;
/** Verbs between a subject and its amount. */
export const AMOUNTS_TO = String.raw`(?:is|was|are|(?:will|shall) be|comes? to|came to|amounts? to|st(?:ands?|ood)(?: \p{L}+){0,3} at|totals?|equals?)`;
const SUBJECT = `(?:${PAY}|take[- ]home|pension|amount|sum|figure)`;

const TURNS = 'but|while|whereas|who|which|though|although';
/** "into her account" continues the subject, "gross misconduct her rent" does not. */
const NOT_AFTER_PREPOSITION = String.raw`(?<!\b(?:to|into|in|of|for|by|from|with|on) )`;
/** Start of another subject: "and her allowance". */
const ANOTHER = String.raw`(?:${TURNS})\b|and (?:an?|the|she|he|they|we|it|her|his|their|our|my|its)\b|${NOT_AFTER_PREPOSITION}(?:her|his|their)\b`;
/** A word between a subject and its verb. */
const WORD = String.raw` (?!${AMOUNTS_TO}\b|${ANOTHER})\p{L}+`;

/**
 * Words between "gross" or "net" and the verb: "the net amount paid into the account each month is". More than a few
 * are allowed only if they mention pay, so that "gross misconduct" is no subject.
 */
export const OF_SUBJECT = String.raw`(?:(?:${WORD}){0,2} (?:${SUBJECT}|emoluments|package)\b(?:${WORD}){0,8}|(?:(?! and\b)${WORD}){0,3})`;

/** Verbs before a remaining amount: "less tax of P400 leaves P2,000". */
const LEAVES = '(?:leaves?|gives?|makes?|yields?)';
/** "… after tax of P400 is P2,000": an insertion without punctuation. */
const PREPOSITION = String.raw`\s(?:after|less|minus|net of|following|excluding|including|inclusive of)\b(?:[^.;,\n]|\.(?=\d)){2,100}?`;

/** "the net salary, after tax of P400 and others, is P2,000": an insertion between a subject and its verb. */
const APPOSITION = new RegExp(
  String.raw`(?<=\b${SUBJECT}(?:${WORD}){0,9})(?:,\s(?!and\b|but\b)${INSIDE},|\s\(${INSIDE}\)|\s[-–—]\s${INSIDE}\s[-–—]|${PREPOSITION})(?=\s+(?:${AMOUNTS_TO}|${LEAVES})\s)`,
  'giu',
);

const TAKEN_OFF = String.raw`tax|p\.?a\.?y\.?e\.?|deductions?|contributions?|levy|instal?ments?|repayments?`;

/** "net of tax", "after all deductions" after a subject make it net; "after a review" does not. */
const SAYS_NET = new RegExp(
  String.raw`^[\s,(–—-]+(?:net of|(?:after|less|minus|following)\s(?:\p{L}+\s){0,4}(?:${TAKEN_OFF}))\b`,
  'iu',
);
/** "less unpaid leave" makes it neither gross nor net. */
const SAYS_LESS = /^[\s,(–—-]+(?:less|minus)\s(?!than\b)/iu;
const netOrBlank = (words: string): string =>
  (SAYS_NET.test(words) ? ' net' : SAYS_LESS.test(words) ? ' less' : '').padEnd(words.length);

/** "less tax of P400" keeps "less", which marks a deduction. */
const blankBehindLess = (words: string): string =>
  (/^(?:less|minus|after)\b/iu.exec(words)?.[0] ?? '').padEnd(words.length);

/** "Net One pays", "Gross Brothers (Pty)": the name of an organisation, by what stands behind it. */
const NAME = new RegExp(
  String.raw`\b(?:nett?|gross) (?!(?:${SUBJECT}|total|balance|package|emoluments|rate|monthly)\b)(?:\p{L}{2,}|\d)(?=\s(?:\(?(?:${PRIVATE}|${LIMITED}|plc)\b|(?:pays|employs|since|as)\b|and (?:earns|receives|draws)\b))`,
  'giu',
);

const blankName = (words: string): string => (/ [\p{Lu}\d]/u.test(words) ? blank(words) : words);

/** "tax of P400", "deductions amounting to P90.50": amounts of deductions. */
const TAKEN = new RegExp(
  String.raw`(?:\b(?:after|less|minus|the|an?|income|withholding|monthly|pension|provident|medical|aid|loan|other|all)\s){0,4}\b(?:${TAKEN_OFF})\s(?:of|amounting to|totall?ing|being)\s(?:[^\s\d]{1,4}\s?)?\d[\d ,]*(?:\.\d\d)?(?!\d)`,
  'giu',
);

const WHO = `(?:${RELATIVES}|referee|guarantor)`;
const EARLIER = String.raw`(?:previous|former|past|last)\s+${WORKED_FOR}`;

/** A sentence about somebody else, or about former work. */
const OF_ANOTHER = new RegExp(
  String.raw`(?<=^|\n|\.\s+)(?:before\s+joining|(?:(?:(?:at|with|under|from|in)\s+)?(?:her|his|their|my|the)\s+)?(?:${EARLIER}|${WHO}\b))${REST_OF_SENTENCE}`,
  'giu',
);

/** A sentence that starts with a relative, except "Husband's Net Salary". */
const RELATIVE_FIRST = new RegExp(
  String.raw`^(?:the\s+)?(?:${RELATIVES})\b(?:['’]s?)?\s+(?!(?:gross|nett?|basic|monthly|annual|total|${SUBJECT})\b)`,
  'iu',
);
/** Two capitalised words before lower-case text. */
const NAME_FIRST = /^(?:(?:[Tt]he|THE)\s+)?\p{Lu}\p{L}*(?:['’]s?)?\s+(?:&\s+)?\p{Lu}\p{L}.*\s\p{Ll}{2}/u;

/** Verbs of an employer; a relative "earns". */
const EMPLOYS =
  /\b(?:pays?|paid|employs?|employed|engages?|engaged|appoint(?:s|ed)|remunerates?)\s+(?!by\b)/iu;

/** "Guardian Security pays her", "Children's Home employs him": an employer whose name starts like a relative. */
const namesOrganisation = (sentence: string): boolean =>
  RELATIVE_FIRST.test(sentence) && NAME_FIRST.test(sentence) && EMPLOYS.test(sentence);

/**
 * Searches the main clauses about a letter's subject: insertions between subject and verb, amounts of deductions, and
 * sentences about relatives, referees and former employers are blanked out. "pay, after tax, is" becomes "pay net is".
 */
export const inMainClauses = (...finders: readonly Finder[]): Finder =>
  proseWithout(
    [APPOSITION],
    [
      proseWithout([TAKEN, OF_ANOTHER], [proseWithout([NAME], finders, blankName)], (words) =>
        namesOrganisation(words) ? words : blankBehindLess(words),
      ),
    ],
    netOrBlank,
  );
