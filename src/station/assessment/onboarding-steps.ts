import type { AspectName } from '../../contract/assessment.ts';
import { isOfOnePicture } from '../../contract/faces.ts';
import type { onboardingSteps as texts } from '../../contract/messages/onboarding.ts';
import type { Category } from '../../contract/categories.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message, unkeyed, type Message } from '../../contract/messages/message.ts';
import { personOf } from '../../engine/documents/checks/across-documents.ts';
import { comparePersons } from '../../engine/values/same-person.ts';
import { messageOf } from '../../contract/messages/face-check-outcome.ts';
import type { Evidence } from './evidence.ts';

export type OnboardingSubject = 'person' | 'company';
export type StepState = 'pending' | 'done' | 'attention';

export interface StepOutcome {
  readonly state: StepState;
  /** One sentence for the clerk. */
  readonly sentence: string;
  /** The same by key. */
  readonly said: Message;
  /** Its document is about somebody else than the identity document. */
  readonly namesAnother?: true;
}

/** A step of an onboarding. Its state is derived from the case's results, so the two cannot disagree. */
export interface OnboardingStep {
  readonly id: string;
  readonly title: Message;
  readonly subjects: readonly OnboardingSubject[];
  /** The part of the assessment that judges what the step found. */
  readonly aspect: AspectName;
  outcome(evidence: Evidence): StepOutcome;
}

const outcome = (state: StepState, said: Message): StepOutcome => ({
  state,
  sentence: inEnglish(said),
  said,
});
const pending = (says: Message): StepOutcome => outcome('pending', says);
const done = (says: Message): StepOutcome => outcome('done', says);
const attention = (says: Message): StepOutcome => outcome('attention', says);

/** What another service said; results of earlier versions have no keys. */
const saidBy = ({
  said,
  message: sentence,
}: {
  readonly said?: Message | undefined;
  readonly message: string;
}) => said ?? unkeyed(sentence);

/** A document of a category was read, its checks hold and nothing speaks of tampering. */
function documentStep(
  id: keyof typeof texts,
  subjects: readonly OnboardingSubject[],
  category: Category,
): OnboardingStep {
  const title = message(`onboardingSteps.${id}`);
  return {
    id,
    title,
    subjects,
    aspect: 'document',
    outcome(evidence) {
      const { verifications } = evidence;
      const found = verifications.findLast((v) => v.documents.some((d) => d.category === category));
      if (!found) return pending(message('onboarding.stillToCome', { step: title }));
      const judged = found.forensics.find((f) => f.verdict === 'TAMPERED' || f.verdict === 'SUSPICIOUS');
      if (judged) return attention(saidBy(judged));
      const failed = [
        ...found.documents.filter((d) => d.category === category).flatMap((d) => d.checks),
        ...found.checks,
      ].find((c) => c.outcome === 'failed');
      if (failed) return attention(saidBy({ said: failed.said, message: failed.explanation }));
      return namesAnother(evidence, found, category)
        ? {
            ...attention(message('onboarding.namesAnother', { step: title })),
            namesAnother: true,
          }
        : done(message('onboarding.read', { step: title }));
    },
  };
}

/** A paper of a person's onboarding, read separately from the identity document and naming somebody else. */
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
  documentStep('identity', ['person', 'company'], 'IDENTITY'),
  {
    id: 'liveness',
    title: message('onboardingSteps.liveness'),
    subjects: ['person'],
    aspect: 'face',
    outcome({ latest }) {
      const session = latest('liveness')?.body;
      if (!session) return pending(message('onboarding.livenessToCome'));
      return session.isLive ? done(message('onboarding.living')) : attention(messageOf(session));
    },
  },
  {
    id: 'face-match',
    title: message('onboardingSteps.face-match'),
    subjects: ['person'],
    aspect: 'face',
    outcome({ latest }) {
      const comparison = latest('comparison')?.body;
      if (!comparison) return pending(message('onboarding.notCompared'));
      const figures = { similarity: comparison.similarity, threshold: comparison.threshold };
      if (isOfOnePicture(comparison)) return attention(message('comparedFaces.copy'));
      return comparison.isMatch
        ? done(message('onboarding.sameFace', figures))
        : attention(message('onboarding.otherFace', figures));
    },
  },
  documentStep('address', ['person', 'company'], 'ADDRESS'),
  documentStep('income', ['person'], 'INCOME'),
  documentStep('entity', ['company'], 'ENTITY'),
  {
    id: 'registry',
    title: message('onboardingSteps.registry'),
    subjects: ['company'],
    aspect: 'registry',
    outcome({ latest }) {
      const answer = latest('registry')?.body;
      if (!answer) return pending(message('onboarding.notLookedUp'));
      return answer.outcome === 'VERIFIED' ? done(saidBy(answer)) : attention(saidBy(answer));
    },
  },
  documentStep('compliance', ['company'], 'COMPLIANCE'),
  {
    id: 'screening',
    title: message('onboardingSteps.screening'),
    subjects: ['person', 'company'],
    aspect: 'screening',
    outcome({ latest }) {
      const answer = latest('screening')?.body;
      if (!answer) return pending(message('onboarding.notScreened'));
      return answer.result.outcome === 'CLEAR'
        ? done(saidBy(answer.result))
        : attention(saidBy(answer.result));
    },
  },
];
