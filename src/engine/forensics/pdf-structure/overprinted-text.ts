import type { Finding } from '../../../contract/forensics.ts';
import { addTo } from '../../../contract/lists-by-key.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { extentOf, type Rectangle } from '../../pdf/matrix.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import type { Origin, PaintedGlyph } from '../../pdf/painted.ts';
import { bare, textRuns, words, type TextRun } from '../../pdf/text-runs.ts';
import { short } from './covered-text.ts';
import { pdfDetector } from './pdf-detector.ts';
import { beginOrEndTogether, isOnBaseline } from './same-place.ts';
import { isPrint, shownText } from './shown-text.ts';

/** Letters collide if they share at least this part of the narrower one's width … */
const SHARED = 0.35;
/** … on one baseline, with at least this ratio of sizes. */
const LIKE_SIZE = 0.6;
/** In font sizes: tolerance of the position of a word's next letter from the end and baseline of the one before. */
const GOES_ON = 0.08;
/** The page's own text and typed comments; form fields and stamps are laid over text on purpose. */
const PRINTED: ReadonlySet<Origin> = new Set(['content', 'annotation:FreeText']);
/**
 * Stamp ink is lighter than print by at least this much, and its lines differ by at most this much in ink and are this
 * far apart in font sizes.
 */
const LIGHTER = 0.04;
const SAME_INK = 0.02;
const NEXT_LINE = { least: 0.7, most: 2.5 };

/**
 * Minimum collisions on a page, and minimum share of its rows with one, that are a layout gone wrong (positions that a
 * program did not know, a fallback font): then texts of all kinds collide, labels with values.
 */
const LAYOUT = { least: 4, rows: 0.4 } as const;

/**
 * Two different texts printed at one position with nothing between them. No producer does that on purpose; text that
 * overflows into the next column collides, too, but shares neither edge with the text below.
 */
export const overprintedText = pdfDetector({
  id: 'overprinted-text',
  version: '6',
  inspect: (pdf) =>
    shownText(pdf, PRINTED).flatMap(({ page, glyphs: shown }) => {
      const glyphs = shown.filter(isPrint);
      const under = collisions(glyphs.filter((g) => /[\p{Lu}\p{Ll}\p{Lo}\p{N}]/u.test(g.text)));
      const overs = textRuns([...under.keys()]);
      const found = overs.flatMap((over) => judge(pdf, page, over, under, glyphs));
      return isLayout(overs, glyphs) ? found.map((one) => ({ ...one, strength: 'note' })) : found;
    }),
});

/** Do so many rows of a page collide that nobody changed them one by one? */
function isLayout(overs: readonly TextRun[], glyphs: readonly PaintedGlyph[]): boolean {
  const rows = new Set(textRuns(glyphs).map(({ y }) => Math.round(y)));
  const odd = new Set(overs.map(({ y }) => Math.round(y)));
  return odd.size >= LAYOUT.least && odd.size >= LAYOUT.rows * rows.size;
}

/** Glyphs printed over others, each with those below it. */
function collisions(glyphs: readonly PaintedGlyph[]): Map<PaintedGlyph, PaintedGlyph[]> {
  const found = new Map<PaintedGlyph, PaintedGlyph[]>();
  const byPlace = glyphs.toSorted((a, b) => a.box.x0 - b.box.x0);
  for (const [i, left] of byPlace.entries()) {
    for (let j = i + 1; j < byPlace.length && byPlace[j]!.box.x0 < left.box.x1; j++) {
      const right = byPlace[j]!;
      if (!collide(left, right)) continue;
      const [first, second] = left.order < right.order ? [left, right] : [right, left];
      addTo(found, second, first);
    }
  }
  return found;
}

function collide(a: PaintedGlyph, b: PaintedGlyph): boolean {
  const size = Math.min(a.size, b.size);
  if (a.show === b.show || size < LIKE_SIZE * Math.max(a.size, b.size)) return false;
  if (!isOnBaseline(a, b, size)) return false;
  const shared = Math.min(a.box.x1, b.box.x1) - Math.max(a.box.x0, b.box.x0);
  return shared > SHARED * Math.min(a.box.x1 - a.box.x0, b.box.x1 - b.box.x0);
}

function judge(
  pdf: PdfEvidence,
  page: PdfPage,
  over: TextRun,
  under: ReadonlyMap<PaintedGlyph, readonly PaintedGlyph[]>,
  glyphs: readonly PaintedGlyph[],
): Finding[] {
  const below = new Set(over.glyphs.flatMap((g) => under.get(g)!));
  if (over.glyphs.length < 2 || below.size < 2) return [];
  const isTypedOn = [...below].every((g) => g.origin !== over.glyphs[0]!.origin);
  const after = wordsWith(new Set(over.glyphs), glyphs, isTypedOn);
  const before = wordsWith(below, glyphs, isTypedOn);
  // The same text twice is bold print or a shadow.
  if (bare(before.text) === bare(after.text)) return [];
  const together = beginOrEndTogether(before.box, after.box, over.size);
  const isStrong =
    together && !isStamp(over, under, below, glyphs) && !isOverflow(before.text, after.text, below, glyphs);
  return [
    finding(overprintedText, {
      strength: isStrong ? 'strong' : 'note',
      page: page.index,
      box: pdf.toPixels(page, extentOf([before, after])),
      value: over.glyphs.length,
      says: message('pdfFindings.overprinted', { after: short(after.text), before: short(before.text) }),
      detail: `${over.glyphs.length} characters over ${below.size}, ${together ? 'beginning or ending together' : 'neither beginning nor ending together'}`,
      before: before.text,
      after: after.text,
    }),
  ];
}

const FIGURE = /\p{N}/u;

/**
 * Does the end of a longer label collide with the figure of the next column? Whoever replaces a value lays figures over
 * figures.
 */
function isOverflow(
  before: string,
  after: string,
  below: ReadonlySet<PaintedGlyph>,
  glyphs: readonly PaintedGlyph[],
): boolean {
  if (FIGURE.test(before) || !FIGURE.test(after)) return false;
  const shows = new Set([...below].map((g) => g.show));
  return textRuns(glyphs.filter((g) => shows.has(g.show))).some(({ text }) => bare(text) !== bare(before));
}

/**
 * A stamp has an ink of its own: a line among several (`PAID`, a date, a cashier), or a line that begins or continues
 * on blank paper, `RECEIVED 12 NOV 2026`. Forgers do not change a value in colour.
 */
function isStamp(
  over: TextRun,
  under: ReadonlyMap<PaintedGlyph, readonly PaintedGlyph[]>,
  below: ReadonlySet<PaintedGlyph>,
  glyphs: readonly PaintedGlyph[],
): boolean {
  const first = over.glyphs[0]!;
  const ink = first.luminance;
  if (ink === null || [...below].some((g) => Math.abs((g.luminance ?? ink) - ink) < LIGHTER)) return false;
  const line = words(glyphs.filter((g) => g.show === first.show));
  return line.some((word) => word.glyphs.every((g) => !under.has(g))) || isAmongLines(over, ink, glyphs);
}

/** Is there another line of this ink directly above or below? */
const isAmongLines = (over: TextRun, ink: number, glyphs: readonly PaintedGlyph[]): boolean =>
  glyphs.some(({ luminance, box, y }) => {
    const lines = Math.abs(y - over.y) / over.size;
    return (
      Math.abs((luminance ?? 0) - ink) < SAME_INK &&
      lines > NEXT_LINE.least &&
      lines < NEXT_LINE.most &&
      box.x0 < over.box.x1 &&
      box.x1 > over.box.x0
    );
  });

/**
 * The show operators of the words of these glyphs: drawing programs use one per letter, and continue where the last
 * ended.
 */
function showsOfWords(some: ReadonlySet<PaintedGlyph>, all: readonly PaintedGlyph[]): ReadonlySet<number> {
  const shows = new Set([...some].map((g) => g.show));
  const goesOn = (g: PaintedGlyph, before: PaintedGlyph | undefined): boolean =>
    before !== undefined &&
    Math.abs(g.x - before.box.x1) < GOES_ON * g.size &&
    Math.abs(g.y - before.y) < GOES_ON * g.size;
  for (const [i, g] of all.entries())
    if (goesOn(g, all[i - 1]) && shows.has(all[i - 1]!.show)) shows.add(g.show);
  for (let i = all.length - 1; i > 0; i--)
    if (goesOn(all[i]!, all[i - 1]) && shows.has(all[i]!.show)) shows.add(all[i - 1]!.show);
  return shows;
}

/** The words of these glyphs, as their show operators printed them, or as typed on the page. */
function wordsWith(
  some: ReadonlySet<PaintedGlyph>,
  all: readonly PaintedGlyph[],
  isTypedOn: boolean,
): { text: string; box: Rectangle } {
  const shows = showsOfWords(some, all);
  const origins = new Set([...some].map((g) => g.origin));
  const isOwn = (g: PaintedGlyph): boolean => origins.has(g.origin) && (isTypedOn || shows.has(g.show));
  const own = words(all.filter(isOwn)).filter((w) => w.glyphs.some((g) => some.has(g)));
  return {
    text: own.map((w) => w.text).join(' '),
    box: extentOf(own),
  };
}
