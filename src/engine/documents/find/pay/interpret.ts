import type { Segment } from '../../../layout/segment.ts';
import {
  headedSide,
  isLine,
  sideColumns,
  soundsLike,
  type NumberColumn,
  type PayBlock,
  type PayPage,
  type PayRow,
} from './sides.ts';
import type { PaySide } from './words.ts';

/**
 * Prior plausibility of each way to separate earnings and deductions, before sums are compared, 0–1 (chosen on drawn
 * specimens, ADR 401).
 */
const PRIOR = {
  headed: 0.9,
  headedWithoutStop: 0.8,
  headedOneSide: 0.5,
  marked: 0.95,
  signed: 0.85,
  besideGross: 0.45,
  words: 0.4,
  /** One list of names with a column for each side. */
  twoColumns: 0.93,
  /** For the amounts' column: the first one filled in a row, any other. */
  firstFilled: 0.9,
  anyColumn: 0.5,
} as const;

export interface PayLine {
  readonly name: string;
  /** Positive on either side. */
  readonly amount: number;
  readonly segments: readonly Segment[];
}

/** One interpretation of the page. */
export interface PayReading extends Record<PaySide, readonly PayLine[]> {
  /** Plausibility if no sum decides, 0–1. */
  readonly prior: number;
}

type SideOf = (row: PayRow, block: PayBlock) => PaySide | null;
type AmountOf = (row: PayRow, block: PayBlock) => NumberColumn | null;

/** Every plausible interpretation of a page; sums decide between them (`weigh.ts`). */
export function readingsOf(page: PayPage): PayReading[] {
  const readings: PayReading[] = [];
  for (const amounts of amountChoices(page)) {
    const add = (side: SideOf, prior: number, stop: boolean): void => {
      const reading = collect(page, side, amounts.of, stop, prior * amounts.prior);
      if (reading.earnings.length + reading.deductions.length > 0) readings.push(reading);
    };
    const headed: SideOf = (row, block) => asSide(headedSide(row, block, page));
    if (page.headings.length > 0) {
      add(headed, PRIOR.headed, true);
      add(headed, PRIOR.headedWithoutStop, false);
      // If only one side has headings, other lines are the other side if their words fit.
      add((row, block) => headed(row, block) ?? soundsIf(row, 'deductions'), PRIOR.headedOneSide, false);
    }
    if (marked(page)) add((row) => row.group.mark, PRIOR.marked, false);
    if (signed(page, amounts.of)) add((row, block) => signOf(row, block, amounts.of), PRIOR.signed, false);
    add(beforeAndAfterGross(page), PRIOR.besideGross, false);
    add((row) => soundsLike(row), PRIOR.words, false);
  }
  readings.push(...sharedTable(page));
  return readings;
}

function asSide(side: PaySide | 'elsewhere' | null): PaySide | null {
  return side === 'elsewhere' ? null : side;
}

function soundsIf(row: PayRow, side: PaySide): PaySide | null {
  return soundsLike(row) === side ? side : null;
}

/** @param stop does a total end its side, or may further lines follow? */
function collect(page: PayPage, side: SideOf, amountOf: AmountOf, stop: boolean, prior: number): PayReading {
  const found: Record<PaySide, PayLine[]> = { earnings: [], deductions: [] };
  const withHundredths = page.blocks.some((b) =>
    b.rows.some((r) => isLine(r) && [...r.cells.values()].some((c) => c.explicit)),
  );
  for (const block of page.blocks) {
    const ended = new Set<PaySide>();
    for (const row of block.rows) {
      const own = side(row, block);
      if (row.summary !== null && row.summary !== 'part') {
        if (stop && own && found[own].length > 0) ended.add(own);
        continue;
      }
      if (!own || ended.has(own) || !isLine(row)) continue;
      const column = amountOf(row, block);
      const cell = column ? row.cells.get(column) : undefined;
      if (!cell || cell.value === 0 || (withHundredths && !cell.explicit)) continue;
      found[own].push({
        name: row.name,
        amount: Math.abs(cell.value),
        segments: [...row.group.names, cell.segment],
      });
    }
  }
  return { ...found, prior };
}

/** Candidates for the amounts' column: by header, by units × rate, the first, or any other. */
function amountChoices(page: PayPage): { of: AmountOf; prior: number }[] {
  const most = Math.max(1, ...page.blocks.map((b) => b.numbers.length));
  const choices: { of: AmountOf; prior: number }[] = [
    { of: (_, block) => titled(block) ?? product(block) ?? usable(block)[0] ?? null, prior: 1 },
    { of: (row, block) => usable(block).find((c) => row.cells.has(c)) ?? null, prior: PRIOR.firstFilled },
  ];
  for (let i = 0; i < Math.min(most, 5); i++)
    choices.push({
      of: (_, block) => block.numbers[Math.min(i, block.numbers.length - 1)] ?? null,
      prior: PRIOR.anyColumn,
    });
  if (most > 1) choices.push({ of: (_, block) => block.numbers.at(-1) ?? null, prior: PRIOR.anyColumn });
  return choices;
}

function titled(block: PayBlock): NumberColumn | null {
  const named = block.numbers.filter((c) => c.role === 'amount');
  return named.length === 1 ? named[0]! : (named[0] ?? null);
}

function usable(block: PayBlock): readonly NumberColumn[] {
  const left = block.numbers.filter((c) => c.role !== 'other');
  return left.length > 0 ? left : block.numbers;
}

/** Hours × rate = amount: the column that is the product of two others in most rows with all three. */
function product(block: PayBlock): NumberColumn | null {
  const [a, b, c] = block.numbers;
  if (!a || !b || !c) return null;
  const full = block.rows.filter((r) => r.cells.has(a) && r.cells.has(b) && r.cells.has(c));
  const holds = full.filter(
    (r) => Math.abs(r.cells.get(a)!.value * r.cells.get(b)!.value - r.cells.get(c)!.value) < 1,
  );
  return full.length > 0 && holds.length * 2 > full.length ? c : null;
}

function marked(page: PayPage): boolean {
  const marks = page.blocks.flatMap((b) => b.rows.map((r) => r.group.mark));
  return marks.includes('earnings') || marks.filter((m) => m === 'deductions').length > 1;
}

function signOf(row: PayRow, block: PayBlock, amountOf: AmountOf): PaySide | null {
  const column = amountOf(row, block);
  const value = column ? row.cells.get(column)?.value : undefined;
  return value === undefined ? null : value < 0 ? 'deductions' : 'earnings';
}

function signed(page: PayPage, amountOf: AmountOf): boolean {
  const sides = page.blocks.flatMap((b) => b.rows.filter(isLine).map((r) => signOf(r, b, amountOf)));
  return sides.includes('deductions') && sides.includes('earnings');
}

/** One list without headings: earnings above the gross pay, deductions below. */
function beforeAndAfterGross(page: PayPage): SideOf {
  const rows = page.blocks.flatMap((b) => b.rows);
  const gross = rows.find((r) => r.summary === 'gross')?.group.y;
  const end = rows.find(
    (r) =>
      gross !== undefined && r.group.y > gross && (r.summary === 'net' || r.summary === 'total-deductions'),
  );
  return (row) => {
    if (gross === undefined) return null;
    if (row.group.y < gross) return 'earnings';
    return end === undefined || row.group.y < end.group.y ? 'deductions' : null;
  };
}

/** One list of names with a column of amounts for each side. */
function sharedTable(page: PayPage): PayReading[] {
  return page.blocks.flatMap((block): PayReading[] => {
    const columns = sideColumns(block, page);
    if (!columns) return [];
    const found: Record<PaySide, PayLine[]> = { earnings: [], deductions: [] };
    const titles = Math.min(...page.headings.map((h) => h.segment.box.y));
    for (const row of block.rows.filter((r) => isLine(r) && r.group.y > titles)) {
      for (const side of ['earnings', 'deductions'] as const) {
        const cell = row.cells.get(columns[side]);
        if (cell && cell.value !== 0)
          found[side].push({
            name: row.name,
            amount: Math.abs(cell.value),
            segments: [...row.group.names, cell.segment],
          });
      }
    }
    return [{ ...found, prior: PRIOR.twoColumns }];
  });
}
