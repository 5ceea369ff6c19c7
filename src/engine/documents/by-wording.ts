import type { DocumentView } from '../layout/view.ts';
import { decide, type Classification, type TypeScore } from './classify.ts';
import { CLASSIFY } from './classify-weights.ts';
import type { DocumentType } from './document-type.ts';
import { TO_BE_SEEN } from './doubts.ts';
import { evidence } from './evidence.ts';
import { NO_TYPE } from './learned/learned-from.ts';
import { classesByWording } from './learned/wording.ts';

/** Cards say little in words, and that is badly read: titles, zones and labels tell them. */
const isCard = ({ category }: Pick<DocumentType, 'category'>): boolean => category === 'IDENTITY';

/**
 * Adds to the scores of the types what the wording of the whole document says, best first. Cards, and types whose
 * wording was not learned, keep their scores.
 */
export function withWording(scores: readonly TypeScore[], view: DocumentView): TypeScore[] {
  const classes = classesByWording(view);
  const [first] = scores;
  if (!classes || !first || (isCard(first.type) && first.score > 0)) return [...scores];
  const none = classes.get(NO_TYPE)!;
  return scores
    .map((one): TypeScore => {
      const probability = classes.get(one.type.documentType);
      if (probability === undefined || isCard(one.type)) return one;
      const weight = weightOf(probability, none);
      if (weight === 0) return one;
      const { said } = evidence(weight, `its wording (${Math.min(99, Math.round(100 * probability))} %)`);
      return {
        ...one,
        score: one.score + weight,
        evidence: [...one.evidence, said],
        grounds: one.grounds + (weight > 0 ? 1 : 0),
        byWordAlone: one.byWordAlone && weight <= 0,
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** Confidence from which on the rules alone tell a type. */
const TOLD = 0.6;

/** The type of a document by all that is known of it: to be looked at where the wording overrules what the rules tell. */
export function decideWithWording(scores: readonly TypeScore[], view: DocumentView): Classification | null {
  const byRules = decide(scores);
  const whole = decide(withWording(scores, view));
  const isOverruled =
    byRules !== null && byRules.confidence >= TOLD && whole !== null && whole.best.type !== byRules.best.type;
  return isOverruled ? { ...whole, confidence: Math.min(whole.confidence, TO_BE_SEEN) } : whole;
}

/** Between the two probabilities the wording says nothing, nor where papers of no type are likelier. */
function weightOf(probability: number, none: number): number {
  const { below, above, share, least, most } = CLASSIFY.wording;
  if (probability < below) return Math.max(least, share * Math.log(probability / below));
  if (probability < above || probability < none) return 0;
  return Math.min(most, share * (logOdds(probability) - logOdds(above)));
}

const logOdds = (probability: number): number => Math.log(probability / Math.max(1 - probability, 1e-6));

/**
 * Thresholds of a doubt: of 588 papers of the right type that passed, of three authors whom the weights were not
 * learned from, 14 are below `own` and 11 above `none`; of 22 of a wrong type 12 and 2; of 3 of no type all (ADR 548).
 */
const DOUBT = { own: 0.2, none: 0.3 } as const;

/** Is the wording of a document that of other types, or of papers of no type? */
export function isWordedOtherwise(
  view: DocumentView,
  type: Pick<DocumentType, 'category' | 'documentType'>,
): boolean {
  const classes = isCard(type) ? null : classesByWording(view);
  const own = classes?.get(type.documentType);
  return own !== undefined && (own < DOUBT.own || classes!.get(NO_TYPE)! > DOUBT.none);
}

/** Is the wording of a document that of papers of no type, more than of any, and hardly that of its type? */
export function isWordedAsNone(
  view: DocumentView,
  { documentType }: Pick<DocumentType, 'documentType'>,
): boolean {
  const classes = classesByWording(view);
  const none = classes?.get(NO_TYPE) ?? 0;
  const own = classes?.get(documentType) ?? 1;
  return none > DOUBT.none && own < DOUBT.own && [...classes!.values()].every((one) => one <= none);
}

/** Probability from which the wording alone proves the type: 926 of 933 papers of two authors were of it (ADR 554). */
const PROOF = 0.9;

/** Is the wording of a document surely that of its type? */
export function isWordedAs(
  view: DocumentView,
  type: Pick<DocumentType, 'category' | 'documentType'>,
): boolean {
  return !isCard(type) && (classesByWording(view)?.get(type.documentType) ?? 0) >= PROOF;
}
