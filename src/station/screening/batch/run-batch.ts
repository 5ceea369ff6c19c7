import { open, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { writeDurably } from '../../store/durable-file.ts';
import { sha256OfFile } from '../../store/file-hash.ts';
import { customersIn } from './customers-csv.ts';
import { lookedUpAhead, type LookAhead } from './looked-up-ahead.ts';
import { resultHeader } from './results-csv.ts';
import { noOutcomes, Outcomes, screenCustomer, type Look } from './screen-customer.ts';

/** Customers between two notes of how far the run is: a run that was cut off asks for no more than these again. */
const CHUNK = 500;

/** What a run leaves beside its results: how far it is, and with what. */
const Progress = z.object({
  /** SHA-256 of the customers' file. */
  input: z.string(),
  /** The lists that it is compared with, each with its hash. */
  lists: z.array(z.string()),
  onlyChanged: z.boolean(),
  /** Customers done, and bytes of the results that hold them. */
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
  /** Customers that an earlier run, which was cut off, had done. */
  readonly resumedAt: number;
  readonly outcomes: Readonly<Outcomes>;
  /** SHA-256 of the customers' file. */
  readonly input: string;
}

export const progressFile = (output: string): string => `${output}.progress`;

/**
 * Screens every customer of a file and writes the results beside it. A run that was cut off goes on where it was, as long as the file
 * and the lists are the same; else it begins anew.
 *
 * @throws StationError SCREENING_LISTS_STALE from `look`; the error EEXIST when results of a run that ended would be written over
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
  // Results of a run that ended are somebody's; those of one that was cut off, with other lists, are nobody's.
  const results = await open(options.output, before ? 'r+' : earlier ? 'w' : 'wx');
  try {
    if (!before) await results.write(resultHeader, 0);
    await results.truncate(state.bytes);
    let at = 0;
    let waiting = '';
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
      customersIn(options.input),
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
    return { customers: at, resumedAt, outcomes: state.outcomes, input };
  } finally {
    await results.close();
  }
}

/** How far an earlier run that was cut off came; null where there was none. */
async function progressOf(output: string): Promise<Progress | null> {
  const text = await readFile(progressFile(output), 'utf8').catch(() => null);
  return text === null ? null : (Progress.safeParse(JSON.parse(text)).data ?? null);
}

const isSameRun = (
  { input, lists, onlyChanged }: Progress,
  same: Pick<Progress, 'input' | 'lists' | 'onlyChanged'>,
): boolean => JSON.stringify({ input, lists, onlyChanged }) === JSON.stringify(same);
