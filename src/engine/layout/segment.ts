import type { Box } from '../../contract/geometry.ts';
import type { TextLine } from '../../contract/pages.ts';
import type { FieldSource } from '../../contract/verification.ts';
import { wholeCapitals } from './capitals.ts';
import { MARKS } from '../packs/currencies.ts';

/** A run of text without a wide gap: usually a label, a value, a table cell, or "Label: value". */
export interface Segment {
  readonly text: string;
  readonly box: Box;
  /** Index into the request's pages. */
  readonly page: number;
  /** The reader's confidence of the line it came from, 0–1. */
  readonly confidence: number;
  readonly source: Extract<FieldSource, 'printed' | 'text-layer'>;
  /** The second OCR reader's text, only if the segment is its whole line. */
  readonly second: string | null;
  /** The second OCR reader's text of the whole line, of which the segment may be a part. */
  readonly secondLine: string | null;
  /** OCR confidence per character of `text`; empty if unknown. */
  readonly certainty: readonly number[];
  /** Lines of a multi-line cell joined into one piece; absent for a single line. */
  readonly cellLines?: readonly string[];
  /** Line height within a piece joined from several lines; absent for a single line. */
  readonly lineHeight?: number;
  /** Position in the page's reading order; equal to its index in `PageLayout.segments`. */
  readonly order: number;
  /** Index of its visual row on the page. */
  readonly row: number;
  /** Left edge of the character at `offset` (0–length), measured or interpolated. */
  edge(offset: number): number;
}

/** A segment before its position on the page is known. */
export type Piece = Omit<Segment, 'order' | 'row'>;

/** A gap of this many average character widths splits a recognised line. */
const GAP_IN_CHARACTERS = 3;

/**
 * Maximum characters of a segment, more than any printed line. Lines of a text layer may have any length, and label
 * matching scans the whole line.
 */
const LONGEST = 1_000;

/** Splits a recognised line at wide gaps: OCR joins columns that stand close. */
export function splitLine(line: TextLine, page: number): Piece[] {
  const cuts = cutOffsets(line);
  const pieces: Piece[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const piece = pieceOf(line, page, cuts[i]!, cuts[i + 1]!);
    if (piece) pieces.push(piece);
  }
  return pieces;
}

/** The part of a segment between two text offsets, with its own box. */
export function part<T extends Piece>(segment: T, from: number, to: number): T {
  const left = segment.edge(from);
  const right = to >= segment.text.length ? segment.box.x + segment.box.width : segment.edge(to);
  const { cellLines, ...own } = segment;
  return {
    ...(own as T),
    ...(cellLines && from === 0 && to >= segment.text.length && { cellLines }),
    text: segment.text.slice(from, to),
    box: { ...segment.box, x: left, width: Math.max(1, right - left) },
    second: null,
    certainty: segment.certainty.slice(from, to),
    edge: (offset) => segment.edge(from + offset),
  };
}

/** "18 780.62 26 May 2026", "26/05/2026 1,200.00-": two statement cells so close that OCR read them as one. */
const AMOUNT = String.raw`[-+(]?\d[\d ,']*\.\d{2}[-)]?(?:\s?(?:dr|cr))?`;
const DAY = String.raw`\d{1,2}(?:[ -]\p{L}{3,9}[ -]|[/.-]\d{1,2}[/.-])(?:\d{4}|\d{2})`;
const AMOUNT_AND_DAY = new RegExp(`^(?:(${AMOUNT})\\s+(?=${DAY}$)|(${DAY})\\s+(?=${AMOUNT}$))`, 'iu');

function cutOffsets(line: TextLine): number[] {
  const { text, characters } = line;
  const cuts = new Set([0, text.length]);
  const first = AMOUNT_AND_DAY.exec(text)?.[0];
  if (first !== undefined) cuts.add(first.length);
  for (const match of text.matchAll(/\s{3,}|\t|\s+[|¦]\s*|\s*(?:\.{5,}|…{2,}|·{4,}|(?:\s\.){4,})\s*/g)) {
    cuts.add(match.index);
    cuts.add(match.index + match[0].length);
  }
  if (characters && characters.length === text.length && text.length > 1) {
    const average = line.box.width / text.length;
    for (let i = 1; i < text.length; i++) {
      if (text[i] === ' ' || text[i - 1] !== ' ') continue;
      const wordEnd = text.slice(0, i).trimEnd().length;
      const gap = characters[i]! - (characters[wordEnd - 1] ?? characters[0]!) - average;
      if (gap > GAP_IN_CHARACTERS * average) cuts.add(i);
    }
  }
  return withShortParts(
    [...cuts].sort((a, b) => a - b),
    text,
  );
}

/** Cuts an overlong part before the last word that fits. */
function withShortParts(cuts: readonly number[], text: string): number[] {
  return cuts.flatMap((cut, i) => {
    const more = [cut];
    for (let from = cut, to = cuts[i + 1] ?? 0; to - from > LONGEST; from = more.at(-1)!) {
      const blank = text.lastIndexOf(' ', from + LONGEST);
      more.push(blank > from ? blank : from + LONGEST);
    }
    return more;
  });
}

const LEADER = new RegExp(
  String.raw`^\s*(?:[.…·]\s?[.…·][\s.…·]*|[.…·](?=(?:${MARKS})\s?\d|\d[\d ,]*\.\d{2}\D{0,2}$|\d{1,2}(?:[\s-]\p{L}|[/-]\d|\.\d{1,2}\.\d{2})|\d{5}|\p{L}))?\s*`,
  'u',
);

function pieceOf(line: TextLine, page: number, from: number, to: number): Piece | null {
  const slice = line.text
    .slice(from, to)
    .replace(/[|¦]/g, (bar, at: number, all: string) => (/\w/.test(all[at - 1] ?? ' ') ? bar : ' '));
  // A dot leader from label to value.
  const lead = LEADER.exec(slice)![0].length;
  const start = from + lead;
  const printed = slice
    .slice(lead)
    .replace(/(?:[.…·]\s?){2,}$/, '')
    .trim();
  const text = line.reader === 'text-layer' ? printed : wholeCapitals(printed);
  if (text === '') return null;
  const edgeOf = (offset: number): number => lineEdge(line, start + offset);
  const left = edgeOf(0);
  const end = start + text.length;
  const right = end >= line.text.trimEnd().length ? line.box.x + line.box.width : lineEdge(line, end);
  return {
    text,
    page,
    box: { x: left, y: line.box.y, width: Math.max(1, right - left), height: line.box.height },
    confidence: line.confidence,
    source: line.reader === 'text-layer' ? 'text-layer' : 'printed',
    second: line.second && text.length >= line.text.trim().length ? line.second.text : null,
    secondLine: line.second?.text ?? null,
    certainty:
      line.certainty?.length === line.text.length ? line.certainty.slice(start, start + text.length) : [],
    edge: edgeOf,
  };
}

function lineEdge(line: TextLine, offset: number): number {
  const measured = line.characters?.[offset];
  if (measured !== undefined && line.characters?.length === line.text.length) return measured;
  return line.box.x + (line.box.width * offset) / Math.max(1, line.text.length);
}
