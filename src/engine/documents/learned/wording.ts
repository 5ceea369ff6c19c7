import type { DocumentView } from '../../layout/view.ts';
import { lazily } from '../../lazily.ts';
import { resourcePath } from '../../resources.ts';
import { hashOf, loadHashedWeights, softmax, type HashedWeights } from './hashed-weights.ts';
import { learned } from './learned-from.ts';
import { wordingFeatures } from './wording-features.ts';

/** Minimum words of a paper for its wording to be judged. */
const FEWEST = 40;
/** Factor on a sum of weights. */
const FACTOR = 2.5;

const shipped = lazily(() => loadHashedWeights(resourcePath('resources', 'documents', 'wording.bin')));

/** Hashes of the features of one class. */
export const hashesOfClass = (name: string, features: readonly string[]): number[] => {
  const start = hashOf(`${name}|`);
  return [start, ...features.map((feature) => hashOf(feature, start))];
};

/** The score of a class: its share in the probabilities grows with e to its power. */
export const scoreOfClass = (weights: Pick<HashedWeights, 'sum'>, hashes: readonly number[]): number =>
  (FACTOR * weights.sum(hashes)) / Math.sqrt(hashes.length);

/** Slope of {@link scoreOfClass} by one weight. */
export const slopeOfClass = (hashes: readonly number[]): number => FACTOR / Math.sqrt(hashes.length);

/** Lines and cells of the pages, in reading order. */
export const printedLines = ({ pages }: Pick<DocumentView, 'pages'>): string[] =>
  pages.flatMap(({ rows }) => rows.flatMap((row) => row.map(({ text }) => text)));

const known = new WeakMap<DocumentView, ReadonlyMap<string, number> | null>();

/** Probability of each class by the wording of the pages; null where they say too little. */
export function classesByWording(view: DocumentView): ReadonlyMap<string, number> | null {
  const before = known.get(view);
  if (before !== undefined) return before;
  const classes = classesOf(view, shipped());
  known.set(view, classes);
  return classes;
}

function classesOf(view: DocumentView, weights: HashedWeights): ReadonlyMap<string, number> | null {
  const lines = printedLines(view);
  if (lines.join(' ').split(' ').length < FEWEST) return null;
  const features = wordingFeatures(lines);
  const shares = softmax(learned.classes.map((name) => scoreOfClass(weights, hashesOfClass(name, features))));
  return new Map(learned.classes.map((name, i) => [name, shares[i]!]));
}
