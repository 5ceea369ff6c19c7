import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { amountOf, figuresOf } from '../figures.ts';
import { shareInside, type Rectangle } from '../../pdf/matrix.ts';
import { isHidden } from '../../pdf/paint-page.ts';
import { isShownGlyph, type PaintedGlyph } from '../../pdf/painted.ts';
import { lookOf, bare } from '../../pdf/text-runs.ts';
import { short } from './covered-text.ts';
import { textFieldsOf } from './form-fields.ts';
import { pdfDetector } from './pdf-detector.ts';

/** Minimum words of both texts to compare them. */
const WORDS = 2;

/**
 * A form field whose appearance shows other digits or words than its value. The appearance of a text field is its drawn
 * value (ISO 32000-1, 12.7.3.3); manual edits of the file often change only one of them.
 */
export const fieldLook = pdfDetector({
  id: 'field-look',
  version: '3',
  inspect: (pdf) => {
    const { latest } = pdf.file;
    const form = latest.dict(latest.catalog.entries.get('AcroForm'));
    // With NeedAppearances, viewers redraw all fields, so stored appearances may be out of date.
    const isRedrawn = latest.resolve(form.entries.get('NeedAppearances')) === true;
    return pdf.pages().flatMap((page): Finding[] => {
      const fields = textFieldsOf(page).filter(({ widget }) => !isHidden(latest, widget));
      if (fields.length === 0) return [];
      const glyphs = (pdf.painted(page) ?? [])
        .filter(isShownGlyph)
        .filter((g) => g.origin === 'annotation:Widget');
      return fields.flatMap((field) => {
        const { value, box, isFormatted } = field;
        // If fields overlap, a glyph cannot be assigned to one of them.
        const others = fields.filter((other) => other !== field);
        const within = glyphs.filter((g) => isInside(g, box) && !others.some((o) => isInside(g, o.box)));
        const look = lookOf(within);
        const isOther =
          hasOtherFigures(value, look, isFormatted) ||
          (!isFormatted && within.every(isTold) && hasOtherWords(value, look));
        if (!isOther) return [];
        return [
          finding(fieldLook, {
            strength: isRedrawn ? 'note' : 'strong',
            page: page.index,
            box: pdf.toPixels(page, box),
            says: message('pdfFindings.fieldShowsOther', { shown: short(look), kept: short(value) }),
            detail: `text field, ${isFormatted ? 'with' : 'without'} a format of its own; NeedAppearances ${isRedrawn}`,
            before: value,
            after: look,
          }),
        ];
      });
    });
  },
});

const isInside = (g: PaintedGlyph, box: Rectangle): boolean => shareInside(g.box, box) > 0.5;

/** Fields cut off long values, and formats add characters: neither changes the value's digits. */
function hasOtherFigures(value: string, look: string, isFormatted: boolean): boolean {
  const [held, shown] = [amountOf(value), amountOf(look)];
  if (held !== null && shown !== null) return held !== shown;
  if (isFormatted) return false;
  const [a, b] = [figuresOf(value), figuresOf(look)];
  if (a === '' || b === '' || isSameDay(a, b)) return false;
  return !bare(value).includes(bare(look)) && !bare(look).includes(bare(value)) && a !== b;
}

/**
 * Does the file map codes to characters (ToUnicode or a standard encoding)? Fonts with custom codes are read wrongly.
 */
const isTold = ({ font }: PaintedGlyph): boolean => font.told !== null || !font.embedded;

/** "Kagiso" may be the short form of "K. Example"; two long texts without a common word differ. */
function hasOtherWords(value: string, look: string): boolean {
  const [held, shown] = [wordsOf(value), wordsOf(look)];
  const isLong = (words: readonly string[]): boolean => words.length >= WORDS;
  return (
    isLong(held) && isLong(shown) && !held.some((a) => shown.some((b) => a.startsWith(b) || b.startsWith(a)))
  );
}

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(bare)
    .filter((word) => word !== '');

/** The same digits in another order, as in differently formatted dates. */
const isSameDay = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');
