/**
 * `npm run test:packaged`: packages the station for this Linux (`--linux dir`), starts the result under Xvfb as an
 * ordinary user and runs the smoke test against it. `ELECTRON_OVERRIDE_DIST_PATH` and `NETEFATSA_TEST_SQLITE_BINDING` name
 * an Electron and its SQLite binding where Electron's own archive cannot be downloaded. `--keep` tests what is there.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const node = (file: string, ...args: string[]): void => {
  const { status } = spawnSync(process.execPath, [path.join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
};
if (!process.argv.includes('--keep')) node('tools/package.ts', '--linux', 'dir');
node('node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', 'test/e2e/packaged.test.ts');
