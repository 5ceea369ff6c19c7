import { CaseResultView } from '../../contract/case-results.ts';
import type { Category } from '../../contract/categories.ts';
import type { ForensicReport } from '../../contract/forensics.ts';
import type { Verification } from '../../contract/verification.ts';
import type { CaseFacts, Cases } from '../casework/cases.ts';
import type { CaseRow } from '../cases/case-rows.ts';
import { subjectOf } from '../cases/subject.ts';

/** Documents that identify an onboarding's subject; bills may name somebody else. */
const TELLING = { person: 'IDENTITY', company: 'ENTITY' } as const satisfies Record<string, Category>;

export interface ReadBefore {
  readonly row: Pick<CaseRow, 'subject' | 'document_types' | 'risk_score' | 'verdict'>;
  /** The reading that this one replaces: the same files, read again with more. */
  readonly replaced: Verification | null;
  /** What kind of onboarding the case is; null for others. */
  readonly onboarding: keyof typeof TELLING | null;
}

/** The case's facts so far. Call it before the new result is added. */
export function readBefore(cases: Cases, caseId: string, replaced: Verification | null): ReadBefore {
  const started = cases.results.latest(caseId, 'onboarding');
  const view = started ? CaseResultView.safeParse(started) : null;
  const onboarding = view?.success && view.data.kind === 'onboarding' ? view.data.body.subject : null;
  return { row: cases.row(caseId), replaced, onboarding };
}

/**
 * A case's facts after a reading. No reading of a case cancels what counts against another, or the case would evade the
 * four-eyes rule that its first document triggered.
 */
export function factsAfter(verification: Verification, before: ReadBefore): CaseFacts {
  const { row, replaced } = before;
  const replacedTypes = typesOf(replaced);
  const worst = worstReport(verification.forensics);
  const risks = [row.risk_score, worst?.riskScore].filter((risk) => risk != null);
  const tampered = row.verdict === 'TAMPERED' || verification.forensics.some((r) => r.verdict === 'TAMPERED');
  const isWorse = worst !== null && (row.risk_score === null || worst.riskScore >= row.risk_score);
  const subject = subjectAfter(verification, before);
  return {
    progress: 'ready',
    ...(subject === null ? {} : { subject }),
    category: verification.verificationType,
    documentTypes: [
      ...new Set([
        ...row.document_types.filter((type) => !replacedTypes.includes(type)),
        ...typesOf(verification),
      ]),
    ],
    confidence: verification.averageConfidence,
    riskScore: risks.length === 0 ? null : Math.max(...risks),
    verdict: tampered ? 'TAMPERED' : isWorse ? worst.verdict : row.verdict,
  };
}

/** The case's subject according to this reading; null leaves it unchanged. */
function subjectAfter(verification: Verification, { row, replaced, onboarding }: ReadBefore): string | null {
  const telling =
    onboarding === null ? [] : verification.documents.filter((d) => d.category === TELLING[onboarding]);
  if (telling.length > 0) return subjectOf({ documents: telling });
  return row.subject === null || replaced !== null ? subjectOf(verification) : null;
}

const typesOf = (reading: Verification | null): string[] =>
  reading?.documents.map((document) => document.documentType) ?? [];

const worstReport = (reports: readonly ForensicReport[]): ForensicReport | null =>
  reports.reduce<ForensicReport | null>(
    (worst, report) => (!worst || report.riskScore > worst.riskScore ? report : worst),
    null,
  );
