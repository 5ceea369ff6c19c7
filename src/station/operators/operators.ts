import type { StationConfig } from '../../contract/config.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock, NewId } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { createAccounts, type Accounts } from './accounts.ts';
import type { Argon2Parameters } from '../store/argon2.ts';
import { createPasswords } from './passwords.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSetUpCode, type SetUpCode } from './set-up-code.ts';

/** The people at the counter: accounts and sessions. What a role may do is in contract/permissions.ts. */
export type Operators = Accounts &
  Sessions & {
    /** What the first administrator has to enter on the screen. */
    readonly setUpCode: SetUpCode;
  };

/** @param passwordCost see `createPasswords` */
export function createOperators(
  store: Store,
  audit: AuditLog,
  clock: Clock,
  newId: NewId,
  config: StationConfig['operators'],
  passwordCost?: Argon2Parameters,
): Operators {
  const passwords = createPasswords(passwordCost);
  const accounts = createAccounts(store, audit, clock, newId, passwords);
  const setUpCode = createSetUpCode(store.folder, accounts.isSetUp);
  return {
    ...accounts,
    ...createSessions({ store, audit, clock, accounts, passwords, config }),
    setUpCode,
    setUp: async (first) => {
      const account = await accounts.setUp(first);
      setUpCode.forget();
      return account;
    },
  };
}
