import { sharedWidth } from '../../../../contract/geometry.ts';
import { oncePer } from '../../../lazily.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { areUntitled, ofOneLabel, ofThisPeriod, UNTITLED } from '../labels/other-period.ts';
import { readingsOf } from './interpret.ts';
import { payPageOf } from './sides.ts';
import { best, type WeighedReading } from './weigh.ts';
import type { PaySide } from './words.ts';

/** Confidence of pay lines without a matching total, and of others, 0–1 (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { withoutSum: 0.75, bySum: 0.97 } as const;

const QUALITY = { sum: 1, 'some-sum': 0.85, none: 0.7 };
const EVIDENCE = {
  sum: ', which agree with the printed totals',
  'some-sum': ', whose sum is printed',
  none: '',
};

/**
 * The lines of one side of a payslip as `{ name, amount }`, amounts positive. The sides may be side by side or below
 * each other, share one list with an amount column each, or be marked by a sign, a code or their words; the
 * interpretation that agrees best with the printed gross, total and net is used.
 */
export function payLines(side: PaySide): Finder {
  return (view) =>
    view.pages.flatMap((page): Candidate[] => {
      const found = readingOf(page);
      // Blocks are processed in turn; the result is in page order.
      const lines = [...(found?.reading[side] ?? [])].sort(
        (a, b) => a.segments[0]!.box.y - b.segments[0]!.box.y,
      );
      if (!found || lines.length === 0) return [];
      const support = found.support[side];
      const value = lines.map(({ name, amount }) => ({ name, amount }));
      const how = `${lines.length} lines under ${side}${EVIDENCE[support]}`;
      const quality = QUALITY[support];
      const candidate = fromSegments(
        lines.flatMap((l) => l.segments),
        { value, raw: '', quality, notes: [] },
        support === 'none' ? CONFIDENCE.withoutSum : CONFIDENCE.bySum,
        how,
      );
      const untitled = lines.filter((line) => isOpen(line.segments, page)).length;
      const doubt = 2 * untitled > lines.length ? { doubt: UNTITLED, lasting: true as const } : {};
      return [{ ...candidate, place: null, ...doubt }];
    });
}

/** Cached, since both sides of a page are interpreted together and requested separately. */
const readingOf = oncePer((page: PageLayout): WeighedReading | null => {
  const pay = payPageOf(page);
  return best(pay, readingsOf(pay));
});

/** Is the line's amount in a column of another period, or do the heads not tell? */
function isOpen(line: readonly Segment[], page: PageLayout): boolean {
  const whole = page.rows[line[0]!.row] ?? [];
  const row = ofOneLabel(whole.slice(whole.findIndex((s) => s.order >= line[0]!.order)));
  const meant = ofThisPeriod(row, page);
  const isLeftOut = ({ box }: Segment): boolean => !meant.some((s) => sharedWidth(s.box, box) > 0);
  return areUntitled(row, page) || line.some(isLeftOut);
}
