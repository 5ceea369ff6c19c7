import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { figuresOf } from '../figures.ts';
import { isShownGlyph, type PaintedGlyph } from '../../pdf/painted.ts';
import { textRuns, words } from '../../pdf/text-runs.ts';
import { intersection } from '../../pdf/matrix.ts';
import { short } from './covered-text.ts';
import { LINE } from '../../layout/line-shares.ts';
import { pdfDetector } from './pdf-detector.ts';

/** Text on a hidden layer where the page shows other text at the same position. */
export const hiddenLayer = pdfDetector({
  id: 'hidden-layer',
  version: '2',
  inspect: (pdf) =>
    pdf.pages().flatMap((page) => {
      const glyphs = (pdf.painted(page) ?? []).filter((i): i is PaintedGlyph => i.kind === 'glyph');
      const visible = glyphs.filter(isShownGlyph);
      return textRuns(glyphs.filter((g) => g.hiddenLayer !== null)).flatMap((hidden) => {
        // Only the visible text at the same position, not its whole line.
        const inPlace = visible.filter(
          (v) =>
            Math.abs(v.y - hidden.y) < LINE.half * hidden.size && intersection(v.box, hidden.box) !== null,
        );
        const shown = words(inPlace)
          .map((word) => word.text)
          .join(' ');
        // Layers hold translations and drafts; other digits at the same position are suspicious.
        const differs =
          figuresOf(shown) !== '' &&
          figuresOf(hidden.text) !== '' &&
          figuresOf(shown) !== figuresOf(hidden.text);
        const layer = hidden.glyphs[0]!.hiddenLayer;
        return [
          finding(hiddenLayer, {
            strength: differs ? 'strong' : 'note',
            page: page.index,
            box: pdf.toPixels(page, hidden.box),
            says: differs
              ? message('pdfFindings.hiddenLayerDiffers', { shown: short(shown), hidden: short(hidden.text) })
              : message('pdfFindings.hiddenLayer', { hidden: short(hidden.text) }),
            detail: `optional content “${layer}” is off by default`,
            before: hidden.text,
            after: shown,
          }),
        ];
      });
    }),
});
