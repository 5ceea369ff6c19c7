import { message } from '../../../contract/messages/message.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { contentStreamsOf } from '../../pdf/paint-page.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { finding } from '../detector.ts';
import { addedTo, MAX_FILLED_IN, isAlone, looksLike } from './added-text.ts';
import { HANDS, namedPrograms, showsText, writesOtherwise } from './content-hands.ts';
import { short } from './covered-text.ts';
import { paintedLast } from './out-of-turn.ts';
import { pdfDetector } from './pdf-detector.ts';
import { isPrintedCharacter, shownText } from './shown-text.ts';

/**
 * Content written by another program than the file names as its producer. Each program formats operators in its own
 * style: line breaks, blanks, rounding. A script that replaces a value rewrites the whole stream and keeps the
 * producer's name; so do ordinary programs that clean, scale, rotate or redact pages, so the style alone is a weak
 * sign. It is strong if text was later added between the lines in another style. It contradicts the named producer, so
 * it is evidence of the group `metadata`, which together with a wrong sum never makes a file TAMPERED.
 */
export const rewrittenContent = pdfDetector({
  id: 'rewritten-content',
  version: '2',
  group: 'metadata',
  inspect: (pdf) => {
    const named = namedPrograms(pdf);
    if (!writesOtherwise(named)) return [];
    const hands = HANDS.filter(({ names }) => !names.test(named));
    let left = MOST_BYTES;
    return shownText(pdf).flatMap(({ page, glyphs }) => {
      if (left <= 0) return [];
      const streams = contentStreamsOf(page).map((bytes) => latin1(bytes, left));
      left -= streams.reduce((sum, { length }) => sum + length, 0);
      const hand = hands.find(({ isIn }) => streams.some(isIn));
      if (!hand) return [];
      const isMixed = !hand.isWhole || streams.some((stream) => showsText(stream) && !hand.isIn(stream));
      const typed = isMixed ? typedAfterwards(glyphs) : null;
      return [
        finding(rewrittenContent, {
          strength: typed ? 'strong' : 'weak',
          page: page.index,
          box: typed && pdf.toPixels(page, typed.box),
          says: typed
            ? message('pdfFindings.rewrittenAndTyped', { text: short(typed.text) })
            : message('pdfFindings.rewrittenContent'),
          detail: `content in the hand of ${hand.id}; the file names ${short(named)}`,
          ...(typed ? { after: typed.text } : {}),
        }),
      ];
    });
  },
});

/** Maximum decoded bytes of a file's content that are examined. */
const MOST_BYTES = 400_000;
const latin1 = (bytes: Uint8Array, most: number): string =>
  Buffer.from(bytes.subarray(0, most)).toString('latin1');

/** A text as large and as dark as others that was painted last, between the lines. */
function typedAfterwards(glyphs: readonly PaintedGlyph[]): TextRun | null {
  const shown = glyphs.filter(isPrintedCharacter);
  const last = shown.reduce<PaintedGlyph | null>((a, b) => (a && a.order > b.order ? a : b), null);
  const page = last && (addedTo(shown, (g) => g.font.dict === last.font.dict) ?? paintedLast(shown));
  if (!page || page.added.length > MAX_FILLED_IN) return null;
  const printed = textRuns(page.own);
  return (
    page.added.find(
      (run) =>
        isAlone(run, page.added) &&
        printed.some((other) => looksLike(run, other)) &&
        printed.some((other) => other.y < run.y - run.size) &&
        printed.some((other) => other.y > run.y + run.size),
    ) ?? null
  );
}
