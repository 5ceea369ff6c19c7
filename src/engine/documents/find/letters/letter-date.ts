import { WEEKDAY } from '../../../lexicon/weekdays.ts';
import { placeIn } from '../../../values/dictionaries.ts';
import { findDates } from '../../../values/find-dates.ts';
import { coverage } from '../../../values/kind.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import { isTitleOfPaper } from '../../../values/titles.ts';
import { leftNeighbour, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { byShape, fromSegments } from '../candidate.ts';

/** Confidence of unlabelled dates, 0–1 (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { opening: 0.85, closing: 0.6, notAlone: 0.5, byShareOfLine: 0.5 } as const;
/** Shares of the page's height: letter dates are above the first, dates of signing below the second. */
const OPENING_PART = 0.55;
const CLOSING_PART = 0.5;
/** Minimum share of its line for a date to stand alone. */
const ALONE = 0.6;
/** Minimum quality for a line at the end to be a date. */
const SURELY_DATE = 0.7;
/** Shares of a line's height: smaller print, tolerance of columns, gap of close lines. */
const LINE = { smaller: 0.85, column: 0.6, close: 0.6, captionColumn: 0.5, captionClose: 0.8 } as const;

const DAY_BEFORE = new RegExp(String.raw`\b(?:${WEEKDAY})\b,?\s*`, 'i');
/** "Due 26 October 2026": not the date of writing. */
const OTHER_DAY = /\b(?:due|pay(?:able)?|before|until|till|by|from|expir(?:es|y)|valid)\b[^\p{L}]*$/iu;

/** "Billing day", "Direct debit on": labels of dates. */
const CAPTION_OF_DAY = /\b(?:days?|dates?|due|deadline|reading|cycle)\s*:?$|\s(?:on|by|before|until)\s*:?$/i;
const OF_WRITING = /\b(?:issued?|dated?|printed|written|signed|made|drawn|prepared)\b/i;

/** Is it beside the label of another date? Labels of the document's own date are handled by label matching. */
function isBesideOther(segment: Segment, page: PageLayout): boolean {
  const before = leftNeighbour(segment, page)?.text.trim() ?? '';
  const words = before.replace(/\s*(?:(?:days?|dates?)\s*)?:?$/i, '');
  return CAPTION_OF_DAY.test(before) && words !== '' && !OF_WRITING.test(words);
}

/** A date alone in the upper half of the first page: the letter's date. */
export function letterDate(weight: number = CONFIDENCE.opening): Finder {
  return (view, field) => {
    const page = view.pages[0];
    if (!page) return [];
    return page.segments
      .filter((s) => s.box.y < OPENING_PART * page.height && !isCell(s, page) && !isBesideOther(s, page))
      .flatMap((segment) => {
        const found = findDates(segment.text, view)[0];
        if (!found || OTHER_DAY.test(segment.text.slice(0, found.index))) return [];
        // "Wednesday, 4 November 2026"
        const line = segment.text.replace(DAY_BEFORE, '');
        const alone = coverage(segment.text.slice(found.index, found.index + found.length), line);
        const parsed =
          alone > ALONE && !endsSentence(segment, page) ? field.kind.parse(segment.text, view) : null;
        return parsed
          ? [
              byShape(
                fromSegments(
                  [segment],
                  parsed,
                  weight * (CONFIDENCE.notAlone + CONFIDENCE.byShareOfLine * alone),
                  'alone at the top of the letter',
                ),
                [segment],
              ),
            ]
          : [];
      });
  };
}

/** "… and ends on" above "30 April 2027.": the end of a sentence from the line above. */
function endsSentence({ box, order }: Segment, page: PageLayout): boolean {
  return page.segments.some(
    (s) =>
      s.order !== order &&
      s.box.y < box.y &&
      box.y - (s.box.y + s.box.height) < box.height &&
      Math.abs(s.box.x - box.x) < box.height &&
      /\s(?:on|of|from|to|until|till|by|since|the|dated|and|ends?|before|after)$/.test(s.text.trim()),
  );
}

/** "Gaborone 15 April 2026", "Maun, 3/4/2026": strips the place of signing before the date. */
const withoutPlace = (text: string): string =>
  text.replace(/^\s*(\p{Lu}[\p{L} -]{2,24}?)[,:]?\s+(?=\d)/u, (words, place: string) =>
    placeIn(place) === null ? words : '',
  );

/** The latest date in the lower part of the document: beside a signature or in a stamp. */
export function closingDate(weight: number = CONFIDENCE.closing): Finder {
  return (view, field) => {
    const page = view.pages.at(-1);
    if (!page) return [];
    return page.segments
      .filter((s) => s.box.y > CLOSING_PART * page.height && s.text.length < 40)
      .flatMap((segment) => {
        const parsed = field.kind.parse(withoutPlace(segment.text), view);
        return parsed && parsed.quality > SURELY_DATE
          ? [byShape(fromSegments([segment], parsed, weight, 'near the signature or stamp'), [segment])]
          : [];
      });
  };
}

/** Is a date a table cell, below a label, or in the value column of a form? */
function isCell(segment: Segment, page: PageLayout): boolean {
  const row = page.rows[segment.row] ?? [];
  if (row.length >= 3 || (row.length === 2 && row.every((s) => isCaptioned(s, page)))) return true;
  if (isFormValue(row, segment, page) || isListed(segment, page)) return true;
  const { box } = segment;
  return page.segments.some(
    (s) =>
      s.box.height < LINE.smaller * box.height &&
      // "Quotation No. 0448" is complete, not a label of the date below.
      !/\d$/.test(s.text.trim()) &&
      Math.abs(s.box.x - box.x) < LINE.column * box.height &&
      box.y - (s.box.y + s.box.height) < LINE.close * box.height &&
      s.box.y < box.y,
  );
}

/** Is it one of three or more dates below each other that start the rows of a list? */
function isListed({ box, text }: Segment, page: PageLayout): boolean {
  if (!BEGINS_WITH_DAY.test(text)) return false;
  const column = page.segments.filter(
    (s) =>
      BEGINS_WITH_DAY.test(s.text) &&
      Math.abs(s.box.x - box.x) < LINE.column * box.height &&
      Math.abs(s.box.y - box.y) < 6 * box.height,
  );
  return column.length >= 3;
}

const BEGINS_WITH_DAY = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/;

/** Is it the right one of two segments aligned like those of two more rows: labels and values? */
function isFormValue(row: readonly Segment[], segment: Segment, page: PageLayout): boolean {
  const [caption, value] = row;
  if (row.length !== 2 || !caption || value !== segment) return false;
  const near = LINE.column * value.box.height;
  const alike = page.rows.filter(([left, right, third]) => {
    if (!left || !right || third || right === value) return false;
    const begins = Math.abs(right.box.x - value.box.x) < near;
    const ends = Math.abs(right.box.x + right.box.width - value.box.x - value.box.width) < near;
    return Math.abs(left.box.x - caption.box.x) < near && (begins || ends);
  });
  // "Nata Networks (Pty) Ltd | INVOICE" above: two blocks of a letterhead, not labels and values.
  return (
    alike.length >= 2 &&
    !alike.some(([left, right]) => looksLikeCompany(left!.text) || isTitleOfPaper(right!.text))
  );
}

/** Closely below a few words without digits with the same left edge. */
function isCaptioned({ box, row }: Segment, page: PageLayout): boolean {
  return (page.rows[row - 1] ?? []).some(
    (s) =>
      Math.abs(s.box.x - box.x) < LINE.captionColumn * box.height &&
      box.y - (s.box.y + s.box.height) < LINE.captionClose * box.height &&
      /^\p{Lu}[^\d.,]*$/u.test(s.text) &&
      s.text.split(' ').length <= 3,
  );
}
