import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import { resourcePath } from '../../resources.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { loadTrees, logOdds, type TreeModel } from './trees.ts';
import { FEATURES, wordFeatures } from './word-features.ts';

let model: TreeModel | null = null;

/**
 * A word or number printed differently from its neighbours: sharper or softer, smoother paper, other ink, stroke width,
 * height or baseline, or other shapes of the same characters. The weights of these differences were learned from
 * generated edits (`npm run bench -- forensics --train`).
 */
export const oddWord: ImageDetector = {
  id: 'odd-word',
  version: '1',
  group: 'glyph',
  silentOn: FEW_TONES,
  // Highest values: 4.1 of 181 ordinary training pictures, 3.7 of the calibration, 5.0 of 88 drawn by a separate
  // program (a downscaled statement); a margin is added.
  strongFrom: 5.4,
  says: message('pictureFindings.oddWord'),
  measure: (image) => {
    const words = wordFeatures(image);
    if (words.length === 0) return nothing('too few words to compare');
    model ??= loadTrees(resourcePath('resources', 'forensics', 'odd-word.json'), FEATURES);
    const odds = words.map((one) => logOdds(model!, one.values));
    const { value, at } = oddestOf(odds)!;
    const { values, word } = words[at]!;
    const loud = FEATURES.map((name, i) => ({ name, value: values[i]! }))
      .filter((f) => Math.abs(f.value) > 3)
      .slice(0, 5);
    return {
      value,
      box: word.box,
      detail: `log-odds ${odds[at]!.toFixed(2)} among ${words.length} words; ${loud.map((l) => `${l.name} ${l.value.toFixed(1)}`).join(', ')}`,
    };
  },
};

/** The eleventh highest word is the reference for the page: if all words are odd, one more means little. */
const REST = 10;
const SHARE = 0.5;
/**
 * Minimum words to know how much words vary on a page; with fewer, as on cards, the value is scaled by the square root
 * of their share.
 */
const ENOUGH = 30;

/**
 * The highest log-odds less a share of the reference word's, scaled down if words are few, and its index; null if there
 * are no words.
 */
export function oddestOf(odds: readonly number[]): { value: number; at: number } | null {
  if (odds.length === 0) return null;
  const sorted = [...odds].sort((a, b) => b - a);
  const rest = sorted[Math.min(REST, sorted.length - 1)]!;
  const known = Math.sqrt(Math.min(1, sorted.length / ENOUGH));
  return { value: known * (sorted[0]! - SHARE * rest), at: odds.indexOf(sorted[0]!) };
}
