import { message } from '../../../contract/messages/message.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { contentStreamsOf } from '../../pdf/paint-page.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { finding, type FileDetector } from '../detector.ts';
import { addedTo, MAX_FILLED_IN, isAlone, looksLike } from './added-text.ts';
import { HANDS, namedPrograms, showsText, writesOtherwise } from './content-hands.ts';
import { short } from './covered-text.ts';
import { paintedLast } from './out-of-turn.ts';
import { isPrintedCharacter, shownText } from './shown-text.ts';

/**
 * Content that another program wrote than the one that the file names as its maker. Each program writes the operators of a page in a hand
 * of its own: where it breaks lines, sets blanks, rounds numbers. A script that exchanges a value in the content writes the whole stream
 * anew and keeps the maker's name; so do ordinary programs that clean, scale, turn or blacken pages, so that the hand alone is a weak
 * sign. It is strong where text was typed among the lines afterwards, in another hand than the rest. What it contradicts is the maker's
 * name, so it is evidence of the group `metadata`, which never makes a file TAMPERED beside a sum.
 */
export const rewrittenContent: FileDetector = {
  id: 'rewritten-content',
  version: '2',
  group: 'metadata',
  quick: true,
  inspect: ({ pdf }) => {
    if (!pdf) return [];
    const named = namedPrograms(pdf);
    if (!writesOtherwise(named)) return [];
    const hands = HANDS.filter(({ names }) => !names.test(named));
    let left = MOST_BYTES;
    return shownText(pdf).flatMap(({ page, glyphs }) => {
      if (left <= 0) return [];
      const streams = contentStreamsOf(pdf.file.latest, page).map((bytes) => latin1(bytes, left));
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
};

/** So much of a file's content, decoded, is looked at. */
const MOST_BYTES = 400_000;
const latin1 = (bytes: Uint8Array, most: number): string =>
  Buffer.from(bytes.subarray(0, most)).toString('latin1');

/** A text as large and as dark as others, that came last and stands among the lines. */
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
