import { OF_A_BOARD } from '../lexicon/job-titles.ts';
import type { PageLayout } from './page-layout.ts';
import type { Segment } from './segment.ts';

/** Gaps in line heights, and height ratios, within a paragraph (chosen on drawn specimens, ADR 401). */
const GAP = {
  /** Gaps outside this range are ignored when the page's usual gap is computed. */
  least: -0.5,
  most: 3,
  /** Maximum gap within a paragraph: `within`, or the page's usual gap plus `overUsual` if larger. */
  within: 0.75,
  overUsual: 0.45,
  /** Maximum gap to the next line, and its maximum excess over the paragraph's own gap. */
  next: 1.15,
  overOwn: 0.35,
  /** Below a hanging number, a line this far left of the text and this far below starts a new paragraph. */
  hangingLeft: 0.5,
  hangingBelow: 0.4,
  /** Maximum gap before a last line in lower case. */
  lastLine: 0.9,
} as const;
const HEIGHTS = { lower: 0.74, higher: 1.35, lowerInSmall: 0.6, higherInSmall: 1.6 } as const;
/** A line that leaves more than this share of the width empty ends its paragraph. */
const STOPS_EARLY = 0.22;

/** Lines that belong together: a sentence, an item of a list, a heading, a row of a table. */
export interface Paragraph {
  readonly text: string;
  /** Number or bullet printed before the text: "3.1", "(a)", "•"; empty if none. */
  readonly bullet: string;
  readonly segments: readonly Segment[];
  readonly page: number;
  readonly left: number;
  /** Separate cells in its first line; more than one for a table row. */
  readonly cells: number;
  /** Gap above, in heights of its line; Infinity at the top of a page. */
  readonly gap: number;
}

const BULLET =
  /^\s*(\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-hj-z]|[ivx]{1,4})[.):]|\(?(?:\d{1,2}(?:\.\d{1,2})+)\)?|\d{1,2}(?=\s+\p{Lu})|[•▪●◦*–—-]|o(?=\s\p{Lu}))\s+(?=\S)/iu;
const ONLY_BULLET = /^\s*(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z]|[ivx]{1,4})[.):]?|[•▪●◦*–—-])\s*$/i;
/** Words that open a new clause regardless of spacing. */
const OPENER =
  /^[“"]?(?:resolved|that\b|it was (?:further )?resolved|resolution\s*(?:(?:no\.?|number)\s*)?\d|further resolved|be it)/i;

const LABEL_OF_SIGNING =
  'signed|signatures?|dated?|certified|chair(?:person|man)?|directors?|secretary|witness(?:es)?|minutes|votes?|voting';
const BOARD_POST = String.raw`(?:(?:managing|executive|finance|company|board)\s+)?(?:${OF_A_BOARD}|chair|member)`;
/** A signatory, below an item without a full stop. */
const SIGNS = new RegExp(
  String.raw`^(?:(?:${LABEL_OF_SIGNING})\b[^.:]{0,24}:|\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}\s*[-–—,(|]\s*${BOARD_POST}\b)`,
  'iu',
);

interface Line {
  readonly row: readonly Segment[];
  readonly text: string;
  readonly bullet: string;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
  readonly right: number;
  readonly cells: number;
  /** The number or bullet is set apart from its text (hanging indent). */
  readonly hangs: boolean;
}

/**
 * The paragraphs of a page in reading order. A line continues the paragraph above unless a bullet, a gap, a change of
 * size or indentation, an opening word, or the end of the line above contradicts.
 */
export function paragraphsOf(page: PageLayout): Paragraph[] {
  const lines = page.rows.flatMap((row) => lineOf(row) ?? []);
  const right = Math.max(0, ...lines.filter((l) => l.text.length > 40).map((l) => l.right));
  const widest = widestGap(lines);
  const paragraphs: { lines: Line[]; gap: number }[] = [];
  for (const [i, line] of lines.entries()) {
    const above = lines[i - 1];
    const current = paragraphs.at(-1);
    const gap = above ? (line.top - above.bottom) / line.height : Infinity;
    if (current && above && gap <= widest && goesOn(current.lines, above, line, gap, right))
      current.lines.push(line);
    else paragraphs.push({ lines: [line], gap });
  }
  return paragraphs.map(({ lines: own, gap }) => ({
    text: own.map((l) => l.text).join(' '),
    bullet: own[0]!.bullet,
    segments: own.flatMap((l) => l.row),
    page: page.index,
    left: own[0]!.left,
    cells: own[0]!.cells,
    gap,
  }));
}

/** Largest gap between lines of one paragraph, in line heights: slightly above the page's usual gap. */
function widestGap(lines: readonly Line[]): number {
  const gaps = lines
    .slice(1)
    .map((line, i) => (line.top - lines[i]!.bottom) / line.height)
    .filter((gap) => gap > GAP.least && gap < GAP.most)
    .sort((a, b) => a - b);
  return gaps.length < 4 ? Infinity : Math.max(GAP.within, gaps[gaps.length >> 2]! + GAP.overUsual);
}

function lineOf(row: readonly Segment[]): Line | null {
  const first = row[0];
  if (!first) return null;
  // A hanging number.
  const hangs = row.length > 1 && ONLY_BULLET.test(first.text);
  const words = row.map((s) => s.text).join(' ');
  const own = hangs ? /^\s*\S+\s+/.exec(words)! : BULLET.exec(words);
  const text = words.slice(own?.[0].length ?? 0).trim();
  if (text === '') return null;
  const height = Math.max(...row.map((s) => s.box.height));
  return {
    row,
    text,
    bullet: own ? own[0].trim() : '',
    left: (hangs ? row[1]! : first).box.x,
    top: Math.min(...row.map((s) => s.box.y)),
    bottom: Math.max(...row.map((s) => s.box.y + s.box.height)),
    height,
    right: Math.max(...row.map((s) => s.box.x + s.box.width)),
    cells: row.length - (hangs ? 1 : 0),
    hangs,
  };
}

function goesOn(own: readonly Line[], above: Line, line: Line, gap: number, right: number): boolean {
  if (line.bullet !== '' || line.cells > 1 || above.cells > 1 || gap > GAP.next || gap < GAP.least)
    return false;
  if (OPENER.test(line.text) || /:\s*$/.test(above.text)) return false;
  if (SIGNS.test(line.text)) return false;
  // "Signed:", "Minutes taken by: …" below a finished sentence.
  if (
    (own[0]!.bullet !== '' || /[.;]$/.test(above.text)) &&
    /^\p{Lu}[\p{L}'’/]*(?: [\p{L}'’/]+){0,3}\s*:/u.test(line.text)
  )
    return false;
  // The text of an item with a hanging number has its own left edge; a line further left is another paragraph.
  if (own[0]!.hangs && line.left < own[0]!.left - GAP.hangingLeft * line.height && gap > GAP.hangingBelow)
    return false;
  const ratio = line.height / above.height;
  // A last line without ascenders, "company.", has a lower measured height.
  const small = /^\p{Ll}/u.test(line.text) && gap < GAP.lastLine;
  if (ratio > (small ? HEIGHTS.higherInSmall : HEIGHTS.higher)) return false;
  if (ratio < (small ? HEIGHTS.lowerInSmall : HEIGHTS.lower)) return false;
  if (isCapitals(above.text) !== isCapitals(line.text) && !/^[a-z]/.test(line.text)) return false;
  const usual = own.length > 1 ? (above.top - own.at(-2)!.bottom) / above.height : null;
  if (usual !== null && gap > usual + GAP.overOwn) return false;
  if (/^\p{Ll}/u.test(line.text)) return true;
  // A line that stops early ends its paragraph.
  const width = right - Math.min(above.left, line.left);
  return (
    !(width > 0 && right - above.right > STOPS_EARLY * width) ||
    /[,(-]$|\b(?:and|of|the|to|by|for|in)$/i.test(above.text)
  );
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}
