import { NO_TYPE } from '../../contract/categories.ts';
import { DEFAULT_DOCUMENT_CONFIDENCE_THRESHOLD } from '../../contract/limits.ts';
import type { CaseResultOf, CaseResultView } from '../../contract/case-results.ts';
import type { CaseDetail } from '../../contract/operator.ts';
import { needsEyes } from '../../contract/needs-eyes.ts';

export type Advice = 'accept' | 'look-closer' | 'do-not-accept' | 'cannot-tell';

/** Why: a key of the translations with its values, or a sentence that a detector or check wrote. */
export type AdviceReason =
  | {
      readonly key: string;
      readonly values?: Record<string, string | number>;
      /** Names of the fields that the sentence lists as `fields`. */
      readonly fields?: readonly string[];
    }
  /** `more`: how many further ones say something of the kind. */
  | { readonly sentence: string; readonly more?: number };

export interface Judgement {
  readonly advice: Advice;
  readonly reason: AdviceReason;
}

/** The check that says whether a document is of the kind that was chosen before it was read. */
const KIND_ASKED_FOR = 'category-asked-for';
const UNSURE = 'advice.unsure';
const OTHER_KIND = 'advice.otherKind';

/**
 * What speaks against the person or company of a case besides the documents: a listed name, another face, a face check
 * that was not passed, a register that says otherwise. Of each kind the latest result counts; the worst comes first.
 */
function concernIn(results: CaseDetail['results']): Judgement | null {
  const latest = <K extends CaseResultView['kind']>(kind: K): CaseResultOf<K> | undefined =>
    results.findLast((result) => result.kind === kind) as CaseResultOf<K> | undefined;
  const screened = latest('screening')?.body.result;
  if (screened && screened.outcome !== 'CLEAR')
    return {
      advice: screened.outcome === 'MATCH' ? 'do-not-accept' : 'look-closer',
      reason: { sentence: screened.message },
    };
  if (latest('comparison')?.body.isMatch === false)
    return { advice: 'look-closer', reason: { key: 'advice.facesDiffer' } };
  if (latest('liveness')?.body.isLive === false)
    return { advice: 'look-closer', reason: { key: 'advice.notLive' } };
  const registered = latest('registry')?.body;
  if (registered && registered.outcome !== 'VERIFIED')
    return { advice: 'look-closer', reason: { sentence: registered.message } };
  return null;
}

/**
 * The one sentence above a case. It advises; the person decides. Worst first: proof of change, a listed name, failed
 * checks, what else was found out about the person, signs of change, documents of which little was read, unsure fields,
 * then "nothing speaks against it".
 */
export function judge({
  verification,
  corrections,
  results,
}: Pick<CaseDetail, 'verification' | 'corrections' | 'results'>): Judgement {
  if (!verification) return { advice: 'cannot-tell', reason: { key: 'advice.notRead' } };
  const { documents, forensics } = verification;
  const tampered = forensics.find((report) => report.verdict === 'TAMPERED');
  if (tampered) return { advice: 'do-not-accept', reason: { sentence: tampered.message } };
  const concern = concernIn(results);
  if (concern?.advice === 'do-not-accept') return concern;
  const known = documents.filter((document) => document.documentType !== NO_TYPE);
  if (known.length === 0) return { advice: 'cannot-tell', reason: { key: 'advice.nothingKnown' } };

  const failed = [...verification.checks, ...documents.flatMap((d) => d.checks)].filter(
    (c) => c.outcome === 'failed',
  );
  if (failed[0])
    return {
      advice: 'look-closer',
      reason: { sentence: failed[0].explanation, more: failed.length - 1 },
    };

  if (concern) return concern;
  const kinds = verification.checks.filter((check) => check.id === KIND_ASKED_FOR);
  if (kinds.length > 0 && kinds.every((check) => check.outcome !== 'passed'))
    return { advice: 'look-closer', reason: { key: OTHER_KIND } };

  const suspicious = forensics.find((report) => report.verdict === 'SUSPICIOUS');
  if (suspicious) return { advice: 'look-closer', reason: { sentence: suspicious.message } };

  // Fields that were not found make no line of their own among those that need eyes.
  if (known.some((document) => document.confidence * 100 < DEFAULT_DOCUMENT_CONFIDENCE_THRESHOLD))
    return { advice: 'look-closer', reason: { key: 'advice.littleRead' } };

  const unsure = documents.flatMap((document, index) =>
    document.fields.filter((field) =>
      needsEyes(
        field,
        corrections.some((c) => c.document === index && c.field === field.name),
      ),
    ),
  );
  if (unsure.length > 0)
    return {
      advice: 'look-closer',
      reason: { key: UNSURE, values: { count: unsure.length }, fields: unsure.map(({ name }) => name) },
    };
  if (forensics.some((report) => report.verdict === 'INCONCLUSIVE'))
    return { advice: 'accept', reason: { key: 'advice.acceptInconclusive' } };
  return { advice: 'accept', reason: { key: 'advice.accept' } };
}

/** What looking settles: fields to compare, and a paper that serves although it is of another kind. */
const SETTLED_BY_LOOKING: ReadonlySet<string> = new Set([UNSURE, OTHER_KIND]);

/** Does whoever accepts in spite of it owe a reason? */
export function speaksAgainst({ advice, reason }: Judgement): boolean {
  return advice !== 'accept' && !('key' in reason && SETTLED_BY_LOOKING.has(reason.key));
}

/** What whoever accepts a case must say something about; null where nothing speaks against it. */
export function doubtAbout(
  detail: Pick<CaseDetail, 'verification' | 'corrections' | 'results'>,
): AdviceReason | null {
  if (detail.verification !== null) {
    const judgement = judge(detail);
    return speaksAgainst(judgement) ? judgement.reason : null;
  }
  // A reading that failed, or an onboarding of which no step was done.
  if (detail.results.every(({ kind }) => kind === 'onboarding')) return { key: 'advice.nothingFound' };
  return concernIn(detail.results)?.reason ?? null;
}
