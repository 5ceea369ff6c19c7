import { companyName, IN_TEXT } from '../../../values/company-name.ts';
import { LIMITED, withoutLegalForm } from '../../../values/legal-form.ts';
import { isTitleOfPaper } from '../../../values/titles.ts';
import { downPage, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import { compact } from '../../../values/text/fold.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { isAddressed, OFFICE } from './addressee.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** End of a legal form; "(Proprietary)" alone continues on the next line. */
const WHOLE_FORM = new RegExp(String.raw`\b(?:${LIMITED}|cc|inc|incorporated|plc)\b`, 'i');

const ON_LINE = new RegExp(IN_TEXT, 'gu');

/** Share of the first page in which a company prints its name large. */
const HEAD = 0.35;

/** Share of a letter above the addressee. */
export const LETTERHEAD = 0.16;

/** Minimum letters of a brand as the start of a company name. */
const LEAST_LETTERS = 5;

/**
 * A company with its short name at the top ("ITEKENG CIVILS", "tau" above "ENGINEERING") and its full name in the text
 * or footer. `share` is the top part of the page.
 */
export function legalName(weight: number = FINDER_WEIGHTS.legalName, share = HEAD): Finder {
  return (view, field) => {
    const page = view.pages[0];
    if (!page) return [];
    const heads = headsOf(page, share);
    for (const { text, segments } of namesIn(view)) {
      const parsed = field.kind.parse(text, view);
      if (!parsed || typeof parsed.value !== 'string') continue;
      const short = compact(withoutLegalForm(parsed.value)).text;
      if (
        short.length < 4 ||
        !heads.some((h) => h.letters === short || (h.large && beginsWith(short, h.letters)))
      )
        continue;
      const found: Candidate = fromSegments(segments, parsed, weight, 'the full name of what heads the page');
      return [{ ...found, place: null }];
    }
    return [];
  };
}

/**
 * Names with a legal form: in running text, which may break them, and on single lines, where they may contain "and" or
 * "of".
 */
function namesIn(view: DocumentView): { text: string; segments: readonly Segment[] }[] {
  const inText = [...view.prose.text.matchAll(companyName.mention!)].map(({ 0: text, index }) => ({
    text,
    segments: view.prose.at(index, index + text.length),
  }));
  const all = view.pages[0]?.segments ?? [];
  const offices = all.filter((s) => OFFICE.test(s.text));
  // "The Manager / Nata Bank plc" is the addressee.
  const own = all.filter((segment) => !isAddressed(segment, offices));
  const onLines = own.flatMap((segment) =>
    [...segment.text.matchAll(ON_LINE)].map(([text]) => ({ text, segments: [segment] })),
  );
  return [...onLines, ...inText].filter(({ text }) => WHOLE_FORM.test(text));
}

const beginsWith = (name: string, brand: string): boolean =>
  brand.length >= LEAST_LETTERS && name.startsWith(brand);

/** Lines at the top, and pairs of lines below each other, as in logos. */
function headsOf(page: PageLayout, share: number): { letters: string; large: boolean }[] {
  const lines = page.segments.filter((s) => downPage(s, page) < share && !isTitleOfPaper(s.text));
  const isLarge = (height: number): boolean => height > 1.25 * page.textHeight;
  return lines.flatMap((line, i) => {
    const next = lines[i + 1];
    const large = isLarge(line.box.height);
    const { text } = compact(line.text);
    const below = next && Math.abs(next.box.x - line.box.x) < line.box.height && next.row !== line.row;
    return [{ letters: text, large }, ...(below ? [{ letters: text + compact(next.text).text, large }] : [])];
  });
}
