import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Absolute path of a file inside an installed npm package, also where the package's `exports` hide it.
 *
 * @throws when the package is not installed.
 */
export function packageFile(name: string, ...file: string[]): string {
  const folder = (require.resolve.paths(name) ?? [])
    .map((modules) => path.join(modules, name))
    .find((candidate) => existsSync(path.join(candidate, 'package.json')));
  if (!folder) throw new Error(`The package ${name} is not installed`);
  return path.join(folder, ...file);
}
