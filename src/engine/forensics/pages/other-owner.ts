import type { Finding } from '../../../contract/forensics.ts';
import type { Box } from '../../../contract/geometry.ts';
import { sameRow } from '../../ledger/amounts.ts';
import { finding, type PageEvidence } from '../detector.ts';
import { bare } from '../../pdf/text-runs.ts';
import { consecutive, isOfText, type PageSetDetector } from './page-set.ts';

/** Of a page's height: its heading. */
const HEADING = 0.35;
/** Whose paper it is. */
const WHOSE =
  /\b(?:account|holder|name|employee|customer|client|member|omang|policy|meter|staff|borrower|tenant|leina|akhaonto)\b/i;
/** Other things that stand beside such words. */
const NOT_WHOSE =
  /\b(?:type|branch|bank|page|balance|date|period|statement|product|currency|employer|company|manager|officer|agent|class|status)\b/i;
const LONGEST_LABEL = 32;
/** Letters and figures of a name or a number. */
const FEWEST = 5;
/** Figures that are left out: "****1234". */
const MASKED = /[*•x#]{3}/i;

interface Particular {
  readonly label: string;
  readonly value: string;
  readonly box: Box;
}

/**
 * Sheets that say they are of one paper and name two owners or accounts in their headings. Only of pages whose text the file
 * itself gives, and of a label that each of them prints once.
 */
export const otherOwner: PageSetDetector = {
  id: 'other-owner',
  version: '1',
  group: 'logic',
  judge: (pages) =>
    consecutive(pages).flatMap(({ before, after }): Finding[] => {
      if (!isOfText(before) || !isOfText(after)) return [];
      const [first, second] = [particularsOf(before), particularsOf(after)];
      for (const [label, one] of first) {
        const other = second.get(label);
        if (!other || !areOthers(one.value, other.value)) continue;
        return [
          finding(otherOwner, {
            strength: 'strong',
            page: after.pageInFile,
            box: other.box,
            explanation: `The page before says ${one.label}: ${one.value}, this page of the same paper says ${other.value}.`,
            detail: `pages ${before.pageInFile + 1} and ${after.pageInFile + 1} are numbered as sheets of one paper`,
            before: one.value,
            after: other.value,
          }),
        ];
      }
      return [];
    }),
};

/** By label; labels that are printed twice are left out. */
function particularsOf({ reading }: PageEvidence): Map<string, Particular> {
  const heading = reading.lines.filter(({ box }) => box.y < HEADING * reading.report.height);
  const found = new Map<string, Particular | null>();
  for (const line of heading) {
    const inLine = /^([^:\d]{3,32}):\s*(\S.*)$/.exec(line.text);
    const right = heading
      .filter((o) => o !== line && o.box.x > line.box.x && sameRow(o.box, line.box))
      .sort((a, b) => a.box.x - b.box.x)[0];
    const label = (inLine?.[1] ?? line.text).replace(/:\s*$/, '').trim();
    const value = inLine?.[2] ?? right?.text;
    const box = inLine ? line.box : right?.box;
    if (value === undefined || !box || label.length > LONGEST_LABEL || /\d/.test(label)) continue;
    if (!WHOSE.test(label) || NOT_WHOSE.test(label) || /:\s*$/.test(value)) continue;
    const key = bare(label);
    found.set(key, found.has(key) ? null : { label, value: value.trim(), box });
  }
  return new Map([...found].flatMap(([key, one]) => (one ? [[key, one] as const] : [])));
}

function areOthers(a: string, b: string): boolean {
  const [x, y] = [bare(a), bare(b)];
  if (Math.min(x.length, y.length) < FEWEST || MASKED.test(a) || MASKED.test(b)) return false;
  if (x.includes(y) || y.includes(x)) return false;
  // A name turned round, or with an initial.
  const words = (text: string): string[] =>
    text
      .toUpperCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((w) => w.length > 1);
  return !words(a).some((word) => words(b).includes(word));
}
