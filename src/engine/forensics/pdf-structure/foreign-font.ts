import type { Finding } from '../../../contract/forensics.ts';
import { finding, type FileDetector, type FileEvidence } from '../detector.ts';
import type { PdfPage } from '../pdf/pages.ts';
import type { PaintedGlyph } from '../pdf/painted.ts';
import { textRuns, type TextRun } from '../pdf/text-runs.ts';
import { short } from './covered-text.ts';
import { shownText } from './shown-text.ts';

/** A page's writer is known by so many characters in fonts of its own making … */
const LEAST_OWN = 80;
/** … beside which the others are at most this share. */
const MOST_FOREIGN = 0.2;
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
/** Lighter than this is a mark in the paper, not text. */
const PALE = 0.75;
/** Forms are filled in with more values than this, all in the font of the program that filled them in … */
const FEW = 2;
/** … and what a writer puts last stands at the end: at least so many texts lie lower than what was put there later. */
const LOWER = 3;

/**
 * A value in a font that the page's writer does not make. Writers put each font into the file as a subset, or draw it
 * (Type 3); a font that is only named, or there whole, and is used for few words alone, painted after all others, came with
 * another program. Stamps (of several lines), page numbers and forms filled in later do, too: what accuses is such a text *in its place* on
 * the page: within a sentence, between the lines of a block, or behind a label where values of the same column stand in the
 * writer's own fonts. A subset tells nothing where editors and distillers make subsets, too: there a font is foreign whose few
 * characters all came after everything else, though others of their weight stand lower on the page.
 */
export const foreignFont: FileDetector = {
  id: 'foreign-font',
  version: '2',
  group: 'pdf-structure',
  quick: true,
  inspect: (evidence) => {
    const pdf = evidence.pdf;
    if (!pdf) return [];
    return shownText(pdf).flatMap(({ page, glyphs }) => {
      const shown = glyphs.filter((g) => g.upright && (g.luminance ?? 0) < PALE && g.text.trim() !== '');
      const named = judgeNamed(shown);
      const found = named.runs.length > 0 ? named : judgeLast(shown);
      return found.runs.map((run) => accuse(evidence, page, run, found.own));
    });
  },
};

interface Judged {
  readonly own: readonly PaintedGlyph[];
  /** Foreign texts that stand where the writer's own would. */
  readonly runs: readonly TextRun[];
}

/** Texts in foreign fonts on a page that has a writer, all painted after the rest; null where there are none. */
function addedTo(
  shown: readonly PaintedGlyph[],
  isForeign: (g: PaintedGlyph) => boolean,
): { own: PaintedGlyph[]; added: TextRun[] } | null {
  const foreign = shown.filter(isForeign);
  const own = shown.filter((g) => !isForeign(g));
  if (own.length < LEAST_OWN || foreign.length > MOST_FOREIGN * own.length) return null;
  const last = own.reduce((most, g) => Math.max(most, g.order), -Infinity);
  return foreign.some((g) => g.order < last) ? null : { own, added: textRuns(foreign, NEXT_WORD) };
}

/** Of fonts that the writer does not make. */
function judgeNamed(shown: readonly PaintedGlyph[]): Judged {
  const page = addedTo(shown, (g) => !isOfWriter(g));
  if (!page) return { own: [], runs: [] };
  const printed = textRuns(page.own);
  const runs = page.added.filter((run) => isAlone(run, page.added) && standsInPlace(run, printed));
  return { own: page.own, runs };
}

/** Of the font that was used last: whatever its making, when it came after everything else and into the midst of it. */
function judgeLast(shown: readonly PaintedGlyph[]): Judged {
  const last = shown.reduce<PaintedGlyph | null>((a, b) => (a && a.order > b.order ? a : b), null);
  const page = last && addedTo(shown, (g) => g.font.name === last.font.name);
  if (!page || page.added.length > FEW) return { own: [], runs: [] };
  const printed = textRuns(page.own);
  // A writer makes one subset of a font for one page.
  const isSecond = page.own.some(({ font }) => font.subset && faceOf(font) === faceOf(last.font));
  const runs = page.added.filter((run) => {
    const like = printed.filter((other) => looksLike(run, other));
    const alike = like.filter((other) => weightOf(other) === weightOf(run));
    const lower = (isSecond ? printed : alike).filter(({ y }) => y < run.y - run.size);
    const isInPlace = standsInPlace(run, alike) || (isSecond && like.some((other) => isOnRow(run, other)));
    return lower.length >= LOWER && isInPlace && isAlone(run, page.added);
  });
  return { own: page.own, runs };
}

const isAlone = (run: TextRun, added: readonly TextRun[]): boolean => isText(run) && !isOfStamp(run, added);

/** A font program under the names that different programs give it: "LiberationSans", "Liberation Sans Regular". */
const faceOf = ({ family }: PaintedGlyph['font']): string =>
  family.toLowerCase().replace(/[^a-z]|regular/g, '');

/** Emphasis has fonts of its own. What is drawn in the file does not say. */
const weightOf = ({ glyphs: [first] }: TextRun): string =>
  first!.font.drawn
    ? 'regular'
    : (/bold|black|heavy|demi|italic|oblique/gi.exec(first!.font.family)?.[0] ?? 'regular').toLowerCase();

const isOfWriter = ({ font }: PaintedGlyph): boolean => font.drawn || (font.embedded && font.subset);

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

/** Where the writer's own text would stand: see {@link foreignFont}. */
function standsInPlace(run: TextRun, all: readonly TextRun[]): boolean {
  const printed = all.filter((other) => looksLike(run, other));
  const row = printed.filter((other) => isOnRow(run, other));
  // On a line to write on: filled in.
  if (row.some((other) => isLeader(other) && other.box.x0 < run.box.x1)) return false;
  const left = row.filter(({ box }) => box.x1 <= run.box.x0 + 0.5 * run.size);
  const right = row.filter(({ box }) => box.x0 >= run.box.x1 - 0.5 * run.size);
  const isInSentence =
    left.some(({ box }) => run.box.x0 - box.x1 < NEXT_WORD * run.size) &&
    right.some(({ box }) => box.x0 - run.box.x1 < NEXT_WORD * run.size);
  return isInSentence || isInBlock(run, all) || (left.length > 0 && hasColumn(run, row, printed));
}

function looksLike(a: TextRun, b: TextRun): boolean {
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

/** A value of another row begins or ends where it does. */
function hasColumn(run: TextRun, row: readonly TextRun[], printed: readonly TextRun[]): boolean {
  const reach = SAME_EDGE * run.size;
  return printed.some(
    (other) =>
      !row.includes(other) &&
      !isLeader(other) &&
      (Math.abs(other.box.x0 - run.box.x0) < reach || Math.abs(other.box.x1 - run.box.x1) < reach) &&
      printed.some((label) => label !== other && isOnRow(other, label) && label.box.x1 <= other.box.x0),
  );
}

const isLeader = ({ text }: TextRun): boolean => /[_.…·-]{4,}/.test(text.replaceAll(' ', ''));

function isOnRow(a: TextRun, b: TextRun): boolean {
  return Math.abs(a.y - b.y) < 0.5 * Math.min(a.size, b.size);
}

function accuse(evidence: FileEvidence, page: PdfPage, run: TextRun, own: readonly PaintedGlyph[]): Finding {
  const { font } = run.glyphs[0]!;
  const families = [...new Set(own.map((g) => (g.font.drawn ? 'drawn in the file' : g.font.family)))];
  return finding(foreignFont, {
    strength: 'strong',
    page: page.index,
    box: evidence.pdf!.toPixels(page, run.box),
    value: run.glyphs.length,
    explanation: `“${short(run.text)}” is set in a font that the rest of the page does not use, and was put there after all other text.`,
    detail: `${font.family}, ${font.embedded ? 'in the file whole' : 'only named in the file'}; the other ${own.length} characters: ${families.join(', ')}`,
    after: run.text,
  });
}
