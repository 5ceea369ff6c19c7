import type { OperatorRole } from '../../contract/people.ts';

/** Where somebody's work begins: a supervisor's is the queue with the figures, an auditor's the cases. */
export const homeOf = (role: OperatorRole): string =>
  role === 'supervisor' ? '/approvals' : role === 'auditor' ? '/cases' : '/';
