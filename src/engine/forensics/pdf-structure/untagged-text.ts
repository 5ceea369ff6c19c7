import { message } from '../../../contract/messages/message.ts';
import { finding, type FileDetector } from '../detector.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { addedTo, MAX_FILLED_IN, isAlone, isOnRow, standsInPlace, standsWithLabel } from './added-text.ts';
import { short } from './covered-text.ts';
import { isPrintedCharacter, shownText } from './shown-text.ts';

/** A blank of a form stands beside one printed value by chance; among these it stands in their column. */
const VALUES = 2;
/** In font sizes: who puts words into a blank by hand seldom hits the line of print beside it; who replaces a value does. */
const SAME_LINE = 0.2;

/**
 * Text outside the structure of a tagged document (ISO 32000-1, 14.8). Browsers, word processors and layout programs tag all that
 * they paint, as content or as an artifact; what an editor types in later stands outside, in whatever font. Stamps, page numbers
 * and what is filled in do, too: as in `foreign-font`, what accuses is such a text in the place of the writer's own.
 */
export const untaggedText: FileDetector = {
  id: 'untagged-text',
  version: '1',
  group: 'pdf-structure',
  quick: true,
  inspect: (evidence) => {
    const pdf = evidence.pdf;
    if (!pdf) return [];
    return shownText(pdf).flatMap(({ page, glyphs }) => {
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
    });
  },
};

const isLevel = (run: TextRun, printed: readonly TextRun[]): boolean =>
  printed.every((other) => !isOnRow(run, other) || Math.abs(other.y - run.y) < SAME_LINE * run.size);
