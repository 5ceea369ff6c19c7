/**
 * `npm test`: every test of the project: unit tests beside the code, then the whole station (`test/`).
 * Extra arguments go to Vitest: `npm test -- --project unit src/engine`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { newTestFolder } from './test-folder.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = newTestFolder();
const summary = path.join(folder, 'summary.json');

// Whoever interrupts means Vitest, too: it ends, and what the tests left is removed here.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => run.kill(signal));
const run = spawn(
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
    env: {
      // Stations and commands that tests start strip the types of the sources once, not each for itself.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node-compile'),
      ...process.env,
      TMPDIR: folder,
    },
  },
);

const [status] = (await once(run, 'exit')) as [number | null];

try {
  const result = JSON.parse(readFileSync(summary, 'utf8')) as Record<string, number>;
  const skipped = (result['numPendingTests'] ?? 0) + (result['numTodoTests'] ?? 0);
  process.stdout.write(
    `\n${result['numPassedTests']} passed, ${result['numFailedTests']} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
  );
} catch {
  process.stderr.write('Vitest left no summary: it did not run to its end.\n');
} finally {
  // Stations that were interrupted may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(status ?? 1);
