import type { Box } from '../../../contract/geometry.ts';
import { unionOf } from '../../../contract/geometry.ts';
import { message } from '../../../contract/messages/message.ts';
import { median } from '../../math/quantile.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { isRendering } from '../image/rendering.ts';
import { sameRow } from '../../ledger/amounts.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import type { Glyph } from '../image/glyphs.ts';
import { printOf } from './print-of-word.ts';
import { likenessOf } from './twins.ts';
import { wordsOf, type Word } from './words.ts';

/** Most of the others print a word's letters otherwise. */
const MOSTLY = 0.5;
/** No share counts more: its logarithm stays bounded. */
const MOST_SHARE = 0.95;

const MIN_WORDS = 12;
/** A word needs so many characters to be judged; short ones are unique by chance. */
const MIN_GLYPHS = 4;
/** Share of the page's characters that must have an exact twin for its absence to mean anything. */
const REPEATED = 0.8;
/** Share of a foreign word's characters that may have a twin by chance. */
const CHANCE = 0.15;
/** Larger, smaller or bolder words are headings and emphasis, open to everybody's eyes. */
const SIZE = 1.18;
const [LIGHTER, BOLDER] = [0.78, 1.12];
/** Luminance by which ink differs before it is another colour: stamps, remarks and links. */
const COLOUR = 22;
/** So many words in a style of their own are a style of the document. */
const MOST = 2;
/** Gap to the words before it on its row, in heights, within which they are its label. */
const LABEL = 60;
/** Log difference to the likest character of its shape, pixel by pixel: lower is the same print moved by a fraction. */
const UNLIKE = -1.2;
const RING = 1;

/**
 * A word of a rendering none of whose characters occurs a second time on the page, pixel by pixel, where nearly all
 * characters of other words of the same size, weight and colour do: one renderer draws a character of a font alike every time, at
 * a few fractions of a pixel; another font or program does not.
 */
export const foreignPrint: ImageDetector = {
  id: 'foreign-print',
  version: '1',
  group: 'glyph',
  // A reference in a font of its own is a matter of taste; a single amount among amounts is not. Of 153 ordinary PNGs of
  // another making than our generator's none had such a word.
  strongFrom: 6,
  strongOnAmounts: true,
  says: message('pictureFindings.foreignPrint'),
  measure: (image) => {
    if (!isRendering(image)) return nothing('not a rendering');
    const words = wordsOf(image.glyphs());
    const drawn = repeated(image, words);
    const judged = words.flatMap((word, i) => {
      const print = word.glyphs.length >= MIN_GLYPHS ? printOf(image, word) : null;
      return print
        ? [
            {
              word,
              share: drawn[i]!,
              height: print.height,
              stroke: print.stroke / print.height,
              ink: print.ink,
            },
          ]
        : [];
    });
    const usual = judged.filter((w) => w.share > MOSTLY);
    if (usual.length < MIN_WORDS) return nothing('too few words whose characters are repeated');
    const count = (of: readonly { word: Word }[]): number => of.reduce((n, w) => n + w.word.glyphs.length, 0);
    const size = median(usual.map((w) => w.height));
    const weight = median(usual.map((w) => w.stroke));
    const ink = median(usual.map((w) => w.ink));
    const alike = judged.filter(
      (w) =>
        ratio(w.height, size) < SIZE &&
        w.stroke > LIGHTER * weight &&
        w.stroke < BOLDER * weight &&
        Math.abs(w.ink - ink) < COLOUR,
    );
    const share = alike.reduce((n, w) => n + w.share * w.word.glyphs.length, 0) / Math.max(1, count(alike));
    if (share < REPEATED)
      return { value: 0, box: null, detail: `characters are hardly ever repeated (${share.toFixed(2)})` };
    const own = alike.filter((w) => w.share <= CHANCE);
    // A row that is all set in another font is a line of the document; a value behind a label in the usual font is not.
    const foreign = own.filter((w) => {
      const label = judged.filter((o) => isBefore(o.word.box, w.word.box) && !own.includes(o));
      return label.some((o) => o.share > MOSTLY);
    });
    if (foreign.length === 0 || own.length > MOST)
      return { value: 0, box: null, detail: `${own.length} words in a print of their own` };
    const likeness = likenessOf(image, words);
    const unlike = foreign.filter((w) => {
      const own = likeness[words.indexOf(w.word)];
      return own !== null && own !== undefined && own.residue > UNLIKE;
    });
    if (unlike.length === 0)
      return { value: 0, box: null, detail: 'characters drawn alike at another fraction of a pixel' };
    const longest = unlike.reduce((a, b) => (b.word.glyphs.length > a.word.glyphs.length ? b : a));
    return {
      value: longest.word.glyphs.length * -Math.log(1 - Math.min(MOST_SHARE, share)),
      box: unionOf(unlike.map((w) => w.word.box)),
      detail: `${longest.word.glyphs.length} characters without a twin, ${(share * 100).toFixed(0)} % of others of its size have one; ${unlike.length} such words of ${judged.length}`,
    };
  },
};

/** For each word the share of its characters that another word of the page shows pixel by pixel. */
function repeated(image: ImageEvidence, words: readonly Word[]): number[] {
  const holders = new Map<string, Set<number>>();
  const keys = words.map(({ glyphs }, w) =>
    glyphs.map((glyph) => {
      const key = keyOf(image, glyph);
      const own = holders.get(key);
      if (own) own.add(w);
      else holders.set(key, new Set([w]));
      return key;
    }),
  );
  return keys.map((own) => own.filter((key) => holders.get(key)!.size > 1).length / Math.max(1, own.length));
}

/** Size and pixels of a character with a rim, as a key: a 53-bit hash (Fowler–Noll–Vo, two lanes). */
function keyOf({ luma, width }: ImageEvidence, g: Glyph): string {
  let a = 0x811c9dc5;
  let b = 0x1000193;
  for (let y = g.y - RING; y < g.y + g.height + RING; y++)
    for (let x = g.x - RING; x < g.x + g.width + RING; x++) {
      const v = Math.round(luma[y * width + x]!);
      a = Math.imul(a ^ v, 0x01000193);
      b = Math.imul(b ^ (v + 0x9e), 0x85ebca6b);
    }
  return `${g.width} ${g.height} ${a} ${b}`;
}

/** On the same row, to the left. */
function isBefore(a: Box, b: Box): boolean {
  return a.x < b.x && b.x - a.x - a.width < LABEL * b.height && sameRow(a, b);
}

function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.max(1e-6, Math.min(a, b));
}
