import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A node splits (`feature`, `at`, children's places) or, with `feature` −1, gives its `value`. */
const Node = z.object({
  feature: z.number().int(),
  at: z.number(),
  below: z.number().int(),
  above: z.number().int(),
  value: z.number(),
});

/** Boosted regression trees whose values add up to log-odds. */
export const TreeModel = z.object({
  version: z.string(),
  /** The command and the data that made it. */
  madeBy: z.string(),
  features: z.array(z.string()),
  start: z.number(),
  trees: z.array(z.array(Node).min(1)),
});
export type TreeModel = z.infer<typeof TreeModel>;
export type TreeNode = z.infer<typeof Node>;

/**
 * Reads a model.
 *
 * @param features the names the caller computes, in order; a model trained on others is refused
 * @throws Error when the file is no such model
 */
export function loadTrees(file: string, features: readonly string[]): TreeModel {
  const model = TreeModel.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (model.features.join() !== features.join()) throw new Error(`${file} was trained on other features`);
  return model;
}

/** Log-odds of one row of features. */
export function logOdds(model: TreeModel, values: Float32Array): number {
  let sum = model.start;
  for (const tree of model.trees) {
    let node = tree[0]!;
    while (node.feature >= 0) node = tree[values[node.feature]! < node.at ? node.below : node.above]!;
    sum += node.value;
  }
  return sum;
}
