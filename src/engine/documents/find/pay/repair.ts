import type { PayLine, PayReading } from './interpret.ts';
import type { PayPage } from './sides.ts';
import { hasWord, type PaySide } from './words.ts';

/**
 * Variants of an interpretation in which, by a printed total, exactly one line is missing or too many: a row of the
 * page with just that amount is added, or the line removed, or the two lines whose difference the next line is. Added lines are always printed with a name and this amount.
 *
 * @param totals hundredths, as printed beside "Total deductions", "Gross" or the like
 */
export function repaired(
  page: PayPage,
  reading: PayReading,
  side: PaySide,
  totals: Iterable<number>,
): PayReading[] {
  const lines = reading[side];
  const sum = lines.reduce((s, l) => s + Math.round(l.amount * 100), 0);
  const used = new Set([...reading.earnings, ...reading.deductions].flatMap((l) => l.segments));
  return [...totals].flatMap((total): PayReading[] => {
    const missing = total - sum;
    if (missing === 0 || lines.length === 0) return [];
    const changed = missing > 0 ? added(page, missing, used) : without(lines, -missing);
    return changed.map((own) => ({
      ...reading,
      [side]: missing > 0 ? [...lines, ...own] : own,
      prior: reading.prior - 0.2,
    }));
  });
}

function added(page: PayPage, hundredths: number, used: ReadonlySet<unknown>): PayLine[][] {
  return page.blocks.flatMap((block) =>
    block.rows.flatMap((row): PayLine[][] => {
      if (row.summary !== null || !hasWord(row.name)) return [];
      const cell = [...row.cells.values()].find(
        (c) => !used.has(c.segment) && Math.abs(Math.round(c.value * 100)) === hundredths,
      );
      return cell
        ? [[{ name: row.name, amount: hundredths / 100, segments: [...row.group.names, cell.segment] }]]
        : [];
    }),
  );
}

function without(lines: readonly PayLine[], hundredths: number): PayLine[][] {
  const amounts = lines.map((l) => Math.round(l.amount * 100));
  const at = amounts.indexOf(hundredths);
  if (at >= 0 && lines.length > 1) return [lines.filter((_, i) => i !== at)];
  // "Tax charged 11,603.66, Relief 2,400.00, PAYE 9,203.66": the first two lead to the third.
  const worked = amounts.findIndex((a, i) => a - amounts[i + 1]! === amounts[i + 2]!);
  return worked >= 0 && amounts[worked]! + amounts[worked + 1]! === hundredths
    ? [lines.filter((_, i) => i !== worked && i !== worked + 1)]
    : [];
}
