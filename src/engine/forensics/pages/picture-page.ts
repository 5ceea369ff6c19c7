import type { Finding } from '../../../contract/forensics.ts';
import type { TextLine } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { shareInside } from '../../pdf/matrix.ts';
import { sheetOf, type PdfPage } from '../../pdf/pages.ts';
import { isShownGlyph } from '../../pdf/painted.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { finding, type PageEvidence } from '../detector.ts';
import { continuations } from './goes-on.ts';
import { shareFont } from './page-making.ts';
import { consecutive, type PageSetDetector } from './page-set.ts';
import { isPrintedAlike } from './printed-alike.ts';

/** Minimum share of a page covered by an image. */
const COVERED = 0.6;
/** Maximum characters of an image page (a page number or stamp), minimum of a text page. */
const FEW_GLYPHS = 25;
const MANY_GLYPHS = 60;

/**
 * An image-only sheet among text sheets: somebody edited it as a picture and put it back. Reported if the image was
 * rendered, not scanned (`isRendered`), belongs to the same document as the text beside it, and has its print in the
 * same positions. Scanned attachments and pages signed on paper have grain and a slight offset.
 */
export const picturePage: PageSetDetector = {
  id: 'picture-page',
  version: '1',
  group: 'pdf-structure',
  judge: (pages, pdf) => {
    if (!pdf) return [];
    const all = pdf.pages();
    const kinds = all.map((page) => kindOf(pdf, page));
    const textAt = (k: number): PageEvidence | undefined =>
      kinds[k] === 'text' ? pages.find((p) => p.pageInFile === k) : undefined;
    return pages.flatMap((page): Finding[] => {
      const k = page.pageInFile;
      if (page.isRendered !== true || !isStraight(page)) return [];
      const [before, after] = [textAt(k - 1), textAt(k + 1)];
      const others = pages.filter((p) => textAt(p.pageInFile) === p && isStraight(p));
      const why =
        before && after && shareFont(all[k - 1]!, all[k + 1]!)
          ? 'the pages around it share fonts'
          : (reasonOf(before, page) ?? reasonOf(page, after));
      if (!why || !others.some((other) => isPrintedAlike(page, other, all[k]!))) return [];
      return [
        finding(picturePage, {
          strength: 'strong',
          page: k,
          box: pdf.toPixels(all[k]!, sheetOf(all[k]!)),
          says: message('pageFindings.onlyPicture'),
          detail: `no paper grain, print at the places of the other pages; ${why}`,
        }),
      ];
    });
  },
};

/** Is a page only an image, in a file that also has text pages? */
export function isPictureAmongText(pdf: PdfEvidence, pageIndex: number): boolean {
  const all = pdf.pages();
  const page = all[pageIndex];
  return (
    page !== undefined &&
    kindOf(pdf, page) === 'picture' &&
    all.some((other) => kindOf(pdf, other) === 'text')
  );
}

/** Null: both or neither. */
function kindOf(pdf: PdfEvidence, page: PdfPage): 'picture' | 'text' | null {
  const items = pdf.painted(page) ?? [];
  const glyphs = items.filter(isShownGlyph).length;
  const isCovered = items.some((i) => i.kind === 'image' && shareInside(sheetOf(page), i.box) > COVERED);
  if (isCovered) return glyphs <= FEW_GLYPHS ? 'picture' : null;
  return glyphs >= MANY_GLYPHS ? 'text' : null;
}

const isStraight = ({ reading: { report, lines } }: PageEvidence): boolean =>
  !report.rectified && !report.split && report.orientation === 0 && lines.some(isWorded);

const isWorded = ({ text }: TextLine): boolean => /\p{L}{3}/u.test(text);

/** Why two consecutive pages are sheets of one document; null if there is no reason. */
function reasonOf(before: PageEvidence | undefined, after: PageEvidence | undefined): string | null {
  if (!before || !after) return null;
  if (consecutive([before, after]).length > 0) return 'they are numbered as sheets of one paper';
  const by = continuations(before, after);
  return by.length > 0 ? `the second goes on in its ${by.join(' and ')}` : null;
}
