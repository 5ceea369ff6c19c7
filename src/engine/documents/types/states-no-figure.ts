import { ANY_MARK, WORDS } from '../../packs/currencies.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { Look } from '../document-type.ts';

/** An amount, or a number of an account, of a meter or of somebody; a year and a day of the month are none. */
const FIGURE = /\d[.,]\d{2}(?!\d)|\d[ ,]\d{3}(?!\d)|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4}/;
const FIGURE_BY_LABEL = new RegExp(
  String.raw`\b(?:amount|balance|due|total|units|consumption|account|acc|meter|clock|no|pay|salary|wages?|tax|paye|date)\b[^\d\n]{0,12}(?:nil\b|\d+(?!\d|st|nd|rd|th))` +
    String.raw`|\d\s?(?:kl|kwh|m3|\/=|${WORDS})(?![\p{L}\d])|(?<!\p{L})(?:${ANY_MARK}|sh)\s?\d{2}`,
  'iu',
);
/** A holder or an account by its label. */
const HOLDER =
  /\b(?:name|customer|consumer|subscriber|employee|account|acc|meter)(?: (?:no|number|name))?\.? ?:/iu;
/** A supplier's letter about somebody's account may give no number. */
const CONFIRMS = /\b(?:confirm|certif)\p{L}*/iu;
const NO_BILL = -4;

/** Penalty for papers about bills and payslips, which give no figure of anybody: leaflets, handbooks, notices. */
export function statesNoFigure(view: DocumentView): Look | null {
  const { text } = view.prose;
  const says = [FIGURE, FIGURE_BY_LABEL, HOLDER, CONFIRMS].some((words) => words.test(text));
  if (says || view.barcodes.length > 0) return null;
  return { weight: NO_BILL, said: 'it states neither an amount nor a number' };
}
