import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { figuresOf } from '../figures.ts';
import { sheetOf } from '../../pdf/pages.ts';
import { isShownGlyph, type PaintedGlyph } from '../../pdf/painted.ts';
import { lookOf, textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { short } from './covered-text.ts';
import { unseenText } from '../../pdf/unseen-text.ts';
import { pdfDetector } from './pdf-detector.ts';

/** OCR programs write a page of invisible text; a few invisible numbers are not such a layer. */
const MAX_UNSEEN_SHARE = 0.1;
/** Minimum digits of a value. */
const LEAST = 3;
/** Maximum baseline difference in font sizes, and minimum overlap in shares of the narrower text, at one position. */
const SAME_LINE = 0.6;
const SHARED = 0.5;

/**
 * Invisible digits where the page shows other digits: programs read the former, people the latter. Unlike a scanner's
 * text layer, they are few, and over visible text.
 */
export const unseenFigures = pdfDetector({
  id: 'unseen-figures',
  version: '1',
  inspect: (pdf) =>
    pdf.pages().flatMap((page): Finding[] => {
      const items = pdf.painted(page) ?? [];
      if (unseenText(items, sheetOf(page)) !== null) return [];
      const glyphs = items.filter((i): i is PaintedGlyph => i.kind === 'glyph' && i.hiddenLayer === null);
      const shown = glyphs.filter(isShownGlyph);
      const unseen = glyphs.filter((g) => !g.visible);
      if (unseen.length === 0 || unseen.length > MAX_UNSEEN_SHARE * shown.length) return [];
      const printed = textRuns(shown);
      return textRuns(unseen).flatMap((run) => {
        const over = printed.find((other) => inOnePlace(run, other));
        if (!over) return [];
        const look = lookOf(over.glyphs.filter((g) => g.box.x1 > run.box.x0 && g.box.x0 < run.box.x1));
        const [hidden, seen] = [figuresOf(run.text), figuresOf(look)];
        if (hidden.length < LEAST || seen.length < LEAST || seen.includes(hidden) || hidden.includes(seen))
          return [];
        return [
          finding(unseenFigures, {
            strength: 'strong',
            page: page.index,
            box: pdf.toPixels(page, run.box),
            value: run.glyphs.length,
            says: message('pdfFindings.unseenFigures', { shown: short(look), unseen: short(run.text) }),
            detail: `${unseen.length} characters in invisible letters beside ${shown.length} others`,
            before: run.text,
            after: look,
          }),
        ];
      });
    }),
});

function inOnePlace(a: TextRun, b: TextRun): boolean {
  const shared = Math.min(a.box.x1, b.box.x1) - Math.max(a.box.x0, b.box.x0);
  const narrower = Math.min(a.box.x1 - a.box.x0, b.box.x1 - b.box.x0);
  return Math.abs(a.y - b.y) < SAME_LINE * Math.min(a.size, b.size) && shared > SHARED * narrower;
}
