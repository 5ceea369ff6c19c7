import type { EvidenceGroup, Finding } from '../../../contract/forensics.ts';
import type { Box } from '../../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import type { Amount } from '../../ledger/amounts.ts';
import type { IsBlank } from './blank-paper.ts';

/**
 * Reads a line once more with the other reader: does it see the same figures? A sum that fails because of a misread
 * digit must never accuse anybody. Lines of a text layer confirm themselves.
 */
export type Confirm = (line: TextLine, figures: string, box: Box) => Promise<boolean>;

/** Confirms figures one after the other, until one is not. */
export async function allConfirmed(
  amounts: readonly Pick<Amount, 'line' | 'text' | 'box'>[],
  confirm: Confirm,
): Promise<boolean> {
  for (const amount of amounts) if (!(await confirm(amount.line, amount.text, amount.box))) return false;
  return true;
}

/** Judges what one page says by its own arithmetic. */
export interface PageJudge {
  readonly id: string;
  readonly version: string;
  readonly group: EvidenceGroup;
  /**
   * @param isBlank looks at the page's picture; without it, what needs it is not judged
   * @param today UTC date, `YYYY-MM-DD`
   */
  judge(page: ReadPage, confirm: Confirm, isBlank?: IsBlank, today?: string): Promise<Finding[]>;
}
