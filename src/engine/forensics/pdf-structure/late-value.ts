import { ANY_MARK, CODES } from '../../packs/currencies.ts';
import { bare, type TextRun } from '../../pdf/text-runs.ts';
import { amountOf, figuresOf } from '../figures.ts';
import { isOnRow } from './added-text.ts';

/** Page counts are written when the number of pages is known: `1 of 3`. */
const PAGE_COUNT = /^(?:page )?\d+\s*(?:of|\/)\s*\d+$/i;
const WHOLE_AMOUNT = new RegExp(String.raw`^(?:${ANY_MARK}|${CODES})\s?\d{1,3}(?:[ ,]?\d{3})*$`, 'i');
const NAME = /^\p{L}[\p{L}.,&'’()-]*(?: [\p{L}&(][\p{L}.,&'’()-]*)+$/u;
const ACCOUNT_LABEL = /(?<!\p{L})(?:account|acc|acct|a\/c|akhaonto)(?!\p{L})/iu;
/** Six digits or more: shorter numbers behind such a label are of branches and the like. */
const ACCOUNT = /^\d(?:[ -]?\d){5,}$/;

/** A page count, or a sum or name that the page also printed in its turn: writers fill it into the head when the rest is known. */
export const isKnownLast = (run: TextRun, printed: readonly TextRun[]): boolean =>
  PAGE_COUNT.test(run.text.trim()) || printed.some((other) => saysAlso(other.text, run.text));

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
    amountOf(text) !== null ||
    WHOLE_AMOUNT.test(text) ||
    NAME.test(text) ||
    (ACCOUNT.test(text) && printed.some((o) => isOnRow(run, o) && ACCOUNT_LABEL.test(o.text)))
  );
}
