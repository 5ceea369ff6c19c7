import { hashesOfClass, sharesOfClasses, wordingOf } from '../../../src/engine/documents/learned/wording.ts';
import { NO_TYPE } from '../../../src/engine/documents/learned/learned-from.ts';
import { slopeOf, type HashedWeights } from '../../../src/engine/documents/learned/hashed-weights.ts';
import { inTurns, oftenIn, thinning, WeightsInTraining } from './hashed-training.ts';
import type { TrainingPaper } from './read-papers.ts';

const ROUNDS = 12;
/** Share of features that is left out of each step. */
const LEFT_OUT = 0.5;
/** Weight of one of our own papers, which have few words and were written beside the rules. */
const OF_OUR_OWN = 0.5;
/** Errors below this are not worth a step. */
const SETTLED = 0.002;

/** Minimum papers of a type for its wording to be learned. */
const FEWEST_PAPERS = 5;

/** The types of enough papers, and {@link NO_TYPE}. */
export function classesOf(papers: readonly TrainingPaper[]): string[] {
  const written = papers.filter(({ author }) => author !== null).map(({ type }) => type);
  return oftenIn(written, FEWEST_PAPERS);
}

/** Learns which words speak for which type. Features that one paper alone has are left out. */
export function learnWording(
  papers: readonly TrainingPaper[],
  classes: readonly string[],
): ReturnType<WeightsInTraining['stored']> {
  const examples = papers
    .filter(({ type }) => classes.includes(type))
    .map((paper) => ({ paper, features: wordingOf(paper.view) }));
  const shared = new Set(
    oftenIn(
      examples.flatMap(({ features }) => features),
      2,
    ),
  );
  const weights = new WeightsInTraining();
  const thinned = thinning(LEFT_OUT);
  for (const { paper, features: whole } of inTurns(examples, ROUNDS)) {
    const features = thinned(whole);
    const shares = sharesOfClasses(classes, features, weights);
    const isKept = [true, ...features.map((feature) => shared.has(feature))];
    for (const [i, name] of classes.entries()) {
      const error = shares[i]! - (name === paper.type ? 1 : 0);
      if (Math.abs(error) < SETTLED) continue;
      const hashes = hashesOfClass(name, features);
      weights.step(
        hashes.filter((_, k) => isKept[k]),
        error * slopeOf(hashes) * (paper.author === null ? OF_OUR_OWN : 1),
      );
    }
  }
  return weights.stored();
}

/** A type is sure from this probability on. */
const SURE = 0.9;

/** How often the likeliest class is right, on papers that were not learned from. */
export function measureWording(
  papers: readonly TrainingPaper[],
  weights: HashedWeights,
  classes: readonly string[],
): Record<string, number> {
  const found = { papers: 0, right: 0, sure: 0, sureAndRight: 0, ofNoType: 0, ofNoTypeRight: 0 };
  for (const paper of papers) {
    const shares = sharesOfClasses(classes, wordingOf(paper.view), weights);
    const most = Math.max(...shares);
    const isRight = paper.types.includes(classes[shares.indexOf(most)]!);
    if (paper.type === NO_TYPE) {
      found.ofNoType++;
      if (isRight) found.ofNoTypeRight++;
      continue;
    }
    found.papers++;
    if (isRight) found.right++;
    if (most < SURE) continue;
    found.sure++;
    if (isRight) found.sureAndRight++;
  }
  return found;
}
