import { homedir } from 'node:os';
import path from 'node:path';
import { variable } from '../contract/environment.ts';

/** Default data folder of the operating system, without `--data-dir` and `NETEFATSA_DATA_DIR`. */
export function defaultDataFolder(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const named = variable('NETEFATSA_DATA_DIR', environment);
  if (named) return path.resolve(named);
  if (platform === 'win32')
    return path.join(
      variable('LOCALAPPDATA', environment) ?? path.join(homedir(), 'AppData', 'Local'),
      'Netefatsa',
    );
  if (platform === 'darwin') return path.join(homedir(), 'Library', 'Application Support', 'Netefatsa');
  return path.join(
    variable('XDG_DATA_HOME', environment) ?? path.join(homedir(), '.local', 'share'),
    'netefatsa',
  );
}
