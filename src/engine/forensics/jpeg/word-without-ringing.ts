import { FEW_TONES } from '../image/encoding.ts';
import type { Box } from '../../../contract/geometry.ts';
import { message } from '../../../contract/messages/message.ts';
import { wordsOf, type Word } from '../glyph/words.ts';
import { median } from '../../math/quantile.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { isRendering } from '../image/rendering.ts';
import { sameRow } from '../../ledger/amounts.ts';
import { ringingOf } from './ringing.ts';

const MIN_WORDS = 15;
const MIN_GLYPHS = 4;
/**
 * Other words that may have been typed at the same time, and the share of words that may ripple as little by chance.
 */
const TOGETHER = 3;
const CALM = 0.1;
/** Minimum ringing of a compressed page, percent of contrast. */
const COMPRESSED = 0.3;
/** Added to both sides of a comparison to absorb rounding. */
const ROUNDING = 0.03;
/** Minimum spread of a page's ripples in doublings; the distance from the calmest tenth to the median is added. */
const SPREAD = 0.25;
/** Maximum luminance difference of paper with comparable ripple: on white, half of it is clipped. */
const SAME_TONE = 4;
/** Distance to neighbouring print: heights above and below, twice as many to the sides. */
const NEIGHBOUR_REACH = 5;

/**
 * A word on a compressed rendering without JPEG ringing: it was typed after the compression. Without grain, the paper
 * between the characters of all other words ripples alike.
 */
export const wordWithoutRinging: ImageDetector = {
  id: 'word-without-ringing',
  version: '1',
  group: 'jpeg',
  silentOn: [...FEW_TONES, 'inks', 'stretched'],
  // Highest of 480 ordinary renderings compressed in fourteen ways: 1.7; words typed later: 3.0 to 10.
  strongFrom: 2.8,
  says: message('pictureFindings.withoutRinging'),
  measure: (image) => {
    if (!isRendering(image)) return nothing('not a rendering');
    const all = wordsOf(image.glyphs())
      .filter((word) => word.glyphs.length >= MIN_GLYPHS)
      .flatMap((word) => {
        const ringing = ringingOf(image, word.box);
        return ringing ? [{ word, ...ringing }] : [];
      });
    const tone = median(all.map(({ paper }) => paper));
    const words = all
      .filter(({ paper }) => Math.abs(paper - tone) <= SAME_TONE)
      .sort((a, b) => a.ripple - b.ripple);
    if (words.length < MIN_WORDS) return nothing('too few words to compare');
    const usual = words[Math.max(TOGETHER, Math.floor(CALM * words.length))]!.ripple;
    const middle = words[words.length >> 1]!.ripple;
    if (usual < COMPRESSED)
      return { value: 0, box: null, detail: `print hardly rings (${usual.toFixed(2)})` };
    const among = words.slice(TOGETHER).map(({ word }) => word);
    const typed = words.slice(0, TOGETHER).find(({ word }) => standsAmong(word, among));
    if (!typed) return { value: 0, box: null, detail: 'no calm word among the others' };
    return {
      value: Math.max(
        0,
        Math.log2((usual + ROUNDING) / (typed.ripple + ROUNDING)) / (SPREAD + Math.log2(middle / usual)),
      ),
      box: typed.word.box,
      detail: `paper between its characters ripples by ${typed.ripple.toFixed(2)} % of their contrast, that of nine tenths of ${words.length} words by ${usual.toFixed(2)} and more`,
    };
  },
};

/**
 * Has the word print on its row, or both above and below? Window titles and camera dates stand at the outside of a
 * page.
 */
function standsAmong(word: Word, others: readonly Word[]): boolean {
  const { box } = word;
  const middle = box.y + box.height / 2;
  const reach = NEIGHBOUR_REACH * box.height;
  const isNear = ({ box: other }: Word): boolean =>
    other.x < box.x + box.width + 2 * reach && other.x + other.width > box.x - 2 * reach;
  const isOnRow = (other: Box): boolean => sameRow(other, box);
  return (
    others.some((o) => isOnRow(o.box)) ||
    (others.some((o) => isNear(o) && o.box.y < middle && o.box.y > middle - reach) &&
      others.some((o) => isNear(o) && o.box.y > middle && o.box.y < middle + reach))
  );
}
