import type { Finding } from '../../../contract/forensics.ts';
import { finding } from '../detector.ts';
import { bare } from '../../pdf/text-runs.ts';
import { particularsOf } from './particulars.ts';
import { consecutive, isOfText, type PageSetDetector } from './page-set.ts';

/** Letters and figures of a name or a number. */
const FEWEST = 5;
/** Figures that are left out: "****1234". */
const MASKED = /[*•x#]{3}/i;

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

/** Two names or numbers that are not the same one written otherwise. */
export function areOthers(a: string, b: string): boolean {
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
