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
  beats: number;
}

/** Heartbeat interval of a process that has the folder open. */
export const BEAT_MS = 30_000;
/** After this many of our own turns without its heartbeat a process on another host counts as gone. */
export const SILENT_TURNS = 4;
/** After this many (a day) its row is deleted. Until then a process that only slept finds it again. */
const FORGOTTEN_TURNS = 2_880;

/** Of this host only: a process on another host, or in a container of another name, cannot be asked. */
function isDead({ host, boot, pid, id }: Row): boolean {
  if (host !== hostname()) return false;
  if (pid === process.pid) return !openHere.has(id);
  const now = bootId();
  return !((boot === null || now === null || boot === now) && isProcessAlive(pid));
}

export interface Instance {
  readonly id: string;
  /** Does another running process of this machine with this number have the folder open? Its work is left to it. */
  isOpenIn(pid: number): boolean;
  /** Does another process, on any machine, seem to have the folder open? */
  hasCompany(): boolean;
  /** Is no process of this number at work on the folder, on any machine? One that is only silent is not gone. */
  isGone(pid: number): boolean;
  /**
   * Heartbeat: shows that this process lives, and settles what processes of other hosts left after {@link SILENT_TURNS}
   * silent turns. Turns are counted, not hours: clocks of two machines differ. Call it every {@link BEAT_MS}.
   */
  beat(): void;
  leave(): void;
}

/**
 * Registers this process and settles what dead ones left: their unfinished readings are marked failed and logged in
 * words for a clerk.
 */
export function registerInstance(store: Store, audit: AuditLog, clock: Clock, newId: NewId): Instance {
  const { database } = store;
  const id = newId();
  const rows = database.prepare<[], Row>('SELECT id, pid, host, boot, beats FROM instances');
  const forget = database.prepare('DELETE FROM instances WHERE id = ?');
  const orphans = database
    .prepare<[string], string>("SELECT id FROM cases WHERE instance = ? AND progress = 'processing'")
    .pluck();
  // A process that slept for days may find its row deleted, and registers again.
  const upsert = database.prepare(
    `INSERT INTO instances (id, pid, host, started_at, boot) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET beats = beats + 1`,
  );
  const showLife = (): void => void upsert.run(id, process.pid, hostname(), isoTime(clock), bootId());
  const settle = (dead: Row): void => {
    for (const caseId of orphans.all(dead.id)) {
      markReadingFailed(database, caseId, isoTime(clock), { cancelled: false });
      audit.append({
        actor: systemActor('start-up'),
        action: 'case.interrupted',
        caseId,
        outcome: 'failure',
        details: { reason: 'The station stopped while it was working on this case.' },
      });
    }
  };
  store.write(() => {
    for (const row of rows.all().filter(isDead)) {
      settle(row);
      forget.run(row.id);
    }
    showLife();
  });
  openHere.add(id);
  const ofNumber = database.prepare<[number], Row>(
    'SELECT id, pid, host, boot, beats FROM instances WHERE pid = ?',
  );
  const silence = new Map<string, { beats: number; turns: number }>();
  return {
    id,
    isOpenIn: (pid) =>
      pid !== process.pid && ofNumber.all(pid).some((row) => row.host === hostname() && !isDead(row)),
    hasCompany: () =>
      rows
        .all()
        .some((row) => row.id !== id && !isDead(row) && (silence.get(row.id)?.turns ?? 0) < SILENT_TURNS),
    isGone: (pid) =>
      pid !== process.pid &&
      ofNumber.all(pid).every((row) => isDead(row) || (silence.get(row.id)?.turns ?? 0) >= SILENT_TURNS),
    beat: () =>
      store.write(() => {
        showLife();
        for (const row of rows.all().filter(({ host }) => host !== hostname())) {
          const before = silence.get(row.id);
          const turns = before?.beats === row.beats ? before.turns + 1 : 0;
          silence.set(row.id, { beats: row.beats, turns });
          if (turns >= SILENT_TURNS) settle(row);
          if (turns >= FORGOTTEN_TURNS) forget.run(row.id);
        }
      }),
    leave: () => {
      openHere.delete(id);
      store.write(() => forget.run(id));
    },
  };
}

/** Above the process numbers of any system. */
const NO_PROCESS = 2 ** 31 - 1;

/**
 * For a database restored from a backup: processes that had the folder open then are not running here. The next start
 * settles what they left.
 */
export function leaveAllBehind(database: Database): void {
  database.prepare('UPDATE instances SET pid = ?, host = ?').run(NO_PROCESS, hostname());
}

/** Several stations can be open in one process (tests); the process number does not tell them apart. */
const openHere = new Set<string>();
