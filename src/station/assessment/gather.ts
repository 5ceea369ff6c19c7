import { inEnglish } from '../../contract/messages/in-language.ts';
import type { AssessedKind } from '../../contract/assessment.ts';
import type { CaseKind } from '../../contract/case-results.ts';
import type { StationConfig } from '../../contract/config.ts';
import { comparePersons } from '../../engine/values/same-person.ts';
import { resultViews, type CaseResults } from '../cases/case-results.ts';
import { isErased, type CaseRow } from '../cases/case-rows.ts';
import type { CaseLinks } from '../cases/case-links.ts';
import type { CaseWork } from '../cases/work-on-case.ts';
import type { CaseAccess } from '../cases/cases-context.ts';
import type { CaseMarks } from '../cases/duplicates.ts';
import { evidenceOf } from './evidence.ts';
import { onboardingSteps } from './onboarding-steps.ts';
import type { AssessedStep, AssessmentInput, FoundResult, RelatedCase } from './input.ts';
import type { Settlements } from './settlements.ts';
import type { ScreeningState } from './screening-state.ts';

export interface GatherContext {
  readonly cases: Pick<CaseAccess, 'row' | 'glance'> & {
    readonly exists: (caseId: string) => boolean;
    readonly results: CaseResults;
    readonly work: CaseWork;
    readonly marks: CaseMarks;
    readonly links: CaseLinks;
  };
  readonly settlements: Settlements;
  readonly screening: ScreeningState;
  readonly config: StationConfig;
}

/** Cases of these kinds, opened for another case, hold part of what is known about the customer. */
const OPENED_FOR_ANOTHER: ReadonlySet<CaseKind> = new Set([
  'liveness',
  'comparison',
  'screening',
  'registry',
]);

const KIND_OF: Record<Exclude<CaseKind, 'onboarding'>, AssessedKind> = {
  verification: 'document',
  forensics: 'forensics',
  liveness: 'face',
  comparison: 'face',
  screening: 'screening',
  registry: 'registry',
  chip: 'document',
  'chip-face': 'face',
};

/** Everything that the assessment of a case rests on. @throws StationError NOT_FOUND */
export function gather(context: GatherContext, caseId: string): AssessmentInput {
  const { cases, settlements, screening, config } = context;
  const row = cases.row(caseId);
  const own = cases.results.of(caseId);
  const views = resultViews(own);
  const evidence = evidenceOf(own, views);
  const started = evidence.latest('onboarding')?.body ?? null;
  const children = cases.links
    .of(caseId)
    .filter((id) => cases.exists(id) && OPENED_FOR_ANOTHER.has(cases.row(id).kind));
  const results = [caseId, ...children].flatMap((id): FoundResult[] =>
    (id === caseId ? views : resultViews(cases.results.of(id))).map((view) => ({ ...view, caseId: id })),
  );
  const steps = (started?.steps ?? []).flatMap((id): AssessedStep[] => {
    const step = onboardingSteps.find((one) => one.id === id);
    if (!step) return [];
    const { state, namesAnother = false } = step.outcome(evidence);
    return [
      { id, title: inEnglish(step.title), aspect: step.aspect, isPending: state === 'pending', namesAnother },
    ];
  });
  return {
    caseId,
    kind: started?.subject ?? (row.kind === 'onboarding' ? 'person' : KIND_OF[row.kind]),
    progress: row.progress,
    erased: isErased(row),
    subject: row.subject,
    ...cases.work.seen(caseId),
    // By time: results come from several cases, each in its own order.
    results: results.sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    related: relatedTo(cases, row),
    steps,
    proposed: screening.proposed([caseId, ...children]),
    openAlerts: screening.openAlerts([caseId, ...children]),
    settlements: settlements.of(caseId),
    policy: config.assessment,
    screening: {
      requiredLists: config.screening.requiredLists,
      importedLists: screening.importedLists(),
      threshold: config.screening.threshold,
    },
    confidenceThreshold: config.documents.confidenceThreshold,
  };
}

/** Related cases considered: more than anybody compares, and enough to include those that matter. */
const MOST_RELATED = 100;

/**
 * Cases of other visits that share number, file, picture or face with this one. Beyond the cap, the most telling come
 * first: number with another face; rejected; face with neither number nor name; number with neither face nor file;
 * another name; number and file without a certain face; then in the order found.
 */
export function relatedTo(
  { marks, glance }: Pick<GatherContext['cases'], 'marks' | 'glance'>,
  here: CaseRow,
): RelatedCase[] {
  const alike = Map.groupBy(marks.alikeTo(here.id), ({ caseId }) => caseId);
  const related = [...alike].flatMap(([caseId, shared]) => {
    const other = glance(caseId);
    const otherFace = shared.some((one) => one.shares === 'number' && one.otherFace);
    return other ? [{ caseId, ...other, shares: new Set(shared.map((one) => one.shares)), otherFace }] : [];
  });
  const matters = ({ state, subject, shares, otherFace }: (typeof related)[number]): number => {
    const faceOpen = shares.has('number') && !shares.has('face');
    const otherNumber = shares.has('face') && !shares.has('number') && subject !== here.subject;
    return (
      (otherFace ? 16 : 0) +
      (state === 'rejected' ? 8 : 0) +
      (otherNumber || (faceOpen && !shares.has('file')) ? 4 : 0) +
      (subject !== here.subject ? 2 : 0) +
      (faceOpen ? 1 : 0)
    );
  };
  return related
    .toSorted((a, b) => matters(b) - matters(a))
    .slice(0, MOST_RELATED)
    .map(({ caseId, state, subject, shares }) => ({
      caseId,
      state,
      sameNumber: shares.has('number'),
      sameFile: shares.has('file'),
      samePicture: shares.has('picture'),
      faceSimilarity: marks.faceSimilarity(here.id, caseId),
      sameSubject: sameName(here.subject, subject),
    }));
}

/** An additional forename does not make another name. */
const sameName = (a: string | null, b: string | null): boolean | null =>
  a === null || b === null ? null : a === b || comparePersons(a, b) !== 'different';
