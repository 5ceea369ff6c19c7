import { downPage, type PageLayout } from '../layout/page-layout.ts';
import type { Segment } from '../layout/segment.ts';
import { CLASSIFY } from './classify-weights.ts';
import { lettersOfCues, cuesIn, type CueHit } from './find/phrase-cues.ts';
import { spellingKey } from './find/spelling-key.ts';
import { compact } from '../values/text/fold.ts';
import type { DocumentType } from './document-type.ts';

/** A page to be searched for phrases. */
export interface SearchedPage {
  readonly page: PageLayout;
  /** Indexes of table rows. */
  readonly entries: ReadonlySet<number>;
  /** Lines, and titles broken over two lines. */
  readonly segments: readonly Segment[];
}

/** A phrase of a type at the place where it weighs most. */
export interface PrintedCue {
  readonly phrase: string;
  /** Declared weight times the factors of its position. */
  readonly worth: number;
  readonly declared: number;
  /** Is it alone on its line, not in a sentence or list? */
  readonly standsAlone: boolean;
}

/**
 * The phrases of each type on the pages. A title inside a longer title of another type counts for the other only:
 * "Residence Permit" in "Student Residence Permit". Spelling variants count once.
 */
export function printedCues(
  pages: readonly SearchedPage[],
  types: readonly DocumentType[],
): ReadonlyMap<DocumentType, readonly PrintedCue[]> {
  const letters = lettersOfCues(types);
  const printed = new Map(types.map((type) => [type, new Map<string, PrintedCue>()]));
  for (const { page, entries, segments } of pages) {
    const searched = segments.map((segment) => ({
      segment,
      found: types.flatMap((type) => {
        const hits = [...cuesIn(segment, type, letters)];
        return hits.length > 0 ? [{ type, hits }] : [];
      }),
    }));
    const listed = listOfPapers(searched);
    const namesMany = namesManyInSentences(searched);
    for (const { segment, found } of searched) {
      const titles = found.flatMap(({ hits }) => hits.filter(isName));
      for (const { type, hits } of found) {
        const best = printed.get(type)!;
        for (const hit of hits) {
          if (isName(hit) && titles.some((title) => isPartOf(hit, title, segment))) continue;
          const isAside =
            isName(hit) &&
            (isListed(segment, listed, page) ||
              (namesMany && isInSentence(hit, segment)) ||
              isLabelOfValue(segment, hit, page) ||
              isNumbered(segment, hit, page));
          keepBest(best, asPrinted(hit, segment, page, isAside || entries.has(segment.row)));
        }
      }
    }
  }
  return new Map([...printed].map(([type, best]) => [type, [...best.values()]]));
}

/** Separator between the languages of a bilingual title. */
const BETWEEN_LANGUAGES = /\s[/|]\s/;

/** Does the phrase name documents of its type? */
export const isName = ({ declared }: Pick<CueHit, 'declared'>): boolean => declared >= CLASSIFY.titles.from;

const isPartOf = (hit: CueHit, title: CueHit, { text }: Segment): boolean =>
  title.from <= hit.from &&
  hit.to <= title.to &&
  title.to - title.from > hit.to - hit.from &&
  // The halves of "PAYSLIP / LEKWALO LA MOPUTSO" count separately.
  !BETWEEN_LANGUAGES.test(text.slice(title.from, title.to));

function keepBest(best: Map<string, PrintedCue>, cue: PrintedCue): void {
  const key = spellingKey(cue.phrase);
  const known = best.get(key);
  if (known === undefined || Math.abs(cue.worth) > Math.abs(known.worth)) best.set(key, cue);
}

function asPrinted(hit: CueHit, segment: Segment, page: PageLayout, isEntry: boolean): PrintedCue {
  const { phrase, weight, declared } = hit;
  const share = Math.max(hit.share, shareOfHalf(hit, segment, page));
  const worth = weight < 0 ? weight : weight * prominence(segment, share, page, isEntry);
  return { phrase, worth, declared, standsAlone: worth >= CLASSIFY.titles.standing * declared };
}

/**
 * Share of the phrase in its half of a bilingual title such as "PAYSLIP / LEKWALO LA MOPUTSO"; 0 if the title is not
 * bilingual.
 */
function shareOfHalf({ phrase, from, to }: CueHit, segment: Segment, page: PageLayout): number {
  const isAlone = page.rows[segment.row]?.length === 1;
  if (!isAlone || !(isHeading(segment) || segment.row < ROWS_OF_TITLES)) return 0;
  const halves = segment.text.split(BETWEEN_LANGUAGES);
  if (halves.length !== 2) return 0;
  const isFirst = to <= halves[0]!.length + 1;
  if (!isFirst && from < segment.text.length - halves[1]!.length) return 0;
  return compact(phrase).text.length / Math.max(1, compact(halves[isFirst ? 0 : 1]!).text.length);
}
interface Searched {
  readonly segment: Segment;
  readonly found: readonly { readonly type: DocumentType; readonly hits: readonly CueHit[] }[];
}

/**
 * From this count on, titles of different types below each other are a list of required documents, and none is the
 * page's title.
 */
const LEAST_LISTED = 3;
/** Maximum row distance between items of such a list: one may wrap or name an unsupported kind. */
const APART = 3;

/** Left-aligned lines below each other that each name another type. */
function listOfPapers(searched: readonly Searched[]): ReadonlySet<Segment> {
  const items = searched.flatMap(({ segment, found }) => {
    const names = found.flatMap(({ type, hits }) =>
      hits
        .filter((hit) => isName(hit) && hit.share > CLASSIFY.prominence.partFrom)
        .map((hit) => ({ type, hit })),
    );
    const [longest] = names.sort((a, b) => b.hit.to - b.hit.from - (a.hit.to - a.hit.from));
    return longest ? [{ segment, type: longest.type }] : [];
  });
  const listed = new Set<Segment>();
  for (const { segment: first } of items) {
    let last = first.row;
    const run = items.filter(({ segment: { row, box } }) => {
      const isNext =
        row >= first.row && row - last <= APART && Math.abs(box.x - first.box.x) < first.box.height;
      if (isNext) last = row;
      return isNext;
    });
    if (new Set(run.map(({ type }) => type)).size >= LEAST_LISTED)
      for (const { segment } of run) listed.add(segment);
  }
  return listed;
}

const isInSentence = ({ share }: CueHit, segment: Segment): boolean =>
  share <= CLASSIFY.prominence.titleFrom && !isHeading(segment);

/** "I enclose my payslips, a tax clearance certificate and the lease agreement": a paper that comes with others. */
function namesManyInSentences(searched: readonly Searched[]): boolean {
  const named = searched.flatMap(({ segment, found }) =>
    found
      .filter(({ hits }) => hits.some((hit) => isName(hit) && isInSentence(hit, segment)))
      .map(({ type }) => type),
  );
  return new Set(named).size >= LEAST_LISTED;
}

/** A title joined from two lines is in the list if its second line is. */
const isListed = (segment: Segment, listed: ReadonlySet<Segment>, page: PageLayout): boolean =>
  listed.has(segment) ||
  (!page.segments.includes(segment) &&
    [...listed].some(({ row }) => row === segment.row || row === segment.row + 1));

/** A lower-case phrase beside a code, below the title, is a form's label: "Driver's licence  D-88122". */
function isLabelOfValue(segment: Segment, { from, to }: CueHit, page: PageLayout): boolean {
  if (segment.row < ROWS_OF_TITLES || !/\s\p{Ll}\P{Lu}*$/u.test(segment.text.slice(from, to))) return false;
  const [beside] = (page.rows[segment.row] ?? []).filter(({ order }) => order > segment.order);
  const value = beside?.text.trim() ?? '';
  return CODE.test(value) && /\d/.test(value);
}
/** "D-88122", ": DL 99120" */
const CODE = /^:?[\p{Lu}\d/ -]+$/u;
/** Rows at the top that may hold the title. */
const ROWS_OF_TITLES = 2;

/** "3. Appointment of a representative", or after a cell "3": a numbered item or clause, not a title. */
function isNumbered(segment: Segment, { from }: CueHit, page: PageLayout): boolean {
  if (segment.row < ROWS_OF_TITLES) return false;
  const [first] = page.rows[segment.row] ?? [];
  const before = first && first.order < segment.order ? first.text : segment.text.slice(0, from);
  return ITEM_NUMBER.test(before);
}
const ITEM_NUMBER = /^\s*\d{1,2}(?:\.\d{1,2})*\s?[.)]?\s*$/;

/** A large title alone at the top counts fully, words inside a sentence or list less. */
function prominence(segment: Segment, share: number, page: PageLayout, isEntry: boolean): number {
  const of = CLASSIFY.prominence;
  const high = downPage(segment, page) < of.high || share < of.fills ? 1 : of.low;
  const large = segment.box.height > of.largeFrom * page.textHeight ? of.large : 1;
  const alone = goesOn(segment.text)
    ? of.inSentence
    : share > (isHeading(segment) ? of.headingFrom : of.titleFrom)
      ? 1
      : share > of.partFrom
        ? of.part
        : of.inSentence;
  return alone * high * large * (isEntry ? of.entry : 1);
}

/** A line in capitals without digits is a heading, whatever its words: "ISSUED AT THE REQUEST OF THE EMPLOYEE". */
const isHeading = ({ text }: Segment): boolean => /^[^\p{Ll}\d:]{12,80}$/u.test(text.trim());

/** "… to collect our tax / clearance certificate.": the continuation of a sentence is not a title. */
function goesOn(line: string): boolean {
  return /^\p{Ll}/u.test(line.trim());
}
