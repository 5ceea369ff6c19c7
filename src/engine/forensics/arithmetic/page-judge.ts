import type { EvidenceGroup, Finding } from '../../../contract/forensics.ts';
import type { Box } from '../../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import type { Amount } from '../../ledger/amounts.ts';
import type { IsBlank } from './blank-paper.ts';

/**
 * Reads a line again with the other reader: does it see the same figures? A sum that fails because of a misread digit
 * must never accuse anybody. Text layers need no confirmation.
 */
export type Confirm = (line: TextLine, figures: string, box: Box) => Promise<boolean>;

/** Confirms figures one by one; stops at the first that fails. */
export async function allConfirmed(
  amounts: readonly Pick<Amount, 'line' | 'text' | 'box'>[],
  confirm: Confirm,
): Promise<boolean> {
  for (const amount of amounts) if (!(await confirm(amount.line, amount.text, amount.box))) return false;
  return true;
}

/** Checks the content of one page. */
export interface PageJudge {
  readonly id: string;
  readonly version: string;
  readonly group: EvidenceGroup;
  /**
   * @param isBlank examines the page's image; checks that need it are skipped without it
   * @param today UTC date, `YYYY-MM-DD`
   */
  judge(page: ReadPage, confirm: Confirm, isBlank?: IsBlank, today?: string): Promise<Finding[]>;
}
