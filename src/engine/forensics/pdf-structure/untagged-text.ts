import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { addedTo, MAX_FILLED_IN, isAlone, isOnRow, standsInPlace, standsWithLabel } from './added-text.ts';
import { short } from './covered-text.ts';
import { pdfDetector } from './pdf-detector.ts';
import { isPrintedCharacter, shownText } from './shown-text.ts';

/**
 * A blank of a form may be beside one printed value by chance; at least this many values in the column are no chance.
 */
const VALUES = 2;
/** In font sizes: words filled in by hand rarely match the baseline of the print beside them; replaced values do. */
const SAME_LINE = 0.2;

/**
 * Text outside the structure of a tagged document (ISO 32000-1, 14.8). Browsers, word processors and layout programs
 * tag everything they paint, as content or as artifacts; text added by an editor is untagged, in whatever font. Stamps,
 * page numbers and filled-in values are, too: as in `foreign-font`, only text in the place of the producer's own text
 * is suspicious.
 */
export const untaggedText = pdfDetector({
  id: 'untagged-text',
  version: '1',
  inspect: (pdf) =>
    shownText(pdf).flatMap(({ page, glyphs }) => {
      const shown = glyphs.filter(isPrintedCharacter);
      const found = addedTo(shown, (g) => !g.tagged);
      if (!found || found.added.length > MAX_FILLED_IN) return [];
      const printed = textRuns(found.own);
      return found.added
        .filter(
          (run) =>
            isAlone(run, found.added) &&
            (standsInPlace(run, printed, VALUES) || standsWithLabel(run, printed)) &&
            isLevel(run, printed),
        )
        .map((run) =>
          finding(untaggedText, {
            strength: 'strong',
            page: page.index,
            box: pdf.toPixels(page, run.box),
            value: run.glyphs.length,
            says: message('pdfFindings.untagged', { text: short(run.text) }),
            detail: `outside marked content and painted after all else; the other ${found.own.length} characters of the page are tagged`,
            after: run.text,
          }),
        );
    }),
});

const isLevel = (run: TextRun, printed: readonly TextRun[]): boolean =>
  printed.every((other) => !isOnRow(run, other) || Math.abs(other.y - run.y) < SAME_LINE * run.size);
