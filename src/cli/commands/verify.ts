import { Option, type Command } from 'commander';
import { CategoryName } from '../../contract/asynchronous.ts';
import type { Category } from '../../contract/categories.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { MAX_FILES } from '../../contract/limits.ts';
import { presentError } from '../../station/presenters/errors.ts';
import { presentAnalysis, presentFlat } from '../../station/presenters/flat.ts';
import { presentStructured } from '../../station/presenters/structured.ts';
import type { Station } from '../../station/station.ts';
import { ACTOR } from '../command-line.ts';
import { printReadable } from '../output.ts';
import { readSource } from '../source-file.ts';
import { EXIT, withStation } from '../with-station.ts';

interface Options {
  readonly category: CategoryName;
  readonly shape: 'structured' | 'flat' | 'analysis';
  readonly singlePass?: boolean;
  readonly rawText?: boolean;
}

const PRESENT = { structured: presentStructured, flat: presentFlat, analysis: presentAnalysis };

/** `netefatsa verify --category identity FILE…` */
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
    .argument('<file...>', 'JPG, PNG or PDF files of one person or company')
    .action((files: string[], options: Options, command: Command) =>
      withStation(command, (station) => verifyFiles(station, files, options)),
    );
}

async function verifyFiles(station: Station, names: readonly string[], options: Options): Promise<number> {
  const requestId = station.newId();
  try {
    const category = options.category === 'auto' ? null : (options.category.toUpperCase() as Category);
    if (category === null && options.singlePass)
      throw new StationError('INVALID_REQUEST', 'Automatic routing needs the classification step.');
    const verification = await station.verification.verify({
      files: names.length > MAX_FILES ? tooMany() : names.map(readSource),
      category,
      mode: options.singlePass ? 'SINGLE_PASS' : 'BATCH',
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
  throw new StationError('TOO_MANY_FILES', `At most ${MAX_FILES} files may be verified at once.`);
}
