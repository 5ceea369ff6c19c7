import { findMoney } from '../kinds/money.ts';
import type { PageLayout } from '../layout/page-layout.ts';
import type { Segment } from '../layout/segment.ts';

/** A line with an amount beside it is a row of a table. */
export function besideAmount(line: Segment, page: PageLayout): boolean {
  return (page.rows[line.row] ?? []).some((s) => s !== line && findMoney(s.text).some((m) => m.explicit));
}
