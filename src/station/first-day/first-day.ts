import {
  FIRST_DAY_STEPS,
  type FirstDay,
  type FirstDayMark,
  type FirstDayStep,
} from '../../contract/first-day.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Backups } from '../backup/backups.ts';
import { isoTime, type Clock } from '../clock.ts';
import type { Operators } from '../operators/operators.ts';
import type { Screening } from '../screening/screening.ts';
import type { Store } from '../store/store.ts';

export interface FirstDayContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly operators: Pick<Operators, 'list'>;
  readonly screening: Pick<Screening, 'mayClear'>;
  readonly backups: Pick<Backups, 'state'>;
}

export interface FirstDaySetUp {
  status(): FirstDay;
  /** Ignored for steps whose state the station detects itself. */
  mark(mark: FirstDayMark, actor: Actor): void;
}

/** Set-up of a new station: detects what exists and remembers what was skipped or tried. */
export function createFirstDay(context: FirstDayContext): FirstDaySetUp {
  const { store, audit, clock, operators, screening, backups } = context;
  const marks = store.database.prepare<[], { step: string; mark: 'done' | 'skipped' }>(
    'SELECT step, mark FROM first_day_marks',
  );
  const put = store.database.prepare(
    'INSERT OR REPLACE INTO first_day_marks (step, mark, at) VALUES (?, ?, ?)',
  );
  const anyReading = store.database.prepare<[], unknown>(
    "SELECT 1 FROM case_results WHERE kind = 'verification' LIMIT 1",
  );
  /** Cameras and scanners are confirmed by a person: the station cannot judge a sharp picture. */
  const isSeen: Record<FirstDayStep, () => boolean> = {
    administrator: () => true,
    people: () => operators.list().filter(({ disabled }) => !disabled).length > 1,
    lists: () => screening.mayClear(),
    devices: () => false,
    backup: () => backups.state().folder !== null,
    trial: () => anyReading.get() !== undefined,
  };
  return {
    status: () => {
      const marked = new Map(marks.all().map(({ step, mark }) => [step, mark]));
      const steps = FIRST_DAY_STEPS.map((step) => ({
        step,
        state: isSeen[step]() ? ('done' as const) : (marked.get(step) ?? ('open' as const)),
      }));
      return { steps, finished: marked.has('all') || steps.every(({ state }) => state !== 'open') };
    },
    mark: ({ step, mark }, actor) =>
      store.write(() => {
        put.run(step, mark, isoTime(clock));
        audit.append({ actor, action: 'station.set-up-marked', details: { step, mark } });
      }),
  };
}
