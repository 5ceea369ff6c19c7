import { message } from '../../../contract/messages/message.ts';
import { extentOf } from '../../pdf/matrix.ts';
import { contentStreamsOf } from '../../pdf/paint-page.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { lookOf } from '../../pdf/text-runs.ts';
import { finding } from '../detector.ts';
import { short } from './covered-text.ts';
import { pdfDetector } from './pdf-detector.ts';
import { isPrintedCharacter, shownText } from './shown-text.ts';
import { advancesIn, type Advance } from './glyph-advances.ts';

/**
 * Advances between glyphs that another program computed than the rest of the page. Some programs (browsers by Skia)
 * show a text glyph by glyph and give each advance as the full decimal of a single-precision number, from the layout.
 * Whoever exchanges a value in the stream computes advances anew: from the font's table of widths, which differ from
 * those of the layout by less than one unit of the font, or rounded to a few decimals. Programs that clean or convert a
 * page do so everywhere; here it is a small part of one content stream (ADR 544).
 */
export const otherAdvances = pdfDetector({
  id: 'other-advances',
  version: '1',
  inspect: (pdf) => {
    let left = MOST_BYTES;
    return shownText(pdf).flatMap(({ page, glyphs }) => {
      // Blanks are not painted. Justified lines stretch them, each by another amount.
      const painted = new Set(glyphs.map(({ code }) => code));
      const odd = contentStreamsOf(page).flatMap((bytes) => {
        left -= bytes.length;
        if (left < 0) return [];
        const texts = advancesIn(Buffer.from(bytes).toString('latin1'));
        return oddTexts(texts.map((text) => text.filter(({ code }) => painted.has(code))));
      });
      const [first] = odd;
      if (!first) return [];
      const shown = glyphsOf(first, glyphs);
      const text = short(lookOf(shown));
      return [
        finding(otherAdvances, {
          strength: 'strong',
          page: page.index,
          ...(shown.length > 0 && {
            box: pdf.toPixels(page, extentOf(shown)),
            after: text,
          }),
          value: odd.length,
          says: message('pdfFindings.otherAdvances', { text }),
          detail: `advance ${first.find((a) => a.isOdd)!.printed}; ${odd.length} texts of the page with such advances`,
        }),
      ];
    });
  },
});

/** Maximum decoded bytes of a file's content that are examined. */
const MOST_BYTES = 2_000_000;
/** Minimum advances of a stream as the layout computed them, and the maximum share of others. */
const FEWEST = 50;
const MOST_ROUNDED = 0.5;
const MOST_OFF = 0.02;
/** Full decimals of a single have 8 digits; a script rounds to fewer decimals. */
const SINGLE_DIGITS = 8;
const FEW_DECIMALS = 5;
/**
 * Difference from the same glyph elsewhere in font sizes: more than single precision loses (measured: 4e-6), less than
 * one unit of a font of 2,048 units, the least that kerning can move a glyph.
 */
const OFF = { least: 3e-5, most: 4.6e-4 } as const;
/** Advances as equal as single precision allows, in font sizes. */
const EQUAL = 1e-5;

interface Judged extends Advance {
  readonly isOdd: boolean;
}

/** Texts of a stream with odd advances. */
function oddTexts(texts: readonly (readonly Advance[])[]): Judged[][] {
  return [rounded(texts), offTheLayout(texts)]
    .flatMap((isOdd) =>
      isOdd ? texts.map((text) => text.map((a) => ({ ...a, isOdd: isOdd(a, text) }))) : [],
    )
    .filter((text) => text.some((a) => a.isOdd));
}

type IsOdd = (advance: Advance, text: readonly Advance[]) => boolean;

/** A few advances are no decimals of singles, and have few decimals; all others are. */
function rounded(texts: readonly (readonly Advance[])[]): IsOdd | null {
  const all = texts.flat();
  const full = all.filter(({ printed }) => isFullSingle(printed)).length;
  const others = all.filter(({ printed }) => !isSingle(printed));
  const isPart = full >= FEWEST && others.length > 1 && others.length <= MOST_ROUNDED * full;
  if (!isPart || others.some(({ printed }) => decimals(printed).length > FEW_DECIMALS)) return null;
  return ({ printed }) => !isSingle(printed);
}

/** A few advances differ from those of the same glyph elsewhere, although the same text has others that do not. */
function offTheLayout(texts: readonly (readonly Advance[])[]): IsOdd | null {
  const usual = new Map<string, number>();
  const byGlyph = Map.groupBy(texts.flat(), ({ glyph }) => glyph);
  for (const [glyph, those] of byGlyph) {
    const most = mostFrequent(those.map(({ ems }) => ems));
    if (most.length > 1 || those.length === 2) usual.set(glyph, most[0]!);
  }
  const isOff = ({ glyph, ems }: Advance): boolean => {
    const off = Math.abs(ems - (usual.get(glyph) ?? ems));
    return off > OFF.least && off < OFF.most;
  };
  const isEven = ({ glyph, ems }: Advance): boolean => Math.abs(ems - (usual.get(glyph) ?? 0)) < EQUAL;
  const even = texts.flat().filter(isEven).length;
  const off = texts.flat().filter(isOff).length;
  return off === 0 || even < FEWEST || off > MOST_OFF * even
    ? null
    : (advance, text) => isOff(advance) && text.some(isEven);
}

/** The most values that equal each other. */
function mostFrequent(values: readonly number[]): number[] {
  const alike = Map.groupBy(values, (value) => Math.round(value / EQUAL));
  return [...alike.values()].reduce((most, those) => (those.length > most.length ? those : most));
}

const decimals = (printed: string): string => printed.split('.')[1] ?? '';
const significant = (printed: string): string => printed.replace(/\D/g, '').replace(/^0+/, '');

/** Is it what a single-precision number prints as, with 8 or 9 digits, rounded or cut, zeros at the end left out? */
function isSingle(printed: string): boolean {
  const value = Number(printed);
  const single = Math.fround(value);
  if (single === value) return true;
  return [SINGLE_DIGITS, SINGLE_DIGITS + 1].some((digits) => {
    const unit = 10 ** (Math.floor(Math.log10(Math.abs(single))) + 1 - digits);
    return [Math.round(single / unit), Math.trunc(single / unit)].some(
      (units) => Math.abs(units * unit - value) < unit / digits,
    );
  });
}

/** With all digits, and no short decimal by nature (6.328125 is 405/64). */
const isFullSingle = (printed: string): boolean =>
  significant(printed).length >= SINGLE_DIGITS &&
  Math.fround(Number(printed)) !== Number(printed) &&
  isSingle(printed);

/** The painted glyphs of a text: the first that follow each other with its codes. */
function glyphsOf(text: readonly Judged[], glyphs: readonly PaintedGlyph[]): PaintedGlyph[] {
  const at = glyphs.findIndex((_, i) => text.every(({ code }, k) => glyphs[i + k]?.code === code));
  return at < 0 ? [] : glyphs.slice(at, at + text.length + 1).filter(isPrintedCharacter);
}
