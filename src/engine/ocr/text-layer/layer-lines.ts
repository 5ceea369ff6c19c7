import {
  intersectionOverUnion,
  sharedWidth,
  unionOf,
  type Box,
  type Quad,
} from '../../../contract/geometry.ts';
import { addTo } from '../../../contract/lists-by-key.ts';
import type { TextLine } from '../../../contract/pages.ts';
import { lowerBoundBy } from '../../math/lower-bound.ts';
import type { TextSpan } from '../../raster/page.ts';
import { withCombsJoined } from './combs.ts';
import { MARKS } from '../../packs/currencies.ts';

/** Spans of one text that share so much are one; spans of a row, and the fall of a line, in their heights (chosen on drawn specimens, ADR 401). */
const SAME_SPAN = 0.7;
const ROW = 0.4;
const FALLS = 0.5;

/** A text layer says what it says; whether the page shows it is another matter (agreement.ts). */
const LAYER_CONFIDENCE = 0.99;
/** Gaps in shares of the font size: from this one on a space, from that one on another column. */
const WORD_GAP = 0.15;
const COLUMN_GAP = 1.3;
/** From this one on another column where cells of other rows begin at the same place: tables that fit their columns tightly. */
const ALIGNED_GAP = 0.4;
/** Cells of one column begin at one place to so much of the font size: words of prose rarely do. */
const ALIGNED = 0.04;
/** Heights of print within which rows of one table follow each other. */
const NEAR_ROWS = 6;
/** Print that runs otherwise than the page, in degrees: a stamp across a table, a mark along the margin. */
const LEVEL = 3;

const middle = (box: Box): number => box.y + box.height / 2;
const right = (box: Box): number => box.x + box.width;

/** What a text layer says. */
export interface Layer {
  readonly lines: TextLine[];
  /** Where it says two things in one place, or not where its words end: only the page tells. */
  readonly contested: readonly Box[];
}

/** Joins the pieces of a PDF's text layer into lines, split where columns part; not yet in reading order. */
export function layerLines(spans: readonly TextSpan[]): Layer {
  const once = withoutWrittenRules(withoutDoubles(spans));
  const slanted = once.filter((span) => Math.abs(span.angle) > LEVEL);
  const level = once.filter((span) => Math.abs(span.angle) <= LEVEL);
  const rows = rowsOf(level).map(withCombsJoined);
  const contested = new Set(rows.flatMap((row) => [...collidingIn(row), ...row.filter(isLetterSpaced)]));
  const starts = rows.flatMap(cellStarts);
  return {
    lines: [
      ...rows.flatMap((row) =>
        columnsOf(
          row.filter((span) => !contested.has(span)),
          starts,
        ).map(toLine),
      ),
      // Each by itself: what lies across a row is no part of it.
      ...slanted.map((span) => ({ ...toLine([span]), quad: quadOf(span) })),
    ],
    contested: [...contested].map(({ box }) => box),
  };
}

/** Of the pieces of letters set far apart this share is one letter; close pairs as `TA` may stand together. */
const LONE = 0.7;

/** `O F F I C I A L`: blanks between letters set far apart, and none between words but the same. */
function isLetterSpaced({ text }: TextSpan): boolean {
  const pieces = text.trim().split(' ');
  const lone = pieces.filter((piece) => /^\S$/u.test(piece)).length;
  return lone >= 3 && lone >= LONE * pieces.length && pieces.every((piece) => piece.length <= 2);
}

/** Of the narrower one's width: columns that run into each other share less. */
const COLLIDING = 0.5;
/** Words of one sentence may share what italics lean over. */
const FEWEST_LETTERS = 2;

/** Pieces of a row that stand in one place: a value and what was laid over it. */
function collidingIn(row: readonly TextSpan[]): TextSpan[] {
  const words = row.filter(({ text }) => text.trim().length >= FEWEST_LETTERS);
  return words.filter((one) =>
    words.some(
      (other) =>
        other !== one &&
        sharedWidth(one.box, other.box) > COLLIDING * Math.min(one.box.width, other.box.width),
    ),
  );
}

/** Some producers print bold by drawing twice. */
function withoutDoubles(spans: readonly TextSpan[]): TextSpan[] {
  const kept: TextSpan[] = [];
  const byText = new Map<string, TextSpan[]>();
  for (const span of spans) {
    if (byText.get(span.text)?.some((other) => intersectionOverUnion(other.box, span.box) > SAME_SPAN))
      continue;
    addTo(byText, span.text, span);
    kept.push(span);
  }
  return kept;
}

/** Dots, dashes or underscores of a form; so many of them that they are no ellipsis. */
const RULE = /^[\s._…·-]{4,}$/u;
/** Heights of print by which what is written on a rule may stand above it. */
const ABOVE = 0.6;

/** Without the rules of a form that something is written on. */
function withoutWrittenRules(spans: readonly TextSpan[]): TextSpan[] {
  const isRule = ({ text }: TextSpan): boolean => RULE.test(text) && /\S{3}/.test(text);
  const words = spans.filter((span) => !isRule(span)).toSorted((a, b) => middle(a.box) - middle(b.box));
  const tallest = words.reduce((most, { box }) => Math.max(most, box.height), 0);
  const isWritten = (rule: TextSpan): boolean => {
    const reach = ABOVE * Math.max(tallest, rule.box.height);
    const first = lowerBoundBy(words, middle(rule.box) - reach, ({ box }) => middle(box));
    for (let i = first; i < words.length; i++) {
      const { box } = words[i]!;
      const up = middle(box) - middle(rule.box);
      if (up > reach) return false;
      if (
        sharedWidth(box, rule.box) > COLLIDING * Math.min(box.width, rule.box.width) &&
        Math.abs(up) < ABOVE * Math.max(box.height, rule.box.height)
      )
        return true;
    }
    return false;
  };
  return spans.filter((span) => !isRule(span) || !isWritten(span));
}

function rowsOf(spans: readonly TextSpan[]): TextSpan[][] {
  const rows: { centre: number; height: number; spans: TextSpan[] }[] = [];
  for (const span of spans.toSorted((a, b) => middle(a.box) - middle(b.box))) {
    const row = rows.findLast(
      (r) => Math.abs(r.centre - middle(span.box)) < ROW * Math.min(r.height, span.box.height),
    );
    if (row) row.spans.push(span);
    else rows.push({ centre: middle(span.box), height: span.box.height, spans: [span] });
  }
  return rows.map((row) => row.spans.toSorted((a, b) => a.box.x - b.box.x));
}

/** Pieces of a row that stand apart from the one before them. */
function cellStarts(row: readonly TextSpan[]): TextSpan[] {
  return row.filter((span, i) => {
    const before = row[i - 1];
    return before !== undefined && span.box.x - right(before.box) > ALIGNED_GAP * span.fontSize;
  });
}

/** Does a cell of a row nearby begin where this piece does? */
function beginsColumn(span: TextSpan, starts: readonly TextSpan[]): boolean {
  return starts.some((other) => {
    const down = Math.abs(middle(other.box) - middle(span.box));
    return (
      Math.abs(other.box.x - span.box.x) < ALIGNED * span.fontSize &&
      down > FALLS * span.fontSize &&
      down < NEAR_ROWS * span.fontSize
    );
  });
}

/** Letters of a typeface of fixed width, all as wide as each other to this share. */
const FIXED = 0.02;

/** "14 200.00-": an amount with a blank behind its thousands. */
const THOUSANDS = new RegExp(String.raw`^[-(]?(?:${MARKS})?\d{1,3}$`);
const REST = /^\d{3}[.,]\d{2}(?:[-)]|\s?(?:cr|dr))?$/i;

/** One blank of a typeface of fixed width: on its grid words of any two lines begin at the same place. */
function isTypedBlank(last: TextSpan, span: TextSpan): boolean {
  const [before, after] = [last.text.trimEnd(), span.text.trimStart()];
  if (before !== last.text || after !== span.text) return false;
  // Two numbers are two cells, unless the second is what follows the thousands of the first.
  if (/\d$/.test(before) && /^\d/.test(after) && !(THOUSANDS.test(before) && REST.test(after))) return false;
  const width = last.box.width / [...before].length;
  const close = (other: number): boolean => Math.abs(other - width) < FIXED * width;
  return close(span.box.width / [...after].length) && close(span.box.x - right(last.box));
}

function columnsOf(row: readonly TextSpan[], starts: readonly TextSpan[]): TextSpan[][] {
  const columns: TextSpan[][] = [];
  for (const span of row) {
    const last = columns.at(-1)?.at(-1);
    const gap = last ? span.box.x - right(last.box) : 0;
    const wide = last ? COLUMN_GAP * Math.max(last.fontSize, span.fontSize) : 0;
    const apart =
      gap >= wide ||
      (last && gap > ALIGNED_GAP * span.fontSize && beginsColumn(span, starts) && !isTypedBlank(last, span));
    if (last && !apart) columns.at(-1)!.push(span);
    else columns.push([span]);
  }
  return columns;
}

function toLine(spans: readonly TextSpan[]): TextLine {
  let text = '';
  const characters: number[] = [];
  let end = -Infinity;
  for (const { text: piece, box, fontSize } of spans) {
    const gap = box.x - end;
    if (text !== '' && gap > WORD_GAP * fontSize && !text.endsWith(' ') && !piece.startsWith(' ')) {
      text += ' ';
      characters.push(end);
    }
    [...piece].forEach((_, i, all) => characters.push(box.x + (i / all.length) * box.width));
    text += piece;
    end = right(box);
  }
  const leading = text.length - text.trimStart().length;
  const trimmed = text.trim();
  return {
    text: trimmed,
    confidence: LAYER_CONFIDENCE,
    box: unionOf(spans.map((s) => s.box)),
    reader: 'text-layer',
    characters: characters.slice(leading, leading + [...trimmed].length),
  };
}

/** Where print that runs otherwise than the page lies in the box around it: it is as high as its font. */
function quadOf({ box, angle, fontSize }: TextSpan): Quad {
  const [along, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [across, upright] = [Math.abs(along), Math.abs(down)];
  const length =
    across > upright ? (box.width - fontSize * upright) / across : (box.height - fontSize * across) / upright;
  const centre = { x: box.x + box.width / 2, y: middle(box) };
  const corner = (u: number, v: number) => ({
    x: centre.x + (u * length * along - v * fontSize * down) / 2,
    y: centre.y + (u * length * down + v * fontSize * along) / 2,
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}
