import { message } from '../../../contract/messages/message.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { finding } from '../detector.ts';
import { addedTo, MAX_FILLED_IN, isAlone, isOnRow, standsInPlace, standsWithLabel } from './added-text.ts';
import { short } from './covered-text.ts';
import { isForgedFor, isKnownLast } from './late-value.ts';
import { isOfOneHand } from './one-hand.ts';
import { pdfDetector } from './pdf-detector.ts';
import { beginOrEndWithin } from './same-place.ts';
import { isPrintedCharacter, shownText } from './shown-text.ts';

/** A page painted from the top down may jump up this many times: for a second column, or a footer painted first. */
const RETURNS = 1;
/** Maximum texts below the end of such a page: a footer and a page number. */
const FOOT = 2;
/** Minimum lines below and above a value that were painted before it. */
const LOWER = 3;
const HIGHER = 1;
/** Minimum values of the column that were painted directly after their labels. */
const VALUES = 2;
/**
 * In font sizes: a replaced value is this close to its row's baseline and its column's edge; values typed in by hand
 * are not.
 */
const EXACT = 0.04;
/** Maximum space between words, in font sizes. */
const NEXT_WORD = 0.5;

/**
 * A value painted last, between the lines of a page painted from the top down. Editors append new text at the end of
 * the content stream, in whatever font, and printing to another PDF keeps the order. Footers, stamps and signatures are
 * painted last, too, but this value is exactly right of its label, where other rows have values painted in order, or
 * fills the gap between the words of a line.
 * Producers also fill in late values, so a finding is strong only for values worth forging, on one page, in a font
 * object that other text does not use, or within a sentence.
 */
export const outOfTurn = pdfDetector({
  id: 'out-of-turn',
  version: '4',
  inspect: (pdf) => {
    const late = shownText(pdf).flatMap(({ page, glyphs }) => {
      const found = paintedLast(glyphs.filter(isPrintedCharacter));
      return found ? [{ page, ...found, printed: textRuns(found.own) }] : [];
    });
    return late.flatMap(({ page, own, added, printed }) => {
      const elsewhere = late.filter((other) => other.page !== page).flatMap((other) => other.added);
      return added
        .filter((run) => isAlone(run, added) && isInPlace(run, printed) && !isKnownLast(run, printed))
        .map((run) => {
          const isFilledIn =
            isOfOneHand(pdf.file) ||
            (isInFontOf(run, own) && !fillsSentence(run, printed)) ||
            elsewhere.some((other) => isSamePlace(run, other));
          return finding(outOfTurn, {
            strength: !isFilledIn && isForgedFor(run, printed) ? 'strong' : 'weak',
            page: page.index,
            box: pdf.toPixels(page, run.box),
            value: run.glyphs.length,
            says: message('pdfFindings.outOfTurn', { text: short(run.text) }),
            detail: `painted after the other ${own.length} characters of the page, which go from the top down`,
            after: run.text,
          });
        });
    });
  },
});

/** A producer fills in late values with a font object that its other text uses. */
const isInFontOf = (run: TextRun, own: readonly PaintedGlyph[]): boolean =>
  run.glyphs.some(({ font }) => own.some((g) => g.font.dict === font.dict));

/** One program fills in all pages of a file: nobody types the same value again on every page. */
const isSamePlace = (a: TextRun, b: TextRun): boolean =>
  isNear(a.y, b.y, a.size) && beginOrEndWithin(a.box, b.box, EXACT * a.size);

/** The few texts painted after a page that was painted from the top down, and not where it would continue. */
export function paintedLast(
  shown: readonly PaintedGlyph[],
): { own: PaintedGlyph[]; added: TextRun[] } | null {
  const pieces = piecesOf(shown);
  for (let few = 1; few <= MAX_FILLED_IN; few++) {
    const last = pieces.slice(-few);
    const own = pieces.slice(0, -few);
    const end = own.at(-1)?.[0];
    if (!end || last[0]![0]!.y < end.y + end.size / 2 || returnsIn(own) > RETURNS) continue;
    if (own.filter(([g]) => g!.y < end.y - end.size / 2).length > FOOT) continue;
    const late = new Set(last.flat());
    const page = last.flat().some((g) => isOfWriter(g, own)) ? null : addedTo(shown, (g) => late.has(g));
    if (page) return page;
  }
  return null;
}

/** Tagged, or in an embedded or Type 3 font of the producer's text: browsers paint elements positioned by CSS last. */
const isOfWriter = ({ tagged, font }: PaintedGlyph, own: readonly PaintedGlyph[][]): boolean =>
  tagged ||
  ((font.drawn || font.embedded) && own.some((piece) => piece.some((g) => g.font.dict === font.dict)));

/** Groups consecutively painted glyphs of one line. */
function piecesOf(shown: readonly PaintedGlyph[]): PaintedGlyph[][] {
  const pieces: PaintedGlyph[][] = [];
  for (const g of shown) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    const goesOn =
      before && Math.abs(g.y - before.y) < EXACT * g.size && g.x > before.x && g.x - before.box.x1 < g.size;
    if (goesOn) piece!.push(g);
    else pieces.push([g]);
  }
  return pieces;
}

/** Number of times the next piece is higher than the one before. */
const returnsIn = (pieces: readonly PaintedGlyph[][]): number =>
  pieces.filter(([g], i) => i > 0 && g!.y > pieces[i - 1]![0]!.y + g!.size / 2).length;

function isInPlace(run: TextRun, printed: readonly TextRun[]): boolean {
  const lower = printed.filter(({ y }) => y < run.y - run.size).length;
  const higher = printed.filter(({ y }) => y > run.y + run.size).length;
  if (lower < LOWER || higher < HIGHER) return false;
  const row = printed.filter((other) => isOnRow(run, other));
  const isExact = row.length > 0 && row.every((other) => isNear(other.y, run.y, run.size));
  const isOfColumn =
    isInColumn(run, row, printed) && (standsInPlace(run, printed, VALUES) || standsWithLabel(run, printed));
  return isExact && (isOfColumn || fillsSentence(run, printed));
}

/**
 * Does it fill the gap between words of its own font, as no text of another length would? Some programs paint a page
 * font by font. One that knows the text leaves the same space on both sides.
 */
function fillsSentence(run: TextRun, printed: readonly TextRun[]): boolean {
  const beside = printed.filter((other) => isOnRow(run, other) && faceOf(other) === faceOf(run));
  const touches = (gap: number): boolean => Math.abs(gap) < NEXT_WORD * run.size;
  const before = beside.map(({ box }) => run.box.x0 - box.x1).find(touches);
  const after = beside.map(({ box }) => box.x0 - run.box.x1).find(touches);
  return before !== undefined && after !== undefined && !isNear(before, after, run.size);
}

const faceOf = ({ glyphs: [first] }: TextRun): string => first!.font.family;

/** Do values of other rows have exactly the same left or right edge? */
const isInColumn = (run: TextRun, row: readonly TextRun[], printed: readonly TextRun[]): boolean =>
  printed.filter((other) => !row.includes(other) && beginOrEndWithin(other.box, run.box, EXACT * run.size))
    .length >= VALUES;

const isNear = (a: number, b: number, size: number): boolean => Math.abs(a - b) < EXACT * size;
