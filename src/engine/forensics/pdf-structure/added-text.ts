import type { PaintedGlyph } from '../../pdf/painted.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { beginOrEndWithin } from './same-place.ts';
import { LINE } from '../../layout/line-shares.ts';

/** A page's main producer is recognised if at least this many characters are in fonts of its embedding method … */
const LEAST_OWN = 80;
/** … and at most this share of the page's characters are in other fonts. */
const MOST_ADDED = 0.2;
/** Minimum characters of a text that is judged. */
const LEAST_TEXT = 3;
/** In font sizes: maximum distance of the edges of one column, and of neighbouring words of a sentence. */
const SAME_EDGE = 0.25;
const NEXT_WORD = 1;
/** Maximum distance of the baselines of neighbouring lines of a block, in font sizes. */
const PITCH = 2.2;
/** Maximum difference in size (ratio) and in ink from the surrounding text to look like the producer's own text. */
const LIKE_SIZE = 1.2;
const LIKE_INK = 0.12;
/** In font sizes: a replaced value matches its row's baseline this closely; blanks filled in by hand rarely do. */
const EXACT = 0.12;
/**
 * Comparison values with small labels above: maximum distance, tolerance of the distance, and size of the label in
 * relation to the value.
 */
const STACKS = 3;
const DROP = 2;
const SMALL = 0.9;
/** Minimum number of other lines in the block that begin with a label and a colon. */
const LABELLED = 2;
/** Filled-in forms have more values than this, all in the fonts of the program that filled them in. */
export const MAX_FILLED_IN = 2;

/** Texts in fonts embedded otherwise than the page's main fonts, all painted after the rest; null if there are none. */
export function addedTo(
  shown: readonly PaintedGlyph[],
  isAdded: (g: PaintedGlyph) => boolean,
): { own: PaintedGlyph[]; added: TextRun[] } | null {
  const added = shown.filter(isAdded);
  const own = shown.filter((g) => !isAdded(g));
  if (own.length < LEAST_OWN || added.length > MOST_ADDED * own.length) return null;
  const last = own.reduce((most, g) => Math.max(most, g.order), -Infinity);
  return added.some((g) => g.order < last) ? null : { own, added: textRuns(added, NEXT_WORD) };
}

/** A text of at least `LEAST_TEXT` letters or digits that is not one of several lines added together, as in a stamp. */
export const isAlone = (run: TextRun, added: readonly TextRun[]): boolean =>
  isText(run) && !isOfStamp(run, added);

const isText = ({ glyphs }: TextRun): boolean =>
  glyphs.filter((g) => /[\p{L}\p{N}]/u.test(g.text)).length >= LEAST_TEXT;

/** One of several added lines near each other, as in a stamp. */
const isOfStamp = (run: TextRun, added: readonly TextRun[]): boolean =>
  added.some(
    (other) =>
      other !== run &&
      !isOnRow(other, run) &&
      Math.abs(other.y - run.y) < PITCH * Math.max(run.size, other.size) &&
      sharedWidth(other, run) > 0,
  );

const sharedWidth = ({ box: a }: TextRun, { box: b }: TextRun): number =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/**
 * Is the text where the producer's own text would be: within a sentence, between the lines of a block, or right of a
 * label with at least `values` other values in the same column?
 */
export function standsInPlace(run: TextRun, all: readonly TextRun[], values = 1): boolean {
  const printed = all.filter((other) => looksLike(run, other));
  const row = printed.filter((other) => isOnRow(run, other));
  // On a ruled or dotted line: a filled-in blank.
  if (row.some((other) => isLeader(other) && other.box.x0 < run.box.x1)) return false;
  const left = row.filter(({ box }) => box.x1 <= run.box.x0 + LINE.half * run.size);
  const right = row.filter(({ box }) => box.x0 >= run.box.x1 - LINE.half * run.size);
  const isInSentence =
    left.some(({ box }) => run.box.x0 - box.x1 < NEXT_WORD * run.size) &&
    right.some(({ box }) => box.x0 - run.box.x1 < NEXT_WORD * run.size);
  return isInSentence || isInBlock(run, all) || (left.length > 0 && inColumn(run, row, printed) >= values);
}

/**
 * Is the text exactly where the producer puts values: below its small label or after a label and colon? People who fill
 * in forms put values there, too, but more than a few.
 */
export function standsWithLabel(run: TextRun, all: readonly TextRun[]): boolean {
  const printed = all.filter((other) => looksLike(run, other));
  return isUnderLabel(run, printed, all) || isAfterLabel(run, printed);
}

export function looksLike(a: TextRun, b: TextRun): boolean {
  const [one, other] = [a.glyphs[0]!.luminance ?? 0, b.glyphs[0]!.luminance ?? 0];
  return Math.max(a.size, b.size) < LIKE_SIZE * Math.min(a.size, b.size) && Math.abs(one - other) < LIKE_INK;
}

/** A line with the same left edge as its neighbours above and below, at least one of which looks like it. */
function isInBlock(run: TextRun, all: readonly TextRun[]): boolean {
  const near = all.filter(
    (other) =>
      !isOnRow(run, other) &&
      Math.abs(other.box.x0 - run.box.x0) < SAME_EDGE * run.size &&
      Math.abs(other.y - run.y) < PITCH * run.size,
  );
  return (
    near.some(({ y }) => y > run.y) &&
    near.some(({ y }) => y < run.y) &&
    near.some((other) => looksLike(run, other))
  );
}

/**
 * A value directly below its small label, as on cards, at the same distance as other values of the page from their
 * labels.
 */
function isUnderLabel(run: TextRun, printed: readonly TextRun[], all: readonly TextRun[]): boolean {
  const drop = dropBelowLabel(run, all);
  if (drop === null) return false;
  const others = printed.map((other) => dropBelowLabel(other, all));
  return others.filter((d) => d !== null && Math.abs(d - drop) < EXACT * run.size).length >= STACKS;
}

function dropBelowLabel(value: TextRun, all: readonly TextRun[]): number | null {
  const drops = all
    .filter(
      (label) =>
        label.size < SMALL * value.size &&
        Math.abs(label.box.x0 - value.box.x0) < SAME_EDGE * value.size &&
        /\p{L}/u.test(label.text),
    )
    .map((label) => label.y - value.y)
    .filter((drop) => drop > 0 && drop < DROP * value.size);
  return drops.length > 0 ? Math.min(...drops) : null;
}

/**
 * A value directly after "Account holder:" on the same baseline, where the lines around have labels and values of the
 * producer.
 */
function isAfterLabel(run: TextRun, printed: readonly TextRun[]): boolean {
  const label = printed.find(
    ({ text, box, y }) =>
      text.endsWith(':') &&
      Math.abs(y - run.y) < EXACT * run.size &&
      run.box.x0 > box.x0 &&
      run.box.x0 - box.x1 < NEXT_WORD * run.size,
  );
  if (!label) return false;
  const others = printed.filter(
    (other) =>
      other !== label &&
      Math.abs(other.y - label.y) < 2 * PITCH * run.size &&
      Math.abs(other.box.x0 - label.box.x0) < SAME_EDGE * run.size &&
      /^[^:]{2,40}:\s*[\p{L}\p{N}]/u.test(other.text),
  );
  return others.length >= LABELLED;
}

/** Number of values in other rows with the same left or right edge. */
function inColumn(run: TextRun, row: readonly TextRun[], printed: readonly TextRun[]): number {
  return printed.filter(
    (other) =>
      !row.includes(other) &&
      !isLeader(other) &&
      beginOrEndWithin(other.box, run.box, SAME_EDGE * run.size) &&
      printed.some((label) => label !== other && isOnRow(other, label) && label.box.x1 <= other.box.x0),
  ).length;
}

const isLeader = ({ text }: TextRun): boolean => /[_.…·-]{4,}/.test(text.replaceAll(' ', ''));

export function isOnRow(a: Pick<TextRun, 'y' | 'size'>, b: Pick<TextRun, 'y' | 'size'>): boolean {
  return Math.abs(a.y - b.y) < LINE.half * Math.min(a.size, b.size);
}
