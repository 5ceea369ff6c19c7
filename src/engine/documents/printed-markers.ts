import { downPage, type PageLayout } from '../layout/page-layout.ts';
import type { Segment } from '../layout/segment.ts';
import { CLASSIFY } from './classify-weights.ts';
import { lettersOfMarkers, markersIn, type MarkerHit } from './find/markers.ts';
import { spellingKey } from './find/spelling-key.ts';
import type { DocumentType } from './types/document-type.ts';

/** A page whose lines are searched for phrases. */
export interface SearchedPage {
  readonly page: PageLayout;
  /** Rows that are entries of a table. */
  readonly entries: ReadonlySet<number>;
  /** Lines, and titles broken over two of them. */
  readonly segments: readonly Segment[];
}

/** A phrase of a type, from where it counts most. */
export interface PrintedMarker {
  readonly phrase: string;
  /** Declared weight times the factors of where it stands. */
  readonly worth: number;
  /** Does it stand as a title, not within a sentence or a list? */
  readonly isTitle: boolean;
}

/**
 * The phrases of each type on the pages. A title that is part of a longer title of another type is the other's alone:
 * "Residence Permit" in "Student Residence Permit". Spellings of the same words count once.
 */
export function printedMarkers(
  pages: readonly SearchedPage[],
  types: readonly DocumentType[],
): ReadonlyMap<DocumentType, readonly PrintedMarker[]> {
  const letters = lettersOfMarkers(types);
  const printed = new Map(types.map((type) => [type, new Map<string, PrintedMarker>()]));
  for (const { page, entries, segments } of pages) {
    for (const segment of segments) {
      const found = types.map((type) => ({ type, hits: [...markersIn(segment, type, letters)] }));
      const titles = found.flatMap(({ hits }) => hits.filter(isName));
      for (const { type, hits } of found) {
        const best = printed.get(type)!;
        for (const hit of hits) {
          if (isName(hit) && titles.some((title) => isPartOf(hit, title))) continue;
          keepBest(best, asPrinted(hit, segment, page, entries));
        }
      }
    }
  }
  return new Map([...printed].map(([type, best]) => [type, [...best.values()]]));
}

/** Does the phrase name papers of its type? */
const isName = ({ declared }: MarkerHit): boolean => declared >= CLASSIFY.titles.from;

const isPartOf = (hit: MarkerHit, title: MarkerHit): boolean =>
  title.from <= hit.from && hit.to <= title.to && title.to - title.from > hit.to - hit.from;

function keepBest(best: Map<string, PrintedMarker>, marker: PrintedMarker): void {
  const key = spellingKey(marker.phrase);
  const known = best.get(key);
  if (known === undefined || Math.abs(marker.worth) > Math.abs(known.worth)) best.set(key, marker);
}

function asPrinted(
  hit: MarkerHit,
  segment: Segment,
  page: PageLayout,
  entries: ReadonlySet<number>,
): PrintedMarker {
  const { phrase, weight, declared, share } = hit;
  const worth = weight < 0 ? weight : weight * prominence(segment, share, page, entries);
  return { phrase, worth, isTitle: isName(hit) && worth >= CLASSIFY.titles.standing * declared };
}

/** A title high on the page, large and by itself counts in full; words inside a sentence or a list count less. */
function prominence(segment: Segment, share: number, page: PageLayout, entries: ReadonlySet<number>): number {
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
  return alone * high * large * (entries.has(segment.row) ? of.entry : 1);
}

/** A line in capitals without figures is a title, whatever else it says: "ISSUED AT THE REQUEST OF THE EMPLOYEE". */
const isHeading = ({ text }: Segment): boolean => /^[^\p{Ll}\d:]{12,80}$/u.test(text.trim());

/** "… to collect our tax / clearance certificate.": the end of a sentence is no title. */
function goesOn(line: string): boolean {
  return /^\p{Ll}/u.test(line.trim());
}
