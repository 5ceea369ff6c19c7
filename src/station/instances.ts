import { hostname } from 'node:os';
import { systemActor } from './actor.ts';
import type { AuditLog } from './audit/audit-log.ts';
import { markReadingFailed } from './cases/reading-failed.ts';
import { isoTime, type Clock, type NewId } from './clock.ts';
import { isProcessAlive } from './process-alive.ts';
import type { Store } from './store/store.ts';

interface Row {
  id: string;
  pid: number;
  host: string;
}

/** A process on another machine (a shared folder) is taken to be alive: it cannot be asked. */
const isAlive = (row: Row): boolean => row.host !== hostname() || isProcessAlive(row.pid);

/**
 * Registers this process and settles what dead ones left: the readings that they did not finish have failed, and the log
 * says so in words that a clerk understands.
 */
export function registerInstance(
  store: Store,
  audit: AuditLog,
  clock: Clock,
  newId: NewId,
): { id: string; leave(): void } {
  const { database } = store;
  const id = newId();
  store.write(() => {
    const dead = database
      .prepare<[], Row>('SELECT id, pid, host FROM instances')
      .all()
      .filter((row) => row.pid === process.pid || !isAlive(row));
    const orphans = database
      .prepare<[string], string>("SELECT id FROM cases WHERE instance = ? AND progress = 'processing'")
      .pluck();
    for (const row of dead.filter((one) => !(one.pid === process.pid && openHere.has(one.id)))) {
      for (const caseId of orphans.all(row.id)) {
        markReadingFailed(database, caseId, isoTime(clock));
        audit.append({
          actor: systemActor('start-up'),
          action: 'case.interrupted',
          caseId,
          outcome: 'failure',
          details: { reason: 'The station stopped while it was working on this case.' },
        });
      }
      database.prepare('DELETE FROM instances WHERE id = ?').run(row.id);
    }
    database
      .prepare('INSERT INTO instances (id, pid, host, started_at) VALUES (?, ?, ?, ?)')
      .run(id, process.pid, hostname(), isoTime(clock));
  });
  openHere.add(id);
  return {
    id,
    leave: () => {
      openHere.delete(id);
      store.write(() => database.prepare('DELETE FROM instances WHERE id = ?').run(id));
    },
  };
}

/** Several stations can be open in one process (tests); a process number alone does not tell them apart. */
const openHere = new Set<string>();
