import {
  hashesOfClass,
  printedLines,
  scoreOfClass,
  slopeOfClass,
} from '../../../src/engine/documents/learned/wording.ts';
import { NO_TYPE } from '../../../src/engine/documents/learned/learned-from.ts';
import { softmax, type HashedWeights } from '../../../src/engine/documents/learned/hashed-weights.ts';
import { wordingFeatures } from '../../../src/engine/documents/learned/wording-features.ts';
import { inTurns, WeightsInTraining } from './hashed-training.ts';
import type { TrainingPaper } from './read-papers.ts';

const ROUNDS = 12;
/** Weight of a paper of the corpora, which has few words and was written beside the rules. */
const OF_CORPORA = 0.5;
/** Errors below this are not worth a step. */
const SETTLED = 0.002;

const featuresOf = ({ view }: TrainingPaper): string[] => wordingFeatures(printedLines(view));

/** Minimum papers of a type for its wording to be learned. */
const FEWEST_PAPERS = 5;

/** The types of enough papers, and {@link NO_TYPE}. */
export function classesOf(papers: readonly TrainingPaper[]): string[] {
  const written = papers.filter(({ author }) => author !== 'corpora').map(({ type }) => type);
  return [...new Set(written)]
    .filter((type) => written.filter((one) => one === type).length >= FEWEST_PAPERS)
    .sort();
}

/** Learns which words speak for which type. Features that one paper alone has are left out. */
export function learnWording(
  papers: readonly TrainingPaper[],
  classes: readonly string[],
): ReturnType<WeightsInTraining['stored']> {
  const examples = papers
    .filter(({ type }) => classes.includes(type))
    .map((paper) => ({ paper, features: featuresOf(paper) }));
  const papersWith = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) papersWith.set(feature, (papersWith.get(feature) ?? 0) + 1);
  const weights = new WeightsInTraining();
  for (const { paper, features } of inTurns(examples, ROUNDS)) {
    const all = classes.map((name) => hashesOfClass(name, features));
    const shares = softmax(all.map((hashes) => scoreOfClass(weights, hashes)));
    const isKept = [true, ...features.map((feature) => papersWith.get(feature)! > 1)];
    for (const [i, name] of classes.entries()) {
      const error = shares[i]! - (name === paper.type ? 1 : 0);
      if (Math.abs(error) < SETTLED) continue;
      const by = error * slopeOfClass(all[i]!) * (paper.author === 'corpora' ? OF_CORPORA : 1);
      weights.step(
        all[i]!.filter((_, k) => isKept[k]),
        by,
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
    const features = featuresOf(paper);
    const shares = softmax(classes.map((name) => scoreOfClass(weights, hashesOfClass(name, features))));
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
