import type { OperatorRole } from './people.ts';

/** What somebody at the counter can be allowed to do. */
const PERMISSIONS = [
  'cases.read',
  'cases.work',
  'cases.approve',
  'cases.override',
  'cases.hold',
  'audit.read',
  'data.backup',
  'data.erase',
  'operators.manage',
  'settings.change',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What each role may do. An auditor sees everything and changes nothing. */
const PERMISSIONS_OF: Record<OperatorRole, readonly Permission[]> = {
  clerk: ['cases.read', 'cases.work'],
  supervisor: [
    'cases.read',
    'cases.work',
    'cases.approve',
    'cases.override',
    'cases.hold',
    'audit.read',
    'data.backup',
  ],
  auditor: ['cases.read', 'audit.read'],
  administrator: PERMISSIONS,
};

export const may = (role: OperatorRole, permission: Permission): boolean =>
  PERMISSIONS_OF[role].includes(permission);
