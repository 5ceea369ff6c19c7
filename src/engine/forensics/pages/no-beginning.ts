import type { Finding } from '../../../contract/forensics.ts';
import { CLOSES, OPENS } from '../../ledger/balance-labels.ts';
import { finding } from '../detector.ts';
import { hasRows, namesBalance } from './goes-on.ts';
import { isOfText, numbered, type PageSetDetector } from './page-set.ts';
import { otherParticular } from './particulars.ts';

/**
 * A statement that does not end, and right behind it the rows of another owner or account that do not begin, on pages whose headings are
 * made alike: one of the two took the place of a sheet of the other. Whole statements one behind the other have a balance that
 * closes the first, or one that opens the second.
 */
export const noBeginning: PageSetDetector = {
  id: 'no-beginning',
  version: '1',
  group: 'logic',
  judge: (pages) => {
    const unnumbered = numbered(pages).flatMap(({ page, sheet }) => (sheet ? [] : [page]));
    if (!pages.some((page) => namesBalance(page, OPENS) || namesBalance(page, CLOSES))) return [];
    return pages.slice(1).flatMap((after, k): Finding[] => {
      const before = pages[k]!;
      const both = [before, after];
      if (!both.every((p) => unnumbered.includes(p) && isOfText(p) && hasRows(p))) return [];
      if (namesBalance(before, CLOSES) || namesBalance(after, OPENS)) return [];
      const other = otherParticular(before, after);
      if (!other) return [];
      return [
        finding(noBeginning, {
          strength: 'strong',
          page: after.pageInFile,
          box: other.second.box,
          explanation: `The page before says ${other.first.label}: ${other.first.value} and does not end, this page says ${other.second.value} and does not begin.`,
          detail: `pages ${before.pageInFile + 1} and ${after.pageInFile + 1}; other pages of the file print the balances that open and close a statement`,
          before: other.first.value,
          after: other.second.value,
        }),
      ];
    });
  },
};
