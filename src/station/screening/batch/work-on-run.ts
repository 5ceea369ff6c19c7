import type { Caller } from '../../../contract/caller.ts';
import { StationError } from '../../../contract/errors/station-error.ts';
import { inEnglish } from '../../../contract/messages/in-language.ts';
import { message, type Message } from '../../../contract/messages/message.ts';
import { isoTime, type Clock } from '../../clock.ts';
import { ListFault } from '../lists/list-fault.ts';
import { changedSince, listInUse } from './changed-since.ts';
import { customerRecords } from './customer-records.ts';
import { customersIn, type Customer } from './customers-csv.ts';
import { lookedUpAhead } from './looked-up-ahead.ts';
import type { FoundAhead } from '../search-ahead.ts';
import type { ResultRow, RunRow, RunsRepository } from './runs-repository.ts';
import type { BatchContext } from './screen-customers.ts';
import { screenedEntry } from './screened-entry.ts';
import { inTurns, noOutcomes, screenCustomer, type Look, type Outcomes } from './screen-customer.ts';

/** Customers between two writes: repeated after a crash. */
const CHUNK = 200;

export interface RunsContext extends BatchContext {
  readonly clock: Clock;
  /** Called with errors that stopped a run and are not explained on the screen. */
  readonly onError: (thrown: unknown) => void;
}

/** Set from outside to stop the run, marked as paused or not. */
export interface Pause {
  wanted: 'pause' | 'close' | null;
}

/** Works on one run: from its checkpoint to its end, or to the next pause. Never rejects. */
export function createRunWork(context: RunsContext, rows: RunsRepository) {
  const { store, audit, clock, newId, lists } = context;

  return async function workOn(runId: string, pause: Pause): Promise<void> {
    try {
      const isWhole = (await screenAll(runId, pause)) && (await openCases(runId, pause));
      if (isWhole) end(runId);
      else if (pause.wanted === 'pause') store.write(() => rows.set(runId, { state: 'paused', pid: null }));
    } catch (thrown) {
      if (!(thrown instanceof StationError)) context.onError(thrown);
      const says = faultOf(thrown);
      const fault = { fault: inEnglish(says), fault_said: JSON.stringify(says) };
      if (store.database.open) store.write(() => rows.set(runId, { state: 'stopped', pid: null, ...fault }));
    }
  };

  /** @returns whether every customer was answered */
  async function screenAll(runId: string, pause: Pause): Promise<boolean> {
    const file = store.blobs.get(rows.of(runId)!.blob);
    if (rows.of(runId)!.customers === null) {
      let customers = 0;
      for await (const record of customerRecords(file)) if (record) customers++;
      store.write(() => rows.set(runId, { customers }));
    }
    for (;;) {
      const run = beginPass(runId);
      if (run.done === run.customers) return true;
      const pass = await screenFrom(run, file, pause);
      if (pass !== 'lists-changed') return pass === 'whole';
    }
  }

  /** The run, restarted if lists were imported since it began: mixed results would be inconsistent. */
  function beginPass(runId: string): RunRow {
    const run = rows.of(runId)!;
    if (run.done < run.customers! && run.lists !== listsNow())
      store.write(() => {
        rows.clearResults(runId);
        rows.set(runId, { lists: listsNow(), done: 0, outcomes: JSON.stringify(noOutcomes()) });
      });
    return rows.of(runId)!;
  }

  function listsNow(): string {
    return JSON.stringify(lists.current().map(listInUse));
  }

  async function screenFrom(
    run: RunRow,
    file: Buffer,
    pause: Pause,
  ): Promise<'whole' | 'rests' | 'lists-changed'> {
    const outcomes = rows.outcomesOf(run);
    const { look, mayHaveChanged } = lookOf(run);
    let waiting: ResultRow[] = [];
    let at = 0;
    const flush = (): void => {
      const results = waiting;
      store.write(() => {
        rows.addResults(run.run_id, results);
        rows.set(run.run_id, { done: at, outcomes: JSON.stringify(outcomes) });
      });
      waiting = [];
    };
    const customers = lookedUpAhead(customersIn(file), context.lookAhead(), (nth) => nth >= run.done);
    for await (const { customer, ahead } of customers) {
      if (at < run.done) {
        at++;
        continue;
      }
      if (pause.wanted || (at % CHUNK === 0 && run.lists !== listsNow())) {
        flush();
        return pause.wanted ? 'rests' : 'lists-changed';
      }
      if (await mayHaveChanged(customer, ahead)) {
        const result = await answered(customer, look, ahead);
        outcomes[result.outcome]++;
        waiting.push(result);
      }
      at++;
      if (at % CHUNK === 0) flush();
    }
    flush();
    return 'whole';
  }

  /** How to look up a customer, and whether that is needed at all. */
  function lookOf(run: RunRow): { look: Look; mayHaveChanged: MayHaveChanged } {
    const look = lookAs(run, run.opens_cases === 1);
    const basis = run.basis === null ? null : rows.of(run.basis);
    if (!basis) return { look, mayHaveChanged: () => Promise.resolve(true) };
    const open = rows.openRows(basis.run_id);
    const isChanged = changedSince(lists, JSON.parse(basis.lists) as string[]);
    const atChanges = inTurns((request, ahead) =>
      context.screenOne(request, callerOf(run), { opensCase: false, wanted: isChanged, ahead }),
    );
    return {
      look,
      // Earlier hits may be gone; whoever was clear still is, unless a changed entry matches.
      mayHaveChanged: async (customer, ahead) =>
        open.has(customer.row) || isHit((await screenCustomer(customer, atChanges, ahead)).outcome),
    };
  }

  function lookAs(run: RunRow, opensCase: boolean): Look {
    return inTurns((request, ahead) => context.screenOne(request, callerOf(run), { opensCase, ahead }));
  }

  function callerOf({ operator }: RunRow): Caller {
    const { id, name } = JSON.parse(operator) as { id: string; name: string };
    return { actor: id, kind: 'operator', author: name, requestId: newId() };
  }

  /** Opens the cases requested after the run had ended. @returns whether all are open */
  async function openCases(runId: string, pause: Pause): Promise<boolean> {
    const run = rows.of(runId)!;
    const wanted = run.opens_cases === 1 ? rows.rowsWithoutCase(runId) : new Set<number>();
    if (wanted.size === 0) return true;
    const look = lookAs(run, true);
    for await (const customer of customersIn(store.blobs.get(run.blob))) {
      if (!wanted.has(customer.row)) continue;
      if (pause.wanted) return false;
      const result = await answered(customer, look, null);
      store.write(() => rows.addResults(runId, [result]));
    }
    return true;
  }

  function end(runId: string): void {
    const run = rows.of(runId)!;
    const { id } = JSON.parse(run.operator) as { id: string };
    store.write(() => {
      rows.set(runId, { state: 'done', pid: null, ended_at: isoTime(clock) });
      audit.append(
        screenedEntry({
          actor: { kind: 'operator', id },
          customers: run.customers,
          outcomes: rows.outcomesOf(run),
          onlyChanged: run.basis !== null,
          lists: lists.current(),
          // The id of a blob is the SHA-256 of its bytes.
          input: run.blob,
        }),
      );
    });
  }
}

async function answered(customer: Customer, look: Look, ahead: FoundAhead | null): Promise<ResultRow> {
  let caseId: string | null = null;
  const noting: Look = async (request, found) => {
    const answer = await look(request, found);
    caseId = answer.caseId;
    return answer;
  };
  const { lines, outcome } = await screenCustomer(customer, noting, ahead);
  return { row: customer.row, case_id: caseId, outcome, lines };
}

type MayHaveChanged = (customer: Customer, ahead: FoundAhead | null) => Promise<boolean>;

const isHit = (outcome: keyof Outcomes): boolean => outcome === 'REVIEW' || outcome === 'MATCH';

/** The screen's message for a run that cannot continue. */
const faultOf = (thrown: unknown): Message =>
  (thrown instanceof StationError ? thrown.details.said : null) ??
  message(thrown instanceof ListFault ? 'screeningRefusals.damagedCustomers' : 'screeningRefusals.stopped');
