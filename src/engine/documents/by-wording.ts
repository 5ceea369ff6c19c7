import type { DocumentView } from '../layout/view.ts';
import { decide, type Classification, type TypeScore } from './classify.ts';
import { CLASSIFY } from './classify-weights.ts';
import type { DocumentType } from './document-type.ts';
import { TO_BE_SEEN } from './doubts.ts';
import { evidence } from './evidence.ts';
import { NO_TYPE } from './learned/learned-from.ts';
import { classesByWording, countWords } from './learned/wording.ts';

/** Cards say little in words, and that is badly read: what rules tell of titles and labels comes first (ADR 564). */
const isCard = ({ category }: Pick<DocumentType, 'category'>): boolean => category === 'IDENTITY';

/** Minimum words of a paper for its wording to be judged; a card has fewer. */
const FEWEST_OF_PAPERS = 40;

/** Is enough printed to say whether it is worded like a type? A card's zone says more than its few words. */
const isJudged = (type: Pick<DocumentType, 'category'>, view: DocumentView): boolean =>
  isCard(type) ? view.zones.length === 0 : countWords(view) >= FEWEST_OF_PAPERS;

/** Confidence from which on the rules alone tell a type; surely. */
const TOLD = 0.6;
const SURELY_TOLD = 0.8;

/**
 * Adds to the scores of the types what the wording of the whole document says, best first. Documents with a valid zone,
 * and types whose wording was not learned, keep their scores; a card that the rules tell never becomes a paper, nor one of a
 * state that the rules speak against.
 */
export function withWording(scores: readonly TypeScore[], view: DocumentView): TypeScore[] {
  const classes = classesByWording(view);
  const [first] = scores;
  if (!classes || !first || view.zones.some(({ zone }) => zone.valid)) return [...scores];
  const none = classes.get(NO_TYPE)!;
  const isToldCard = isCard(first.type) && decide(scores)!.confidence >= TOLD;
  return scores
    .map((one): TypeScore => {
      const probability = classes.get(one.type.documentType);
      if (probability === undefined || !isJudged(one.type, view)) return one;
      const weight = weightOf(probability, none);
      if (weight === 0 || (weight > 0 && (isCard(one.type) ? one.score < 0 : isToldCard))) return one;
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

/** The type of a document by all that is known of it: to be looked at where the wording overrules what the rules tell. */
export function decideWithWording(scores: readonly TypeScore[], view: DocumentView): Classification | null {
  const byRules = decide(scores);
  const whole = decide(withWording(scores, view));
  const isOverruled =
    byRules !== null && byRules.confidence >= TOLD && whole !== null && whole.best.type !== byRules.best.type;
  if (isOverruled) return { ...whole, confidence: Math.min(whole.confidence, TO_BE_SEEN) };
  const isTold = byRules !== null && byRules.confidence >= SURELY_TOLD;
  return whole && { ...whole, ...(isTold && { isToldByRules: true as const }) };
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

/** Probability of a paper of no type from which a card that the rules tell is doubted. */
const CARD_IN_DOUBT = 0.5;

/**
 * Is the wording of a document that of other types, or of papers of no type?
 *
 * @param isTold do the rules alone surely tell its type?
 */
export function isWordedOtherwise(
  view: DocumentView,
  type: Pick<DocumentType, 'category' | 'documentType'>,
  isTold = false,
): boolean {
  const classes = isJudged(type, view) ? classesByWording(view) : null;
  const own = classes?.get(type.documentType);
  if (!classes || own === undefined) return false;
  const none = classes.get(NO_TYPE)!;
  return isTold && isCard(type) ? none > CARD_IN_DOUBT : own < DOUBT.own || none > DOUBT.none;
}

/** Is the wording of a document that of papers of no type, more than of any, and hardly that of its type? */
export function isWordedAsNone(
  view: DocumentView,
  type: Pick<DocumentType, 'category' | 'documentType'>,
): boolean {
  const classes = isJudged(type, view) ? classesByWording(view) : null;
  const none = classes?.get(NO_TYPE) ?? 0;
  const own = classes?.get(type.documentType) ?? 1;
  return none > DOUBT.none && own < DOUBT.own && [...classes!.values()].every((one) => one <= none);
}

/** Probability from which the wording alone proves the type: 926 of 933 papers of two authors were of it (ADR 554). */
const PROOF = 0.9;

/** Is the wording of a document surely that of its type? */
export function isWordedAs(
  view: DocumentView,
  type: Pick<DocumentType, 'category' | 'documentType'>,
): boolean {
  return isJudged(type, view) && (classesByWording(view)?.get(type.documentType) ?? 0) >= PROOF;
}
