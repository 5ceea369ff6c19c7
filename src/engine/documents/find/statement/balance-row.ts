import { BROUGHT_IN_SHORT, BROUGHT, CARRIED_IN_SHORT, CARRIED } from '../../../lexicon/carried-over.ts';
import { findDates } from '../../../values/find-dates.ts';
import { findMoney } from '../../../values/money.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { signedBalance } from './entry.ts';

/**
 * Confidence of a row's balance: quality, and factors if it certainly or possibly is that row (chosen on drawn
 * specimens, ADR 401).
 */
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

/** "Closing balance 580.00. Available balance 541.00": strips the available balance. */
function withoutAvailable(text: string, from: number): string {
  const at = text.slice(from).search(/(?<=\d\D{1,6})\b(?:available|usable|uncleared)\b/i);
  return at < 0 ? text : text.slice(0, from + at);
}

/** Balance printed in an "opening balance" or "brought forward" row of the table. */
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
    // One line may have both balances: use the text between this label and the other.
    const part =
      label && besides
        ? text.slice(label.index, besides.index > label.index ? besides.index : undefined)
        : text;
    const amounts = findMoney(withoutAvailable(part, part.search(wanted))).filter((m) => m.explicit);
    const last = amounts.at(-1);
    if (!last) return [];
    // Turnovers may precede the balance; a single label shows that they are not balances, too.
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
