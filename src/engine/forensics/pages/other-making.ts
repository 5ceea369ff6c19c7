import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { differences, makingOf, shareFont, type PageMaking } from './page-making.ts';
import { sheetsOfOnePaper } from './goes-on.ts';
import type { PageSetDetector } from './page-set.ts';

/** One program differs from itself in one of these from page to page, at most: a last page without bold print. */
const MIN_DIFFERENCES = 3;
/** A distiller makes all but fonts and sizes alike. */
const WITH_OTHER_FONTS = 2;

/**
 * A page of a paper that was made otherwise than the pages around it: by the numbers printed on them they are sheets of one
 * paper, or two pages that share fonts, as one program writes them, stand around it. Papers that were put together begin at 1, or
 * stand one behind the other.
 */
export const otherMaking: PageSetDetector = {
  id: 'other-making',
  version: '1',
  group: 'pdf-structure',
  judge: (pages, pdf) => {
    if (!pdf) return [];
    const all = pdf.pages(pdf.file.latest);
    const makings = all.map((page) => makingOf(pdf, page));
    const findings: Finding[] = [];
    const isBlamed = (k: number): boolean => findings.some((f) => f.page === k);
    for (let k = 1; k + 1 < all.length; k++) {
      const [before, here, after] = [makings[k - 1], makings[k], makings[k + 1]];
      if (!before || !here || !after) continue;
      if (!shareFont(pdf, all[k - 1]!, all[k + 1]!) || shareFont(pdf, all[k - 1]!, all[k]!)) continue;
      const [first, second] = [differences(before, here), differences(here, after)];
      if (areOthers(first) && areOthers(second) && !areOthers(differences(before, after)))
        findings.push(accuse(pdf, k, first, 'pages around it share fonts'));
    }
    for (const { before, after, by } of sheetsOfOnePaper(pages)) {
      const [a, b] = [before.pageInFile, after.pageInFile];
      const [first, second] = [makings[a], makings[b]];
      if (!first || !second || isBlamed(a) || isBlamed(b)) continue;
      const unlike = differences(first, second);
      const isOfOtherFile = !by.includes('number') && areOfTwoFiles(pdf, all, a, b, makings);
      if (!areOthers(unlike) && !isOfOtherFile) continue;
      // The one that no other page is like.
      const odd =
        [b, a].find((k) => !makings.some((m, i) => i !== k && m !== null && isAlike(m, makings[k]!))) ?? b;
      const alone = isOfOtherFile ? [a, b].find((k) => !sharesWithAny(pdf, all, k)) : undefined;
      const why = by.includes('number')
        ? 'both are numbered as sheets of one paper'
        : `the second has no beginning and goes on in its ${by.join(' and ')}`;
      findings.push(
        accuse(pdf, alone ?? odd, isOfOtherFile ? [...unlike, 'copies of the same fonts'] : unlike, why),
      );
    }
    return findings;
  },
};

const sharesWithAny = (pdf: PdfEvidence, all: readonly PdfPage[], k: number): boolean =>
  all.some((page, i) => i !== k && shareFont(pdf, page, all[k]!));

/** Each program puts a font into a file once: two pages with copies of their own, one of which shares its copy with another page. */
function areOfTwoFiles(
  pdf: PdfEvidence,
  all: readonly PdfPage[],
  a: number,
  b: number,
  makings: readonly (PageMaking | null)[],
): boolean {
  const [first, second] = [makings[a], makings[b]];
  if (!first || !second || shareFont(pdf, all[a]!, all[b]!)) return false;
  const alone = [a, b].filter((k) => !sharesWithAny(pdf, all, k));
  return alone.length === 1 && [...first.families].some((family) => second.families.has(family));
}

const areOthers = (unlike: readonly string[]): boolean =>
  unlike.length >= (unlike.includes('fonts') ? WITH_OTHER_FONTS : MIN_DIFFERENCES);

const isAlike = (a: PageMaking, b: PageMaking): boolean => !areOthers(differences(a, b));

function accuse(pdf: PdfEvidence, k: number, unlike: readonly string[], why: string): Finding {
  const page = pdf.pages(pdf.file.latest)[k]!;
  const [x0, y0, x1, y1] = page.box;
  return finding(otherMaking, {
    strength: 'strong',
    page: k,
    box: pdf.toPixels(page, { x0, y0, x1, y1 }),
    value: unlike.length,
    says: message('pageFindings.otherMaking'),
    detail: `differs in ${unlike.join(', ')}; ${why}`,
  });
}
