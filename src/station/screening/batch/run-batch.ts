import { open, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { writeDurably } from '../../store/durable-file.ts';
import { sha256OfFile } from '../../store/file-hash.ts';
import { customersIn } from './customers-csv.ts';
import { lookedUpAhead, type LookAhead } from './looked-up-ahead.ts';
import { resultHeader } from './results-csv.ts';
import { noOutcomes, Outcomes, screenCustomer, type Look } from './screen-customer.ts';

/** Customers between two checkpoints: an interrupted run repeats no more than these. */
const CHUNK = 500;

/** Checkpoint beside the results: progress and inputs of a run. */
const Progress = z.object({
  /** SHA-256 of the customers' file. */
  input: z.string(),
  /** The lists searched, each with its hash. */
  lists: z.array(z.string()),
  onlyChanged: z.boolean(),
  /** Customers done, and size in bytes of their results. */
  done: z.number().int(),
  bytes: z.number().int(),
  outcomes: Outcomes,
});
type Progress = z.infer<typeof Progress>;

export interface BatchOptions {
  /** CSV of customers (customers-csv.ts), and the CSV of results to write. */
  readonly input: string;
  readonly output: string;
  /** Only entries that the current version of their list added or changed. */
  readonly onlyChanged: boolean;
  /** Lists in use, as `id sha256`. */
  readonly lists: readonly string[];
  readonly look: Look;
  readonly lookAhead: () => LookAhead;
  /** After every chunk. */
  progress(done: number, outcomes: BatchSummary['outcomes']): void;
}

export interface BatchSummary {
  readonly customers: number;
  /** Customers done by an earlier, interrupted run. */
  readonly resumedAt: number;
  readonly outcomes: Readonly<Outcomes>;
  /** SHA-256 of the customers' file. */
  readonly input: string;
  /** Columns of it that nothing was searched by. */
  readonly unused: readonly string[];
}

export const progressFile = (output: string): string => `${output}.progress`;

/**
 * Screens every customer of a file and writes the results beside it. An interrupted run resumes if file and lists are
 * the same; otherwise it starts over.
 *
 * @throws StationError SCREENING_LISTS_STALE from `look`; EEXIST if results of a completed run would be overwritten
 */
export async function runBatch(options: BatchOptions): Promise<BatchSummary> {
  const input = await sha256OfFile(options.input);
  const same = { input, lists: [...options.lists], onlyChanged: options.onlyChanged };
  const earlier = await progressOf(options.output);
  const before = earlier && isSameRun(earlier, same) ? earlier : null;
  const resumedAt = before?.done ?? 0;
  const state: Progress = before ?? {
    ...same,
    done: 0,
    bytes: Buffer.byteLength(resultHeader),
    outcomes: noOutcomes(),
  };
  // Never overwrite results of a completed run; those of an interrupted one with other lists are useless.
  const results = await open(options.output, before ? 'r+' : earlier ? 'w' : 'wx');
  try {
    if (!before) await results.write(resultHeader, 0);
    await results.truncate(state.bytes);
    let at = 0;
    let waiting = '';
    let unused: readonly string[] = [];
    const flush = async (): Promise<void> => {
      const bytes = Buffer.from(waiting);
      await results.write(bytes, 0, bytes.length, state.bytes);
      await results.sync();
      state.bytes += bytes.length;
      state.done = at;
      waiting = '';
      writeDurably(progressFile(options.output), JSON.stringify(state));
      options.progress(state.done, state.outcomes);
    };
    const customers = lookedUpAhead(
      customersIn(options.input, (columns) => void (unused = columns)),
      options.lookAhead(),
      (nth) => nth >= resumedAt,
    );
    for await (const { customer, ahead } of customers) {
      if (at++ < resumedAt) continue;
      const { lines, outcome } = await screenCustomer(customer, options.look, ahead);
      waiting += lines;
      state.outcomes[outcome]++;
      if (at % CHUNK === 0) await flush();
    }
    await flush();
    await rm(progressFile(options.output), { force: true });
    return { customers: at, resumedAt, outcomes: state.outcomes, input, unused };
  } finally {
    await results.close();
  }
}

/** Checkpoint of an interrupted run; null if there is none. */
async function progressOf(output: string): Promise<Progress | null> {
  const text = await readFile(progressFile(output), 'utf8').catch(() => null);
  return text === null ? null : (Progress.safeParse(JSON.parse(text)).data ?? null);
}

const isSameRun = (
  { input, lists, onlyChanged }: Progress,
  same: Pick<Progress, 'input' | 'lists' | 'onlyChanged'>,
): boolean => JSON.stringify({ input, lists, onlyChanged }) === JSON.stringify(same);
