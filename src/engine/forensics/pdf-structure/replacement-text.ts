import { addTo } from '../../../contract/lists-by-key.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding, type FileDetector } from '../detector.ts';
import { figuresOf } from '../figures.ts';
import type { Replacement } from '../../pdf/marked-content.ts';
import { united } from '../../pdf/matrix.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { lookOf } from '../../pdf/text-runs.ts';
import { short } from './covered-text.ts';
import { shownText } from './shown-text.ts';

/**
 * Figures that programs are told to read other than they look (ActualText, ISO 32000-1, 14.9.4). Writers use it for hyphens,
 * ligatures and letters of other directions, whose figures stay what they are.
 */
export const replacementText: FileDetector = {
  id: 'replacement-text',
  version: '1',
  group: 'pdf-structure',
  quick: true,
  inspect: ({ pdf }) => {
    if (!pdf) return [];
    return shownText(pdf).flatMap(({ page, glyphs }) =>
      [...bySequence(glyphs)].flatMap(([replacement, own]) => {
        const look = lookOf(own);
        const [shown, read] = [figuresMeant(look), figuresMeant(replacement.text)];
        if (shown === '' || read === '' || shown === read) return [];
        return [
          finding(replacementText, {
            strength: 'strong',
            page: page.index,
            box: pdf.toPixels(page, own.map(({ box }) => box).reduce(united)),
            value: own.length,
            says: message('pdfFindings.toldOtherwise', { shown: short(look), told: short(replacement.text) }),
            detail: `ActualText of a marked-content sequence of ${own.length} characters`,
            before: replacement.text,
            after: look,
          }),
        ];
      }),
    );
  },
};

function bySequence(glyphs: readonly PaintedGlyph[]): Map<Replacement, PaintedGlyph[]> {
  const found = new Map<Replacement, PaintedGlyph[]>();
  for (const glyph of glyphs) if (glyph.replacement && glyph.upright) addTo(found, glyph.replacement, glyph);
  return found;
}

/** ½ is 1 and 2, ² is 2, and figures of other scripts are those of ours. */
const figuresMeant = (text: string): string =>
  figuresOf(
    text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (c) => String(c.charCodeAt(0) & 15)),
  );
