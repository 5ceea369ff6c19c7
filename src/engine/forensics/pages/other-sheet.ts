import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { missingSheets, type Sheet } from '../../values/page-numbering.ts';
import { finding } from '../detector.ts';
import { isOfText, numbered, type PageSetDetector } from './page-set.ts';

const said = ({ number, of }: Sheet): string => `page ${number} of ${of}`;

/** Some programs number with the count so far: "1 of 1", "2 of 2". */
const countsAsPrinted = (a: Sheet, b: Sheet): boolean => a.number === a.of && b.number === b.of;

/**
 * A sheet numbered for another place than it has: "page 2 of 5" between pages 1 and 3 of 3, or directly after page 1 of
 * 3. Numbering that restarts at 1 is a new document; missing sheets alone are no finding.
 */
export const otherSheet: PageSetDetector = {
  id: 'other-sheet',
  version: '1',
  group: 'logic',
  judge: (pages) => {
    const all = numbered(pages);
    const findings: Finding[] = [];
    for (const [k, { page, sheet }] of all.entries()) {
      const [before, after] = [all[k - 1]?.sheet, all[k + 1]?.sheet];
      if (!sheet || !before) continue;
      const isBetween = after?.of === before.of && after.number === before.number + 2;
      const isInPlace = sheet.of === before.of && sheet.number === before.number + 1;
      const isOfOther = sheet.of !== before.of && !countsAsPrinted(before, sheet);
      const goesOn = isOfOther && sheet.number === before.number + 1;
      // An incomplete document followed by a later sheet of another one.
      const isCutIn = isOfOther && before.number < before.of && sheet.number > 1;
      if (isInPlace || !(isBetween || goesOn || isCutIn)) continue;
      // Reports only the first of adjacent pages.
      if (findings.some((f) => f.page === page.pageInFile - 1)) continue;
      findings.push(
        finding(otherSheet, {
          strength: isOfText(page) ? 'strong' : 'weak',
          page: page.pageInFile,
          says: message('pageFindings.follows', {
            number: sheet.number,
            of: sheet.of,
            before: before.number,
            ofBefore: before.of,
          }),
          detail: isBetween
            ? `${said(after)} follows`
            : goesOn
              ? 'the number goes on, the number of pages does not'
              : 'the paper before does not end, and this is not the first page of its own',
          before: `${before.number + 1} of ${before.of}`,
          after: `${sheet.number} of ${sheet.of}`,
        }),
      );
    }
    const missing = missingSheets(pages.flatMap(({ reading }) => reading.lines.map(({ text }) => text)));
    if (findings.length === 0 && missing.length > 0)
      findings.push(
        finding(otherSheet, {
          strength: 'note',
          says: message('pageFindings.missing', { pages: missing.map(String) }),
          detail: 'by the numbers printed on its pages',
        }),
      );
    return findings;
  },
};
