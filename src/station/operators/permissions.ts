import { reasonCode, StationError } from '../../contract/errors/station-error.ts';
import { OPERATOR_ROLES, type OperatorRole } from '../../contract/people.ts';
import { may, type Permission } from '../../contract/permissions.ts';
import { message } from '../../contract/messages/message.ts';

/** The signed-in person a service acts for. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
}

/** @throws StationError FORBIDDEN with the roles that could do it. */
export function requirePermission(operator: Operator, permission: Permission): void {
  if (may(operator.role, permission)) return;
  const roles = OPERATOR_ROLES.filter((role) => may(role, permission));
  throw new StationError('FORBIDDEN', message('operatorRefusals.role', { roles }), {
    reason: reasonCode(permission),
  });
}
