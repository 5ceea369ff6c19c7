export interface StepToDo {
  readonly step: string;
  readonly caseId: string;
  readonly subject: string;
  /** The person or company as read, so that nobody types it again. */
  readonly name?: string;
  /** YYYY-MM-DD. */
  readonly born?: string;
  /** Not done before: what needs no further word from a person begins on arrival. */
  readonly isPending?: boolean;
}

/** Where each step is done; documents unless named here. */
const PLACES: Record<string, (todo: StepToDo) => string> = {
  liveness: ({ caseId, subject }) => `/face-check?case=${caseId}&onboarding=${subject}`,
  'face-match': ({ caseId, subject }) => `/face-check?case=${caseId}&onboarding=${subject}`,
  registry: ({ caseId, subject, name = '' }) =>
    `/registry?${query({ case: caseId, onboarding: subject, name })}`,
  screening: ({ caseId, subject, name = '', born = '', isPending }) =>
    `/screening?${query({ case: caseId, onboarding: subject, type: subject, name, born, begin: isPending ? '1' : '' })}`,
};
const CATEGORY_OF: Record<string, string> = {
  identity: 'IDENTITY',
  address: 'ADDRESS',
  income: 'INCOME',
  entity: 'ENTITY',
  compliance: 'COMPLIANCE',
};

const query = (all: Record<string, string>): string => new URLSearchParams(all).toString();

export function placeOfStep(todo: StepToDo): string {
  const { step, caseId, subject } = todo;
  return (
    PLACES[step]?.(todo) ??
    `/verify?case=${caseId}&onboarding=${subject}&category=${CATEGORY_OF[step] ?? 'AUTO'}`
  );
}
