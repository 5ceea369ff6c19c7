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
/** Words beside the oddest that may have been typed together with it, and the share of all that may be as calm by chance. */
const TOGETHER = 3;
const CALM = 0.1;
/** Percent of contrast that ringing has on a page that was compressed at all. */
const COMPRESSED = 0.3;
/** Added on both sides of a comparison: less is rounding. */
const ROUNDING = 0.03;
/** Least spread of the ripples of a page, doublings: how far the calmest tenth lies below the middle is added to it. */
const SPREAD = 0.25;
/** Luminance by which paper differs and still ripples alike: on white, half of it is cut off. */
const SAME_TONE = 4;
/** Heights within which print of the page stands over and under a word, or widths beside it. */
const NEIGHBOUR_REACH = 5;

/**
 * A word of a compressed rendering that lacks the ringing around print which JPEG leaves: it was typed after the page was
 * compressed. On pages without grain the paper between the characters of all other words ripples alike.
 */
export const wordWithoutRinging: ImageDetector = {
  id: 'word-without-ringing',
  version: '1',
  group: 'jpeg',
  silentOn: [...FEW_TONES, 'inks', 'stretched'],
  // The highest of 480 ordinary renderings that were compressed in fourteen ways was 1.7; words typed later, 3.0 to 10.
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

/** Names of windows and dates of cameras stand above, below or beside a page; what was changed stands in it. */
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
