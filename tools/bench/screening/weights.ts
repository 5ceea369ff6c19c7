import { ScreeningRequest } from '../../../src/contract/screening.ts';
import type { NameEvidence } from '../../../src/station/screening/names/match-names.ts';
import type { NameSchema } from '../../../src/station/screening/names/normalise.ts';
import { queryNames, scoreEntry } from '../../../src/station/screening/score-entry.ts';
import {
  aboutWeight,
  W,
  WEIGHT_NAMES,
  withWeights,
  type WeightName,
} from '../../../src/station/screening/weights.ts';
import { table } from '../report.ts';
import type { JudgedPair } from './judged-pairs.ts';
import { THRESHOLD } from './threshold.ts';

/** Smaller and larger by so much. */
const STEPS = [0.8, 0.9, 1.1, 1.25];
/** A false hit costs a minute of somebody's day, a missed name more: what one is worth in the other. */
const FALSE_FOR_MISSED = 0.5;
/** Gains below one pair in five hundred are chance. */
const LEAST_GAIN = 0.002;

interface Outcome {
  readonly missed: number;
  readonly falseHits: number;
  readonly cost: number;
}

/** Share of names missed, and of other people hit, at the default threshold. */
function outcomeOf(
  pairs: readonly JudgedPair[],
  evidence: Readonly<Record<NameSchema, NameEvidence>>,
): Outcome {
  let [ones, missed, others, falseHits] = [0, 0, 0, 0];
  for (const { name, type, entry, isOne } of pairs) {
    const request = { ...ScreeningRequest.parse({ name }), type };
    const isHit = scoreEntry(request, queryNames(request), entry, evidence[type]).score >= THRESHOLD;
    if (isOne) {
      ones++;
      if (!isHit) missed++;
    } else {
      others++;
      if (isHit) falseHits++;
    }
  }
  const shares = { missed: missed / Math.max(1, ones), falseHits: falseHits / Math.max(1, others) };
  return { ...shares, cost: shares.missed + FALSE_FOR_MISSED * shares.falseHits };
}

/**
 * Prints every weight with what it was chosen on, and what becomes of the pairs when it is smaller or larger. With `fits`, keeps a
 * change that helps half of the pairs, one weight after another, and says what the other half makes of all of them; nothing is written.
 */
export function benchWeights(
  pairs: readonly JudgedPair[],
  evidence: Readonly<Record<NameSchema, NameEvidence>>,
  fits: boolean,
): void {
  const [seen, unseen] = [0, 1].map((half) => pairs.filter((_, i) => i % 2 === half)) as [
    JudgedPair[],
    JudgedPair[],
  ];
  const before = outcomeOf(seen, evidence);
  let best = before;
  const changes: Partial<Record<WeightName, number>> = {};
  const rows = WEIGHT_NAMES.map((name) => {
    const { source, says } = aboutWeight(name);
    const tried = STEPS.map((step) => {
      const value = W[name] * step;
      return { value, ...withWeights({ ...changes, [name]: value }, () => outcomeOf(seen, evidence)) };
    });
    const better = tried.reduce((a, b) => (b.cost < a.cost ? b : a));
    if (fits && source !== 'decided' && better.cost < best.cost - LEAST_GAIN) {
      changes[name] = better.value;
      best = better;
    }
    return [name, W[name], source, ...tried.map(({ missed, falseHits }) => shown(missed, falseHits)), says];
  });
  const steps = STEPS.map((step) => `× ${step}: missed / false`);
  process.stdout.write(`${table([['weight', 'value', 'chosen on', ...steps, 'what it says'], ...rows])}\n`);
  process.stdout.write(
    `${pairs.length} pairs; as it is: ${shown(before.missed, before.falseHits)} of those tried on\n`,
  );
  if (!fits) return;
  const held = {
    now: outcomeOf(unseen, evidence),
    then: withWeights(changes, () => outcomeOf(unseen, evidence)),
  };
  process.stdout.write(
    `better: ${JSON.stringify(changes)}\nunseen pairs: ${shown(held.now.missed, held.now.falseHits)} as it is, ${shown(held.then.missed, held.then.falseHits)} with these\n`,
  );
}

const shown = (missed: number, falseHits: number): string =>
  `${(100 * missed).toFixed(2)} / ${(100 * falseHits).toFixed(2)} %`;
