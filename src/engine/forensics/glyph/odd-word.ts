import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import { resourcePath } from '../../resources.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { loadTrees, logOdds, type TreeModel } from './trees.ts';
import { FEATURES, wordFeatures } from './word-features.ts';

let model: TreeModel | null = null;

/**
 * A word or number that is printed otherwise than its neighbours: sharper or softer, on smoother or other paper, of other
 * ink, stroke, height or baseline, or with other shapes of the same characters. Which differences matter was learned from
 * generated edits (`npm run bench -- forensics --train`).
 */
export const oddWord: ImageDetector = {
  id: 'odd-word',
  version: '1',
  group: 'glyph',
  silentOn: FEW_TONES,
  // The highest of 181 ordinary pictures of the training was 4.1, of the calibration 3.7; of 88 drawn by a separate
  // program 5.0 (a reduced statement), so with a margin.
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

/** The eleventh oddest word stands for the rest of the page: where all words are odd, one more means little. */
const REST = 10;
const SHARE = 0.5;
/** Words from which a page shows how much its words differ; of fewer, as on cards, an odd one means less by the root. */
const ENOUGH = 30;

/** The highest log-odds above a share of those of the rest of the page, less where words are few, and whose; null of none. */
export function oddestOf(odds: readonly number[]): { value: number; at: number } | null {
  if (odds.length === 0) return null;
  const sorted = [...odds].sort((a, b) => b - a);
  const rest = sorted[Math.min(REST, sorted.length - 1)]!;
  const known = Math.sqrt(Math.min(1, sorted.length / ENOUGH));
  return { value: known * (sorted[0]! - SHARE * rest), at: odds.indexOf(sorted[0]!) };
}
