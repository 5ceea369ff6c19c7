import { message } from '../../../contract/messages/message.ts';
import { sheetOf } from '../../pdf/pages.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { bare, textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { invisibleOnPictures } from '../../pdf/unseen-text.ts';
import { finding } from '../detector.ts';
import { short } from './covered-text.ts';
import { pdfDetector } from './pdf-detector.ts';
import { isOnBaseline } from './same-place.ts';
import { isPrintedCharacter, shownText } from './shown-text.ts';

/**
 * Parts of two papers of one layout joined to one page: text that is cut off by a clip or lies under something opaque
 * repeats labels that the page shows, each at its place, but has other values where the page has its own. Whole pages
 * side by side, cropped pages and pages painted twice have no such text: its labels stand elsewhere, or nothing differs.
 */
export const otherPageBelow = pdfDetector({
  id: 'other-page-below',
  version: '1',
  inspect: (pdf) =>
    shownText(pdf).flatMap(({ page, glyphs }) => {
      const items = pdf.painted(page) ?? [];
      const seen = new Set<unknown>([...glyphs, ...invisibleOnPictures(items, sheetOf(page))]);
      const hidden = items.filter(
        (item): item is PaintedGlyph =>
          item.kind === 'glyph' && item.origin === 'content' && item.hiddenLayer === null && !seen.has(item),
      );
      if (hidden.length === 0) return [];
      const below = textRuns(hidden.filter(isPrintedCharacter));
      const above = textRuns(glyphs.filter(isPrintedCharacter));
      const pairs = below.flatMap((run) => {
        const shown = above.find((other) => isSamePlace(run, other));
        return shown ? [{ run, shown, isSame: bare(run.text) === bare(shown.text) }] : [];
      });
      const labels = pairs.filter(({ run, isSame }) => isSame && LABEL.test(run.text));
      const values = pairs.filter(({ run, shown, isSame }) => !isSame && isValue(run) && isValue(shown));
      const [first] = values;
      if (!first || labels.length < FEWEST.labels || values.length < FEWEST.values) return [];
      return [
        finding(otherPageBelow, {
          strength: 'strong',
          page: page.index,
          box: pdf.toPixels(page, first.shown.box),
          value: values.length,
          says: message('pdfFindings.otherPageBelow', {
            before: short(first.run.text),
            after: short(first.shown.text),
          }),
          detail: `${labels.length} texts of the hidden page stand where the page shows them, ${values.length} differ`,
          before: first.run.text,
          after: first.shown.text,
        }),
      ];
    }),
});

/** Fewest labels that both have, and values that differ. */
const FEWEST = { labels: 3, values: 2 } as const;
const LABEL = /\p{L}{3}/u;
/** Of the same baseline and beginning: in font sizes. */
const SAME = 0.1;

const isSamePlace = (run: TextRun, other: TextRun): boolean =>
  isOnBaseline(run, other, SAME * run.size) && Math.abs(run.box.x0 - other.box.x0) < run.size * SAME;

/** Numbers, or words that begin with a capital. */
const isValue = ({ text }: TextRun): boolean => /\d|\p{Lu}\p{Ll}/u.test(text);
