import { MARKS } from '../../packs/currencies.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { Look } from '../document-type.ts';

/** An amount, or a number of an account, of a meter or of somebody; a year is none. */
const FIGURE = new RegExp(
  String.raw`\d[.,]\d{2}(?!\d)|\d[ ,]\d{3}(?!\d)|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4}|\b(?:${MARKS})\s?\d{2}`,
  'i',
);
/** A supplier's letter about somebody's account may give no number. */
const CONFIRMS = /\b(?:confirm|certif)\p{L}*/iu;
const NO_BILL = -4;

/** Penalty for papers about bills and payslips, which give no figure of anybody: leaflets, handbooks, notices. */
export function statesNoFigure(view: DocumentView): Look | null {
  const { text } = view.prose;
  if (FIGURE.test(text) || CONFIRMS.test(text) || view.barcodes.length > 0) return null;
  return { weight: NO_BILL, said: 'it states neither an amount nor a number' };
}
