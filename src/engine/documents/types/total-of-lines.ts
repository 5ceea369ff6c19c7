import type { Message } from '../../../contract/messages/message.ts';
import type { DocumentView } from '../../layout/view.ts';
import { cellOf } from '../../values/rows.ts';
import type { Derivation, Readings } from '../document-type.ts';

/** Tolerance of sums of printed figures, in units of the currency: each may be rounded. */
const ROUNDED = 1;
/** A figure with cents as printed: "1,766.94", "P 5 982.50", "1.766,94". */
const FIGURE = /\d[\d ,.’']*[.,]\d{2}(?!\d)/g;

/**
 * A total that is not printed: the sum of its lines, with a note. None where the lines that were read are not all.
 *
 * @param of the fields whose difference the total is, the greater one first
 */
export function totalOfLines(
  name: string,
  listName: string,
  note: Message,
  of?: readonly [string, string],
): Derivation {
  return {
    name,
    from: [listName],
    source: 'inferred',
    make(values, view) {
      const rows = values.get(listName)?.value;
      if (!Array.isArray(rows) || rows.length === 0) return null;
      const amounts = rows.map((row) => cellOf(row, 'amount')).filter((amount) => typeof amount === 'number');
      const sum = amounts.reduce((s, amount) => s + amount, 0);
      return of && lacksLines(sum, of, values, view) ? null : { value: Math.round(sum * 100) / 100, note };
    },
  };
}

/** Do lines make less than two other fields leave for them, and is that, or what they lack, printed as one figure? */
function lacksLines(
  sum: number,
  of: readonly [string, string],
  values: Readings,
  view: DocumentView,
): boolean {
  const [most, least] = of.map((name) => values.get(name)?.value);
  if (typeof most !== 'number' || typeof least !== 'number') return false;
  const whole = most - least;
  return whole - sum > ROUNDED && [whole, whole - sum].some((figure) => isPrinted(figure, view));
}

function isPrinted(figure: number, { pages }: DocumentView): boolean {
  const cents = String(Math.round(figure * 100));
  return pages.some(({ segments }) =>
    segments.some(({ text }) =>
      [...text.matchAll(FIGURE)].some(([printed]) => printed.replace(/\D/g, '') === cents),
    ),
  );
}
