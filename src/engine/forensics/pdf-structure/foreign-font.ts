import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
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
import { completesCentredLine } from './centred-lines.ts';
import { short } from './covered-text.ts';
import { faceOf } from './font-faces.ts';
import { isOfOneHand } from './one-hand.ts';
import { pdfDetector } from './pdf-detector.ts';
import { isPrintedCharacter, shownText } from './shown-text.ts';

/** Text that a producer paints last is at the page's end, so at least this many texts must be below the late one. */
const LOWER = 3;

/**
 * A value in a font that is embedded otherwise than the page's main fonts. Producers embed all fonts as subsets or as
 * Type 3; a font that is only referenced or fully embedded, used for few words and painted after all others, was added
 * by another program. Stamps (several lines), page numbers and filled-in forms are, too; suspicious is only such a text
 * in the place of the producer's own text: within a sentence, between the lines of a block, or after a label where the
 * column has values in the producer's fonts, or as the end of a line that is centred with it. Editors and distillers also make subsets; then a font is suspicious if its
 * few characters were all painted last although other text of the same weight is lower on the page. Browsers paint
 * elements positioned by CSS last, too, in a font of their own if they have one, and tag them. In a file that its maker
 * wrote in one go, all are weak.
 */
export const foreignFont = pdfDetector({
  id: 'foreign-font',
  version: '6',
  inspect: (pdf) =>
    shownText(pdf).flatMap(({ page, glyphs }) => {
      const shown = glyphs.filter(isPrintedCharacter);
      const named = judgeNamed(shown);
      const found = named.runs.length > 0 ? named : judgeLast(shown);
      return found.runs.map((run) => accuse(pdf, page, run, found.own));
    }),
});

interface Judged {
  readonly own: readonly PaintedGlyph[];
  /** Suspicious texts where the producer's own text would be. */
  readonly runs: readonly TextRun[];
}

/** Judges fonts that are embedded otherwise than the producer's. */
function judgeNamed(shown: readonly PaintedGlyph[]): Judged {
  const page = addedTo(shown, (g) => !isOfWriter(g));
  if (!page) return { own: [], runs: [] };
  const printed = textRuns(page.own);
  const isInPlace = (run: TextRun): boolean =>
    standsInPlace(run, printed) ||
    (page.added.length <= MAX_FILLED_IN && standsWithLabel(run, printed)) ||
    endsLineAlone(run, page.added, printed);
  const runs = page.added.filter((run) => isAlone(run, page.added) && isInPlace(run));
  return { own: page.own, runs };
}

/** Judges the font used last, however embedded, if it is used after all others and between earlier text. */
function judgeLast(shown: readonly PaintedGlyph[]): Judged {
  const last = shown.reduce<PaintedGlyph | null>((a, b) => (a && a.order > b.order ? a : b), null);
  const page = last && !last.tagged && addedTo(shown, (g) => g.font.name === last.font.name);
  if (!page || page.added.length > MAX_FILLED_IN) return { own: [], runs: [] };
  const printed = textRuns(page.own);
  // A producer makes one subset of a font per page.
  const isSecond = page.own.some(({ font }) => font.subset && faceOf(font) === faceOf(last.font));
  const runs = page.added.filter((run) => {
    const like = printed.filter((other) => looksLike(run, other));
    const alike = like.filter((other) => weightOf(other) === weightOf(run));
    const lower = (isSecond ? printed : alike).filter(({ y }) => y < run.y - run.size);
    const isInPlace =
      standsInPlace(run, alike) ||
      standsWithLabel(run, printed) ||
      (isSecond && like.some((other) => isOnRow(run, other)));
    const isPut = (lower.length >= LOWER && isInPlace) || endsLineAlone(run, page.added, printed);
    return isPut && isAlone(run, page.added);
  });
  return { own: page.own, runs };
}

/** A certificate's form is filled in with a name and a number, and the number may be as long as the sample's was. */
const endsLineAlone = (run: TextRun, added: readonly TextRun[], printed: readonly TextRun[]): boolean =>
  added.length === 1 && completesCentredLine(run, printed);

/** Emphasis has its own fonts. Type 3 fonts do not state their weight. */
const weightOf = ({ glyphs: [first] }: TextRun): string =>
  first!.font.drawn
    ? 'regular'
    : (/bold|black|heavy|demi|italic|oblique/gi.exec(first!.font.family)?.[0] ?? 'regular').toLowerCase();

const isOfWriter = ({ font }: PaintedGlyph): boolean => font.drawn || (font.embedded && font.subset);

function accuse(pdf: PdfEvidence, page: PdfPage, run: TextRun, own: readonly PaintedGlyph[]): Finding {
  const { font } = run.glyphs[0]!;
  const families = [...new Set(own.map((g) => (g.font.drawn ? 'drawn in the file' : g.font.family)))];
  return finding(foreignFont, {
    strength: isOfOneHand(pdf.file) ? 'weak' : 'strong',
    page: page.index,
    box: pdf.toPixels(page, run.box),
    value: run.glyphs.length,
    says: message('pdfFindings.foreignFont', { text: short(run.text) }),
    detail: `${font.family}, ${font.embedded ? 'in the file whole' : 'only named in the file'}; the other ${own.length} characters: ${families.join(', ')}`,
    after: run.text,
  });
}
