import type { PageLayout } from '../../layout/page-layout.ts';
import type { Segment } from '../../layout/segment.ts';
import type { DocumentView } from '../../layout/view.ts';

/** Shares of a line's height, a heading's width or the page's width (chosen on drawn specimens, ADR 401). */
const PLACE = {
  /** Tolerance of left edges in a column. */
  column: 0.5,
  /** Gaps between lines of one heading, and between close lines. */
  headingGap: 0.6,
  closeGap: 0.8,
  /** Minimum extra white space above a block, compared with that inside it. */
  blockGap: 0.2,
  /** Distance to the right, as a share of the page, from which a line is in another column. */
  farRight: 0.4,
  /** Lines of another column: distance to the right as a share of the heading's width, or vertical offset. */
  ofHeading: 0.5,
  halfALine: 0.5,
} as const;

/** The content below a heading, up to the next one. */
export interface Region {
  readonly heading: Segment;
  /** Text after the heading's colon on the same line; lines of a tall cell beside it, separated by `\n`. */
  readonly inline: string;
  readonly rows: readonly (readonly Segment[])[];
  /** Lines above it in the value's column, if the label is centred beside a tall cell. */
  readonly lead: readonly Segment[];
}

const NUMBER_OF_PART = String.raw`(?:\d{1,2}(?:\.\d)?[.)]?|(?:part|section)\s+[A-H\d]{1,2}(?:\s*[.:–-])?|[A-H][.):])\s+`;
const OF_COMPANIES =
  'directors?|shareholders?|shareholdings?|members|secretar(?:y|ies)|auditors?|officers|share (?:capital|allocations?|holders?)|registered (?:office|address)|principal place|business activit(?:y|ies)|nature of business|filings?';
const OF_MEETINGS =
  'present|attendees|members present|directors present|in attendance|secretariat|apologies|absent(?:ees)?|agenda|resolutions?|resolved|decisions?|action (?:items?|points?|list)|matters arising|voting(?: records?)?|votes?|closure|closing|adjournment|minutes of the previous meeting|any other business|next meeting|date of next meeting|signed|signatures?|chairperson|minutes taken by|opening|welcome|quorum|confirmation of minutes';
/** Headings of other parts of company documents, minutes and letters. */
const SECTION = new RegExp(
  String.raw`^(?:${NUMBER_OF_PART})?(?:(?:particulars|details|list|names) of )?(?:${OF_COMPANIES}|${OF_MEETINGS}|proprietors?|partners?|certified|this (?:extract|certificate)|issued)\b`,
  'i',
);

/** "E. OTHERS": a part by its letter and capitals, whatever its title. */
const LETTERED = /^[A-Z][.)]\s+\p{Lu}{4}[\p{Lu}\s&]*$/u;

/** Do these words head another part of such a document? */
export function opensSection(text: string): boolean {
  return (SECTION.test(text.trim()) || LETTERED.test(text.trim())) && text.trim().split(/\s+/).length <= 5;
}

/** "Bakaedi / Directors: …", "Bakaedi (Directors): …": the translation in a bilingual heading. */
function translated(text: string, headed: RegExp): string {
  const own = text.trim();
  const [, second, behind] =
    /^\p{L}[\p{L} '’]{1,30}\s?[/(]\s?(\p{L}[\p{L} '’]{2,40})\)?(\s*(?::.*)?)$/u.exec(own) ?? [];
  const other = second === undefined ? own : `${second.trim()}${behind}`;
  return headed.test(other) ? other : own;
}

/** @param until lines at the heading's edge that end its content, besides the known headings */
export function regionsUnder(view: DocumentView, headed: RegExp, most: number, until?: RegExp): Region[] {
  return view.pages.flatMap((page, i) => {
    const broken = page.segments.flatMap((s) => brokenHeading(s, page, headed) ?? []);
    return [
      ...page.segments
        .filter((s) => headed.test(translated(s.text, headed)) && !broken.some(({ lower }) => lower === s))
        .map((heading) => regionOf(heading, page, view.pages[i + 1], headed, most, until)),
      ...broken.map(({ region }) => region),
    ];
  });
}

/** "Directors" above "present" in one cell of a form: a two-line heading with its value in the cell beside. */
function brokenHeading(
  upper: Segment,
  page: PageLayout,
  headed: RegExp,
): { region: Region; lower: Segment } | null {
  const lower = (page.rows[upper.row + 1] ?? []).find(
    ({ box }) =>
      Math.abs(box.x - upper.box.x) < PLACE.column * upper.box.height &&
      box.y - (upper.box.y + upper.box.height) < PLACE.headingGap * upper.box.height,
  );
  const value = (page.rows[upper.row] ?? []).find((s) => s.order > upper.order);
  if (!lower || !value || headed.test(upper.text.trim())) return null;
  if (!headed.test(`${upper.text.trim()} ${lower.text.trim()}`)) return null;
  const under = (page.rows[lower.row] ?? []).find(
    (s) => Math.abs(s.box.x - value.box.x) < PLACE.column * value.box.height,
  );
  const inline = [value, ...(under ? [under] : [])].map(linesOf).join('\n');
  return { region: { heading: upper, inline, rows: [], lead: [] }, lower };
}

function regionOf(
  heading: Segment,
  page: PageLayout,
  nextPage: PageLayout | undefined,
  headed: RegExp,
  most: number,
  until?: RegExp,
): Region {
  const after = translated(heading.text, headed)
    .replace(headed, '')
    .replace(/^[\s:.–—-]+/, '');
  const besides = (page.rows[heading.row] ?? [])
    .filter((s) => s.order > heading.order && !isHalfALineOff(s, heading))
    .map(linesOf);
  const inline = [after, ...besides].filter((t) => /\p{L}{2}/u.test(t)).join(' ');
  const rows: (readonly Segment[])[] = [];
  const limit = columnEnd(heading, page);
  for (const row of [...page.rows.slice(heading.row + 1), ...(nextPage?.rows ?? [])]) {
    if (rows.length >= most) break;
    const inside = row.filter(
      (s) => s.page !== page.index || (s.box.x >= heading.box.x - 4 * page.textHeight && s.box.x < limit),
    );
    const first = inside[0];
    if (!first) continue;
    // Skips another column of the page beside the list.
    if (isFarRight(first, heading, page)) continue;
    if (isSection(first, heading, headed) || (until?.test(first.text.trim()) && isAligned(first, heading)))
      break;
    const last = rows.at(-1)?.[0] ?? heading;
    const gap = first.box.y - (last.box.y + last.box.height);
    if (first.page === last.page && rows.length > 0 && gap > 4 * page.textHeight) break;
    rows.push(inside);
  }
  const edges = edgesOfColumns(heading, page);
  const own = (s: Segment): boolean =>
    !edges.some((x) => Math.abs(s.box.x - x) < PLACE.column * s.box.height);
  return { heading, inline, rows: rows.map((row) => row.filter(own)), lead: leadOf(heading, page) };
}

const isFarRight = (s: Segment, heading: Segment, page: PageLayout): boolean =>
  s.box.x - heading.box.x > PLACE.farRight * page.width;

/**
 * Left edges of columns far right of a heading whose lines above it are alone in their rows; they may continue beside
 * its content.
 */
function edgesOfColumns(heading: Segment, page: PageLayout): number[] {
  const alone = page.rows
    .slice(0, heading.row)
    .flatMap((row) => (row.length === 1 && isFarRight(row[0]!, heading, page) ? [row[0]!.box.x] : []));
  return alone.filter((x, i) => alone.some((other, j) => j !== i && Math.abs(other - x) < 2));
}

/** A line of another column has its own baselines, offset from this heading's. */
const isHalfALineOff = ({ box, cellLines }: Segment, heading: Segment): boolean =>
  cellLines === undefined &&
  box.x - heading.box.x > PLACE.ofHeading * heading.box.width + 8 * heading.box.height &&
  Math.abs(box.y + box.height - heading.box.y - heading.box.height) > PLACE.halfALine * heading.box.height;

const linesOf = ({ text, cellLines }: Segment): string => cellLines?.join('\n') ?? text;

/** Lines of the value's cell above a label that is centred beside it, closer to it than to the text above. */
function leadOf(heading: Segment, page: PageLayout): Segment[] {
  const value = (page.rows[heading.row] ?? []).find((s) => s.order > heading.order);
  const lines: Segment[] = [];
  let below = value;
  for (let r = heading.row - 1; below && r >= 0 && lines.length < 8; r--) {
    const [only, ...others] = page.rows[r]!;
    const before = page.rows[r - 1]?.[0];
    if (!only || others.length > 0 || Math.abs(only.box.x - below.box.x) > PLACE.column * below.box.height)
      break;
    const gap = below.box.y - (only.box.y + only.box.height);
    if (gap > PLACE.closeGap * below.box.height) break;
    lines.unshift(only);
    below = only;
    const further = before ? only.box.y - (before.box.y + before.box.height) : Infinity;
    if (further > gap + PLACE.blockGap * only.box.height) return lines;
  }
  return [];
}

const NUMBER = /^(\d{1,2})[.)]?\s+(?=\S)/;

/**
 * A numbered heading ends at the next number; below an unnumbered one, numbered lines are items and the next heading
 * has the same indentation.
 */
function isSection(segment: Segment, heading: Segment, headed: RegExp): boolean {
  const text = segment.text.trim();
  const words = text.replace(NUMBER, '').split(/\s+/).length;
  const own = NUMBER.exec(heading.text.trim());
  const number = NUMBER.exec(text);
  if (own) return number !== null && Number(number[1]) === Number(own[1]) + 1;
  if (number || headed.test(`${text}#`) || /\d{4}/.test(text)) return false;
  // "Resolutions: The budget was approved.": a heading with its content on the same line.
  const head = text.split(':')[0]!;
  return (
    SECTION.test(text) &&
    isAligned(segment, heading) &&
    (words <= 4 || (head !== text && head.split(/\s+/).length <= 4))
  );
}

const isAligned = (segment: Segment, heading: Segment): boolean =>
  Math.abs(segment.box.x - heading.box.x) < 2 * heading.box.height;

/** Left edge of a second column, if another heading is beside this one. */
function columnEnd(heading: Segment, page: PageLayout): number {
  const beside = (page.rows[heading.row] ?? []).find(
    (s) => s.order > heading.order && SECTION.test(s.text.trim()),
  );
  return beside ? beside.box.x - page.textHeight : page.width;
}
