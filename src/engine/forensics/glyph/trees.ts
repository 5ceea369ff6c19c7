import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A split (`feature`, threshold `at`, indexes of the children) or, with `feature` −1, a leaf with its `value`. */
const Node = z.object({
  feature: z.number().int(),
  at: z.number(),
  below: z.number().int(),
  above: z.number().int(),
  value: z.number(),
});

/** Gradient-boosted regression trees; their values sum to log-odds. */
export const TreeModel = z.object({
  version: z.string(),
  /** Command and data of the training. */
  madeBy: z.string(),
  features: z.array(z.string()),
  start: z.number(),
  trees: z.array(z.array(Node).min(1)),
});
export type TreeModel = z.infer<typeof TreeModel>;
export type TreeNode = z.infer<typeof Node>;

/**
 * Loads a model.
 *
 * @param features names of the features in order; must equal those of the training
 * @throws Error if the file is not such a model
 */
export function loadTrees(file: string, features: readonly string[]): TreeModel {
  const model = TreeModel.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (model.features.join() !== features.join()) throw new Error(`${file} was trained on other features`);
  return model;
}

/** Log-odds of one feature vector. */
export function logOdds(model: TreeModel, values: Float32Array): number {
  let sum = model.start;
  for (const tree of model.trees) {
    let node = tree[0]!;
    while (node.feature >= 0) node = tree[values[node.feature]! < node.at ? node.below : node.above]!;
    sum += node.value;
  }
  return sum;
}
