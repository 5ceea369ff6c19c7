import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding, type PageEvidence } from '../detector.ts';
import { footOf, sheetsOfOnePaper } from './goes-on.ts';
import { isOfText, type PageSetDetector } from './page-set.ts';

/** Dates, times and amounts, which differ between pages. */
const PASSING =
  /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d|\b(?:19|20)\d\d\b|\d{1,2}:\d\d(?::\d\d)?|\d[\d, ]*\.\d\d\b/g;
/** Shorter numbers count pages or chapters. */
const NUMBER = /\d[\d/-]{2,}/g;

/**
 * The footer of each sheet names a number (account, plot, agreement). A finding if a continuation sheet names another
 * one than the sheet before, and a third sheet agrees with one of them.
 */
export const otherLine: PageSetDetector = {
  id: 'other-line',
  version: '1',
  group: 'logic',
  judge: (pages) =>
    sheetsOfOnePaper(pages).flatMap(({ before, after, by }): Finding[] => {
      if (!by.includes('footer')) return [];
      const [first, second] = [numbersOf(before), numbersOf(after)];
      if (first === '' || second === '' || first === second) return [];
      const others = pages.filter((p) => p !== before && p !== after && isOfText(p)).map(numbersOf);
      const usual = others.includes(first) ? first : others.includes(second) ? second : null;
      if (usual === null) return [];
      const odd = usual === first ? after : before;
      return [
        finding(otherLine, {
          strength: 'strong',
          page: odd.pageInFile,
          box: footOf(odd)?.box ?? null,
          says: message('pageFindings.otherFoot', {
            here: usual === first ? second : first,
            elsewhere: usual,
          }),
          detail: `pages ${before.pageInFile + 1} and ${after.pageInFile + 1}; the second has no beginning of its own`,
          before: usual,
          after: usual === first ? second : first,
        }),
      ];
    }),
};

const numbersOf = (page: PageEvidence): string =>
  (footOf(page)?.text.replace(PASSING, ' ').match(NUMBER) ?? []).join(' ');
