import type { OperatorRole } from '../../contract/operator.ts';

/** What a screen needs; the station decides again on every request. */
export type Need = 'work' | 'read' | 'approve' | 'audit' | 'administer';

const ALLOWED: Record<Need, readonly OperatorRole[]> = {
  work: ['clerk', 'supervisor', 'administrator'],
  read: ['clerk', 'supervisor', 'auditor', 'administrator'],
  approve: ['supervisor', 'administrator'],
  audit: ['supervisor', 'auditor', 'administrator'],
  administer: ['administrator'],
};

export function may(role: OperatorRole, need: Need): boolean {
  return ALLOWED[need].includes(role);
}
