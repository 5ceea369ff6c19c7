import type { Category } from '../../contract/categories.ts';
import type { ReadPage } from '../../contract/pages.ts';
import { decide, HEADED, scoreTypes, type Classification } from './classify.ts';
import { decideWithWording } from './by-wording.ts';
import { annexedTo, clausesAfter, hasItsSheet, numberedAfter } from './continuing-pages.ts';
import { isAnothersFor, holdersAlike, isSameFor, relation } from './keys-of-pages.ts';
import { lazily } from '../lazily.ts';
import { inPrintedOrder } from './page-order.ts';
import { partsByTitle, partsOfOneForm } from './papers-on-page.ts';
import { titlesOn } from './titles-on-page.ts';
import { isSameFile, tellingValues, type ReadingOfPage } from './reading-of-page.ts';
import { withRowsAtHome } from './rows-come-home.ts';
import { sameValue } from '../values/kind.ts';
import type { CountryPack } from '../packs/country-pack.ts';
import { joinViews, viewOf, type DocumentView } from '../layout/view.ts';
import { joinSidesOfPictures } from './sides-of-picture.ts';
import type { DocumentType } from './document-type.ts';

/** Pages that belong to one document. */
export interface PageGroup {
  readonly pages: readonly number[];
  readonly view: DocumentView;
  readonly classification: Classification | null;
}

/** Minimum score of the best type of a page without heading, for the page to be added to a document of that type. */
const LITTLE = 0.3;

/** Minimum confidence of a page's own type; below it the page continues the previous document, or is `OTHER`. */
const OWN_TYPE = 0.5;

/** Maximum words of a page that is only a signature or footer (without title or key). */
const FEW_WORDS = 12;

/**
 * Decides which pages are one document: the sides of a card, the pages of a statement, the sheets of a lease. Pages of
 * one type belong together unless a key (ID number, account, period) differs; a page without a type of its own
 * continues the previous page of its file.
 */
export function groupPages(
  pages: readonly ReadPage[],
  types: readonly DocumentType[],
  requested: Category | null,
  today: string,
  configured?: CountryPack,
): PageGroup[] {
  const groups: ReadingOfPage[][] = [];
  let before: ReadingOfPage | null = null;
  const read = (page: ReadPage): ReadingOfPage => {
    const view = viewOf(page, today, configured);
    const scores = scoreTypes(view, types, requested);
    const classification = decide(scores);
    const type = isSure(classification) ? classification.best.type : null;
    return { page, view, scores, classification, telling: lazily(() => tellingValues(view, type)) };
  };
  for (const page of pages) {
    if (page.lines.length === 0 && !page.mrz && page.barcodes.length === 0) continue;
    for (const [part, here] of papersOn(page, read).entries()) {
      const home = part > 0 ? homeOf(here, groups) : homeOfPage(here, before, groups);
      if (home) home.push(here);
      else groups.push([here]);
      before = here;
    }
  }
  return joinSidesOfPictures(withRowsAtHome(groups, isLedger), isPaperOfItsOwn).map((members) => {
    const view = joinViews(inPrintedOrder(members).map((m) => m.view));
    const scores = members.length === 1 ? members[0]!.scores : scoreTypes(view, types, requested);
    const whole = decideWithWording(scores, view);
    const pagesOf = new Set(members.map((m) => m.page.report.index));
    return { pages: [...pagesOf], view, classification: whole };
  });
}

const isSure = (classification: Classification | null): classification is Classification =>
  classification !== null && classification.confidence >= OWN_TYPE;

/** A page, or the papers on it: each with a title of its own, and keys that differ from the one before. */
function papersOn(page: ReadPage, read: (page: ReadPage) => ReadingOfPage): ReadingOfPage[] {
  const whole = read(page);
  if (!isSure(whole.classification) || whole.classification.best.score < HEADED) return [whole];
  const { type } = whole.classification.best;
  const isPaper = ({ classification }: ReadingOfPage): boolean =>
    isSure(classification) && classification.best.type === type && classification.best.score >= HEADED;
  const differs = (one: ReadingOfPage, other: ReadingOfPage): boolean =>
    type.fields.some(({ name, kind }) => {
      const [a, b] = [one.telling().keys.get(name), other.telling().keys.get(name)];
      return a !== undefined && b !== undefined && !sameValue(kind, a.field.value, b.field.value);
    });
  for (const parted of [() => partsOfOneForm(page), () => partsByTitle(page, titlesOn(whole.view, type))]) {
    const parts = parted().map(read);
    if (parts.length > 1 && parts.every(isPaper) && parts.slice(1).every((p, i) => differs(parts[i]!, p)))
      return parts;
  }
  return [whole];
}

function homeOfPage(
  here: ReadingOfPage,
  before: ReadingOfPage | null,
  groups: readonly ReadingOfPage[][],
): ReadingOfPage[] | null {
  const last = groups.at(-1);
  if (last && hasItsSheet(here, last))
    return isSure(here.classification)
      ? homeOf(
          here,
          groups.filter((g) => !hasItsSheet(here, g)),
        )
      : null;
  return (
    numberedAfter(here, before, groups) ??
    clausesAfter(here, before, groups) ??
    annexedTo(here, before, groups) ??
    tableOf(here, groups) ??
    (isSure(here.classification) && !isRest(here, before) && !followsOn(here, groups)
      ? homeOf(here, groups)
      : continuation(here, groups))
  );
}

/** Is it a document whose table may go on over several pages? */
const isLedger = (group: readonly ReadingOfPage[]): boolean =>
  group.some((m) => isSure(m.classification) && m.classification.best.type.continues !== undefined);

/** Does the page show its type, and a key or holder? */
function isPaperOfItsOwn({ page, classification, telling }: ReadingOfPage): boolean {
  if (!classification || classification.confidence < OWN_TYPE) return false;
  return (
    page.mrz !== null ||
    classification.best.type.sides === undefined ||
    telling().keys.size > 0 ||
    telling().holder.size > 0
  );
}

/** The previous document if its table continues on this page, whose rows may look like another type. */
function tableOf(here: ReadingOfPage, groups: readonly ReadingOfPage[][]): ReadingOfPage[] | null {
  const last = groups.at(-1);
  const before = last?.at(-1);
  const type = last?.[0]?.classification?.best.type;
  if (!last || !before || !type?.continues || here.classification?.best.type === type) return null;
  return type.continues(before.view, here.view) ? last : null;
}

/** A further page of the same file and type without a heading continues the previous one. */
function followsOn(here: ReadingOfPage, groups: readonly ReadingOfPage[][]): boolean {
  const before = groups.at(-1)?.at(-1);
  const best = here.classification?.best;
  if (!before || !best || !isSameFile(before, here) || before.classification?.best.type !== best.type)
    return false;
  if (best.score >= HEADED || best.type.sides !== undefined) return false;
  const last = groups.at(-1)!;
  return !isAnothersFor(
    here,
    last,
    groups.some((g) => g !== last && isSameFor(here, g)),
  );
}

/** A page with hardly any text continues the previous page of its file. */
function isRest(here: ReadingOfPage, before: ReadingOfPage | null): boolean {
  if (!before || !isSameFile(before, here) || here.page.mrz) return false;
  if ((here.classification?.best.score ?? 0) >= HEADED || here.telling().keys.size > 0) return false;
  return here.page.lines.flatMap((line) => line.text.match(/\p{L}{2,}/gu) ?? []).length <= FEW_WORDS;
}

function homeOf(here: ReadingOfPage, groups: readonly ReadingOfPage[][]): ReadingOfPage[] | null {
  const type = here.classification!.best.type;
  const open = groups.filter(
    (g) => g.some((m) => m.classification?.best.type === type) && relation(here, g, type) !== 'another',
  );
  const same = open.find((g) => relation(here, g, type) === 'same');
  if (same) return same;
  // Sides of cards without a common number: the holder with most in common, else the last.
  const most = Math.max(...open.map((g) => holdersAlike(here, g, type)));
  return open.findLast((g) => holdersAlike(here, g, type) === most) ?? null;
}

function continuation(here: ReadingOfPage, groups: readonly ReadingOfPage[][]): ReadingOfPage[] | null {
  const last = groups.at(-1);
  const before = last?.at(-1);
  if (!last || !before) return null;
  if (isSameFile(before, here)) return last;
  const type =
    here.classification && here.classification.best.score > LITTLE ? here.classification.best.type : null;
  return groups.findLast((g) => type !== null && g.some((m) => m.classification?.best.type === type)) ?? null;
}
