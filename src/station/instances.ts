import { hostname } from 'node:os';
import type { Database } from 'better-sqlite3';
import { systemActor } from './actor.ts';
import type { AuditLog } from './audit/audit-log.ts';
import { markReadingFailed } from './cases/reading-failed.ts';
import { bootId } from './boot.ts';
import { isoTime, type Clock, type NewId } from './clock.ts';
import { isProcessAlive } from './process-alive.ts';
import type { Store } from './store/store.ts';

interface Row {
  id: string;
  pid: number;
  host: string;
  boot: string | null;
}

/** A process on another machine (a shared folder) is taken to be alive: it cannot be asked. */
function isAlive({ host, boot, pid }: Row): boolean {
  if (host !== hostname()) return true;
  const now = bootId();
  return (boot === null || now === null || boot === now) && isProcessAlive(pid);
}

export interface Instance {
  readonly id: string;
  /** Does another running process of this machine and number have the folder open? What it has begun is left to it. */
  isOpenIn(pid: number): boolean;
  leave(): void;
}

/**
 * Registers this process and settles what dead ones left: the readings that they did not finish have failed, and the log
 * says so in words that a clerk understands.
 */
export function registerInstance(store: Store, audit: AuditLog, clock: Clock, newId: NewId): Instance {
  const { database } = store;
  const id = newId();
  store.write(() => {
    const dead = database
      .prepare<[], Row>('SELECT id, pid, host, boot FROM instances')
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
      .prepare('INSERT INTO instances (id, pid, host, started_at, boot) VALUES (?, ?, ?, ?, ?)')
      .run(id, process.pid, hostname(), isoTime(clock), bootId());
  });
  openHere.add(id);
  const ofNumber = database.prepare<[number], Row>('SELECT id, pid, host, boot FROM instances WHERE pid = ?');
  return {
    id,
    isOpenIn: (pid) =>
      pid !== process.pid && ofNumber.all(pid).some((row) => row.host === hostname() && isAlive(row)),
    leave: () => {
      openHere.delete(id);
      store.write(() => database.prepare('DELETE FROM instances WHERE id = ?').run(id));
    },
  };
}

/** More than any system counts its processes to. */
const NO_PROCESS = 2 ** 31 - 1;

/**
 * In the copy of a database that a backup held: whoever had the folder open then, on whatever machine, is not at work on
 * this one. The next start settles what they left.
 */
export function leaveAllBehind(database: Database): void {
  database.prepare('UPDATE instances SET pid = ?, host = ?').run(NO_PROCESS, hostname());
}

/** Several stations can be open in one process (tests); a process number alone does not tell them apart. */
const openHere = new Set<string>();
