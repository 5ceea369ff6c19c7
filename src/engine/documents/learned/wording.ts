import type { DocumentView } from '../../layout/view.ts';
import { fnv1a } from '../../fnv.ts';
import { lazily, oncePer } from '../../lazily.ts';
import { resourcePath } from '../../resources.ts';
import { loadHashedWeights, scoreOf, softmax, type HashedWeights } from './hashed-weights.ts';
import { learned } from './learned-from.ts';
import { wordingFeatures } from './wording-features.ts';

/** Minimum words for the wording to be judged. */
const FEWEST = 25;

const shipped = lazily(() => loadHashedWeights(resourcePath('resources', 'documents', 'wording.bin')));

/** Hashes of the features of one class. */
export const hashesOfClass = (name: string, features: readonly string[]): number[] => {
  const start = fnv1a(`${name}|`);
  return [start, ...features.map((feature) => fnv1a(feature, start))];
};

/** Lines and cells of the pages, in reading order. */
const printedLines = ({ pages }: Pick<DocumentView, 'pages'>): string[] =>
  pages.flatMap(({ rows }) => rows.flatMap((row) => row.map(({ text }) => text)));

/** Words on the pages; counted once, as each type asks for them. */
export const countWords = oncePer(
  (view: DocumentView): number => printedLines(view).join(' ').split(' ').length,
);

/** Features of the wording of a document. */
export const wordingOf = (view: Pick<DocumentView, 'pages'>): string[] => wordingFeatures(printedLines(view));

/** Probability of each class, in their order. */
export const sharesOfClasses = (
  classes: readonly string[],
  features: readonly string[],
  weights: Pick<HashedWeights, 'sum'>,
): number[] => softmax(classes.map((name) => scoreOf(weights, hashesOfClass(name, features))));

/** Probability of each class by the wording of the pages; null where they say too little. */
export const classesByWording = oncePer((view: DocumentView): ReadonlyMap<string, number> | null => {
  if (countWords(view) < FEWEST) return null;
  const shares = sharesOfClasses(learned.classes, wordingOf(view), shipped());
  return new Map(learned.classes.map((name, i) => [name, shares[i]!]));
});
