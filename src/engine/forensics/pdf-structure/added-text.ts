import type { PaintedGlyph } from '../../pdf/painted.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { beginOrEndWithin } from './same-place.ts';
import { LINE } from '../../layout/line-shares.ts';

/** A page's writer is known by so many characters in fonts of its own making … */
const LEAST_OWN = 80;
/** … beside which the others are at most this share. */
const MOST_ADDED = 0.2;
/** Characters from which a text is one. */
const LEAST_TEXT = 3;
/** In font sizes: how far edges of one column, and words of one sentence, stand apart at most. */
const SAME_EDGE = 0.25;
const NEXT_WORD = 1;
/** Lines of one block stand so near, in font sizes from baseline to baseline. */
const PITCH = 2.2;
/** What passes for the writer's text is as large, and as dark, as the text it stands with. */
const LIKE_SIZE = 1.2;
const LIKE_INK = 0.12;
/** In font sizes: who replaces a value hits its line, who fills in a blank by hand seldom does. */
const EXACT = 0.12;
/** Other values with small labels above them, so far at most, and of so much of their size. */
const STACKS = 3;
const DROP = 2;
const SMALL = 0.9;
/** Other lines of the block that begin with a label and a colon. */
const LABELLED = 2;
/** Forms are filled in with more values than this, all by the program that filled them in. */
export const MAX_FILLED_IN = 2;

/** Texts of another making on a page that has a writer, all painted after the rest; null where there are none. */
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

/** A text that came neither with others around it, as a stamp's lines do, nor as a mere sign. */
export const isAlone = (run: TextRun, added: readonly TextRun[]): boolean =>
  isText(run) && !isOfStamp(run, added);

const isText = ({ glyphs }: TextRun): boolean =>
  glyphs.filter((g) => /[\p{L}\p{N}]/u.test(g.text)).length >= LEAST_TEXT;

/** One of several lines that came together. */
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
 * Where the writer's own text would stand: within a sentence, between the lines of a block, or behind a label where so many
 * values of the same column stand.
 */
export function standsInPlace(run: TextRun, all: readonly TextRun[], values = 1): boolean {
  const printed = all.filter((other) => looksLike(run, other));
  const row = printed.filter((other) => isOnRow(run, other));
  // On a line to write on: filled in.
  if (row.some((other) => isLeader(other) && other.box.x0 < run.box.x1)) return false;
  const left = row.filter(({ box }) => box.x1 <= run.box.x0 + LINE.half * run.size);
  const right = row.filter(({ box }) => box.x0 >= run.box.x1 - LINE.half * run.size);
  const isInSentence =
    left.some(({ box }) => run.box.x0 - box.x1 < NEXT_WORD * run.size) &&
    right.some(({ box }) => box.x0 - run.box.x1 < NEXT_WORD * run.size);
  return isInSentence || isInBlock(run, all) || (left.length > 0 && inColumn(run, row, printed) >= values);
}

/**
 * Exactly where the writer puts a value: below its small label or behind its label and a colon. Who fills in a form puts values
 * there, too, but more than a few.
 */
export function standsWithLabel(run: TextRun, all: readonly TextRun[]): boolean {
  const printed = all.filter((other) => looksLike(run, other));
  return isUnderLabel(run, printed, all) || isAfterLabel(run, printed);
}

export function looksLike(a: TextRun, b: TextRun): boolean {
  const [one, other] = [a.glyphs[0]!.luminance ?? 0, b.glyphs[0]!.luminance ?? 0];
  return Math.max(a.size, b.size) < LIKE_SIZE * Math.min(a.size, b.size) && Math.abs(one - other) < LIKE_INK;
}

/** A line whose neighbours above and below begin where it does, one of them in such letters. */
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

/** A value right below its small label, as cards print them, exactly as far below it as others of the page are below theirs. */
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

/** A value right behind "Account holder:", exactly on its line, where the lines around have labels and values of the writer. */
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

/** How many values of other rows begin or end where it does. */
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
