import type { Actor } from '../../actor.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import type { ListVersion } from '../list-versions.ts';
import type { Outcomes } from './screen-customer.ts';

/** Audit entry of a customer file: counts, lists and the file's hash, no names. */
export function screenedEntry(of: {
  readonly actor: Actor;
  readonly customers: number | null;
  /** Customers done by an earlier, interrupted run. */
  readonly resumedAt?: number;
  readonly outcomes: Readonly<Outcomes>;
  readonly onlyChanged: boolean;
  readonly lists: readonly ListVersion[];
  /** SHA-256 of the file. */
  readonly input: string;
}): Parameters<AuditLog['append']>[0] {
  const { actor, customers, resumedAt, outcomes, onlyChanged, lists, input } = of;
  return {
    actor,
    action: 'screening.customers-screened',
    details: {
      customers,
      ...(resumedAt === undefined ? {} : { resumedAt }),
      ...outcomes,
      onlyChanged,
      lists: lists.map(({ list, date }) => `${list} ${date}`),
    },
    hashes: { customers: input },
  };
}
