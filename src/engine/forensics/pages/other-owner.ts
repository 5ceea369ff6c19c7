import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { otherParticular } from './particulars.ts';
import { consecutive, isOfText, type PageSetDetector } from './page-set.ts';

/**
 * Consecutively numbered sheets with different owners or accounts in their headings. Only for pages read from a text
 * layer, and for labels that each of them prints once.
 */
export const otherOwner: PageSetDetector = {
  id: 'other-owner',
  version: '1',
  group: 'logic',
  judge: (pages) =>
    consecutive(pages).flatMap(({ before, after }): Finding[] => {
      if (!isOfText(before) || !isOfText(after)) return [];
      const other = otherParticular(before, after);
      if (!other) return [];
      const { first, second } = other;
      return [
        finding(otherOwner, {
          strength: 'strong',
          page: after.pageInFile,
          box: second.box,
          says: message('pageFindings.otherOwner', {
            label: first.label,
            before: first.value,
            after: second.value,
          }),
          detail: `pages ${before.pageInFile + 1} and ${after.pageInFile + 1} are numbered as sheets of one paper`,
          before: first.value,
          after: second.value,
        }),
      ];
    }),
};
