import { ACCOUNT } from '../../lexicon/accounts.ts';
import { bare, type TextRun } from '../../pdf/text-runs.ts';
import { findMoney } from '../../values/money.ts';
import { sheetOf } from '../../values/page-numbering.ts';
import { figuresOf } from '../figures.ts';
import { isOnRow } from './added-text.ts';

const NAME = /^\p{L}[\p{L}.,&'’()-]*(?: [\p{L}&(][\p{L}.,&'’()-]*)+$/u;
const ACCOUNT_LABEL = new RegExp(String.raw`(?<!\p{L})(?:${ACCOUNT})(?!\p{L})`, 'iu');
/** Six digits or more: shorter numbers behind such a label are of branches and the like. */
const NUMBER = /^\d(?:[ -]?\d){5,}$/;

/** A page count, or a sum or name that the page also printed in its turn: writers fill it into the head when the rest is known. */
export const isKnownLast = (run: TextRun, printed: readonly TextRun[]): boolean =>
  isPageCount(run.text.trim()) || printed.some((other) => saysAlso(other.text, run.text));

/** Page counts are written when the number of pages is known: "1 of 3"; what is painted last with a stroke is no day. */
const isPageCount = (text: string): boolean =>
  /^(?:(?:page|tsebe) )?\d+\D{1,4}\d+$/i.test(text) && sheetOf(`page ${text}`) !== null;

/** Ends it in an amount with its currency or hundredths, and holds no other figures? "1,234.50", "Total P 1 234". */
function endsInAmount(text: string): boolean {
  const last = findMoney(text).at(-1);
  return (
    last !== undefined && last.explicit && text.endsWith(last.raw) && !/\d/.test(text.slice(0, last.index))
  );
}

/** Does a text say what another says, among other words? Figures in whatever separators. */
function saysAlso(text: string, said: string): boolean {
  const figures = figuresOf(said);
  if (figures !== '' && (figuresOf(text) === figures || wordsOf(text).some((w) => figuresOf(w) === figures)))
    return true;
  const inWords = (all: string): string => ` ${wordsOf(all).map(bare).join(' ')} `;
  return inWords(text).includes(inWords(said));
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => bare(word) !== '');

/** An amount, a name or an account number: what a paper is forged for. Its number and date are put on it late by its maker. */
export function isForgedFor(run: TextRun, printed: readonly TextRun[]): boolean {
  const text = run.text.trim();
  return (
    endsInAmount(text) ||
    NAME.test(text) ||
    (NUMBER.test(text) && printed.some((o) => isOnRow(run, o) && ACCOUNT_LABEL.test(o.text)))
  );
}
