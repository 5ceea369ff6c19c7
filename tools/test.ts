/**
 * `npm test`: every test of the project: unit tests beside the code, then the whole station (`test/`).
 * Extra arguments go to Vitest: `npm test -- --project unit src/engine`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-test-'));
const summary = path.join(folder, 'summary.json');

const run = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${summary}`,
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Stations and commands that tests start strip the types of the sources once, not each for itself.
    env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node-compile'), ...process.env },
  },
);

try {
  const result = JSON.parse(readFileSync(summary, 'utf8')) as Record<string, number>;
  const skipped = (result['numPendingTests'] ?? 0) + (result['numTodoTests'] ?? 0);
  process.stdout.write(
    `\n${result['numPassedTests']} passed, ${result['numFailedTests']} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
  );
} catch {
  process.stderr.write('Vitest left no summary: it did not run to its end.\n');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(run.status ?? 1);
