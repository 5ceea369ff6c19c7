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
  sentence: 'A word or number of the picture is printed otherwise than what stands around it.',
  measure: (image) => {
    const words = wordFeatures(image);
    if (words.length === 0) return nothing('too few words to compare');
    model ??= loadTrees(resourcePath('resources', 'forensics', 'odd-word.json'), FEATURES);
    let best = { value: -Infinity, at: words[0]! };
    for (const one of words) {
      const value = logOdds(model, one.values);
      if (value > best.value) best = { value, at: one };
    }
    const { values, word } = best.at;
    const loud = FEATURES.map((name, i) => ({ name, value: values[i]! }))
      .filter(({ value }) => Math.abs(value) > 3)
      .slice(0, 5);
    return {
      value: best.value,
      box: word.box,
      detail: `log-odds ${best.value.toFixed(2)} among ${words.length} words; ${loud.map((l) => `${l.name} ${l.value.toFixed(1)}`).join(', ')}`,
    };
  },
};
