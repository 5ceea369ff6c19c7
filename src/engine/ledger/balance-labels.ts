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

/** "Balance" counts as a label only if nothing but an amount stands beside it, not after other words or over a column. */
const isAlone = ({ from, to }: LabelPlace, { text }: TextLine): boolean =>
  text.slice(0, from).trim() === '' && FIGURE_BEHIND.test(text.slice(to));

/** Labels of this weight or less are single words with other meanings: "Cost of opening", "Opening fee". */
const BARE_WORD = 0.8;
const isBalance: Wanted['accepts'] = (place, line) => place.weight > BARE_WORD || isAlone(place, line);

/**
 * Each label is judged separately: a page that carries a balance over is right about that, whatever the summary says.
 * `strict`: it means the end of the whole statement, not of a page. `loose`: it may mean another day, so it is only
 * compared with a figure that was plainly derived from it.
 */
export const BALANCE_LABELS = [
  { which: 'closing', label: wanted('closing', isBalance), strict: true, loose: false },
  { which: 'closing', label: wanted('carriedForward', isBalance), strict: false, loose: false },
  { which: 'closing', label: wanted('later'), strict: true, loose: true },
  { which: 'closing', label: wanted('balance', isAlone), strict: true, loose: true },
  { which: 'opening', label: wanted('opening', isBalance), strict: true, loose: false },
  { which: 'opening', label: wanted('broughtForward', isBalance), strict: false, loose: false },
  { which: 'opening', label: wanted('earlier'), strict: true, loose: true },
] as const;

/** Labels of balances before the first row, and after the last. */
export const OPENS: readonly string[] = ['opening', 'broughtForward', 'earlier'];
export const CLOSES: readonly string[] = ['closing', 'carriedForward', 'later'];

/** Balances brought forward from the previous sheet, or carried forward to this one. */
export const CARRIED_OVER_BETWEEN_SHEETS: Wanted = {
  vocabulary: balanceLabels,
  figures: ['broughtForward', 'carriedForward'],
};

const CARRIED_OVER = ['opening', 'broughtForward', 'earlier', 'closing', 'carriedForward'];

/** Does a line name a balance carried over from or to elsewhere? */
export const isCarriedOver = (line: TextLine): boolean => names(balanceLabels.labelsOn(line), CARRIED_OVER);
