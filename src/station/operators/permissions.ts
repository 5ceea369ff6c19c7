import { StationError } from '../../contract/errors/station-error.ts';
import type { OperatorRole } from '../../contract/operator.ts';

export type Permission =
  | 'cases.read'
  | 'cases.work'
  | 'cases.approve'
  | 'cases.override'
  | 'cases.hold'
  | 'audit.read'
  | 'data.erase'
  | 'operators.manage'
  | 'settings.change';

const EVERY: readonly Permission[] = [
  'cases.read',
  'cases.work',
  'cases.approve',
  'cases.override',
  'cases.hold',
  'audit.read',
  'data.erase',
  'operators.manage',
  'settings.change',
];

/** What each role may do. An auditor sees everything and changes nothing. */
export const PERMISSIONS: Record<OperatorRole, readonly Permission[]> = {
  clerk: ['cases.read', 'cases.work'],
  supervisor: ['cases.read', 'cases.work', 'cases.approve', 'cases.override', 'cases.hold', 'audit.read'],
  auditor: ['cases.read', 'audit.read'],
  administrator: EVERY,
};

/** The signed-in person a service acts for. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
}

export const may = (role: OperatorRole, permission: Permission): boolean =>
  PERMISSIONS[role].includes(permission);

/** @throws StationError FORBIDDEN with the roles that could do it. */
export function requirePermission(operator: Operator, permission: Permission): void {
  if (may(operator.role, permission)) return;
  const roles = (Object.keys(PERMISSIONS) as OperatorRole[]).filter((role) => may(role, permission));
  throw new StationError(
    'FORBIDDEN',
    `Your role does not allow this. Ask a colleague with the role ${roles.join(' or ')}.`,
    {
      reason: permission,
    },
  );
}
