import type { TextLine } from '../../contract/pages.ts';
import { balanceLabels } from './figures.ts';
import type { Wanted } from './labelled-amounts.ts';
import { names, type LabelPlace } from './vocabulary.ts';
import { OWN_CODES, SIGNS } from '../packs/currencies.ts';

const wanted = (figure: string, accepts?: Wanted['accepts']): Wanted => ({
  vocabulary: balanceLabels,
  figures: [figure],
  ...(accepts ? { accepts } : {}),
});

const FIGURE_BEHIND = new RegExp(
  String.raw`^\s*(?::\s*)?(?:$|(?=${OWN_CODES}|(?:${SIGNS})?\s?-|(?:${SIGNS})?\W{0,2}\d))`,
);

/** "Balance", where nothing but an amount stands beside it: behind other words, or over a column, it is no label of one. */
const isAlone = ({ from, to }: LabelPlace, { text }: TextLine): boolean =>
  text.slice(0, from).trim() === '' && FIGURE_BEHIND.test(text.slice(to));

/**
 * Each label is judged by itself: a page that carries a balance over from the page before is right about that, whatever
 * the summary says. `strict`: it means the ends of the whole statement, not of a page. `loose`: it may mean another day,
 * so it is only held against a figure that it was plainly made from.
 */
export const BALANCE_LABELS = [
  { which: 'closing', label: wanted('closing'), strict: true, loose: false },
  { which: 'closing', label: wanted('carriedForward'), strict: false, loose: false },
  { which: 'closing', label: wanted('later'), strict: true, loose: true },
  { which: 'closing', label: wanted('balance', isAlone), strict: true, loose: true },
  { which: 'opening', label: wanted('opening'), strict: true, loose: false },
  { which: 'opening', label: wanted('broughtForward'), strict: false, loose: false },
  { which: 'opening', label: wanted('earlier'), strict: true, loose: true },
] as const;

/** Balances that rows begin from, and those that they end with. */
export const OPENS: readonly string[] = ['opening', 'broughtForward', 'earlier'];
export const CLOSES: readonly string[] = ['closing', 'carriedForward', 'later'];

/** What is brought forward from the sheet before, or carried forward to this one. */
export const CARRIED_OVER_BETWEEN_SHEETS: Wanted = {
  vocabulary: balanceLabels,
  figures: ['broughtForward', 'carriedForward'],
};

const CARRIED_OVER = ['opening', 'broughtForward', 'earlier', 'closing', 'carriedForward'];

/** Does a line name a balance that is carried from or to elsewhere? */
export const isCarriedOver = (line: TextLine): boolean => names(balanceLabels.labelsOn(line), CARRIED_OVER);
