import { findMoney } from '../kinds/money.ts';
import type { PageLayout } from '../layout/page-layout.ts';
import type { Segment } from '../layout/segment.ts';
import { fold } from '../text/fold.ts';
import type { Finder } from '../types/document-type.ts';
import { fromSegments, type Candidate } from './candidate.ts';
import { piecesOf } from './table.ts';

export type PaySide = 'earnings' | 'deductions';

interface PayLine {
  readonly name: string;
  readonly amount: number;
  readonly segments: readonly Segment[];
}

const HEADS: Record<PaySide, RegExp> = {
  earnings:
    /^(?:earnings?|income|payments?|allowances?|gross earnings|remuneration|earnings? (?:&|and) allowances?|salary and allowances|dituelo|emoluments?|basic and allowances)(?: description)?(?:\s*\(?(?:p|bwp|pula)\)?)?:?$/i,
  deductions:
    /^(?:(?:less:? ?)?deductions?|statutory deductions|other deductions|employee deductions|less deductions|dikgogo|diphokotso)(?: description)?(?:\s*\(?(?:p|bwp|pula)\)?)?:?$/i,
};
/** Words that only lines of one side have; they decide where one column of names serves both. */
const DEDUCTION_WORDS =
  /\b(?:paye|p\.a\.y\.e|income tax|tax|pension|provident|bpopf|medical|bpomas|bomaid|botsogo|pula med|union|subscription|bopeu|bosetu|btu|bllahwu|bonu|nalcgpwu|loan|advance|insurance|life|funeral|savings?|society|sacco|garnishee|maintenance|motor vehicle|staff purchase|levy|uif|deduction|welfare|social club|credit|rent recovery|repayment)\b/i;
const TOTAL =
  /^(?:totals?|gross|net|nett|sub ?total|take ?home|year to date|ytd|employer|company contribution|leave|balance|taxable|bank|payment|account|paid|moputso otlhe)\b|total$/i;
const COLUMN_WORDS =
  /^(?:description|amount|units|rate|hours|qty|quantity|ytd|year to date|current|this period|code|item|total|balance|opening|details|\(?(?:p|bwp|pula)\)?|earnings|deductions|cumulative|this month|month|basis)$/i;

/**
 * The lines of one side of a payslip as `{ name, amount }`. Read under its heading, whether the two sides stand beside
 * each other, below each other, or in one table with an amount column each.
 */
export function payLines(side: PaySide): Finder {
  return (view) =>
    view.pages.flatMap((page): Candidate[] => {
      const found = [columnTable(page, side), block(page, side), bySense(page, side)].filter(
        (lines) => lines.length > 0,
      );
      const [best] = found
        .map((lines) => ({ lines, fits: addsUp(page, side, lines) }))
        .sort((a, b) => Number(b.fits) - Number(a.fits));
      if (!best) return [];
      const value = best.lines.map(({ name, amount }) => ({ name, amount }));
      const how = `${value.length} lines under ${side}${best.fits ? ', which add up to the printed total' : ''}`;
      const candidate = fromSegments(
        best.lines.flatMap((l) => l.segments),
        { value, raw: '', quality: best.fits ? 1 : 0.7, notes: [] },
        best.fits ? 0.97 : 0.75,
        how,
      );
      return [{ ...candidate, place: null }];
    });
}

/** One table: names in the first column, an "Earnings" and a "Deductions" amount column. */
function columnTable(page: PageLayout, side: PaySide): PayLine[] {
  for (const [index, row] of page.rows.entries()) {
    const earnings = row.find((s) => HEADS.earnings.test(s.text.trim()));
    const deductions = row.find((s) => HEADS.deductions.test(s.text.trim()));
    const names = row[0];
    if (!earnings || !deductions || !names || names === earnings || names === deductions) continue;
    if (
      !/desc|item|detail|particular|code|component|pay/i.test(names.text) ||
      earnings.box.x > deductions.box.x
    )
      continue;
    const edges = { earnings: earnings.box, deductions: deductions.box };
    const lines: PayLine[] = [];
    for (const next of page.rows.slice(index + 1)) {
      const pieces = next.flatMap((s) => piecesOf(s, false, true));
      const words = pieces.filter((p) => p.shape === 'words').map((p) => p.segment);
      const name = nameOf(words);
      if (name === '' || TOTAL.test(name)) {
        if (lines.length > 0 && /^(?:total|net|nett|gross)/i.test(name)) break;
        continue;
      }
      const own = pieces
        .filter((p) => p.shape === 'money' && nearest(p.segment, edges) === side)
        .map((p) => p.segment)[0];
      const amount = own ? amountOf(own) : null;
      if (own && amount) lines.push({ name, amount, segments: [...words, own] });
    }
    if (lines.length > 0) return lines;
  }
  return [];
}

function nearest(segment: Segment, edges: Record<PaySide, { x: number; width: number }>): PaySide | null {
  const right = segment.box.x + segment.box.width;
  const distance = (b: { x: number; width: number }): number =>
    Math.min(
      Math.abs(right - b.x - b.width),
      Math.abs(segment.box.x - b.x),
      Math.abs(right + segment.box.x - 2 * b.x - b.width) / 2,
    );
  const [e, d] = [distance(edges.earnings), distance(edges.deductions)];
  if (Math.min(e, d) > Math.max(edges.earnings.width, edges.deductions.width) * 1.5) return null;
  return e < d ? 'earnings' : 'deductions';
}

/** Lines under a heading of their own, as wide as its half of the page. */
function block(page: PageLayout, side: PaySide): PayLine[] {
  const other: PaySide = side === 'earnings' ? 'deductions' : 'earnings';
  for (const head of page.segments.filter((s) => HEADS[side].test(s.text.trim()))) {
    const beside = page.segments.filter(
      (s) => HEADS[other].test(s.text.trim()) && Math.abs(s.box.y - head.box.y) < 1.2 * head.box.height,
    );
    const rightHead = beside.filter((s) => s.box.x > head.box.x).sort((a, b) => a.box.x - b.box.x)[0];
    const leftHead = beside.find((s) => s.box.x < head.box.x);
    const from = leftHead ? head.box.x - 2 * page.textHeight : 0;
    const to = rightHead ? rightHead.box.x - page.textHeight : page.width;
    const lines = linesUnder(page, head, from, to, other);
    if (lines.length > 0) return lines;
  }
  return [];
}

function linesUnder(page: PageLayout, head: Segment, from: number, to: number, other: PaySide): PayLine[] {
  const lines: PayLine[] = [];
  for (const row of page.rows.slice(head.row + 1)) {
    const inside = row.filter((s) => s.box.x + s.box.width / 2 >= from && s.box.x + s.box.width / 2 <= to);
    if (inside.length === 0) continue;
    const pieces = inside.flatMap((s) => piecesOf(s, false, true));
    const words = pieces.filter((p) => p.shape === 'words').map((p) => p.segment);
    const name = nameOf(words);
    if (HEADS[other].test(name) || (TOTAL.test(name) && lines.length > 0)) break;
    const first = pieces.find((p) => p.shape === 'money')?.segment;
    const amount = first ? amountOf(first) : null;
    if (name === '' || TOTAL.test(name)) continue;
    if (first && amount !== null) {
      if (amount !== 0) lines.push({ name, amount, segments: [...words, first] });
    } else if (
      lines.length > 0 &&
      !COLUMN_WORDS.test(name) &&
      words[0] &&
      words[0].box.y - bottomOf(lines.at(-1)!) > 3 * page.textHeight
    )
      break;
  }
  return lines;
}

/** Without headings: every line with a name and an amount, told apart by words that only deductions have. */
function bySense(page: PageLayout, side: PaySide): PayLine[] {
  const lines: PayLine[] = [];
  for (const row of page.rows) {
    const pieces = row.flatMap((s) => piecesOf(s, false, true));
    const words = pieces.filter((p) => p.shape === 'words').map((p) => p.segment);
    const first = pieces.find((p) => p.shape === 'money' && /[.,]\d{2}/.test(p.segment.text))?.segment;
    const name = nameOf(words);
    const amount = first ? amountOf(first) : null;
    if (
      !first ||
      !amount ||
      name === '' ||
      TOTAL.test(name) ||
      name.includes(':') ||
      name.split(' ').length > 6
    )
      continue;
    if (DEDUCTION_WORDS.test(name) === (side === 'deductions'))
      lines.push({ name, amount, segments: [...words, first] });
  }
  return lines;
}

function addsUp(page: PageLayout, side: PaySide, lines: readonly PayLine[]): boolean {
  const label =
    side === 'earnings'
      ? /gross|total earnings|total income|earnings total|moputso otlhe/
      : /total deductions?|deductions total/;
  const sum = lines.reduce((s, l) => s + l.amount, 0);
  return page.rows.some((row) => {
    const words = row.map((s) => s.text).join('  ');
    return label.test(fold(words)) && findMoney(words).some((m) => Math.abs(Math.abs(m.value) - sum) < 0.02);
  });
}

function nameOf(words: readonly Segment[]): string {
  return words
    .map((s) => s.text.trim())
    .filter((t) => !COLUMN_WORDS.test(t) && /\p{L}{2}/u.test(t))
    .join(' ')
    .replace(/^[\s\d.:-]+(?=\p{L})|[\s:.\-–]+$/gu, '')
    .replace(/^\d{3,5}\s+/, '');
}

function amountOf(segment: Segment): number | null {
  const found = findMoney(segment.text)[0];
  return found ? Math.abs(found.value) : null;
}

function bottomOf(line: PayLine): number {
  return Math.max(...line.segments.map((s) => s.box.y + s.box.height));
}
