import { Command, CommanderError, Option } from 'commander';
import { programVersion } from '../engine/program-version.ts';
import { EXIT } from './with-station.ts';
import { defaultDataFolder } from '../station/data-folder.ts';

const DATA_FOLDER = `folder of the station’s data (default: ${defaultDataFolder()})`;

/** Each command is one file of its name; add yours to this list. */
const COMMANDS: ReadonlyMap<string, () => Promise<{ register(program: Command): void }>> = new Map([
  ['serve', () => import('./commands/serve.ts')],
  ['verify', () => import('./commands/verify.ts')],
  ['clients', () => import('./commands/clients.ts')],
  ['webhooks', () => import('./commands/webhooks.ts')],
  ['config', () => import('./commands/config.ts')],
  ['audit', () => import('./commands/audit.ts')],
  ['key', () => import('./commands/key.ts')],
  ['backup', () => import('./commands/backup.ts')],
  ['restore', () => import('./commands/restore.ts')],
  ['lists', () => import('./commands/lists.ts')],
  ['screen', () => import('./commands/screen.ts')],
  ['registry', () => import('./commands/registry.ts')],
  ['chip', () => import('./commands/chip.ts')],
  ['forensics', () => import('./commands/forensics.ts')],
  ['calibrate-forensics', () => import('./commands/calibrate-forensics.ts')],
  ['worker', () => import('./commands/worker.ts')],
  ['compare', () => import('./commands/compare.ts')],
  ['calibrate-faces', () => import('./commands/calibrate-faces.ts')],
  ['operators', () => import('./commands/operators.ts')],
  ['pictures', () => import('./commands/pictures.ts')],
  ['report', () => import('./commands/report.ts')],
  ['data', () => import('./commands/data.ts')],
  ['consent', () => import('./commands/consent.ts')],
  ['update', () => import('./commands/update.ts')],
]);

/**
 * Runs one command line, for example `['config', '--data-dir', '/srv/station']`: what it prints goes to the standard streams, how it ended
 * to `process.exitCode`, as {@link EXIT} says.
 */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  const program = new Command('netefatsa')
    .description('Verifies documents and faces on this machine, offline.')
    .version(programVersion)
    .option('--data-dir <dir>', DATA_FOLDER)
    .showHelpAfterError()
    .exitOverride();
  const loaded = await Promise.all([...commandsFor(args)].map((load) => load()));
  for (const { register } of loaded) register(program);
  for (const command of withChildren(program)) {
    command.exitOverride().option('--data-dir <dir>', DATA_FOLDER);
    addTwin(command);
  }

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    process.exitCode = thrown.exitCode === 0 ? EXIT.done : EXIT.usage;
  }
}

/** Two words for the file that a command writes: what one command calls `--output` is `--out` in another. */
const TWINS = [
  ['--out', '--output'],
  ['--output', '--out'],
] as const;

function addTwin(command: Command): void {
  for (const [known, twin] of TWINS) {
    const option = command.options.find(({ long }) => long === known);
    if (!option) continue;
    command.addOption(new Option(`${twin} <file>`).hideHelp());
    command.on(`option:${twin.slice(2)}`, (file: string) =>
      command.setOptionValueWithSource(option.attributeName(), file, 'cli'),
    );
    return;
  }
}

/** Every command below the program, so that `--data-dir` may stand anywhere. */
function withChildren(command: Command): Command[] {
  return command.commands.flatMap((child) => [child as Command, ...withChildren(child as Command)]);
}

/** The command that is run, as loading all of them takes longer than most work; every one where help or a wrong name asks for them. */
function commandsFor(args: readonly string[]) {
  const [first = ''] = args[0] === '--data-dir' ? args.slice(2) : args;
  const named = COMMANDS.get(first);
  return named ? [named] : COMMANDS.values();
}
