import type { FieldValue } from '../../../src/contract/verification.ts';
import { documentTypeNamed } from '../../../src/engine/documents/document-types.ts';
import type { FieldSpec } from '../../../src/engine/documents/document-type.ts';
import { extract } from '../../../src/engine/documents/extract.ts';
import { slopeOf, type HashedWeights } from '../../../src/engine/documents/learned/hashed-weights.ts';
import {
  bestPlace,
  keysByRules,
  listedOn,
  lookAgain,
  probabilityAt,
  type Listed,
} from '../../../src/engine/documents/learned/people-choice.ts';
import { keyOfPerson } from '../../../src/engine/documents/learned/printed-people.ts';
import { nameOfRow } from '../../../src/engine/values/rows.ts';
import { inTurns, oftenIn, thinning, WeightsInTraining } from './hashed-training.ts';
import type { TrainingPaper } from './read-papers.ts';

/** Weight of a list of our own papers: tests assert each of them. */
const OF_OUR_OWN = 4;
/** Share of features that is left out of each step. */
const LEFT_OUT = 0.3;
const ROUNDS = { first: 6, again: 8 } as const;
/** Rows of the table of the second look, which has few features. */
const SMALL_TABLE = 2 ** 14;
/** Parts of the papers; the second look learns from what the first says of papers that it did not see. */
const PARTS = 3;
/** Errors below this are not worth a step. */
const SETTLED = 0.02;
/** Minimum lists of a field of a type, by authors, for it to be judged. */
const FEWEST_LISTS = 5;

interface Example {
  /** `TYPE.field` */
  readonly name: string;
  readonly field: FieldSpec;
  readonly author: string | null;
  readonly byRules: ReadonlySet<string> | null;
  readonly listed: readonly Listed[];
  readonly right: ReadonlySet<string>;
  /** Those of whom it is open whether they belong to the list. */
  readonly open: ReadonlySet<string>;
}

function examplesOf(papers: readonly TrainingPaper[]): Example[] {
  return papers.flatMap(({ author, type: of, view, answers }) => {
    const type = documentTypeNamed(of);
    if (!type?.fields.some(({ people }) => people)) return [];
    const readings = extract(view, type);
    return type.fields.flatMap((field): Example[] => {
      const lists = field.people ? answers(field.name)?.map(keysOf) : null;
      if (!lists) return [];
      const all = new Set(lists.flat());
      const right = new Set([...all].filter((key) => lists.every((one) => one.includes(key))));
      return [
        {
          name: `${of}.${field.name}`,
          field,
          author,
          byRules: keysByRules(readings, field.name),
          listed: listedOn(view, type, field, readings),
          right,
          open: new Set([...all].filter((key) => !right.has(key))),
        },
      ];
    });
  });
}

const keysOf = (list: FieldValue): string[] =>
  Array.isArray(list) ? list.map((row) => keyOfPerson(String(nameOfRow(row)))) : [];

/** Steps towards the people of each list; of the places of one of them, only the likeliest is moved. */
function learn(weights: WeightsInTraining, examples: readonly Example[], rounds: number, leftOut = 0): void {
  const thinned = thinning(leftOut);
  for (const { author, listed, right, open } of inTurns(examples, rounds)) {
    const times = author === null ? OF_OUR_OWN : 1;
    for (const { key, places } of listed) {
      if (open.has(key)) continue;
      const isRight = right.has(key);
      for (const { hashes: whole } of isRight ? [bestPlace(weights, places).place] : places) {
        const hashes = leftOut ? thinned(whole) : whole;
        const error = probabilityAt(weights, hashes) - (isRight ? 1 : 0);
        if (Math.abs(error) > SETTLED) weights.step(hashes, times * error * slopeOf(hashes));
      }
    }
  }
}

const seenAgain = (examples: readonly Example[], weights: Pick<HashedWeights, 'sum'>): Example[] =>
  examples.map((one) => ({ ...one, listed: lookAgain(one.listed, one.field, one.byRules, weights) }));

/**
 * Learns who belongs to the lists of people that papers print: by what stands around each name, then by who stands next
 * to them.
 *
 * @returns the weights of both, and the lists (`TYPE.field`) of which enough were seen
 */
export function learnPeople(papers: readonly TrainingPaper[]): {
  readonly first: ReturnType<WeightsInTraining['stored']>;
  readonly again: ReturnType<WeightsInTraining['stored']>;
  readonly lists: readonly string[];
} {
  const examples = examplesOf(papers);
  const again = new WeightsInTraining(SMALL_TABLE);
  const unseen = Array.from({ length: PARTS }, (_, part) => {
    const weights = new WeightsInTraining();
    learn(
      weights,
      examples.filter((_, i) => i % PARTS !== part),
      ROUNDS.first,
      LEFT_OUT,
    );
    return seenAgain(
      examples.filter((_, i) => i % PARTS === part),
      weights,
    );
  });
  learn(again, unseen.flat(), ROUNDS.again);
  const first = new WeightsInTraining();
  learn(first, examples, ROUNDS.first, LEFT_OUT);
  const seen = examples.flatMap(({ name, author, right }) =>
    author !== null && right.size > 0 ? [name] : [],
  );
  return { first: first.stored(), again: again.stored(), lists: oftenIn(seen, FEWEST_LISTS) };
}

/** How often a list is right as a whole, by its probability, on papers that were not learned from. */
export function measurePeople(
  papers: readonly TrainingPaper[],
  first: HashedWeights,
  again: HashedWeights,
): Record<string, number> {
  const found: Record<string, number> = { lists: 0, right: 0, 'right by rules': 0 };
  const add = (name: string): void => void (found[name] = (found[name] ?? 0) + 1);
  for (const { listed, right, open, byRules } of seenAgain(examplesOf(papers), first)) {
    const all = listed.map(({ key, places }) => ({ key, ...bestPlace(again, places) }));
    const sure = all.reduce((product, { probability: one }) => product * Math.max(one, 1 - one), 1);
    const members = all.flatMap(({ key, probability }) => (probability >= 0.5 ? [key] : []));
    const isSame = (keys: readonly string[]): boolean =>
      [...right].every((key) => keys.includes(key)) && keys.every((key) => right.has(key) || open.has(key));
    add('lists');
    if (isSame(members)) add('right');
    if (isSame([...(byRules ?? [])])) add('right by rules');
    if (sure < 0.9) continue;
    add('from 0.9');
    if (isSame(members)) add('right from 0.9');
  }
  return found;
}
