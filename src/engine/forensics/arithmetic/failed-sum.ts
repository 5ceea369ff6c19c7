import type { FindingStrength } from '../../../contract/forensics.ts';
import type { Check, ExtractedField, VerifiedDocument } from '../../../contract/verification.ts';
import { sameRow, type Amount } from '../../ledger/amounts.ts';
import { addsUp } from '../../ledger/pay-figures.ts';
import { otherTimes } from '../../ledger/figures.ts';
import { equals, isMadeOfTwo } from '../../ledger/subset-sum.ts';
import { sharesEdge } from '../../ledger/column-sum.ts';
import type { PageEvidence } from '../detector.ts';
import { amountOfField, pagesOfDocument, withAmounts } from '../own-text.ts';
import { isOfText } from '../pages/page-set.ts';

/** Checks that relate amounts of one document. */
const SUMS: ReadonlySet<string> = new Set([
  'gross-less-deductions-is-net',
  'opening-plus-transactions-is-closing',
]);

export const isSum = ({ id }: Check): boolean => SUMS.has(id);

/**
 * Weight of a failed sum of extracted values: strong if the figures are beyond doubt (text layer, or two agreeing
 * readers), in one column, and no other figure of the page explains the difference. Else a note.
 */
export function weightOfFailedSum(
  check: Check,
  fields: readonly ExtractedField[],
  document: VerifiedDocument,
  pages: readonly PageEvidence[],
): FindingStrength {
  const of = pagesOfDocument(document, pages);
  if (fields.length < check.fields.length || !fields.every((f) => isAgreed(f, of))) return 'note';
  const read = withAmounts(of);
  const found = fields
    .filter((f) => typeof f.value === 'number')
    .map((f) => read.flatMap((page) => amountOfField(f, page) ?? [])[0]);
  if (found.length < 2 || found.some((a) => a === undefined)) return 'note';
  const figures = found as Amount[];
  // One figure was extracted for two fields.
  if (new Set(figures).size < figures.length) return 'note';
  const all = read.flatMap(({ amounts }) => amounts);
  if (!areOfOneColumn(figures, all) || figures.some(isOfOtherTime)) return 'note';
  const off = Math.abs(cents(check.expected) - cents(check.actual));
  const others = all.filter((a) => !figures.includes(a));
  // The expected net is printed, and another figure was extracted for it. In the same row it would belong to another
  // month.
  const net = figures.at(-1)!;
  const isElsewhere = (a: Amount): boolean =>
    equals(a.cents, cents(check.expected)) && !sameRow(a.box, net.box);
  if (check.id === 'gross-less-deductions-is-net' && all.some(isElsewhere)) return 'note';
  // An unread minus sign makes the difference twice the amount.
  const isExplained =
    !(off > 0) ||
    others.some((a) => equals(a.cents, off) || equals(2 * a.cents, off)) ||
    isMadeOfTwo(off, others);
  return isExplained || mayLackRows(check, document, of) ? 'note' : 'strong';
}

const isOfOtherTime = ({ line }: Amount): boolean => otherTimes.labelsOn(line).length > 0;

/** Parses an amount as checks print it, in any currency: "P1,234.50", "N$-20.00". */
const cents = (amount: string | undefined): number =>
  Math.round(Number(amount?.replace(/[^\d.-]/g, '')) * 100);

const isAgreed = (field: ExtractedField, pages: readonly PageEvidence[]): boolean =>
  field.agreement !== 'differ' &&
  (field.agreement === 'twice' || pages.every(isOfText)) &&
  field.source !== 'inferred' &&
  field.source !== 'operator';

/** Alone in their rows, sums of their lines, or in one column: never a month's figure against the year's. */
function areOfOneColumn(figures: readonly Amount[], all: readonly Amount[]): boolean {
  const inRows = figures.filter((a) =>
    all.some((o) => o !== a && !figures.includes(o) && sameRow(o.box, a.box)),
  );
  return inRows.every((a) => addsUp(a, all) || figures.every((o) => o === a || sharesEdge(o, a)));
}

/** Missing sheets or unread rows. */
function mayLackRows(check: Check, { checks }: VerifiedDocument, pages: readonly PageEvidence[]): boolean {
  if (check.id !== 'opening-plus-transactions-is-closing') return false;
  return (
    !pages.every(isOfText) ||
    check.said?.key === 'numberChecks.sheetsMissing' ||
    checks.some(
      ({ id, outcome }) => (id === 'running-balance' || id === 'list-rows-unread') && outcome !== 'passed',
    )
  );
}
