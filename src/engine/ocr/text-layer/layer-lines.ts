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

/** Overlap from which equal spans are duplicates; row tolerance and fall of a line, in heights (chosen on drawn specimens, ADR 401). */
const SAME_SPAN = 0.7;
const ROW = 0.4;
const FALLS = 0.5;

/** Confidence of a text layer's characters; whether the page shows them is checked in agreement.ts. */
const LAYER_CONFIDENCE = 0.99;
/** Gaps, in font sizes, from which there is a space, or another column. */
const WORD_GAP = 0.15;
const COLUMN_GAP = 1.3;
/** Gap from which there is another column if cells of other rows start at the same place, as in tightly fitted tables. */
const ALIGNED_GAP = 0.4;
/** Tolerance of left edges of one column, in font sizes; words of prose rarely align so well. */
const ALIGNED = 0.04;
/** Maximum distance of rows in one table, in print heights. */
const NEAR_ROWS = 6;
/** Degrees from which text counts as rotated: a stamp across a table, a note in the margin. */
const LEVEL = 3;

const middle = (box: Box): number => box.y + box.height / 2;
const right = (box: Box): number => box.x + box.width;

/** The text of a text layer. */
export interface Layer {
  readonly lines: TextLine[];
  /** Areas with overlapping texts or unclear word ends: only the rendered page decides. */
  readonly contested: readonly Box[];
}

/** Joins the spans of a PDF's text layer into lines, split at column gaps; not yet in reading order. */
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
      // Separately: text across a row is not part of it.
      ...slanted.map((span) => ({ ...toLine([span]), quad: quadOf(span) })),
    ],
    contested: [...contested].map(({ box }) => box),
  };
}

/** Minimum share of single letters among the pieces of letter-spaced text; kerned pairs such as `TA` may stay together. */
const LONE = 0.7;

/** `O F F I C I A L`: letter-spaced, so that word gaps cannot be told from letter gaps. */
function isLetterSpaced({ text }: TextSpan): boolean {
  const pieces = text.trim().split(' ');
  const lone = pieces.filter((piece) => /^\S$/u.test(piece)).length;
  return lone >= 3 && lone >= LONE * pieces.length && pieces.every((piece) => piece.length <= 2);
}

/** Minimum overlap of colliding spans, as a share of the narrower width: columns that run into each other overlap less. */
const COLLIDING = 0.5;
/** Shorter words may overlap by the slant of italics. */
const FEWEST_LETTERS = 2;

/** Overlapping spans of a row: a value and what was laid over it. */
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

/** Removes duplicates: some producers print bold by drawing twice. */
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

/** Dots, dashes or underscores of a form; too many for an ellipsis. */
const RULE = /^[\s._…·-]{4,}$/u;
/** Maximum distance of text above the rule it is written on, in print heights. */
const ABOVE = 0.6;

/** Removes rules of a form with text written on them. */
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

/** Spans of a row that are separated from the previous one. */
function cellStarts(row: readonly TextSpan[]): TextSpan[] {
  return row.filter((span, i) => {
    const before = row[i - 1];
    return before !== undefined && span.box.x - right(before.box) > ALIGNED_GAP * span.fontSize;
  });
}

/** Does a cell of a nearby row start at the same place? */
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

/** Tolerance of character widths in a monospaced typeface, as a share. */
const FIXED = 0.02;

/** "14 200.00-": an amount with a blank as thousands separator. */
const THOUSANDS = new RegExp(String.raw`^[-(]?(?:${MARKS})?\d{1,3}$`);
const REST = /^\d{3}[.,]\d{2}(?:[-)]|\s?(?:cr|dr))?$/i;

/** A single blank of a monospaced typeface: on its grid words of any two lines may align. */
function isTypedBlank(last: TextSpan, span: TextSpan): boolean {
  const [before, after] = [last.text.trimEnd(), span.text.trimStart()];
  if (before !== last.text || after !== span.text) return false;
  // Two numbers are two cells, unless the second continues the thousands of the first.
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

/** Quadrilateral of rotated text inside its bounding box, as high as its font. */
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
