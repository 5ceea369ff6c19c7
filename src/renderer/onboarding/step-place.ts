/** Where each step is done; documents unless named here. */
const PLACES: Record<string, (caseId: string, subject: string, name: string, born: string) => string> = {
  liveness: (id, subject) => `/face-check?case=${id}&onboarding=${subject}`,
  'face-match': (id, subject) => `/face-check?case=${id}&onboarding=${subject}`,
  registry: (id, subject, name) => `/registry?case=${id}&onboarding=${subject}&name=${name}`,
  screening: (id, subject, name, born) =>
    `/screening?case=${id}&onboarding=${subject}&type=${subject}&name=${name}&born=${born}`,
};
const CATEGORY_OF: Record<string, string> = {
  identity: 'IDENTITY',
  address: 'ADDRESS',
  income: 'INCOME',
  entity: 'ENTITY',
  compliance: 'COMPLIANCE',
};

/** `name` and `born`: the person or company as read, so that nobody types it again. */
export function placeOfStep(
  step: string,
  caseId: string,
  subject: string,
  name: string,
  born: string,
): string {
  return (
    PLACES[step]?.(caseId, subject, encodeURIComponent(name), born) ??
    `/verify?case=${caseId}&onboarding=${subject}&category=${CATEGORY_OF[step] ?? 'AUTO'}`
  );
}
