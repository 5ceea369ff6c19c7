import { ACCOUNT } from '../../lexicon/accounts.ts';
import { bareWords, type TextRun } from '../../pdf/text-runs.ts';
import { findMoney } from '../../values/money.ts';
import { sheetOf } from '../../values/page-numbering.ts';
import { figuresOf } from '../figures.ts';
import { isOnRow } from './added-text.ts';

const NAME = /^\p{L}[\p{L}.,&'’()-]*(?: [\p{L}&(][\p{L}.,&'’()-]*)+$/u;
const ACCOUNT_LABEL = new RegExp(String.raw`(?<!\p{L})(?:${ACCOUNT})(?!\p{L})`, 'iu');
/** At least six digits: shorter numbers after such labels are branch codes and the like. */
const NUMBER = /^\d(?:[ -]?\d){5,}$/;

/**
 * A page count, or an amount or name that the page also prints in normal order: producers fill these into the header
 * when the rest is known.
 */
export const isKnownLast = (run: TextRun, printed: readonly TextRun[]): boolean =>
  isPageCount(run.text.trim()) || printed.some((other) => saysAlso(other.text, run.text));

/** Page counts are written when the number of pages is known: "1 of 3". Late text with a slash ("1/3") is no date. */
const isPageCount = (text: string): boolean =>
  /^(?:(?:page|tsebe) )?\d+\D{1,4}\d+$/i.test(text) && sheetOf(`page ${text}`) !== null;

/**
 * Does the text end in an amount with currency or decimals, and contain no other digits? "1,234.50", "Total P 1 234".
 */
function endsInAmount(text: string): boolean {
  const last = findMoney(text).at(-1);
  return (
    last !== undefined && last.explicit && text.endsWith(last.raw) && !/\d/.test(text.slice(0, last.index))
  );
}

/** Does a text contain another one's words? Digits are compared without separators. */
function saysAlso(text: string, said: string): boolean {
  const figures = figuresOf(said);
  if (
    figures !== '' &&
    (figuresOf(text) === figures || bareWords(text).some((w) => figuresOf(w) === figures))
  )
    return true;
  const inWords = (all: string): string => ` ${bareWords(all).join(' ')} `;
  return inWords(text).includes(inWords(said));
}

/**
 * An amount, a name or an account number, the values worth forging. Document numbers and dates are added late by the
 * producer itself.
 */
export function isForgedFor(run: TextRun, printed: readonly TextRun[]): boolean {
  const text = run.text.trim();
  return (
    endsInAmount(text) ||
    NAME.test(text) ||
    (NUMBER.test(text) && printed.some((o) => isOnRow(run, o) && ACCOUNT_LABEL.test(o.text)))
  );
}
