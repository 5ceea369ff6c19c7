import { Command, CommanderError } from 'commander';
import { programVersion } from '../engine/program-version.ts';
import { register as audit } from './commands/audit.ts';
import { register as calibrateForensics } from './commands/calibrate-forensics.ts';
import { register as calibrateFaces } from './commands/calibrate-faces.ts';
import { register as chip } from './commands/chip.ts';
import { register as clients } from './commands/clients.ts';
import { register as backup } from './commands/backup.ts';
import { register as compare } from './commands/compare.ts';
import { register as config } from './commands/config.ts';
import { register as consent } from './commands/consent.ts';
import { register as data } from './commands/data.ts';
import { register as key } from './commands/key.ts';
import { register as lists } from './commands/lists.ts';
import { register as registry } from './commands/registry.ts';
import { register as operators } from './commands/operators.ts';
import { register as pictures } from './commands/pictures.ts';
import { register as report } from './commands/report.ts';
import { register as restore } from './commands/restore.ts';
import { register as screen } from './commands/screen.ts';
import { register as forensics } from './commands/forensics.ts';
import { register as serve } from './commands/serve.ts';
import { register as update } from './commands/update.ts';
import { register as verify } from './commands/verify.ts';
import { register as webhooks } from './commands/webhooks.ts';
import { register as worker } from './commands/worker.ts';
import { EXIT } from './with-station.ts';

/** Each command is one file; add yours to this list. */
const COMMANDS = [
  serve,
  verify,
  clients,
  webhooks,
  config,
  audit,
  key,
  backup,
  restore,
  lists,
  screen,
  registry,
  chip,
  forensics,
  calibrateForensics,
  worker,
  compare,
  calibrateFaces,
  operators,
  pictures,
  report,
  data,
  consent,
  update,
];

// `netefatsa data find … | head -1`: the reader has what it wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const program = new Command('netefatsa')
  .description('Verifies documents and faces on this machine, offline.')
  .version(programVersion)
  .option('--data-dir <dir>', 'folder of the station’s data')
  .showHelpAfterError()
  .exitOverride();
for (const register of COMMANDS) register(program);
for (const command of withChildren(program))
  command.exitOverride().option('--data-dir <dir>', 'folder of the station’s data');

try {
  await program.parseAsync();
} catch (thrown) {
  if (!(thrown instanceof CommanderError)) throw thrown;
  process.exitCode = thrown.exitCode === 0 ? EXIT.done : EXIT.usage;
}

/** Every command below the program, so that `--data-dir` may stand anywhere. */
function withChildren(command: Command): Command[] {
  return command.commands.flatMap((child) => [child as Command, ...withChildren(child as Command)]);
}
