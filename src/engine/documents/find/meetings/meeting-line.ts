import { WEEKDAY } from '../../../lexicon/weekdays.ts';
import { findDates } from '../../../values/find-dates.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import { isTitleOfPaper } from '../../../values/titles.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

const CLOCK = String.raw`\d{1,2}\s?[:.hH]\s?\d{2}`;
const HOUR = String.raw`${CLOCK}\s?(?:hrs|hours|am|pm|a\.m\.?|p\.m\.?)?|\d{1,2}\s?(?:am|pm|hrs|hours)|\d{4}\s?(?:hrs|hours)`;
const TIME = new RegExp(
  String.raw`\b(?:(?:at|from|commencing|starting)\s+)?(?:${HOUR})(?:\s*(?:to|-|–)\s*${CLOCK})?`,
  'giu',
);
const FILLER = new RegExp(
  String.raw`\b(?:${WEEKDAY}|held|on|dated?|the|time|hours?|(?:meeting )?day|start(?:s|ed|ing)?|end(?:s|ed|ing)?)\b[,:]?|^\s*(?:at|in)\s+`,
  'gi',
);
const HEAD = 0.4;
/** "Printed 3 May 2026 10:04": the time of printing or sending, not of the meeting. */
const OF_THE_PAPER =
  /\b(?:print|generat|export|download|creat|sent\b|issued\b|notice\b|circulat|previous|next|last)/i;

/**
 * The place in a heading such as "Company boardroom | 6 January 2026 | 10:00": the part that is neither date nor time.
 */
export function meetingLine(weight: number = FINDER_WEIGHTS.meetingLine): Finder {
  return (view, field) => {
    const page = view.pages[0];
    if (!page) return [];
    return page.rows
      .filter((row) => row[0]!.box.y < HEAD * page.height)
      .flatMap((row): Candidate[] => {
        const rest = withoutDateAndTime(row.map((s) => s.text).join(' | '), view);
        if (rest === null) return [];
        const pieces = rest
          .split(/\s*[|·•;]\s*|\s+[-–—]\s+/)
          .map((piece) => piece.replace(FILLER, ' ').replace(/^[\s,.:()–—-]+|[\s,.:()–—-]+$/g, ''))
          .filter((piece) => /\p{L}{3}/u.test(piece) && isPlaceLike(piece, page));
        const parsed = pieces.length === 1 ? field.kind.parse(pieces[0]!, view) : null;
        return parsed
          ? [{ ...fromSegments(row, parsed, weight, 'beside the date of the meeting'), place: null }]
          : [];
      });
  };
}

/** The time in such a line. */
export function timeBesideDate(weight: number = FINDER_WEIGHTS.timeBesideDate): Finder {
  return (view, field) =>
    (view.pages[0]?.rows ?? [])
      .filter((row) => row[0]!.box.y < HEAD * view.pages[0]!.height)
      .flatMap((row): Candidate[] => {
        const text = row.map((s) => s.text).join(' | ');
        if (OF_THE_PAPER.test(text)) return [];
        const [date] = findDates(text, view);
        const time = date ? text.slice(date.index + date.length).match(TIME)?.[0] : undefined;
        const parsed = time ? field.kind.parse(time, view) : null;
        return parsed
          ? [{ ...fromSegments(row, parsed, weight, 'beside the date of the meeting'), place: null }]
          : [];
      });
}

/** The date in such a line, if a time follows it. */
export function dateBesideTime(weight: number = FINDER_WEIGHTS.dateBesideTime): Finder {
  return (view, field) => {
    const page = view.pages[0];
    return (page?.segments ?? [])
      .filter((s) => s.box.y < HEAD * page!.height && !/\b(?:next|previous|last)\b/i.test(s.text))
      .flatMap((segment): Candidate[] => {
        const [date, another] = findDates(segment.text, view);
        if (!date || another) return [];
        const behind = segment.text.slice(date.index + date.length);
        const parsed =
          behind.search(TIME) >= 0
            ? field.kind.parse(segment.text.slice(0, date.index + date.length), view)
            : null;
        return parsed
          ? [{ ...fromSegments([segment], parsed, weight, 'beside the time of the meeting'), place: null }]
          : [];
      });
  };
}

function withoutDateAndTime(text: string, view: DocumentView): string | null {
  const [date] = findDates(text, view);
  if (!date || /:\s*$/.test(text.slice(0, date.index))) return null;
  return `${text.slice(0, date.index)} | ${text.slice(date.index + date.length)}`.replace(TIME, ' | ');
}

function isPlaceLike(piece: string, page: PageLayout): boolean {
  return (
    piece.split(' ').length <= 10 &&
    /^[\p{Lu}\d]/u.test(piece) &&
    !/\b(?:minutes|meeting|resolutions?|resolved|ref|no|uin|board of|directors|(?:was|were) \p{L}+|passed|approved|adopted|confirmed|signed|metsotso)\b/iu.test(
      piece,
    ) &&
    !isTitleOfPaper(piece) &&
    !(looksLikeCompany(piece) && page.segments.some((s) => s.text.trim() === piece && s.row < 3))
  );
}
