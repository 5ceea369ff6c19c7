import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding, type FileDetector } from '../detector.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import {
  addedTo,
  MAX_FILLED_IN,
  isAlone,
  isOnRow,
  looksLike,
  standsInPlace,
  standsWithLabel,
} from './added-text.ts';
import { short } from './covered-text.ts';
import { isPrintedCharacter, shownText } from './shown-text.ts';

/** What a writer puts last stands at the end: at least so many texts lie lower than what was put there later. */
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
  inspect: ({ pdf }) => {
    if (!pdf) return [];
    return shownText(pdf).flatMap(({ page, glyphs }) => {
      const shown = glyphs.filter(isPrintedCharacter);
      const named = judgeNamed(shown);
      const found = named.runs.length > 0 ? named : judgeLast(shown);
      return found.runs.map((run) => accuse(pdf, page, run, found.own));
    });
  },
};

interface Judged {
  readonly own: readonly PaintedGlyph[];
  /** Foreign texts that stand where the writer's own would. */
  readonly runs: readonly TextRun[];
}

/** Of fonts that the writer does not make. */
function judgeNamed(shown: readonly PaintedGlyph[]): Judged {
  const page = addedTo(shown, (g) => !isOfWriter(g));
  if (!page) return { own: [], runs: [] };
  const printed = textRuns(page.own);
  const isInPlace = (run: TextRun): boolean =>
    standsInPlace(run, printed) || (page.added.length <= MAX_FILLED_IN && standsWithLabel(run, printed));
  const runs = page.added.filter((run) => isAlone(run, page.added) && isInPlace(run));
  return { own: page.own, runs };
}

/** Of the font that was used last: whatever its making, when it came after everything else and into the midst of it. */
function judgeLast(shown: readonly PaintedGlyph[]): Judged {
  const last = shown.reduce<PaintedGlyph | null>((a, b) => (a && a.order > b.order ? a : b), null);
  const page = last && addedTo(shown, (g) => g.font.name === last.font.name);
  if (!page || page.added.length > MAX_FILLED_IN) return { own: [], runs: [] };
  const printed = textRuns(page.own);
  // A writer makes one subset of a font for one page.
  const isSecond = page.own.some(({ font }) => font.subset && faceOf(font) === faceOf(last.font));
  const runs = page.added.filter((run) => {
    const like = printed.filter((other) => looksLike(run, other));
    const alike = like.filter((other) => weightOf(other) === weightOf(run));
    const lower = (isSecond ? printed : alike).filter(({ y }) => y < run.y - run.size);
    const isInPlace =
      standsInPlace(run, alike) ||
      standsWithLabel(run, printed) ||
      (isSecond && like.some((other) => isOnRow(run, other)));
    return lower.length >= LOWER && isInPlace && isAlone(run, page.added);
  });
  return { own: page.own, runs };
}

/** A font program under the names that different programs give it: "LiberationSans", "Liberation Sans Regular". */
const faceOf = ({ family }: PaintedGlyph['font']): string =>
  family.toLowerCase().replace(/[^a-z]|regular/g, '');

/** Emphasis has fonts of its own. What is drawn in the file does not say. */
const weightOf = ({ glyphs: [first] }: TextRun): string =>
  first!.font.drawn
    ? 'regular'
    : (/bold|black|heavy|demi|italic|oblique/gi.exec(first!.font.family)?.[0] ?? 'regular').toLowerCase();

const isOfWriter = ({ font }: PaintedGlyph): boolean => font.drawn || (font.embedded && font.subset);

function accuse(pdf: PdfEvidence, page: PdfPage, run: TextRun, own: readonly PaintedGlyph[]): Finding {
  const { font } = run.glyphs[0]!;
  const families = [...new Set(own.map((g) => (g.font.drawn ? 'drawn in the file' : g.font.family)))];
  return finding(foreignFont, {
    strength: 'strong',
    page: page.index,
    box: pdf.toPixels(page, run.box),
    value: run.glyphs.length,
    says: message('pdfFindings.foreignFont', { text: short(run.text) }),
    detail: `${font.family}, ${font.embedded ? 'in the file whole' : 'only named in the file'}; the other ${own.length} characters: ${families.join(', ')}`,
    after: run.text,
  });
}
