import type { Category } from '../../contract/categories.ts';
import type { ReadPage } from '../../contract/pages.ts';
import { decide, HEADED, scoreTypes, type Classification } from './classify.ts';
import { extract, type Reading } from './extract.ts';
import { lazily } from '../lazily.ts';
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

interface ReadingOfPage {
  readonly page: ReadPage;
  readonly view: DocumentView;
  readonly classification: Classification | null;
  /** Lazily extracted: a page that comes alone needs no comparison. */
  readonly telling: () => TellingValues;
}

/** Values by which pages of a type are joined or separated. */
interface TellingValues {
  readonly keys: ReadonlyMap<string, Reading>;
  /** Values of the fields that identify the holder. */
  readonly holder: ReadonlyMap<string, Reading>;
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
  for (const page of pages) {
    if (page.lines.length === 0 && !page.mrz && page.barcodes.length === 0) continue;
    const view = viewOf(page, today, configured);
    const classification = decide(scoreTypes(view, types, requested));
    const sure = classification !== null && classification.confidence >= OWN_TYPE;
    const type = sure ? classification.best.type : null;
    const here: ReadingOfPage = {
      page,
      view,
      classification,
      telling: lazily(() => tellingValues(view, type)),
    };
    const home =
      numberedAfter(here, before, groups) ??
      clausesAfter(here, before, groups) ??
      annexedTo(here, before, groups) ??
      tableOf(here, groups) ??
      (sure && !isRest(here, before) && !followsOn(here, groups)
        ? homeOf(here, groups)
        : continuation(here, groups));
    if (home) home.push(here);
    else groups.push([here]);
    before = here;
  }
  return joinSidesOfPictures(groups, isPaperOfItsOwn).map((members) => {
    const view = joinViews(members.map((m) => m.view));
    const whole =
      members.length === 1 ? members[0]!.classification : decide(scoreTypes(view, types, requested));
    return { pages: members.map((m) => m.page.report.index), view, classification: whole };
  });
}

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

/** "Page 2" directly after page 1 (or an unnumbered page) continues it, unless it has a title of another type. */
function numberedAfter(
  here: ReadingOfPage,
  before: ReadingOfPage | null,
  groups: readonly ReadingOfPage[][],
): ReadingOfPage[] | null {
  const number = pageNumber(here);
  if (!before || number === null || number < 2 || (pageNumber(before) ?? number - 1) !== number - 1)
    return null;
  const best = here.classification?.best;
  if (best && best.type !== before.classification?.best.type && best.score >= HEADED) return null;
  return groups.find((g) => g.at(-1) === before) ?? null;
}

/** A page starting with clause 6 continues the page of its file that ended with clause 5. */
function clausesAfter(
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
function annexedTo(
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

function isSameFile(one: ReadingOfPage, other: ReadingOfPage): boolean {
  return one.page.report.file === other.page.report.file;
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
  return best.score < HEADED && best.type.sides === undefined;
}

/** A page with hardly any text continues the previous page of its file. */
function isRest(here: ReadingOfPage, before: ReadingOfPage | null): boolean {
  if (!before || !isSameFile(before, here) || here.page.mrz) return false;
  if ((here.classification?.best.score ?? 0) >= HEADED || here.telling().keys.size > 0) return false;
  return here.page.lines.flatMap((line) => line.text.match(/\p{L}{2,}/gu) ?? []).length <= FEW_WORDS;
}

/** Minimum score of a value used to join or separate pages. */
const TELLING = 0.45;

function tellingValues(view: DocumentView, type: DocumentType | null): TellingValues {
  if (!type) return { keys: new Map(), holder: new Map() };
  const { keys, holder = [] } = type;
  const read = [...extract(view, onlyFields(type, new Set([...keys, ...holder])))];
  const named = (names: readonly string[]): ReadonlyMap<string, Reading> =>
    new Map(read.filter(([name, { score }]) => names.includes(name) && score > TELLING));
  return { keys: named(keys), holder: named(holder) };
}

/**
 * A type reduced to some of its fields; labels of the others are kept, so that their values are not confused with
 * these.
 */
function onlyFields(type: DocumentType, names: ReadonlySet<string>): DocumentType {
  const others = type.fields
    .filter((f) => !names.has(f.name))
    .flatMap((f) => (f.labels ?? []).map((l) => (typeof l === 'string' ? l : l[0])));
  return {
    ...type,
    fields: type.fields.filter((f) => names.has(f.name)),
    otherLabels: [...(type.otherLabels ?? []), ...others],
  };
}

function homeOf(here: ReadingOfPage, groups: readonly ReadingOfPage[][]): ReadingOfPage[] | null {
  const type = here.classification!.best.type;
  const open = groups.filter(
    (g) => g.some((m) => m.classification?.best.type === type) && relation(here, g, type) !== 'another',
  );
  return open.find((g) => relation(here, g, type) === 'same') ?? open.at(-1) ?? null;
}

/** Do the keys of a page agree with those of a group, differ, or neither? */
function relation(
  here: ReadingOfPage,
  group: readonly ReadingOfPage[],
  type: DocumentType,
): 'same' | 'another' | 'unknown' {
  let same = false;
  for (const field of type.fields.filter((f) => type.keys.includes(f.name))) {
    const mine = here.telling().keys.get(field.name);
    for (const member of group) {
      const theirs = member.telling().keys.get(field.name);
      if (!mine || !theirs) continue;
      if (sameValue(field.kind, mine.field.value, theirs.field.value)) same = true;
      else return 'another';
    }
  }
  if (same) return 'same';
  if (group.some((member) => isOfAnother(here, member, type))) return 'another';
  return startsAnew(here) &&
    group.some((m) => m.classification && m.telling().keys.size > 0) &&
    here.telling().keys.size > 0 &&
    !complements(here, group)
    ? 'another'
    : 'unknown';
}

/** Are all holder fields read on both pages, and all different? */
function isOfAnother(here: ReadingOfPage, member: ReadingOfPage, type: DocumentType): boolean {
  const holder = type.fields.filter((f) => type.holder?.includes(f.name));
  return (
    holder.length > 0 &&
    holder.every(({ name, kind }) => {
      const [mine, theirs] = [here.telling().holder.get(name), member.telling().holder.get(name)];
      return mine && theirs && !sameValue(kind, mine.field.value, theirs.field.value);
    })
  );
}

/** Is it numbered "page 1 of n", and so the start of a new document? */
function startsAnew(here: ReadingOfPage): boolean {
  return (
    here.view.pages[0]?.segments.some((s) => /^page\s*(?::\s*)?1\s*(?:of|\/)\s*\d+$/i.test(s.text.trim())) ??
    false
  );
}

function complements(here: ReadingOfPage, group: readonly ReadingOfPage[]): boolean {
  return group.every((m) => [...here.telling().keys.keys()].every((k) => !m.telling().keys.has(k)));
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
