import type { AspectName, AssessedKind, Settlement } from '../../contract/assessment.ts';
import type { CaseResultOf, CaseResultView } from '../../contract/case-results.ts';
import type { StationConfig } from '../../contract/config.ts';
import type { CaseProgress, CaseState } from '../../contract/cases.ts';
import type { ComparedChip } from '../cases/case-chip.ts';
import type { StandingReading } from '../cases/typed-facts.ts';

/** A result of this case, or of a case opened for it (a face check of the same visit). */
export type FoundResult<K extends CaseResultView['kind'] = CaseResultView['kind']> = CaseResultOf<K> & {
  readonly caseId: string;
};

/** Another case of another visit, and what it shares with this one. */
export interface RelatedCase {
  readonly caseId: string;
  readonly state: CaseState;
  readonly sameNumber: boolean;
  readonly sameFile: boolean;
  readonly samePicture: boolean;
  /** Best similarity (0–100) of a face here and one there; null where one of the cases holds none that compares. */
  readonly faceSimilarity: number | null;
  /** Is it about somebody of the same name? Null where one of the names is not known. */
  readonly sameSubject: boolean | null;
}

/** A step of the onboarding that the case was opened for. */
export interface AssessedStep {
  readonly id: string;
  readonly title: string;
  /** The part of the assessment that judges what it found. */
  readonly aspect: AspectName;
  readonly isPending: boolean;
  /** Its document is about somebody else than the identity document. */
  readonly namesAnother: boolean;
}

/** A decision that somebody proposed about a hit and a second person has not confirmed. */
export interface ProposedDecision {
  readonly list: string;
  readonly entryId: string;
}

/** Everything that the station holds of a case, as plain values. */
export interface AssessmentInput {
  readonly caseId: string;
  readonly kind: AssessedKind;
  readonly progress: CaseProgress;
  /** Its pictures or data were erased: only a decision is left. */
  readonly erased: boolean;
  /** Whom the case is about, where a document says so. */
  readonly subject: string | null;
  /** Oldest first, without readings replaced by one of more files. */
  readonly readings: readonly StandingReading[];
  /** The newest chip, compared with what was read. */
  readonly chip: ComparedChip | null;
  /** Oldest first. */
  readonly results: readonly FoundResult[];
  readonly related: readonly RelatedCase[];
  readonly steps: readonly AssessedStep[];
  readonly proposed: readonly ProposedDecision[];
  /** Hits from newer lists for somebody screened in this case. */
  readonly openAlerts: number;
  readonly settlements: readonly Settlement[];
  readonly policy: StationConfig['assessment'];
  /** Screening settings: required lists, available lists, minimum score of a hit. */
  readonly screening: {
    readonly requiredLists: readonly string[];
    readonly importedLists: readonly string[];
    readonly threshold: number;
  };
  /** Percent. */
  readonly confidenceThreshold: number;
}

/** Those of a kind, oldest first. */
export function resultsOf<K extends CaseResultView['kind']>(
  { results }: Pick<AssessmentInput, 'results'>,
  kind: K,
): FoundResult<K>[] {
  return results.filter((one): one is FoundResult<K> => one.kind === kind);
}
