import type { FieldValue } from '../../../src/contract/verification.ts';
import type { FieldSpec } from '../../../src/engine/documents/document-type.ts';
import { documentTypeNamed } from '../../../src/engine/documents/document-types.ts';
import { extract } from '../../../src/engine/documents/extract.ts';
import { slopeOf, type HashedWeights } from '../../../src/engine/documents/learned/hashed-weights.ts';
import { formOf } from '../../../src/engine/documents/learned/printed-values.ts';
import { PrintedChoices, sharesOfCandidates } from '../../../src/engine/documents/learned/value-choice.ts';
import { sameValue } from '../../../src/engine/values/kind.ts';
import { sameAnswer } from '../../bench/documents/score.ts';
import { inTurns, oftenIn, thinning, WeightsInTraining } from './hashed-training.ts';
import type { TrainingPaper } from './read-papers.ts';

const ROUNDS = 6;
/** Share of features that is left out of each step. */
const LEFT_OUT = 0.5;
/** Weight of a value of our own papers: tests and benches assert each of them. */
const OF_OUR_OWN = 9;
/** Errors below this are not worth a step. */
const SETTLED = 0.003;

interface Example {
  /** `TYPE.field` */
  readonly field: string;
  readonly author: string | null;
  readonly right: readonly FieldValue[];
  readonly candidates: readonly {
    readonly hashes: readonly number[];
    readonly isRight: boolean;
    readonly value: FieldValue;
  }[];
}

function examplesOf(papers: readonly TrainingPaper[]): Example[] {
  return papers.flatMap(({ author, type: name, view, answers }) => {
    const type = documentTypeNamed(name);
    if (!type) return [];
    const byRules = extract(view, type);
    const choices = new PrintedChoices(view);
    return type.fields.flatMap((field) => {
      const right = formOf(field.kind) === undefined ? null : answersOf(field, answers);
      if (right === null) return [];
      const candidates = choices.candidates(type, field, byRules).map(({ hashes, parsed: { value } }) => ({
        hashes,
        value,
        isRight: right.some((one) => isSame(field, one, value)),
      }));
      return candidates.length > 0 ? [{ field: `${name}.${field.name}`, author, right, candidates }] : [];
    });
  });
}

function answersOf(field: FieldSpec, answers: TrainingPaper['answers']): readonly FieldValue[] | null {
  for (const name of [field.name, ...(field.aliases ?? [])]) {
    const known = answers(name);
    if (known) return known;
  }
  return null;
}

/** A name may be answered in another order, an amount as it is printed: "P1,234.00". */
const isSame = ({ kind }: FieldSpec, answer: FieldValue, value: FieldValue): boolean =>
  sameAnswer(answer, value) ||
  sameValue(kind, answer, value) ||
  (typeof value === 'number' &&
    typeof answer === 'string' &&
    Number(answer.replace(/[^\d.,]/g, '').replace(/,(?=\d{3})/g, '')) === value);

/** Minimum printed values of a field of a type, by authors, for it to be judged. */
const FEWEST_VALUES = 12;

/**
 * Learns what stands around the value of each field. Each example is a choice between what is printed, and nothing.
 *
 * @returns the weights, and the fields (`TYPE.field`) of which enough values were seen
 */
export function learnValues(
  papers: readonly TrainingPaper[],
): ReturnType<WeightsInTraining['stored']> & { readonly fields: readonly string[] } {
  const weights = new WeightsInTraining();
  const examples = examplesOf(papers);
  const seen = examples.flatMap(({ field, author, candidates }) =>
    author !== null && candidates.some(({ isRight }) => isRight) ? [field] : [],
  );
  const fields = oftenIn(seen, FEWEST_VALUES);
  const thinned = thinning(LEFT_OUT);
  for (const { author, candidates: whole } of inTurns(examples, ROUNDS)) {
    const candidates = whole.map((one) => ({ ...one, hashes: thinned(one.hashes) }));
    const times = author === null ? OF_OUR_OWN : 1;
    const shares = sharesOfCandidates(candidates, weights);
    const ofRight = candidates.reduce((sum, { isRight }, i) => sum + (isRight ? shares[i]! : 0), 0);
    for (const [i, { hashes, isRight }] of candidates.entries()) {
      const share = shares[i]!;
      const error = share - (isRight ? share / ofRight : 0);
      if (Math.abs(error) >= SETTLED) weights.step(hashes, times * error * slopeOf(hashes));
    }
  }
  return { ...weights.stored(), fields };
}

/** Probabilities at which choices are counted. */
const FROM = [0.5, 0.7, 0.9] as const;

/** How often the likeliest value is right, by its probability, on papers that were not learned from. */
export function measureValues(
  papers: readonly TrainingPaper[],
  weights: HashedWeights,
): Record<string, number> {
  const found: Record<string, number> = { fields: 0, printed: 0 };
  for (const { right, candidates } of examplesOf(papers)) {
    found['fields']!++;
    if (right.length > 0) found['printed']!++;
    const shares = sharesOfCandidates(candidates, weights);
    const best = candidates[shares.indexOf(Math.max(...shares))]!;
    const probability = candidates.reduce(
      (sum, { value }, i) => sum + (value === best.value ? shares[i]! : 0),
      0,
    );
    for (const from of FROM) {
      if (probability < from) continue;
      found[`from ${from}`] = (found[`from ${from}`] ?? 0) + 1;
      if (best.isRight) found[`right from ${from}`] = (found[`right from ${from}`] ?? 0) + 1;
    }
  }
  return found;
}
