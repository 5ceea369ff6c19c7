import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { sheetOf, type PdfPage } from '../../pdf/pages.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { differences, makingOf, shareFont, type PageMaking } from './page-making.ts';
import { sheetsOfOnePaper } from './goes-on.ts';
import type { PageSetDetector } from './page-set.ts';

/** Minimum differences: pages by one program differ in one at most, such as a last page without bold print. */
const MIN_DIFFERENCES = 3;
/** Minimum if the fonts differ: after a PDF distiller pages differ only in fonts and sizes. */
const WITH_OTHER_FONTS = 2;

/**
 * A page produced differently from its neighbours although it belongs to the same document: by printed sheet numbers,
 * or because the pages before and after share fonts, as pages written by one program do. Merged documents begin at 1 or
 * follow one another.
 */
export const otherMaking: PageSetDetector = {
  id: 'other-making',
  version: '1',
  group: 'pdf-structure',
  judge: (pages, pdf) => {
    if (!pdf) return [];
    const all = pdf.pages();
    const makings = all.map((page) => makingOf(pdf, page));
    const findings: Finding[] = [];
    const isBlamed = (k: number): boolean => findings.some((f) => f.page === k);
    for (let k = 1; k + 1 < all.length; k++) {
      const [before, here, after] = [makings[k - 1], makings[k], makings[k + 1]];
      if (!before || !here || !after) continue;
      if (!shareFont(all[k - 1]!, all[k + 1]!) || shareFont(all[k - 1]!, all[k]!)) continue;
      const [first, second] = [differences(before, here), differences(here, after)];
      if (areOthers(first) && areOthers(second) && !areOthers(differences(before, after)))
        findings.push(accuse(pdf, k, first, 'pages around it share fonts'));
    }
    for (const { before, after, by } of sheetsOfOnePaper(pages)) {
      const [a, b] = [before.pageInFile, after.pageInFile];
      const [first, second] = [makings[a], makings[b]];
      if (!first || !second || isBlamed(a) || isBlamed(b)) continue;
      const unlike = differences(first, second);
      const isOfOtherFile = !by.includes('number') && areOfTwoFiles(all, a, b, makings);
      if (!areOthers(unlike) && !isOfOtherFile) continue;
      // The page that no other page resembles.
      const odd =
        [b, a].find((k) => !makings.some((m, i) => i !== k && m !== null && isAlike(m, makings[k]!))) ?? b;
      const alone = isOfOtherFile ? [a, b].find((k) => !sharesWithAny(all, k)) : undefined;
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

const sharesWithAny = (all: readonly PdfPage[], k: number): boolean =>
  all.some((page, i) => i !== k && shareFont(page, all[k]!));

/**
 * A program embeds each font once per file: two pages with separate copies, one of which is shared with another page,
 * come from two files.
 */
function areOfTwoFiles(
  all: readonly PdfPage[],
  a: number,
  b: number,
  makings: readonly (PageMaking | null)[],
): boolean {
  const [first, second] = [makings[a], makings[b]];
  if (!first || !second || shareFont(all[a]!, all[b]!)) return false;
  const alone = [a, b].filter((k) => !sharesWithAny(all, k));
  return alone.length === 1 && [...first.families].some((family) => second.families.has(family));
}

const areOthers = (unlike: readonly string[]): boolean =>
  unlike.length >= (unlike.includes('fonts') ? WITH_OTHER_FONTS : MIN_DIFFERENCES);

const isAlike = (a: PageMaking, b: PageMaking): boolean => !areOthers(differences(a, b));

function accuse(pdf: PdfEvidence, k: number, unlike: readonly string[], why: string): Finding {
  const page = pdf.pages()[k]!;
  return finding(otherMaking, {
    strength: 'strong',
    page: k,
    box: pdf.toPixels(page, sheetOf(page)),
    value: unlike.length,
    says: message('pageFindings.otherMaking'),
    detail: `differs in ${unlike.join(', ')}; ${why}`,
  });
}
