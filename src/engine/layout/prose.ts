import { FORM_LINE } from './form-line.ts';
import type { PageLayout } from './page-layout.ts';
import { inReadingOrder } from './reading-order.ts';
import type { Segment } from './segment.ts';

/** Shares of widths for detecting the end and the left edge of a paragraph's lines (chosen on drawn specimens, ADR 401). */
const PROSE = { short: 0.25, left: 0.5, aside: 0.25 } as const;

/** The pages as running text: lines joined by blanks, paragraphs by line feeds; offsets map back to segments. */
export interface Prose {
  readonly text: string;
  /** The segments behind the text between two offsets. */
  at(from: number, to: number): Segment[];
}

/** A new paragraph begins if the gap between two lines exceeds their height by this factor. */
const PARAGRAPH_GAP = 1.1;

/** "employee number MDC-" above "0071)": a number broken at its hyphen at a line end. */
const BROKEN_NUMBER = /[\p{Lu}\d]{1,6}-\|\d/u;

export function proseOf(pages: readonly PageLayout[]): Prose {
  let text = '';
  const starts: { offset: number; segment: Segment }[] = [];
  for (const page of pages) {
    const margins = marginsOf(page);
    let bottom = -Infinity;
    let ended = false;
    let centred = false;
    for (const row of inReadingOrder(page.rows)) {
      const first = row[0];
      if (!first) continue;
      const gap = first.box.y - bottom;
      if (text !== '')
        text +=
          ended ||
          (centred && startsLeft(row, margins)) ||
          opensItem(row, text) ||
          FORM_LINE.test(first.text) ||
          gap > PARAGRAPH_GAP * first.box.height ||
          gap < -3 * first.box.height
            ? '\n'
            : BROKEN_NUMBER.test(`${text.slice(-8)}|${first.text}`)
              ? ''
              : ' ';
      for (const [i, segment] of row.entries()) {
        if (i > 0) text += ' ';
        starts.push({ offset: text.length, segment });
        text += segment.text;
      }
      bottom = Math.max(...row.map((s) => s.box.y + s.box.height));
      ended = endsEarly(row, margins);
      centred = isCentred(row, margins);
    }
    text += '\n';
  }
  return {
    text,
    at(from, to) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (starts[middle]!.offset <= from) low = middle;
        else high = middle - 1;
      }
      const found: Segment[] = [];
      for (let i = low; i < starts.length && starts[i]!.offset < to; i++) found.push(starts[i]!.segment);
      return found;
    },
  };
}

interface Margins {
  readonly left: number;
  readonly right: number;
}

function marginsOf(page: PageLayout): Margins {
  const long = page.rows.filter((row) => row.reduce((n, s) => n + s.text.split(' ').length, 0) >= 8);
  const rows = long.length >= 2 ? long : page.rows;
  return {
    left: Math.min(...rows.map((r) => r[0]?.box.x ?? Infinity)),
    right: Math.max(...rows.map(rightEdge)),
  };
}

/** "1. Attendance", "(a) That …", "• …": start of a clause or an item. */
function opensItem(row: readonly Segment[], before: string): boolean {
  const { text } = row[0]!;
  return (
    /^(?:\d{1,2}(?:\.\d{1,2})?[.)]|\([a-hivx]{1,3}\)|[•▪●])\s*(?:$|\p{Lu})/u.test(text) ||
    // "3 SHARES", "3.1 The …": without a full stop after the number only as a heading in capitals below lower-case text.
    /^\d{1,2}\.\d{1,2}\s+\p{Lu}\p{Ll}/u.test(text) ||
    (/^\d{1,2}\s+\p{Lu}{4}[\p{Lu} &]*$/u.test(text) && /\p{Ll}{2}\W*$/u.test(before))
  );
}

/** A left-aligned line that stops well before the right margin is the last of its paragraph; a centred one is not. */
function endsEarly(row: readonly Segment[], margins: Margins): boolean {
  const width = margins.right - margins.left;
  const left = row[0]!.box.x - margins.left;
  const short = margins.right - rightEdge(row);
  return short > PROSE.short * width && left < PROSE.left * short;
}

/** Margin on both sides of a centred line, as a share of the text's width. */
const BESIDE_CENTRED = 0.2;

function isCentred(row: readonly Segment[], { left, right }: Margins): boolean {
  const aside = BESIDE_CENTRED * (right - left);
  return row[0]!.box.x - left > aside && right - rightEdge(row) > aside;
}

/** A short line at the left edge does not continue a centred one: "Community Hall" above "PRESENT". */
function startsLeft(row: readonly Segment[], { left, right }: Margins): boolean {
  const aside = BESIDE_CENTRED * (right - left);
  return row[0]!.box.x - left < PROSE.aside * aside && right - rightEdge(row) > 2 * aside;
}

function rightEdge(row: readonly Segment[]): number {
  return Math.max(...row.map((s) => s.box.x + s.box.width));
}
