import { sheetOf } from '../values/page-numbering.ts';
import { HEADED } from './classify.ts';
import { isAnothersFor, isSameFor } from './keys-of-pages.ts';
import { isSameFile, type ReadingOfPage } from './reading-of-page.ts';

/**
 * "Page 2" directly after page 1 (or an unnumbered page) continues it, unless it has a title of another type, another
 * number of pages or somebody else's account.
 */
export function numberedAfter(
  here: ReadingOfPage,
  before: ReadingOfPage | null,
  groups: readonly ReadingOfPage[][],
): ReadingOfPage[] | null {
  const number = pageNumber(here);
  if (!before || number === null || number < 2 || (pageNumber(before) ?? number - 1) !== number - 1)
    return null;
  const best = here.classification?.best;
  if (best && best.type !== before.classification?.best.type && best.score >= HEADED) return null;
  const [mine, theirs] = [sheetOn(here)?.of, sheetOn(before)?.of];
  if (mine !== undefined && theirs !== undefined && mine !== theirs) return null;
  const home = groups.find((g) => g.at(-1) === before);
  const isElsewhere = groups.some((g) => g !== home && isSameFor(here, g));
  return home && !isAnothersFor(here, home, isElsewhere) ? home : null;
}

/** A page starting with clause 6 continues the page of its file that ended with clause 5. */
export function clausesAfter(
  here: ReadingOfPage,
  before: ReadingOfPage | null,
  groups: readonly ReadingOfPage[][],
): ReadingOfPage[] | null {
  const first = before && isSameFile(before, here) ? clausesOf(here, FIRST_LINES)[0] : undefined;
  if (!before || first === undefined || first < 2 || clausesOf(before).at(-1) !== first - 1) return null;
  return groups.find((g) => g.at(-1) === before) ?? null;
}

/** Headings of parts of an agreement: "SCHEDULE A – PARTICULARS", "Annexure 2". */
const ANNEXE =
  /^(?:the )?(?:schedule|annexure|annex|appendix)\s+(?:["“'‘]?[A-Z]["”'’]?|[IVX]{1,4}|\d{1,2}|one|two|three)(?![\p{L}\d])/iu;

/** Minimum score of a page that prints the title of its own type. */
const TITLED = 3;

/** A page starting with an annexe's heading continues the previous page, unless it has a title of its own. */
export function annexedTo(
  here: ReadingOfPage,
  before: ReadingOfPage | null,
  groups: readonly ReadingOfPage[][],
): ReadingOfPage[] | null {
  if (!before || !isSameFile(before, here)) return null;
  const first = (here.view.pages[0]?.segments ?? []).slice(0, FIRST_LINES);
  if (!first.some(({ text }) => ANNEXE.test(text.trim()))) return null;
  const best = here.classification?.best;
  const most = best?.type === before.classification?.best.type ? TITLED : HEADED;
  return best && best.score >= most ? null : (groups.find((g) => g.at(-1) === before) ?? null);
}

/** Lines at the top of a page that are searched: a heading and a continued line may precede the first clause. */
const FIRST_LINES = 3;

/** Clause numbers in order: "6. MAINTENANCE", "7) Subletting". */
function clausesOf({ view }: ReadingOfPage, lines = Infinity): number[] {
  return (view.pages[0]?.segments ?? [])
    .slice(0, lines)
    .flatMap(({ text }) => /^\s*(\d{1,2})[.)]\s*\p{L}{2}/u.exec(text)?.[1] ?? [])
    .map(Number);
}

/** "Page 2 of 3", anywhere on a page. */
const sheetOn = ({ view }: ReadingOfPage): ReturnType<typeof sheetOf> =>
  (view.pages[0]?.segments ?? []).map(({ text }) => sheetOf(text)).find((sheet) => sheet !== null) ?? null;

/** Minimum share of figures that two pictures of one sheet have in common. */
const SAME_SHEET = 0.5;

/** Has a group the same sheet ("page 2 of 3") with other figures: that of another month? */
export function hasItsSheet(here: ReadingOfPage, group: readonly ReadingOfPage[]): boolean {
  const own = sheetOn(here);
  if (!own) return false;
  const figures = figuresOn(here);
  return group.some((member) => {
    const sheet = sheetOn(member);
    if (sheet?.number !== own.number || sheet.of !== own.of) return false;
    const theirs = figuresOn(member);
    const shared = [...figures].filter((figure) => theirs.has(figure)).length;
    return shared < SAME_SHEET * Math.min(figures.size, theirs.size);
  });
}

const figuresOn = ({ page }: ReadingOfPage): ReadonlySet<string> =>
  new Set(page.lines.flatMap(({ text }) => text.match(/\d[\d.,/-]*\d/g) ?? []));

/** The number of a page, on a line of its own or as one of so many. */
export const numberOf = (page: ReadingOfPage): number | null =>
  pageNumber(page) ?? sheetOn(page)?.number ?? null;

function pageNumber({ view }: ReadingOfPage): number | null {
  for (const { text } of view.pages[0]?.segments ?? []) {
    const printed =
      /^(?:page|sheet|tsebe)\s*(?::\s*)?(?:no\.?\s*)?(\d{1,3})(?:\s*(?:of|\/)\s*\d{1,3})?$/i.exec(
        text.trim(),
      );
    if (printed) return Number(printed[1]);
  }
  return null;
}
