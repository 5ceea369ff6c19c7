import { StationError } from '../../../contract/errors/station-error.ts';
import type { CustomerRun } from '../../../contract/customer-runs.ts';
import { message, Message } from '../../../contract/messages/message.ts';
import { isoTime } from '../../clock.ts';
import type { Actor } from '../../actor.ts';
import type { Operator } from '../../operators/permissions.ts';
import { eraseRun } from './erase-run.ts';
import { listInUse } from './changed-since.ts';
import { resultHeader } from './results-csv.ts';
import { runsRepository, type RunRow } from './runs-repository.ts';
import { createRunWork, type Pause, type RunsContext } from './work-on-run.ts';

export interface CustomerRuns {
  list(): CustomerRun[];
  /** Starts screening a file. @throws StationError CONFLICT while another one is screened, SCREENING_LISTS_STALE */
  start(file: { name: string; bytes: Uint8Array }, opensCases: boolean, by: Operator): CustomerRun;
  /** Screens a run's file again: only customers whose answer may have changed since. */
  again(runId: string, by: Operator): CustomerRun;
  pause(runId: string, by: Operator): Promise<CustomerRun>;
  resume(runId: string, by: Operator): CustomerRun;
  /** Opens a case for every customer with a hit and without a case. @throws StationError CONFLICT before the run has ended */
  openCases(runId: string, by: Operator): CustomerRun;
  /** Erases the file and its results; cases stay. */
  remove(runId: string, by: Operator): Promise<void>;
  /** The CSV of results, in chunks. */
  results(runId: string, by: Operator): Generator<string>;
  /** Resumes the runs of a station that ended. */
  takeUp(isOpenIn: (pid: number) => boolean): void;
  /** Pauses the run for the next start. */
  close(): Promise<void>;
  /** Resolves when no work is left. */
  idle(): Promise<void>;
}

const actorOf = ({ id }: Operator): Actor => ({ kind: 'operator', id });

/** Screens customer files one at a time in the background; they survive a restart (ADR 245). */
export function createCustomerRuns(context: RunsContext): CustomerRuns {
  const { store, audit, clock, newId, lists } = context;
  const { blobs, database } = store;
  const rows = runsRepository(database);
  const workOn = createRunWork(context, rows);
  let active: { readonly runId: string; readonly pause: Pause; readonly ended: Promise<void> } | null = null;

  function rowOf(runId: string): RunRow {
    const row = rows.of(runId);
    if (!row) throw new StationError('NOT_FOUND', message('screeningRefusals.fileGone'));
    return row;
  }

  function begin(runId: string): void {
    store.write(() =>
      rows.set(runId, { state: 'running', pid: process.pid, fault: null, fault_said: null, ended_at: null }),
    );
    const pause: Pause = { wanted: null };
    const ended = workOn(runId, pause).finally(() => (active = null));
    active = { runId, pause, ended };
  }

  function requireIdle(): void {
    if (active)
      throw new StationError('CONFLICT', message('screeningRefusals.otherFileActive'), {
        reason: 'RUN_ACTIVE',
      });
  }

  function note(action: string, runId: string, by: Operator): void {
    store.write(() =>
      audit.append({ actor: actorOf(by), action: `screening.customers-${action}`, details: { runId } }),
    );
  }

  function add(
    run: { fileName: string; blob: string; basis: string | null; opensCases: boolean },
    by: Operator,
  ) {
    const runId = newId();
    const { id, name } = by;
    store.write(() =>
      rows.add({
        ...run,
        runId,
        operator: JSON.stringify({ id, name }),
        at: isoTime(clock),
        lists: lists.current().map(listInUse),
      }),
    );
    note('started', runId, by);
    begin(runId);
    return shown(rowOf(runId));
  }

  function shown(row: RunRow): CustomerRun {
    const before = JSON.parse(row.lists) as string[];
    return {
      runId: row.run_id,
      fileName: row.file_name,
      operator: (JSON.parse(row.operator) as { name: string }).name,
      onlyChanged: row.basis !== null,
      state: row.state,
      createdAt: row.created_at,
      endedAt: row.ended_at,
      customers: row.customers,
      done: row.done,
      outcomes: rows.outcomesOf(row),
      withoutCase: rows.withoutCase(row.run_id),
      opensCases: row.opens_cases === 1,
      listsChanged: lists.current().some((version) => !before.includes(listInUse(version))),
      fault: row.fault,
      ...(row.fault_said !== null && { said: Message.parse(JSON.parse(row.fault_said)) }),
    };
  }

  async function rest(wanted: 'pause' | 'close'): Promise<void> {
    if (!active) return;
    active.pause.wanted = wanted;
    await active.ended;
  }

  return {
    list: () => rows.all().map(shown),
    start({ name, bytes }, opensCases, by) {
      requireIdle();
      context.requireFresh();
      return add({ fileName: name, blob: blobs.put(bytes), basis: null, opensCases }, by);
    },
    again(runId, by) {
      const { file_name: fileName, blob, state } = rowOf(runId);
      requireIdle();
      context.requireFresh();
      requireDone(state);
      return add({ fileName, blob, basis: runId, opensCases: false }, by);
    },
    async pause(runId, by) {
      rowOf(runId);
      if (active?.runId === runId) {
        await rest('pause');
        note('paused', runId, by);
      }
      return shown(rowOf(runId));
    },
    resume(runId, by) {
      const { state } = rowOf(runId);
      requireIdle();
      if (state === 'paused' || state === 'stopped') {
        note('resumed', runId, by);
        begin(runId);
      }
      return shown(rowOf(runId));
    },
    openCases(runId, by) {
      requireIdle();
      requireDone(rowOf(runId).state);
      store.write(() => rows.set(runId, { opens_cases: 1 }));
      note('cases-asked-for', runId, by);
      begin(runId);
      return shown(rowOf(runId));
    },
    async remove(runId, by) {
      const row = rowOf(runId);
      if (active?.runId === runId) await rest('pause');
      eraseRun(context, row, actorOf(by));
    },
    *results(runId, by) {
      rowOf(runId);
      note('results-taken', runId, by);
      yield resultHeader;
      yield* rows.results(runId);
    },
    takeUp(isOpenIn) {
      const left = rows
        .all()
        .find(({ state, pid }) => state === 'running' && !(pid !== null && isOpenIn(pid)));
      if (left && !active) begin(left.run_id);
    },
    close: () => rest('close'),
    idle: async () => active?.ended,
  };
}

function requireDone(state: RunRow['state']): void {
  if (state !== 'done')
    throw new StationError('CONFLICT', message('screeningRefusals.notScreenedYet'), {
      reason: 'RUN_NOT_DONE',
    });
}
