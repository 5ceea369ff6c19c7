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

/** Attempts at one request whose failure may pass. */
const ATTEMPTS = 3;
const RETRY_AFTER_MS = 2_000;
/** Faults of the station, which every request after it would meet: the run ends there and goes on another time. */
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
  /** How every request is asked about: results of another way do not count. */
  readonly way: string;
  /** Requests that are worked on at the same time. */
  readonly parallel: number;
  /** @throws StationError where a file cannot be verified at all */
  read(file: string): SourceFile;
  verify(files: readonly SourceFile[], onCase: (caseId: string) => void): Promise<Verification>;
  present(verification: Verification): Record<string, unknown>;
  presentError(error: StationError): Record<string, unknown>;
  now(): number;
  /** Aborted: what is being read is read to its end, and nothing is begun. */
  readonly pause: AbortSignal;
  progress(state: FolderProgress): void;
}

export interface FolderProgress {
  readonly requests: number;
  /** Answered by now, those of earlier runs among them. */
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
 * Verifies the documents of a folder, several requests at a time. Every answer is on the disk before it counts; a run that was paused or
 * killed goes on where it was: requests whose files and way are the same are not asked again. What was being read when it was killed is
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
      // Refused for the same reason every time, until somebody changes the file.
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
