import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { CLOSES, OPENS } from '../../ledger/balance-labels.ts';
import type { Sheet } from '../../values/page-numbering.ts';
import { finding, type PageEvidence } from '../detector.ts';
import { hasRows, namesBalance } from './goes-on.ts';
import { isOfText, numbered, type PageSetDetector } from './page-set.ts';
import { otherParticular } from './particulars.ts';

/**
 * A statement without its end, directly followed by balance rows without a beginning that do not belong to it: another
 * owner or account under identical headings, or page 3 of 3 after unnumbered pages. One of the two replaced a sheet of
 * the other. Complete statements in sequence have a closing balance or an opening one between them.
 */
export const noBeginning: PageSetDetector = {
  id: 'no-beginning',
  version: '1',
  group: 'logic',
  judge: (pages) => {
    const sheets = new Map(numbered(pages).map(({ page, sheet }) => [page, sheet]));
    if (!pages.some((page) => namesBalance(page.reading, OPENS) || namesBalance(page.reading, CLOSES)))
      return [];
    return pages.slice(1).flatMap((after, k): Finding[] => {
      const before = pages[k]!;
      const both = [before, after];
      if (sheets.get(before) || !both.every((p) => isOfText(p) && hasRows(p))) return [];
      if (namesBalance(before.reading, CLOSES) || namesBalance(after.reading, OPENS)) return [];
      const sheet = sheets.get(after);
      if (sheet) return sheet.number > 1 ? [numberedAfter(after, sheet)] : [];
      const other = otherParticular(before, after);
      if (!other) return [];
      return [
        finding(noBeginning, {
          strength: 'strong',
          page: after.pageInFile,
          box: other.second.box,
          says: message('pageFindings.noBeginning', {
            label: other.first.label,
            before: other.first.value,
            after: other.second.value,
          }),
          detail: `pages ${before.pageInFile + 1} and ${after.pageInFile + 1}; other pages of the file print the balances that open and close a statement`,
          before: other.first.value,
          after: other.second.value,
        }),
      ];
    });
  },
};

function numberedAfter(page: PageEvidence, { number, of }: Sheet): Finding {
  return finding(noBeginning, {
    strength: 'strong',
    page: page.pageInFile,
    says: message('pageFindings.noEnd', { number, of }),
    detail: `page ${number - 1} of ${of} does not stand before it; other pages of the file print the balances that open and close a statement`,
  });
}
