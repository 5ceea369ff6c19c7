import { findMoney } from '../../../values/money.ts';
import { behindAmounts } from '../labels/pieces.ts';
import type { PayLine, PayReading } from './interpret.ts';
import type { PayPage } from './sides.ts';
import { repaired } from './repair.ts';
import { summaryOf, type PaySide, type Summary } from './words.ts';
import { MARKS } from '../../../packs/currencies.ts';

/**
 * Points of an interpretation by how its sums agree with printed totals; net pay counts more, an empty side less
 * (chosen on drawn specimens, ADR 401).
 */
const POINTS = { sum: 3, 'some-sum': 1.2, none: 0 } as const;
const OF_NET = 1.2;
const EMPTY = { earnings: 0.6, deductions: 0.3 } as const;

const MARK_LAST = new RegExp(String.raw`\b(?:${MARKS})$`, 'i');

/** How the printed sums support one side. */
export type Support = 'sum' | 'some-sum' | 'none';

export interface WeighedReading {
  readonly reading: PayReading;
  readonly score: number;
  readonly support: Readonly<Record<PaySide, Support>>;
}

/** Amounts beside a word such as "Gross" or "Net pay", and all amounts of the page, hundredths. */
interface PrintedSums {
  readonly named: ReadonlyMap<Summary, ReadonlySet<number>>;
  readonly all: ReadonlyMap<number, number>;
}

/** The interpretation whose sums agree best with the printed totals; the layout decides if there are none. */
export function best(page: PayPage, readings: readonly PayReading[]): WeighedReading | null {
  const sums = printedSums(page);
  const weighed = readings.map((reading) => weigh(reading, sums));
  for (const { reading, support } of [...weighed].sort((a, b) => b.score - a.score).slice(0, 4)) {
    for (const side of ['earnings', 'deductions'] as const) {
      if (support[side] === 'sum') continue;
      weighed.push(...repaired(page, reading, side, totalsOf(side, sums)).map((r) => weigh(r, sums)));
    }
  }
  return weighed.reduce<WeighedReading | null>((top, w) => (top && top.score >= w.score ? top : w), null);
}

/** Possible sums of a side; for deductions also the difference of gross and net. */
function totalsOf(side: PaySide, { named }: PrintedSums): ReadonlySet<number> {
  const of = (what: Summary): number[] => [...(named.get(what) ?? [])];
  if (side === 'earnings') return new Set([...of('gross'), ...of('total')]);
  const differences = of('gross').flatMap((gross) => of('net').map((net) => gross - net));
  return new Set([...of('total-deductions'), ...of('total'), ...differences]);
}

function weigh(reading: PayReading, sums: PrintedSums): WeighedReading {
  const [earned, deducted] = [total(reading.earnings), total(reading.deductions)];
  const gross = agreement(earned, ['gross', 'total'], sums, reading.earnings);
  const less = agreement(deducted, ['total-deductions', 'total'], sums, reading.deductions);
  // Without deductions, a matching net proves nothing, as it equals the gross pay.
  const both = reading.earnings.length > 0 && reading.deductions.length > 0;
  const net = both ? agreement(earned - deducted, ['net'], sums, []) : 'none';
  const netHolds = net === 'sum';
  const support = (own: Support): Support => (own === 'sum' || netHolds ? 'sum' : own);
  const empty =
    (reading.earnings.length === 0 ? EMPTY.earnings : 0) +
    (reading.deductions.length === 0 ? EMPTY.deductions : 0);
  return {
    reading,
    score: POINTS[gross] + POINTS[less] + OF_NET * POINTS[net] + reading.prior - empty,
    support: {
      earnings: support(gross),
      deductions: support(less),
    },
  };
}

function agreement(
  hundredths: number,
  names: readonly Summary[],
  sums: PrintedSums,
  lines: readonly PayLine[],
): Support {
  if (hundredths <= 0) return 'none';
  if (names.some((n) => sums.named.get(n)?.has(hundredths))) return 'sum';
  const own = lines.filter((l) => hundredthsOf(l.amount) === hundredths).length;
  return (sums.all.get(hundredths) ?? 0) > own ? 'some-sum' : 'none';
}

function printedSums({ page }: PayPage): PrintedSums {
  const named = new Map<Summary, Set<number>>();
  const all = new Map<number, number>();
  for (const row of page.rows) {
    let current: Summary | null = null;
    for (const segment of row.flatMap(behindAmounts)) {
      current = summaryOf(withoutAmount(segment.text)) ?? current;
      for (const money of findMoney(segment.text)) {
        const hundredths = Math.abs(hundredthsOf(money.value));
        all.set(hundredths, (all.get(hundredths) ?? 0) + 1);
        if (current) named.set(current, (named.get(current) ?? new Set()).add(hundredths));
      }
    }
  }
  return { named, all };
}

/** "Gross Pay: USD 9,100.00" → "Gross Pay"; words without an amount are unchanged. */
function withoutAmount(text: string): string {
  const words = text.replace(/[\d.,\s]+$/, '');
  return words === text ? text : words.replace(MARK_LAST, '').replace(/[\s:]+$/, '');
}

function total(lines: readonly PayLine[]): number {
  return lines.reduce((sum, line) => sum + hundredthsOf(line.amount), 0);
}

function hundredthsOf(amount: number): number {
  return Math.round(amount * 100);
}
