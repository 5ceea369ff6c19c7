import { findMoney } from '../../values/money.ts';
import type { PageLayout } from '../../layout/page-layout.ts';
import type { Segment } from '../../layout/segment.ts';

/** An amount this many times larger than the line beside it stands alone; it does not make the line a table row. */
const LARGER = 1.6;

/** Is the line a table row, with an amount beside it? An amount with a label of its own is a cell of another block. */
export function besideAmount(line: Segment, page: PageLayout): boolean {
  return (page.rows[line.row] ?? []).some(
    (s) =>
      s !== line &&
      s.box.height < LARGER * line.box.height &&
      findMoney(s.text).some((m) => m.explicit && !saysWhatItIs(s.text)),
  );
}

/** "Opening: USD 1,902.11", "Closing balance 1,902.11" */
function saysWhatItIs(text: string): boolean {
  return (
    /^\p{L}[\p{L} ]{3,}:/u.test(text) ||
    /^(?:(?:opening|closing|available|current|previous|new) balance|overdraft limit|(?:amount|total|balance) due)\b/i.test(
      text,
    )
  );
}
