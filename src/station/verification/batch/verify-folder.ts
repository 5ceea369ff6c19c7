import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import type { ErrorCode } from '../../../contract/errors/catalogue.ts';
import { message } from '../../../contract/messages/message.ts';
import { StationError } from '../../../contract/errors/station-error.ts';
import { MAX_FILES } from '../../../contract/limits.ts';
import type { Verification } from '../../../contract/verification.ts';
import type { SourceFile } from '../../../engine/raster/page.ts';
import { requestsInFolder, type FolderRequest } from './requests-in-folder.ts';
import { openResults, resultLines, type ResultLine } from './result-lines.ts';
import { writeResultsCsv } from './results-csv.ts';

/** Attempts at a request with a failure that may pass. */
const ATTEMPTS = 3;
const RETRY_AFTER_MS = 2_000;
/** Station faults, which would hit every further request: the run ends and can be resumed. */
const OF_THE_STATION: ReadonlySet<ErrorCode> = new Set([
  'ENGINE_UNAVAILABLE',
  'STORAGE_FAILED',
  'STORAGE_FULL',
]);

export interface FolderRun {
  readonly folder: string;
  /** JSON, a line for each request; the table beside it has the same name with `.csv`. */
  readonly results: string;
  readonly table: string;
  /** Options of all requests: results with others do not count. */
  readonly way: string;
  /** Requests that are worked on at the same time. */
  readonly parallel: number;
  /** @throws StationError where a file cannot be verified at all */
  read(file: string): SourceFile;
  verify(files: readonly SourceFile[], onCase: (caseId: string) => void): Promise<Verification>;
  present(verification: Verification): Record<string, unknown>;
  presentError(error: StationError): Record<string, unknown>;
  now(): number;
  /** Aborted: requests in progress finish, no new one starts. */
  readonly pause: AbortSignal;
  progress(state: FolderProgress): void;
}

export interface FolderProgress {
  readonly requests: number;
  /** Answered so far, earlier runs included. */
  readonly done: number;
  readonly refused: number;
  /** Of this run. */
  readonly pages: number;
}

export interface FolderSummary extends FolderProgress {
  /** Answered by earlier runs. */
  readonly resumedAt: number;
  readonly others: number;
}

/**
 * Verifies the documents of a folder, several requests at a time. An answer counts once it is on the disk; a paused or
 * killed run resumes: requests with the same files and options are not repeated. A request that a kill interrupted is
 * read again, into a case of its own.
 *
 * @throws StationError of the station's faults; those of single requests are their answers
 */
export async function verifyFolder(run: FolderRun): Promise<FolderSummary> {
  const { requests, others } = requestsInFolder(run.folder);
  const inputs = new Map(requests.map((request) => [request.name, inputOf(request, run)]));
  const answered = new Map<string, ResultLine['outcome']>();
  for await (const line of resultLines(run.results))
    if (inputs.get(line.name) === line.input) answered.set(line.name, line.outcome);
  const state = {
    requests: requests.length,
    done: answered.size,
    refused: [...answered.values()].filter((outcome) => outcome === 'refused').length,
    pages: 0,
  };
  const resumedAt = state.done;
  const left = requests.filter(({ name }) => !answered.has(name)).values();
  const results = await openResults(run.results);
  let fault: unknown = null;
  const work = async (): Promise<void> => {
    for (const request of left) {
      if (run.pause.aborted || fault !== null) return;
      const line = await answerOf(request, inputs.get(request.name)!, run);
      await results.add(line);
      state.done++;
      state.pages += line.pages;
      if (line.outcome === 'refused') state.refused++;
      run.progress({ ...state });
    }
  };
  try {
    await Promise.all(
      Array.from({ length: run.parallel }, () => work().catch((thrown: unknown) => void (fault ??= thrown))),
    );
  } finally {
    await results.close();
  }
  await writeResultsCsv(run.results, run.table, inputs);
  if (fault !== null) throw fault;
  return { ...state, resumedAt, others };
}

function inputOf({ files }: FolderRequest, { way, read }: FolderRun): string {
  const hash = createHash('sha256').update(`${way}\n`);
  for (const file of files) {
    hash.update(`${path.basename(file)}\n`);
    try {
      hash.update(createHash('sha256').update(read(file).bytes).digest());
    } catch (thrown) {
      // Refused for the same reason until somebody changes the file.
      hash.update(StationError.from(thrown).code);
    }
  }
  return hash.digest('hex');
}

async function answerOf(request: FolderRequest, input: string, run: FolderRun): Promise<ResultLine> {
  const started = run.now();
  let caseId: string | null = null;
  const end = (
    outcome: ResultLine['outcome'],
    pages: number,
    result: Record<string, unknown>,
  ): ResultLine => ({
    name: request.name,
    files: request.files.map((file) => path.basename(file)),
    input,
    outcome,
    finishedAt: new Date(run.now()).toISOString(),
    seconds: (run.now() - started) / 1_000,
    pages,
    caseId,
    result,
  });
  for (let attempt = 1; ; attempt++)
    try {
      if (request.files.length > MAX_FILES)
        throw new StationError('TOO_MANY_FILES', message('documentRefusals.manyFiles', { most: MAX_FILES }));
      const verification = await run.verify(request.files.map(run.read), (id) => (caseId = id));
      return end('done', verification.pages.length, run.present(verification));
    } catch (thrown) {
      const error = StationError.from(thrown);
      if (OF_THE_STATION.has(error.code)) throw error;
      if (!error.entry.retryable || attempt === ATTEMPTS) return end('refused', 0, run.presentError(error));
      await wait(RETRY_AFTER_MS);
    }
}
