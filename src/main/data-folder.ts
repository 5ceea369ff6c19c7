import path from 'node:path';
import { defaultDataFolder } from '../station/data-folder.ts';

const OPTION = '--data-dir';

/** `--data-dir DIR` or `--data-dir=DIR`, else the environment, else the system's place. */
export function dataFolderOf(args: readonly string[]): string {
  const at = args.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  const given = args[at] === OPTION ? args[at + 1] : args[at]?.slice(OPTION.length + 1);
  return given ? path.resolve(given) : defaultDataFolder();
}
