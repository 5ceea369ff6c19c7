import { Option, type Command } from 'commander';
import { CategoryName } from '../../contract/asynchronous.ts';
import type { Category } from '../../contract/categories.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import { MAX_FILES } from '../../contract/limits.ts';
import { presentError } from '../../station/presenters/errors.ts';
import { presentAnalysis, presentFlat } from '../../station/presenters/flat.ts';
import { presentStructured } from '../../station/presenters/structured.ts';
import type { Station } from '../../station/station.ts';
import { ACTOR } from '../command-line.ts';
import { printReadable } from '../output.ts';
import { readSource } from '../source-file.ts';
import { isItsOwnTable, verifyBatch, type BatchOptions } from '../verify-batch.ts';
import { EXIT, usageError, withStation } from '../with-station.ts';

interface Options {
  readonly category: CategoryName;
  readonly shape: 'structured' | 'flat' | 'analysis';
  readonly singlePass?: boolean;
  readonly rawText?: boolean;
  readonly batch?: string;
  readonly output?: string;
  readonly json?: boolean;
}

const PRESENT = { structured: presentStructured, flat: presentFlat, analysis: presentAnalysis };

/** `netefatsa verify --category identity FILE…`, `verify --batch DIR` */
export function register(program: Command): void {
  program
    .command('verify')
    .description('verify documents and print the result as the API would answer it')
    .addOption(
      new Option('--category <category>', 'what the documents are')
        .choices(CategoryName.options)
        .default('auto'),
    )
    .addOption(
      new Option('--shape <shape>', 'shape of the result')
        .choices(['structured', 'flat', 'analysis'])
        .default('structured'),
    )
    .option('--single-pass', 'skip the classification step')
    .option('--raw-text', 'print rawOCRText as well')
    .option(
      '--batch <folder>',
      'verify every document of a folder, and those of each folder in it together; goes on where an earlier run was cut off',
    )
    .option(
      '--output <results.jsonl>',
      'where the results of --batch go, a table beside them (default: beside the folder, as NAME.results.jsonl)',
    )
    .option('--json', 'with --batch: say how it ended as JSON')
    .argument('[file...]', 'JPG, PNG or PDF files of one person or company')
    .action((files: string[], options: Options, command: Command) =>
      withStation(command, (station) => {
        if (options.batch === undefined && files.length === 0)
          throw usageError(command, 'Give files, or a folder with --batch.');
        if (options.batch !== undefined && files.length > 0)
          throw usageError(command, 'Give files or a folder, not both.');
        if (options.batch !== undefined && options.shape !== 'structured')
          throw usageError(command, 'The results of --batch have the structured shape.');
        if (options.batch === undefined && options.output !== undefined)
          throw usageError(command, '--output is for the results of --batch; of files they are printed.');
        if (options.batch !== undefined && options.output !== undefined && isItsOwnTable(options.output))
          throw usageError(
            command,
            'The table beside the results ends in .csv: give --output another ending, as .jsonl.',
          );
        return options.batch === undefined
          ? verifyFiles(station, files, options)
          : verifyBatch(station, batchOf(options.batch, options));
      }),
    );
}

function batchOf(folder: string, options: Options): BatchOptions {
  return {
    folder,
    ...(options.output === undefined ? {} : { output: options.output }),
    ...askedAs(options),
    includeRawText: options.rawText ?? false,
    json: options.json ?? false,
  };
}

/** @throws StationError INVALID_REQUEST */
function askedAs(options: Options): Pick<BatchOptions, 'category' | 'mode'> {
  const category = options.category === 'auto' ? null : (options.category.toUpperCase() as Category);
  if (category === null && options.singlePass)
    throw new StationError('INVALID_REQUEST', unkeyed('Automatic routing needs the classification step.'));
  return { category, mode: options.singlePass ? 'SINGLE_PASS' : 'BATCH' };
}

async function verifyFiles(station: Station, names: readonly string[], options: Options): Promise<number> {
  const requestId = station.newId();
  try {
    const verification = await station.verification.verify({
      files: names.length > MAX_FILES ? tooMany() : names.map(readSource),
      ...askedAs(options),
      actor: ACTOR,
      requestId,
    });
    printReadable(PRESENT[options.shape](verification, { includeRawText: options.rawText ?? false }));
    return EXIT.done;
  } catch (thrown) {
    const error = StationError.from(thrown);
    const site = {
      requestId,
      timestamp: new Date(station.clock.now()).toISOString(),
      instance: '/cli/verify',
    };
    printReadable(presentError(error, options.shape === 'structured' ? 'problem' : 'flat', site).body);
    process.stderr.write(`netefatsa: ${error.message}\n`);
    return EXIT.negative;
  }
}

function tooMany(): never {
  throw new StationError('TOO_MANY_FILES', unkeyed(`At most ${MAX_FILES} files may be verified at once.`));
}
