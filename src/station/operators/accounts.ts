import { z } from 'zod';
import { StationError } from '../../contract/errors/station-error.ts';
import { OperatorName, OperatorRole, type OperatorAccount } from '../../contract/people.ts';
import { message } from '../../contract/messages/message.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { isoTime, type Clock, type NewId } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { acceptedPassword, type Passwords } from './passwords.ts';
import { requirePermission, type Operator } from './permissions.ts';

const Row = z.object({
  id: z.string(),
  name: z.string(),
  role: OperatorRole,
  password_hash: z.string(),
  disabled: z.number(),
  created_at: z.string(),
  last_sign_in_at: z.string().nullable(),
  failed_attempts: z.number(),
  locked_until: z.number().nullable(),
  must_choose: z.number(),
});
export type OperatorRow = z.infer<typeof Row>;

export interface Accounts {
  /** False until the first administrator exists. */
  isSetUp(): boolean;
  /** Makes the first administrator. @throws StationError CONFLICT when there already is one. */
  setUp(first: { name: string; password: string }): Promise<OperatorAccount>;
  list(): OperatorAccount[];
  /**
   * @param account.temporary the password was set by somebody else: its owner has to choose another one at the first sign-in
   * @throws StationError FORBIDDEN, CONFLICT for a name in use.
   */
  create(
    by: Operator,
    account: { name: string; password: string; role: OperatorRole; temporary?: boolean },
  ): Promise<OperatorAccount>;
  /** Disabling an account or changing its password ends its sessions. The last administrator cannot be removed. */
  change(
    by: Operator,
    id: string,
    change: {
      role?: OperatorRole | undefined;
      disabled?: boolean | undefined;
      password?: string | undefined;
      /** As of `create`. */
      temporary?: boolean | undefined;
    },
  ): Promise<OperatorAccount>;
  byName(name: string): OperatorRow | null;
  byId(id: string): OperatorRow | null;
  /** Other administrators who are not disabled. */
  otherAdministrators(id: string): OperatorRow[];
}

export const toAccount = (row: OperatorRow): OperatorAccount => ({
  id: row.id,
  name: row.name,
  role: row.role,
  disabled: row.disabled === 1,
  createdAt: row.created_at,
  lastSignInAt: row.last_sign_in_at,
});

export function createAccounts(
  store: Store,
  audit: AuditLog,
  clock: Clock,
  newId: NewId,
  passwords: Passwords,
): Accounts {
  const { database } = store;
  const find = (column: 'id' | 'name', value: string): OperatorRow | null => {
    const row = database.prepare(`SELECT * FROM operators WHERE ${column} = ?`).get(value);
    return row ? Row.parse(row) : null;
  };
  const isSetUp = (): boolean =>
    database.prepare("SELECT 1 FROM operators WHERE role = 'administrator' LIMIT 1").get() !== undefined;

  const insert = (
    account: { name: string; role: OperatorRole; temporary?: boolean },
    passwordHash: string,
    by: string | null,
  ): OperatorAccount => {
    const name = OperatorName.parse(account.name);
    if (find('name', name)) throw new StationError('CONFLICT', message('operatorRefusals.nameTaken'));
    const id = newId();
    database
      .prepare(
        'INSERT INTO operators (id, name, role, password_hash, created_at, must_choose) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(id, name, account.role, passwordHash, isoTime(clock), account.temporary ? 1 : 0);
    audit.append({
      actor: { kind: 'operator', id: by ?? id },
      action: 'operator.created',
      details: { operator: id, role: account.role },
    });
    return toAccount(find('id', id)!);
  };

  return {
    isSetUp,
    byName: (name) => find('name', name.trim()),
    byId: (id) => find('id', id),
    otherAdministrators,
    list: () =>
      database
        .prepare('SELECT * FROM operators ORDER BY name')
        .all()
        .map((row) => toAccount(Row.parse(row))),
    setUp: async ({ name, password }) => {
      const hash = await passwords.hash(await acceptedPassword(password, name));
      return store.write(() => {
        if (isSetUp()) throw new StationError('CONFLICT', message('operatorRefusals.alreadySetUp'));
        return insert({ name, role: 'administrator' }, hash, null);
      });
    },
    create: async (by, account) => {
      requirePermission(by, 'operators.manage');
      const hash = await passwords.hash(await acceptedPassword(account.password, account.name));
      return store.write(() => insert(account, hash, by.id));
    },
    change: async (by, id, change) => {
      requirePermission(by, 'operators.manage');
      const hash =
        change.password === undefined
          ? null
          : await passwords.hash(await acceptedPassword(change.password, find('id', id)?.name ?? ''));
      return store.write(() => {
        const before = find('id', id);
        if (!before) throw new StationError('NOT_FOUND', message('operatorRefusals.notFound'));
        const role = change.role ?? before.role;
        const disabled = change.disabled ?? before.disabled === 1;
        if (
          before.role === 'administrator' &&
          (role !== 'administrator' || disabled) &&
          otherAdministrators(id).length === 0
        )
          throw new StationError('CONFLICT', message('operatorRefusals.onlyAdministrator'));
        database
          .prepare(
            'UPDATE operators SET role = ?, disabled = ?, password_hash = ?, must_choose = ?, failed_attempts = 0, locked_until = NULL WHERE id = ?',
          )
          .run(
            role,
            disabled ? 1 : 0,
            hash ?? before.password_hash,
            hash === null ? before.must_choose : change.temporary ? 1 : 0,
            id,
          );
        if (disabled || hash || role !== before.role)
          database.prepare('DELETE FROM operator_sessions WHERE operator_id = ?').run(id);
        audit.append({
          actor: { kind: 'operator', id: by.id },
          action: 'operator.changed',
          details: {
            operator: id,
            role,
            disabled,
            formerRole: before.role,
            formerlyDisabled: before.disabled === 1,
            passwordChanged: hash !== null,
          },
        });
        return toAccount(find('id', id)!);
      });
    },
  };

  function otherAdministrators(id: string): OperatorRow[] {
    return database
      .prepare("SELECT * FROM operators WHERE role = 'administrator' AND disabled = 0 AND id <> ?")
      .all(id)
      .map((row) => Row.parse(row));
  }
}
