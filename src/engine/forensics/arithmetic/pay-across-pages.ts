import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import { isDigitOff } from '../../ledger/column-sum.ts';
import type { LevelPage } from './level-page.ts';
import { netPay } from './net-pay.ts';
import { figuresOf } from '../figures.ts';
import type { Confirm } from './page-judge.ts';
import { labelledFigures, type PayFigures } from '../../ledger/pay-figures.ts';

/** The first part of a payslip, kept without its pixels. */
interface Upper {
  readonly level: LevelPage;
  readonly figures: PayFigures;
  /** Confirmation of its totals by the second reader, obtained while the pixels were available. */
  readonly seen: ReadonlyMap<TextLine, boolean>;
}

/** Checks payslips that continue on the next page, page by page. */
export interface PayAcrossPages {
  add(level: LevelPage, confirm: Confirm): Promise<Finding[]>;
}

/**
 * A payslip split between two pages or parts of a picture: totals first and net pay later, or gross pay before the
 * split and deductions after it. Both parts are checked as one page. Since they may be two documents, only a single
 * changed digit is reported.
 */
export function startPayAcrossPages(): PayAcrossPages {
  let before: Upper | null = null;
  return {
    async add(level, confirm) {
      const upper = before;
      before = null;
      const figures = labelledFigures(level.page);
      const totals = [...figures.gross, ...figures.deducted];
      if (figures.nets.length === 0 && totals.length > 0) {
        const seen = new Map<TextLine, boolean>();
        for (const { line, text, box } of totals) seen.set(line, await confirm(line, text, box));
        before = { level, figures, seen };
      }
      if (!upper || !completes(upper.figures, figures)) return [];
      return judgeJoined(upper, level, confirm);
    },
  };
}

/** Does the page have the net pay and the total that the previous one lacks? */
function completes(upper: PayFigures, { nets, gross, deducted }: PayFigures): boolean {
  if (nets.length === 0 || upper.gross.length === 0 || gross.length > 0) return false;
  return upper.deducted.length === 0 ? deducted.length > 0 : deducted.length === 0;
}

async function judgeJoined(upper: Upper, lower: LevelPage, confirm: Confirm): Promise<Finding[]> {
  const { page } = upper.level;
  const height = page.report.height;
  const originals = new Map<TextLine, TextLine>();
  const above = page.lines.map((line) => {
    const moved = { ...line, box: { ...line.box, y: line.box.y - height } };
    originals.set(moved, line);
    return moved;
  });
  const joined: ReadPage = { ...lower.page, lines: [...above, ...lower.page.lines] };
  const found = await netPay.judge(joined, async (line, figures, box) => {
    const original = originals.get(line);
    return original ? (upper.seen.get(original) ?? false) : confirm(line, figures, box);
  });
  return found.map((one) => {
    const isDigit = isDigitOff(cents(one.before), cents(one.after));
    const said: Finding = isDigit ? one : { ...one, strength: 'weak' };
    if (!said.box || said.box.y >= 0) return lower.back(said);
    const box = { ...said.box, y: said.box.y + height };
    return upper.level.back({ ...said, page: page.report.pageInFile, box });
  });
}

function cents(text: string | undefined): number {
  return Number(figuresOf(text ?? ''));
}
