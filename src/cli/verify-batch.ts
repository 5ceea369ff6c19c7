import path from 'node:path';
import type { Category } from '../contract/categories.ts';
import type { StationError } from '../contract/errors/station-error.ts';
import type { Verification } from '../contract/verification.ts';
import { presentError } from '../station/presenters/errors.ts';
import { presentStructured } from '../station/presenters/structured.ts';
import type { Station } from '../station/station.ts';
import { verifyFolder, type FolderProgress } from '../station/verification/batch/verify-folder.ts';
import type { VerifyOptions } from '../station/verification/verify.ts';
import { ACTOR } from './command-line.ts';
import { printJson, printLine } from './output.ts';
import { readSource } from './source-file.ts';
import { EXIT } from './with-station.ts';

/** Interval of progress messages. */
const TELL_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;
/** One more than the engines read, for an answer being stored: no engine waits for the disk. */
const BEING_KEPT = 1;

export interface BatchOptions {
  readonly folder: string;
  /** Default: beside the folder, as NAME.results.jsonl. Not its own table. */
  readonly output?: string;
  readonly category: Category | null;
  readonly mode: VerifyOptions['mode'];
  readonly includeRawText: boolean;
  readonly json: boolean;
}

/** The table beside a file of results. */
const tableOf = (results: string): string =>
  path.join(path.dirname(results), `${path.parse(results).name}.csv`);

/** Is the table the results file itself? Most systems compare names case-insensitively. */
export const isItsOwnTable = (results: string): boolean =>
  path.resolve(tableOf(results)).toLowerCase() === path.resolve(results).toLowerCase();

/**
 * Verifies a folder's documents; progress goes to the standard error. Ctrl+C pauses: what is being read is read to its end, and the same
 * command goes on, as it does after a kill.
 *
 * @returns 1 when something was refused or is left
 */
export async function verifyBatch(station: Station, options: BatchOptions): Promise<number> {
  const { category, mode, includeRawText } = options;
  const results = options.output ?? `${path.resolve(options.folder)}.results.jsonl`;
  const table = tableOf(results);
  const pausing = new AbortController();
  const pause = (): void => {
    process.stderr.write('Pausing: what is being read is read to its end. Once more ends at once.\n');
    pausing.abort();
  };
  process.once('SIGINT', pause);
  process.once('SIGTERM', pause);
  const started = performance.now();
  const perMinute = (pages: number): number =>
    Math.round((pages * MINUTE_MS) / Math.max(1, performance.now() - started));
  let told = started;
  try {
    const summary = await verifyFolder({
      folder: options.folder,
      results,
      table,
      way: JSON.stringify({ category, mode, includeRawText }),
      parallel: station.verification.parallel + BEING_KEPT,
      read: readSource,
      verify: (files, onCase) =>
        station.verification.verify({ files, category, mode, actor: ACTOR, priority: 'background', onCase }),
      present: (verification) => presented(station, verification, includeRawText),
      presentError: (error) => presentedError(station, error),
      now: () => station.clock.now(),
      pause: pausing.signal,
      progress: (state) => {
        if (performance.now() - told < TELL_EVERY_MS) return;
        told = performance.now();
        process.stderr.write(`${howFar(state)}; ${perMinute(state.pages)} pages a minute\n`);
      },
    });
    const isWhole = summary.done === summary.requests;
    if (options.json)
      printJson({ ...summary, paused: !isWhole, perMinute: perMinute(summary.pages), results, table });
    else {
      printLine(`${howFar(summary)}; results in ${results} and ${table}`);
      if (summary.others > 0)
        printLine(`${summary.others} files were left out: they are no JPG, PNG or PDF, or are links.`);
      if (!isWhole) printLine('Paused. The same command goes on.');
    }
    return isWhole && summary.refused === 0 ? EXIT.done : EXIT.negative;
  } finally {
    process.off('SIGINT', pause);
    process.off('SIGTERM', pause);
  }
}

const howFar = ({ requests, done, refused }: FolderProgress): string =>
  `${done} of ${requests} verified${refused > 0 ? `, ${refused} of them refused` : ''}`;

function presented(station: Station, verification: Verification, includeRawText: boolean) {
  const { caseId } = verification;
  const assessment = caseId === null ? {} : { assessment: station.cases.assessments.of(caseId) };
  return { ...presentStructured(verification, { includeRawText, ...assessment }) };
}

function presentedError(station: Station, error: StationError) {
  const site = {
    requestId: station.newId(),
    timestamp: new Date(station.clock.now()).toISOString(),
    instance: '/cli/verify',
  };
  return { ...presentError(error, 'problem', site).body };
}
