import type { AspectName } from '../../contract/assessment.ts';
import type { Category } from '../../contract/categories.ts';
import { personOf } from '../../engine/documents/checks/across-documents.ts';
import { comparePersons } from '../../engine/documents/checks/same-person.ts';
import { messageOf } from '../liveness/message.ts';
import type { Evidence } from './evidence.ts';

export type OnboardingSubject = 'person' | 'company';
export type StepState = 'pending' | 'done' | 'attention';

export interface StepOutcome {
  readonly state: StepState;
  /** One sentence for the clerk. */
  readonly sentence: string;
  /** Its document is about somebody else than the identity document. */
  readonly namesAnother?: true;
}

/** One step of an onboarding; its state is derived from the results in the case, so nothing can disagree with them. */
export interface OnboardingStep {
  readonly id: string;
  readonly title: string;
  readonly subjects: readonly OnboardingSubject[];
  /** The part of the assessment that judges what the step found. */
  readonly aspect: AspectName;
  outcome(evidence: Evidence): StepOutcome;
}

const pending = (sentence: string): StepOutcome => ({ state: 'pending', sentence });
const done = (sentence: string): StepOutcome => ({ state: 'done', sentence });
const attention = (sentence: string): StepOutcome => ({ state: 'attention', sentence });

/** A document of a category was read, its checks hold and nothing speaks of tampering. */
function documentStep(
  id: string,
  title: string,
  subjects: readonly OnboardingSubject[],
  category: Category,
): OnboardingStep {
  return {
    id,
    title,
    subjects,
    aspect: 'document',
    outcome(evidence) {
      const { verifications } = evidence;
      const found = verifications.findLast((v) => v.documents.some((d) => d.category === category));
      if (!found) return pending(`${title} is still to come.`);
      const judged = found.forensics.find((f) => f.verdict === 'TAMPERED' || f.verdict === 'SUSPICIOUS');
      if (judged) return attention(judged.message);
      const failed = [
        ...found.documents.filter((d) => d.category === category).flatMap((d) => d.checks),
        ...found.checks,
      ].find((c) => c.outcome === 'failed');
      if (failed) return attention(failed.explanation);
      return namesAnother(evidence, found, category)
        ? {
            ...attention(`${title} names another person than the identity document.`),
            namesAnother: true,
          }
        : done(`${title} was read and its checks hold.`);
    },
  };
}

/** A paper of a person's onboarding that was read apart from the identity document, and is about somebody else. */
function namesAnother(
  { verifications, latest }: Evidence,
  found: Evidence['verifications'][number],
  category: Category,
): boolean {
  if (category === 'IDENTITY' || latest('onboarding')?.body.subject !== 'person') return false;
  const nameIn = (documents: typeof found.documents, of: Category): string | undefined =>
    documents.filter((d) => d.category === of).flatMap((d) => personOf(d) ?? [])[0]?.name;
  const customer = nameIn(
    verifications.toReversed().flatMap((v) => v.documents),
    'IDENTITY',
  );
  const named = nameIn(found.documents, category);
  return customer !== undefined && named !== undefined && comparePersons(customer, named) === 'different';
}

/** Every step there is; `config.onboarding` chooses and orders them. */
export const onboardingSteps: readonly OnboardingStep[] = [
  documentStep('identity', 'Identity document', ['person', 'company'], 'IDENTITY'),
  {
    id: 'liveness',
    title: 'Living person',
    subjects: ['person'],
    aspect: 'face',
    outcome({ latest }) {
      const session = latest('liveness')?.body;
      if (!session) return pending('The face check is still to come.');
      return session.isLive ? done('A living person was there.') : attention(messageOf(session));
    },
  },
  {
    id: 'face-match',
    title: 'Same face',
    subjects: ['person'],
    aspect: 'face',
    outcome({ latest }) {
      const comparison = latest('comparison')?.body;
      if (!comparison) return pending('The face has not been compared with the document.');
      const figures = `similarity ${comparison.similarity}, threshold ${comparison.threshold}`;
      return comparison.isMatch
        ? done(`The face is the one on the document (${figures}).`)
        : attention(`The faces differ (${figures}).`);
    },
  },
  documentStep('address', 'Proof of address', ['person', 'company'], 'ADDRESS'),
  documentStep('income', 'Proof of income', ['person'], 'INCOME'),
  documentStep('entity', 'Company registration', ['company'], 'ENTITY'),
  {
    id: 'registry',
    title: 'Companies register',
    subjects: ['company'],
    aspect: 'registry',
    outcome({ latest }) {
      const answer = latest('registry')?.body;
      if (!answer) return pending('The company has not been looked up in the register.');
      return answer.outcome === 'VERIFIED' ? done(answer.message) : attention(answer.message);
    },
  },
  documentStep('compliance', 'Compliance document', ['company'], 'COMPLIANCE'),
  {
    id: 'screening',
    title: 'Sanctions and PEP screening',
    subjects: ['person', 'company'],
    aspect: 'screening',
    outcome({ latest }) {
      const answer = latest('screening')?.body;
      if (!answer) return pending('The name has not been screened.');
      return answer.result.outcome === 'CLEAR'
        ? done(answer.result.message)
        : attention(answer.result.message);
    },
  },
];
