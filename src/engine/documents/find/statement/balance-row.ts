import { BROUGHT_IN_SHORT, BROUGHT, CARRIED_IN_SHORT, CARRIED } from '../../../lexicon/carried-over.ts';
import { findDates } from '../../../values/find-dates.ts';
import { findMoney } from '../../../values/money.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { signedBalance } from './entry.ts';

/** How sure the balance of a row is: its quality, and factors of its place where it is surely or only perhaps that row (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { quality: 0.95, row: 1.08, perhaps: 0.82 } as const;

const LABELS = {
  opening: new RegExp(
    String.raw`\b(?:(?:opening|start(?:ing)?|beginning) bal(?:ance)?|balance (?:brought|forward|fwd|${BROUGHT_IN_SHORT})|${BROUGHT})`,
    'i',
  ),
  closing: new RegExp(
    String.raw`\b(?:(?:closing|end(?:ing)?|final) bal(?:ance)?|balance (?:carried|${CARRIED_IN_SHORT})|${CARRIED})`,
    'i',
  ),
} as const;

/** "Closing balance 580.00. Available balance 541.00": what may be drawn is not what the account holds. */
function withoutAvailable(text: string, from: number): string {
  const at = text.slice(from).search(/(?<=\d\D{1,6})\b(?:available|usable|uncleared)\b/i);
  return at < 0 ? text : text.slice(0, from + at);
}

/** Balance printed on an "opening balance" or "brought forward" row of the table. */
export function balanceRow(which: 'opening' | 'closing'): Finder {
  const wanted = LABELS[which];
  const other = LABELS[which === 'opening' ? 'closing' : 'opening'];
  return (view) => {
    const rows = view.pages
      .flatMap((p) => p.rows)
      .filter((row) => wanted.test(row.map((s) => s.text).join(' ')));
    const row = which === 'opening' ? rows[0] : rows.at(-1);
    if (!row) return [];
    const text = row.map((s) => s.text).join('  ');
    const label = wanted.exec(text);
    const besides = other.exec(text);
    // One line may print both balances: then this one's stand between its label and the other.
    const part =
      label && besides
        ? text.slice(label.index, besides.index > label.index ? besides.index : undefined)
        : text;
    const amounts = findMoney(withoutAvailable(part, part.search(wanted))).filter((m) => m.explicit);
    const last = amounts.at(-1);
    if (!last) return [];
    // Turnovers may stand before the balance; one label alone in the row says that they are not balances too.
    const words = row.filter((s) => /\p{L}{3}/u.test(s.text) && !findDates(s.text, view)[0]);
    const sure = amounts.length > 1 && words.length === 1 && !besides;
    return [
      {
        ...fromSegments(
          row,
          { value: signedBalance(last), raw: last.raw, quality: CONFIDENCE.quality, notes: [] },
          sure ? CONFIDENCE.row : CONFIDENCE.perhaps,
          'in the balance row of the table',
        ),
        place: null,
      },
    ];
  };
}
