import type { Database } from 'better-sqlite3';
import { noOutcomes, Outcomes } from './screen-customer.ts';

/** A run as it is stored. */
export interface RunRow {
  readonly run_id: string;
  readonly file_name: string;
  readonly blob: string;
  readonly operator: string;
  readonly basis: string | null;
  readonly opens_cases: number;
  readonly state: 'running' | 'paused' | 'done' | 'stopped';
  readonly pid: number | null;
  readonly created_at: string;
  readonly ended_at: string | null;
  readonly lists: string;
  readonly customers: number | null;
  readonly done: number;
  readonly outcomes: string;
  readonly fault: string | null;
  /** The same by key, as JSON. */
  readonly fault_said: string | null;
}

export interface ResultRow {
  readonly row: number;
  readonly case_id: string | null;
  readonly outcome: keyof Outcomes;
  readonly lines: string;
}

/** Results of a run with a hit and without a case. */
const NEEDS_CASE = "run_id = ? AND case_id IS NULL AND outcome IN ('REVIEW', 'MATCH')";

export type RunsRepository = ReturnType<typeof runsRepository>;

/** Runs and their results. Writers call it inside a transaction. */
export function runsRepository(database: Database) {
  const withoutCase = database.prepare<[string], number>(
    `SELECT count(*) FROM customer_results WHERE ${NEEDS_CASE}`,
  );
  const insertResult = database.prepare(
    'INSERT OR REPLACE INTO customer_results (run_id, row, case_id, outcome, lines) VALUES (?, ?, ?, ?, ?)',
  );
  return {
    all: (): RunRow[] =>
      database.prepare<[], RunRow>('SELECT * FROM customer_runs ORDER BY created_at DESC, rowid DESC').all(),
    of: (runId: string): RunRow | null =>
      database.prepare<[string], RunRow>('SELECT * FROM customer_runs WHERE run_id = ?').get(runId) ?? null,
    add: (run: {
      runId: string;
      fileName: string;
      blob: string;
      operator: string;
      basis: string | null;
      opensCases: boolean;
      at: string;
      lists: readonly string[];
    }): void =>
      void database
        .prepare(
          `INSERT INTO customer_runs (run_id, file_name, blob, operator, basis, opens_cases, state, created_at, lists, done, outcomes)
           VALUES (@runId, @fileName, @blob, @operator, @basis, @opensCases, 'paused', @at, @lists, 0, @outcomes)`,
        )
        .run({
          ...run,
          opensCases: Number(run.opensCases),
          lists: JSON.stringify(run.lists),
          outcomes: JSON.stringify(noOutcomes()),
        }),
    set: (runId: string, values: Partial<Omit<RunRow, 'run_id'>>): void => {
      const columns = Object.keys(values);
      database
        .prepare(
          `UPDATE customer_runs SET ${columns.map((name) => `${name} = @${name}`).join(', ')} WHERE run_id = @run_id`,
        )
        .run({ ...values, run_id: runId });
    },
    /** Idle runs that ended, or were begun, before a time. */
    endedBefore: (time: string): Pick<RunRow, 'run_id' | 'blob'>[] =>
      database
        .prepare<[string], Pick<RunRow, 'run_id' | 'blob'>>(
          "SELECT run_id, blob FROM customer_runs WHERE state <> 'running' AND coalesce(ended_at, created_at) < ?",
        )
        .all(time),
    remove: (runId: string): void =>
      void database.prepare('DELETE FROM customer_runs WHERE run_id = ?').run(runId),
    addResults: (runId: string, results: readonly ResultRow[]): void => {
      for (const { row, case_id, outcome, lines } of results)
        insertResult.run(runId, row, case_id, outcome, lines);
    },
    clearResults: (runId: string): void =>
      void database.prepare('DELETE FROM customer_results WHERE run_id = ?').run(runId),
    /** In file order, some thousands at a time: other requests write in between. */
    *results(runId: string): Generator<string> {
      const page = database.prepare<[string, number], { row: number; lines: string }>(
        'SELECT row, lines FROM customer_results WHERE run_id = ? AND row > ? ORDER BY row LIMIT 2000',
      );
      let after = 0;
      for (;;) {
        const rows = page.all(runId, after);
        if (rows.length === 0) return;
        yield rows.map(({ lines }) => lines).join('');
        after = rows.at(-1)!.row;
      }
    },
    /** Rows of the customers who are not clear. */
    openRows: (runId: string): ReadonlySet<number> =>
      new Set(
        database
          .prepare<[string], number>(
            "SELECT row FROM customer_results WHERE run_id = ? AND outcome <> 'CLEAR'",
          )
          .pluck()
          .all(runId),
      ),
    /** Rows of the customers with a hit who have no case. */
    rowsWithoutCase: (runId: string): ReadonlySet<number> =>
      new Set(
        database
          .prepare<[string], number>(`SELECT row FROM customer_results WHERE ${NEEDS_CASE}`)
          .pluck()
          .all(runId),
      ),
    withoutCase: (runId: string): number => withoutCase.pluck().get(runId)!,
    outcomesOf: ({ outcomes }: RunRow): Outcomes => Outcomes.parse(JSON.parse(outcomes)),
  };
}
